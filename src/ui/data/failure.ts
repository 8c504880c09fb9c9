import { problemOf } from './request.ts'

/** The error message of a refused call, and the errors of single fields, by path. */
export type Failure = { text: string; faults: Record<string, string> }

/** `otherwise` is shown for an outage, for which there is no server message. */
export function failureOf(error: unknown, otherwise: string): Failure {
  const problem = problemOf(error)
  const faults = Object.fromEntries((problem?.errors ?? []).map(({ path, message }) => [path, message]))
  return { text: problem?.message ?? otherwise, faults }
}
