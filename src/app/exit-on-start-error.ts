import { explainRefusal } from '#server/database/database-url.ts'
import { StartError } from '#server/start-error.ts'

/** Ends a process that could not begin its work, or failed at it. What says all that its reader needs is shown alone; anything else with its stack. */
export function exitOnStartError(error: unknown): never {
  const known = error instanceof StartError ? error : explainRefusal(process.env, error)
  console.error(known ? known.message : error)
  process.exit(1)
}
