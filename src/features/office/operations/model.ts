import type { SellerFact } from '#features/platform/settings/rules-seller.ts'

/** The record beside each archive. It is not sealed. It is enough to list backups and to remove their files, and it contains no personal data. */
export type BackupRecord = {
  /** The time in the form `2026-11-22T21-30-00Z`. It is also the name of the archive. */
  name: string
  madeAt: string
  version: string
  engine: 'pglite' | 'postgres'
  isSealed: boolean
  /** The size of the archive without the copies of files. */
  bytes: number
  rows: number
  tables: number
  /** The pictures and recordings that belong to the backup. */
  files: MediaCopy[]
}

/**
 * A file of staff, by its key in the media storage. `sealedWith` is the fingerprint of the key with which the copy is sealed as this file.
 * Without this field nobody can prove that the copy is unchanged: there was no key, or the backup is older than this field.
 */
export type MediaCopy = { key: string; bytes: number; sealedWith?: string }

/**
 * The result of restoring files, by key. `unproved` files are restored, but a person with write access to the backup storage could have
 * changed them.
 */
export type RestoredFiles = { missing: string[]; refused: { key: string; why: string }[]; unproved: string[] }

/** The result of a test restore into a scratch database. */
export type BackupCheck = { at: string; seconds: number; fault: string | null }

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
  /** The number of e-mails and text messages that wait, and of those that failed finally within a week. */
  outbox: { waiting: number; failed: number; oldestSeconds: number }
  /** The last block that the shop knows of each chain; null if the shop has not asked the nodes of the chain yet. */
  chains: { name: string; height: number | null; lagSeconds: number | null; isFailing: boolean }[]
  /** The jobs of this process without a success for too long. */
  lateJobs: string[]
  /** The names of the current alerts. */
  alerts: string[]
  /** The facts about the seller that are missing, and whether the shop takes payments without them, and until when. */
  seller: { missing: SellerFact[]; takesPayments: boolean; until: string | null }
  /** The backups that this process knows; null if the shop makes no scheduled backups. */
  backup: { newestAt: string | null; isLate: boolean } | null
}
