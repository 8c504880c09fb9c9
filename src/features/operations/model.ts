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
