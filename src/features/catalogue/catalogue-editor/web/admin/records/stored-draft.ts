import type { Edited, Editing } from './editable.ts'

/** What was written and not saved, and the version it was made of. */
export type Unsaved<C> = { version: number; base: C; content: C; at: string }

/** What is kept under a name in this browser, if it says anything that `answer` does not. */
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
    // A browser that is full, or keeps nothing, still has the text on the screen.
  }
}

export function deleteUnsaved(name: string): void {
  try {
    localStorage.removeItem(keyOf(name))
  } catch {
    // There is nothing to forget where nothing is kept.
  }
}

function readStored(name: string): Unsaved<unknown> | undefined {
  try {
    // Written by this page; what does not look like it is from another time.
    return (JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Unsaved<unknown> | null) ?? undefined
  } catch {
    return undefined
  }
}

const keyOf = (name: string): string => `catalogue-editor:${name}`
