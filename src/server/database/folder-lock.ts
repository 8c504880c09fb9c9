import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process already holds the folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is already in use by another running shop. ` +
        'Stop that one, choose another DATA_DIR, or set DATABASE_URL to run several processes on one PostgreSQL.',
    )
    this.name = 'FolderInUse'
  }
}

/**
 * Takes an exclusive lock on a folder and returns the call that gives it back. The lock is SQLite's file lock (fcntl), which the
 * kernel drops with the process, so a kill leaves nothing stale: Node has no flock of its own.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;')
  } catch (error) {
    lock.close()
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw new FolderInUse(folder)
    throw error
  }
  return () => lock.close()
}
