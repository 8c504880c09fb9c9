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

/** A file of the staff's, by its key in the media's storage. */
export type MediaCopy = { key: string; bytes: number }

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
