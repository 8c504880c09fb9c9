/** Parts of the error messages of a failed restore, with their cause. */
const SAID = {
  earlier: ['made by an earlier version'],
  client: ['are not installed here'],
  damaged: ['damaged or not whole', 'This backup is not whole'],
  foreign: ['was not made by this shop'],
  key: ['was sealed for a key', 'was sealed to another key'],
  unsealed: ['This backup is not sealed'],
  newer: ['made by a newer version'],
  different: ['is not what was backed up'],
  gone: ['There is no backup'],
  space: ['ENOSPC', 'No space left on device', 'could not extend file'],
  database: ['DATABASE_URL: '],
  killed: ['the check ended with code null'],
} as const

export type FaultCause = keyof typeof SAID

/** The cause of a failed restore; undefined if the error message is not in the list. */
export function findCause(fault: string): FaultCause | undefined {
  const causes = Object.entries(SAID) as [FaultCause, readonly string[]][]
  return causes.find(([, said]) => said.some((words) => fault.includes(words)))?.[0]
}
