import type { BackupCheck, BackupRecord } from './model.ts'

/** A backup as staff see it; `check` is null if no result was recorded. */
export function presentBackup(record: BackupRecord, check: BackupCheck | undefined) {
  const { name, madeAt, version, isSealed, bytes, rows, files } = record
  return { name, madeAt, version, isSealed, bytes, rows, files: files.length, check: check ?? null }
}
