import { after, DAY } from '#base/time.ts'

/** The instant from which a day or an instant counts. */
export function readFrom(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text)
}

/** The instant before which: a day counts to its end. */
export function readTo(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  return text.length === '2026-11-20'.length ? after(new Date(text), DAY) : new Date(text)
}
