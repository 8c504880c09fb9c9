import type { BackupCheck, BackupRecord } from './model.ts'

/** A backup as the staff sees it; one whose check was never written down is untried. */
export function presentBackup(record: BackupRecord, check: BackupCheck | undefined) {
  const { name, madeAt, version, isSealed, bytes, rows, files } = record
  return { name, madeAt, version, isSealed, bytes, rows, files: files.length, check: check ?? null }
}
