import type { Edited, Editing } from './editable.ts'

/** Unsaved content, and the version it is based on. */
export type Unsaved<C> = { version: number; base: C; content: C; at: string }

/** The content stored under a name in this browser, if it differs from `answer`. */
export function readUnsaved<C extends object, P extends string>(
  { contentOf, isContent, changed }: Editing<C, P>,
  name: string,
  answer: Edited<C>,
): Unsaved<C> | undefined {
  const kept = readStored(name)
  if (!kept || !isContent(kept.content) || !isContent(kept.base)) return undefined
  const { content, base } = kept
  return changed(contentOf(answer), content).length > 0 ? { ...kept, content, base } : undefined
}

export function keepUnsaved<C>(name: string, { version, base, content }: Omit<Unsaved<C>, 'at'>): void {
  const unsaved: Unsaved<C> = { version, base, content, at: new Date().toISOString() }
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(unsaved))
  } catch {
    // If the storage is full or unavailable, the text is still on the screen.
  }
}

export function deleteUnsaved(name: string): void {
  try {
    localStorage.removeItem(keyOf(name))
  } catch {
    // Without storage there is nothing to delete.
  }
}

function readStored(name: string): Unsaved<unknown> | undefined {
  try {
    // Written by this page; the caller checks the shape, because an older version of the page may have written it.
    return (JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Unsaved<unknown> | null) ?? undefined
  } catch {
    return undefined
  }
}

const keyOf = (name: string): string => `catalogue-editor:${name}`
