import { problemOf } from './request.ts'

/** What to say of a call that was refused: the sentence, and what is wrong with single fields, by their paths. */
export type Failure = { text: string; faults: Record<string, string> }

/** `otherwise` is said of an outage, for which the server has no words. */
export function failureOf(error: unknown, otherwise: string): Failure {
  const problem = problemOf(error)
  const faults = Object.fromEntries((problem?.errors ?? []).map(({ path, message }) => [path, message]))
  return { text: problem?.message ?? otherwise, faults }
}
