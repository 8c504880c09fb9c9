import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { errorCode, StartError } from '../../start-error.ts'

/** Another process already has the lock on the folder. */
export class FolderInUse extends StartError {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is already in use by another running shop. ` +
        'Stop that one, choose another DATA_DIR, or set DATABASE_URL to run several processes on one PostgreSQL.',
    )
    this.name = 'FolderInUse'
  }
}

/**
 * Takes an exclusive lock on a folder and returns a function that releases the lock. The lock is SQLite's file lock (fcntl), because Node
 * has no flock. The kernel releases the lock when the process ends, so a kill leaves no stale lock.
 */
export function lockFolder(folder: string): () => void {
  assertUsable(folder)
  const lock = openLock(join(folder, 'lock.sqlite'))
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;')
  } catch (error) {
    lock.close()
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw new FolderInUse(folder)
    throw lockFault(folder, error)
  }
  return () => lock.close()

  function openLock(file: string): DatabaseSync {
    try {
      return new DatabaseSync(file)
    } catch (error) {
      throw lockFault(folder, error)
    }
  }
}

function lockFault(folder: string, cause: unknown): StartError {
  const file = join(folder, 'lock.sqlite')
  return new StartError(
    `DATA_DIR: ${file} cannot be locked. This file contains no data. If no shop is running in this folder, remove the file. Otherwise choose another DATA_DIR.`,
    { cause },
  )
}

/** Creates the folder if needed. Refuses a path that is not a folder or is not writable. */
function assertUsable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`DATA_DIR: ${explainLock(folder, errorCode(error))}`, { cause: error })
  }
}

function explainLock(folder: string, code: string | undefined): string {
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `${folder} is, or is inside, a file and not a folder. Move the file away or choose another DATA_DIR.`
  if (code === 'ENOSPC') return `the disk of ${folder} is full. Free some space or choose another DATA_DIR.`
  return `${folder} cannot be written (${code}). Give this user write access, or choose another DATA_DIR.`
}
