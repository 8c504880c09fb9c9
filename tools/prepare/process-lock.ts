import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '../processes.mjs'

/**
 * Runs the work while no other process of this checkout runs it. The lock is a file lock of SQLite. The kernel releases the lock when the process
 * ends, so a killed process leaves no lock behind.
 */
export async function withProcessLock<T>(work: () => Promise<T>): Promise<T> {
  const folder = path.join(ROOT, '.cache')
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(path.join(folder, 'prepare.lock'))
  let waiting = false
  while (!taken(lock)) {
    if (!waiting) console.log('Another command is preparing this folder; waiting for it …')
    waiting = true
    await pause(200)
  }
  try {
    return await work()
  } finally {
    lock.close()
  }
}

function taken(lock: DatabaseSync): boolean {
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;')
    return true
  } catch (error) {
    if (error instanceof Error && /locked|busy/i.test(error.message)) return false
    throw error
  }
}
