import type { SellerFact } from '#features/platform/settings/rules-seller.ts'

/** `custom`: made by pg_dump, for pg_restore. `sql`: COPY blocks, for psql. */
export type DumpFormat = 'custom' | 'sql'

/**
 * The record beside each dump. It is not encrypted and contains no personal data. The shop needs only this record to list backups, to verify a
 * restore and to remove files.
 */
export type BackupRecord = {
  /** The time in the form `2026-11-22T21-30-00Z`. */
  name: string
  madeAt: string
  version: string
  engine: 'pglite' | 'postgres'
  /** The version of the database server. */
  serverMajor: number
  migrations: number[]
  /** The names of the keys that decrypt the encrypted values in the database. The backup does not contain these keys. */
  secretKeys: string[]
  isSealed: boolean
  /** The dump as it is stored. If the backup is encrypted, these are the size and the hash of the encrypted file. */
  dump: { key: string; format: DumpFormat; bytes: number; sha256: string }
  /** The size of the dump without the copies of files. */
  bytes: number
  rows: number
  tables: { table: string; rows: number; hash: string }[]
  /** The pictures and recordings that belong to the backup. */
  files: MediaCopy[]
}

/** A picture or recording: its key in the media storage, the hash of its content, and the key of its copy in the backup storage. */
export type MediaCopy = { key: string; bytes: number; sha256: string; copy: string }

/** The result of restoring files, by key. */
export type RestoredFiles = { missing: string[]; refused: { key: string; why: string }[] }

/** The result of a test restore into a scratch database. */
export type BackupCheck = { at: string; seconds: number; fault: string | null }

/**
 * The archive of PostgreSQL's log. `isLate`: a finished part of the log is not archived yet. A disk failure would now lose more than a
 * minute of data. `failedCount`: the number of failures since PostgreSQL last reset its statistics.
 */
export type Archive = {
  archivedAt: string | null
  ageSeconds: number | null
  failedAt: string | null
  failedCount: number
  isLate: boolean
}

/** The response of `/healthz` for staff. */
export type Health = {
  version: string
  startedAt: string
  uptimeSeconds: number
  node: string
  engine: 'pglite' | 'postgres'
  /** The duration of the database queries for this response, in milliseconds. */
  databaseMs: number
  memory: { processBytes: number; heapBytes: number; heapLimitBytes: number }
  disk: { freeBytes: number; totalBytes: number } | null
  /** The number of e-mails and text messages that wait to be sent, and the number that finally failed within the last week. */
  outbox: { waiting: number; failed: number; oldestSeconds: number }
  /** The last block that the shop knows of each chain; null if the shop has not asked the nodes of the chain yet. */
  chains: { name: string; height: number | null; lagSeconds: number | null; isFailing: boolean }[]
  /** The jobs of this process that have not succeeded for too long. */
  lateJobs: string[]
  alerts: string[]
  /** The missing facts about the seller, whether the shop takes payments without them, and until when. */
  seller: { missing: SellerFact[]; takesPayments: boolean; until: string | null }
  /** Null if the database does not archive its log. */
  archive: Archive | null
  /**
   * The newest backup that this process knows; null if the shop makes no scheduled backups. `missingPackage`: a missing Debian package
   * without which no backup starts.
   */
  backup: { newestAt: string | null; isLate: boolean; missingPackage: string | null } | null
}
