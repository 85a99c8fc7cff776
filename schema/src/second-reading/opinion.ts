import { z } from 'zod'

/** Who found something: the playbook, a language model that read the contract a second time, or both. */
export const Origin = z.enum(['playbook', 'model', 'both']).catch('both')
export type Origin = z.infer<typeof Origin>

/** What a language model said about a finding. Its words are shown as such and decide nothing. */
export const SecondOpinion = z.object({
  says: z.string().nullable().meta({ description: 'What the passage does to the reader, in the words of the model' }),
  doubt: z
    .string()
    .nullable()
    .meta({ description: 'Why the model holds the finding to be wrong; it stands all the same' }),
  law: z
    .array(z.object({ cited: z.string(), known: z.boolean() }))
    .meta({ description: 'Authorities that the model named; known: the law table has it, in force on the day' }),
})
export type SecondOpinion = z.infer<typeof SecondOpinion>
