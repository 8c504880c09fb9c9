import { MINUTE } from '#base/time.ts'

/** A run counts as overdue after this delay. */
const TOLERANCE = MINUTE

type Turn = { name: string; everyMs: number }

export type OverdueJobs = ReturnType<typeof openOverdueJobs>

/** Remembers when each job of this process last succeeded, for monitoring. */
export function openOverdueJobs(clock: () => number = () => performance.now()) {
  const due = new Map<string, number>()
  const expect = ({ name, everyMs }: Turn): void => void due.set(name, clock() + everyMs)
  return {
    began: expect,
    ended: expect,
    /** The names of jobs whose next success is overdue, because they failed or got stuck. */
    late: (): string[] => [...due].filter(([, at]) => clock() > at + TOLERANCE).map(([name]) => name),
  }
}
