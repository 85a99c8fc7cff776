import type { AiFailure } from '@karar/schema'

/** What went wrong with a language model, for whoever waits for it. The built-in analysis stands in every case. */
export const words = {
  failed: {
    unreachable: 'The language model could not be reached.',
    timed_out: 'The language model took too long.',
    rate_limited: 'The language model has too much to do just now.',
    key_refused: 'The language model refused the key that is set up here.',
    model_unknown: 'The service knows no language model of the name that is set up here.',
    refused: 'The language model refused to read this.',
    empty: 'The language model answered nothing.',
    not_json: 'The language model did not answer in the form that Karar can read. It may be too small.',
    wrong_schema: 'The language model did not keep to the form that Karar asked for. It may be too small.',
    broken_off: 'The answer of the language model broke off.',
    too_long: 'The language model did not come to the end of its answer.',
    resting: 'The language model failed several times in a row and is left alone for a minute.',
    budget_document: 'This document has used as much of the language model as one document may.',
    budget_day: 'The language model has been used as much as it may be in one day. Try again tomorrow.',
    internal: 'The second reading failed on our side.',
  } satisfies Record<AiFailure, string>,
  tried: (found: number) =>
    found === 0
      ? 'It answered in the right form, but did not see what stands in the sample clause. It may be too small.'
      : 'It answered in the right form and saw what stands in the sample clause.',
} as const
