import { z } from 'zod'
import { isStorable, parseJson } from '#base/text.ts'
import { Refusal } from '#base/refusal.ts'

/** The query of a list: the page size, and where the previous page ended. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(500).optional(),
})

/** The end of a page: the sort values of its last row. So rows that are added or removed between two calls do not shift the pages. */
export type Cursor = string[]

/** Makes a page of `limit` rows. If there is one row more than that, a next page exists. */
export function toPage<Row, Item>(
  rows: Row[],
  { limit, present, cursorOf }: { limit: number; present: (row: Row) => Item; cursorOf: (row: Row) => Cursor },
): { items: Item[]; next: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { items: shown.map(present), next: last && rows.length > limit ? writeCursor(cursorOf(last)) : null }
}

/** The values of a cursor from an earlier page. Each value must have its kind; otherwise the cursor is malformed. */
export function readCursor(cursor: string | undefined, ...kinds: Kind[]): Cursor | undefined {
  if (cursor === undefined) return undefined
  const found = decoded(cursor)
  const texts = Array.isArray(found) && found.length === kinds.length ? found : []
  const parsed = kinds.map((kind, place) => KINDS[kind].safeParse(texts[place]))
  if (!parsed.every(({ success }) => success)) throw new Refusal('malformed', 'http.cursor')
  return parsed.flatMap(({ data }) => data ?? [])
}

/** The cursor of a list sorted by time, then id. */
export function readTimeCursor(cursor: string | undefined): { at: Date; id: string } | undefined {
  const [time = '', id = ''] = readCursor(cursor, 'time', 'text') ?? []
  return cursor === undefined ? undefined : { at: new Date(time), id }
}

/** The kinds of values in a cursor. The database would refuse invalid numbers and times. */
const KINDS = {
  text: z.string().max(200).refine(isStorable),
  number: z.string().regex(/^-?\d{1,9}$/),
  // PostgreSQL has no year zero.
  time: z.iso.datetime().refine((moment) => !moment.startsWith('0000')),
}
type Kind = keyof typeof KINDS

/** The same cursor with changed values. An invalid cursor stays unchanged; `readCursor` refuses it later. */
export async function mapCursor(cursor: string, change: (text: string) => Promise<string>): Promise<string> {
  const texts = decoded(cursor)
  if (!Array.isArray(texts) || !texts.every((text) => typeof text === 'string')) return cursor
  return writeCursor(await Promise.all(texts.map(change)))
}

function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

function decoded(cursor: string): unknown {
  return parseJson(Buffer.from(cursor, 'base64url').toString('utf8'))
}
