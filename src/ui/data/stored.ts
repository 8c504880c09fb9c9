import { parseJson } from '#base/text.ts'

type Area = 'local' | 'session'

const storageOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage)

/** Returns a stored text. Returns null if there is no text, if the code runs on the server, or if the browser blocks storage. */
export function readStored(area: Area, name: string): string | null {
  try {
    return storageOf(area).getItem(name)
  } catch {
    return null
  }
}

/** A value stored as JSON. Undefined if there is none or the JSON is malformed. */
export function readStoredJson(area: Area, name: string): unknown {
  return parseJson(readStored(area, name) ?? 'null') ?? undefined
}

/** Stores a text, or removes it. If storage is full or blocked, nothing is stored. */
export function keepStored(area: Area, name: string, text: string | null): void {
  try {
    if (text === null) storageOf(area).removeItem(name)
    else storageOf(area).setItem(name, text)
  } catch {
    // The storage is full or blocked, so nothing is stored.
  }
}
