type Area = 'local' | 'session'

const storageOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage)

/** A stored text; null if there is none, on the server, and where the browser blocks storage. */
export function readStored(area: Area, name: string): string | null {
  try {
    return storageOf(area).getItem(name)
  } catch {
    return null
  }
}

/** A value stored as JSON; undefined also if it is malformed. */
export function readStoredJson(area: Area, name: string): unknown {
  try {
    return JSON.parse(readStored(area, name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text, or removes it. Where storage is full or blocked, nothing is remembered. */
export function keepStored(area: Area, name: string, text: string | null): void {
  try {
    if (text === null) storageOf(area).removeItem(name)
    else storageOf(area).setItem(name, text)
  } catch {
    // See above.
  }
}
