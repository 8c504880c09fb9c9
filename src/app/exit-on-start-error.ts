import { StartError } from '#server/start-error.ts'

/** Ends a process that could not begin its work, or failed at it. A StartError says all that its reader needs; anything else shows its stack. */
export function exitOnStartError(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
