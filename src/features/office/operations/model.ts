/** What lies beside each archive, unsealed: enough to know which there are and when their files may go, and nothing of anybody. */
export type BackupRecord = {
  /** The moment it shows, as `2026-11-22T21-30-00Z`: the archive's name too. */
  name: string
  madeAt: string
  version: string
  engine: 'pglite' | 'postgres'
  isSealed: boolean
  /** Of the archive alone. */
  bytes: number
  rows: number
  tables: number
  /** Pictures and recordings that belong to it. */
  files: MediaCopy[]
}

/**
 * A file of the staff's, by its key in the media's storage. `sealedWith`: the fingerprint of the key its copy is sealed with, as that file's and
 * no other's. Without it the copy proves nothing: there was no key, or the backup is from before this was written down.
 */
export type MediaCopy = { key: string; bytes: number; sealedWith?: string }

/** How bringing files back went, by their keys. `unproved` are there, but anybody who can write where backups lie could have changed them. */
export type RestoredFiles = { missing: string[]; refused: { key: string; why: string }[]; unproved: string[] }

/** How restoring a backup into a scratch database went. */
export type BackupCheck = { at: string; seconds: number; fault: string | null }

/** What `/healthz` answers the staff. */
export type Health = {
  version: string
  startedAt: string
  uptimeSeconds: number
  node: string
  engine: 'pglite' | 'postgres'
  /** How long the questions behind this took, in milliseconds. */
  databaseMs: number
  memory: { processBytes: number; heapBytes: number; heapLimitBytes: number }
  disk: { freeBytes: number; totalBytes: number } | null
  /** E-mails and text messages that wait, and that were given up within a week. */
  outbox: { waiting: number; failed: number; oldestSeconds: number }
  /** How far each chain is known; nulls where its nodes were not asked yet. */
  chains: { name: string; height: number | null; lagSeconds: number | null; isFailing: boolean }[]
  /** Jobs of this process that have not ended well for longer than they should. */
  lateJobs: string[]
  /** As far as this process knows; null where none are scheduled. */
  backup: { newestAt: string | null; isLate: boolean } | null
}
