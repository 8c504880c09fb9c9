import { MINUTE } from '#base/time.ts'

/** So long after it was due a turn may still be on its way. */
const PATIENCE = MINUTE

type Turn = { name: string; everyMs: number }

export type OverdueJobs = ReturnType<typeof openOverdueJobs>

/** Remembers when each job of this process last ended well, for whoever looks after it. */
export function openOverdueJobs(clock: () => number = () => performance.now()) {
  const due = new Map<string, number>()
  const expect = ({ name, everyMs }: Turn): void => void due.set(name, clock() + everyMs)
  return {
    /** The job runs from now on. */
    began: expect,
    /** A turn has ended well. */
    ended: expect,
    /** The names of those that have failed or been stuck for so long that the next good end is overdue. */
    late: (): string[] => [...due].filter(([, at]) => clock() > at + PATIENCE).map(([name]) => name),
  }
}
