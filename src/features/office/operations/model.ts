/** The unsealed record next to each archive: enough to list backups and to prune their files, and no personal data. */
export type BackupRecord = {
  /** The time as in `2026-11-22T21-30-00Z`; also the archive's name. */
  name: string
  madeAt: string
  version: string
  engine: 'pglite' | 'postgres'
  isSealed: boolean
  /** Size of the archive alone. */
  bytes: number
  rows: number
  tables: number
  /** Pictures and recordings that belong to it. */
  files: MediaCopy[]
}

/**
 * A file of staff, by its key in the media storage. `sealedWith`: the fingerprint of the key that seals its copy as exactly this file.
 * Without it the copy proves nothing: there was no key, or the backup is older than this field.
 */
export type MediaCopy = { key: string; bytes: number; sealedWith?: string }

/**
 * The result of restoring files, by key. `unproved` files are restored, but anybody with write access to the backup storage could have
 * changed them.
 */
export type RestoredFiles = { missing: string[]; refused: { key: string; why: string }[]; unproved: string[] }

/** The result of a trial restore into a scratch database. */
export type BackupCheck = { at: string; seconds: number; fault: string | null }

/** The response of `/healthz` for staff. */
export type Health = {
  version: string
  startedAt: string
  uptimeSeconds: number
  node: string
  engine: 'pglite' | 'postgres'
  /** Duration of the database queries behind this, in milliseconds. */
  databaseMs: number
  memory: { processBytes: number; heapBytes: number; heapLimitBytes: number }
  disk: { freeBytes: number; totalBytes: number } | null
  /** E-mails and text messages that are waiting, and those given up within a week. */
  outbox: { waiting: number; failed: number; oldestSeconds: number }
  /** How far each chain is known; null if its nodes were not queried yet. */
  chains: { name: string; height: number | null; lagSeconds: number | null; isFailing: boolean }[]
  /** Jobs of this process whose last success is too long ago. */
  lateJobs: string[]
  /** As far as this process knows; null if no backups are scheduled. */
  backup: { newestAt: string | null; isLate: boolean } | null
}
