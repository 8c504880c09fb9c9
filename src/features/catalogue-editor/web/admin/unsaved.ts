import type { RecordContent, RecordKind } from '#features/catalogue/model-record.ts'
import { changedFields } from '../../rules-fields.ts'
import { contentOf, type EditedRecord } from './record.ts'

/** What was written and not saved, and the version it was made of. */
export type Unsaved = { version: number; base: RecordContent; content: RecordContent; at: string }

/** What is kept of a record in this browser, if it says anything that the record does not. */
export function readUnsaved(kind: RecordKind, record: EditedRecord): Unsaved | undefined {
  const kept = readStored(keyOf(kind, record.id))
  if (!kept) return undefined
  return changedFields(kind, contentOf(kind, record), kept.content).length > 0 ? kept : undefined
}

export function keepUnsaved(kind: RecordKind, record: EditedRecord, content: RecordContent): void {
  const unsaved: Unsaved = {
    version: record.version,
    base: contentOf(kind, record),
    content,
    at: new Date().toISOString(),
  }
  try {
    localStorage.setItem(keyOf(kind, record.id), JSON.stringify(unsaved))
  } catch {
    // A browser that is full, or keeps nothing, still has the text on the screen.
  }
}

export function forgetUnsaved(kind: RecordKind, id: string): void {
  try {
    localStorage.removeItem(keyOf(kind, id))
  } catch {
    // There is nothing to forget where nothing is kept.
  }
}

function readStored(key: string): Unsaved | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    // Written by this page; what does not look like it is from another time.
    const unsaved = value as Unsaved | null
    return unsaved?.content?.ru && unsaved.content.en && unsaved.base ? unsaved : undefined
  } catch {
    return undefined
  }
}

const keyOf = (kind: RecordKind, id: string): string => `catalogue-editor:${kind}:${id}`
