import { globSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** Linux counts processor time in hundredths of a second on every machine. */
const TICK_MS = 10

/** The processor time of a process with all its threads, in milliseconds. */
export function processorTime(pid: number): number {
  const { own } = timesOf(pid)
  return own
}

/** The processor time of PostgreSQL: of its first process and all child processes, including those that have ended. */
export function postgresTime(postmaster: number): number {
  const children = globSync('/proc/[0-9]*/stat').map((file) => Number(file.split('/')[2]))
  const { own, ended } = timesOf(postmaster)
  return children.reduce((sum, pid) => {
    const times = timesOf(pid)
    return times.parent === postmaster ? sum + times.own : sum
  }, own + ended)
}

/** The id of the first process of the PostgreSQL server at this URL. The server runs on this machine. */
export async function findPostmaster(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return timesOf(rows[0]?.pid ?? 0).parent
  } finally {
    await client.end()
  }
}

function timesOf(pid: number): { parent: number; own: number; ended: number } {
  const text = readStat(pid)
  // The name in brackets can contain any character. The fields after the name begin with the third field (proc_pid_stat(5)).
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = (field: number) => Number(fields[field - 3] ?? 0) * TICK_MS
  return { parent: Number(fields[1] ?? 0), own: ticks(14) + ticks(15), ended: ticks(16) + ticks(17) }
}

/** The text of `/proc/<pid>/stat`; empty if the process has just ended. */
function readStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
