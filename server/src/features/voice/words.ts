import type { Unheard } from '../../lib/speech/messages.ts'

const unheard: Record<Unheard, string> = {
  not_audio:
    'This is no recording that Karar can hear. It takes WebM and Ogg with Opus sound, and WAV, with one or two channels.',
  cut: 'The recording ends in the middle. Please record your question again.',
  too_long: 'The recording is longer than 60 seconds. Please ask in fewer words.',
  silence: 'No words could be heard. Please speak closer to the microphone and try again.',
}

export const words = {
  unheard,
  notMultipart: 'Send the recording as a multipart form, in the field audio_file.',
  noFile: 'The recording is missing. Send it in the field audio_file.',
  brokenOff: 'The recording did not arrive whole. Please try again.',
  tooLarge: 'A recording has at most 5 MB. Please ask in fewer words.',
  hearTookTooLong: 'This recording took too long to understand, so it was stopped. Please ask in fewer words.',
  noEars: 'Spoken questions cannot be understood just now. Please type your question, or try again in a moment.',
  noSpeech: 'Voice generation is not available just now. The answer is there to read.',
  noSound: 'The voice of this server speaks English only. The answer is there to read.',
  tooManyAtOnce: 'Your last recordings are still being worked on. Please wait for them.',
  closing: 'Karar is being stopped just now. Please ask again in a moment.',
} as const
