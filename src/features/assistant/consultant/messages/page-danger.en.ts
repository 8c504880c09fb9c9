import type { DangerKind } from '../model-danger.ts'

const last = 'I am a program and cannot see what is happening, so please call first.'

/** The answer to a danger. The first paragraph is above the telephone numbers, the other paragraphs are below the numbers. */
const texts: Record<DangerKind, string> = {
  suicide: `I am so sorry that it hurts this much. You do not have to carry this alone: please talk to somebody now.\n\nIf you can, ask someone close to stay with you, and put away anything that could harm you. If this is about somebody else, stay with them and make the call. A ritual is not what is needed at this moment.\n\n${last}`,
  'self-harm': `I am so sorry that you are in such pain. It deserves care, not shame: please talk to somebody today.\n\nIf a wound is deep or does not stop bleeding, call the emergency number. If this is about somebody else, stay close and listen without blame. A ritual is not what is needed at this moment.\n\n${last}`,
  violence: `I am so sorry that this is happening. Nobody may be hurt or threatened, and it is not your fault. Please get help now.\n\nIf you can, go where other people are. If somebody reads your phone, delete this conversation with “New conversation”. If you are afraid that you will harm somebody, step away and call now. A ritual is not what is needed at this moment.\n\n${last}`,
  emergency: `I am so sorry, this must be frightening. Please call for help right now, before anything else.\n\nSay where you are and what has happened, stay on the line and do what the operator says. A ritual is not what is needed at this moment.\n\n${last}`,
  child: `I am so sorry. It is right that you told somebody, and a child is never to blame. Please call now.\n\nIf you are a child, you may also go to an adult whom you trust: a teacher, a doctor, a neighbour. If you are worried about a child, make the call. A ritual is not what is needed at this moment.\n\n${last}`,
}

export const en = {
  texts,
  emergency: 'emergency',
  police: 'police',
  concern: (numbers: string) => `If things are hard or not safe, somebody can listen right now: ${numbers}.`,
  noPrices: 'Prices can wait. Tell me more if you like, or write to a person of the shop.',
}
