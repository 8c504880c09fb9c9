import { after, DAY } from '#base/time.ts'

/** The inclusive start of a period, from a day or an instant. */
export function readFrom(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text)
}

/** The exclusive end of a period, from a day or an instant. A day is included completely. */
export function readTo(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  return text.length === '2026-11-20'.length ? after(new Date(text), DAY) : new Date(text)
}

/** A difference between two states: its path, the value before and the value after. A missing value is undefined. */
type Difference = { path: string; before: string | undefined; after: string | undefined }

/** The differences between two states of a thing, each with its path, such as `methods.card`. Equal values are left out. */
export function listDifferences(before: unknown, after: unknown): Difference[] {
  const [old, now] = [placesOf(before), placesOf(after)]
  const paths = [...new Set([...old.keys(), ...now.keys()])]
  return paths
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((difference) => difference.before !== difference.after)
}

function placesOf(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([[path, textOf(value)]])
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...placesOf(inner, path === '' ? key : `${path}.${key}`)]),
  )
}

function textOf(value: unknown): string {
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
