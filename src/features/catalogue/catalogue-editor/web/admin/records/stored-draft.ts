import { keepStored, readStoredJson } from '#ui/data/stored.ts'
import type { Edited, EditableKind } from './editable.ts'

/** Unsaved content, and the version on which it is based. */
export type Unsaved<C> = { version: number; base: C; content: C; at: string }

/** The unsaved content that this browser stored under a name. Undefined if this content does not differ from `answer`. */
export function readUnsaved<C extends object, P extends string>(
  { contentOf, isContent, changed }: EditableKind<C, P>,
  name: string,
  answer: Edited<C>,
): Unsaved<C> | undefined {
  // The staff panel wrote this value. Its structure is checked, because an older version of the panel may have written it.
  const kept = readStoredJson('local', keyOf(name)) as Unsaved<unknown> | undefined
  if (!kept || !isContent(kept.content) || !isContent(kept.base)) return undefined
  const { content, base } = kept
  return changed(contentOf(answer), content).length > 0 ? { ...kept, content, base } : undefined
}

export function keepUnsaved<C>(name: string, { version, base, content }: Omit<Unsaved<C>, 'at'>): void {
  const unsaved: Unsaved<C> = { version, base, content, at: new Date().toISOString() }
  // If the storage is full or unavailable, the error is ignored, because the text is still on the screen.
  keepStored('local', keyOf(name), JSON.stringify(unsaved))
}

export function deleteUnsaved(name: string): void {
  keepStored('local', keyOf(name), null)
}

const keyOf = (name: string): string => `catalogue-editor:${name}`
