import { z } from 'zod'
import { isStorable } from '#base/text.ts'
import { Refusal } from '#base/refusal.ts'

/** What a list takes: how many, and where the page before ended. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(500).optional(),
})

/** Where a page ended: the texts its order goes by, so that rows that come and go between two calls move nothing. */
export type Cursor = string[]

/** Makes a page of `limit` rows out of one row more than that, when there was one. */
export function toPage<Row, Item>(
  rows: Row[],
  { limit, present, cursorOf }: { limit: number; present: (row: Row) => Item; cursorOf: (row: Row) => Cursor },
): { items: Item[]; next: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { items: shown.map(present), next: last && rows.length > limit ? writeCursor(cursorOf(last)) : null }
}

/** The texts of a cursor that an earlier page gave, `length` of them; anything else is malformed. */
export function readCursor(cursor: string | undefined, length: number): Cursor | undefined {
  if (cursor === undefined) return undefined
  const parsed = texts.length(length).safeParse(decoded(cursor))
  if (!parsed.success) throw new Refusal('malformed', 'http.cursor')
  return parsed.data
}

/** The cursor of a list that goes by time, then by id. */
export function readTimeCursor(cursor: string | undefined): { at: Date; id: string } | undefined {
  const [time = '', id = ''] = readCursor(cursor, 2) ?? []
  if (cursor === undefined) return undefined
  const at = new Date(time)
  // Years beyond four digits are none of ours, and PostgreSQL does not read JavaScript's way of writing them.
  if (Number.isNaN(at.getTime()) || !/^\d{4}-/.test(at.toISOString())) throw new Refusal('malformed', 'http.cursor')
  return { at, id }
}

const texts = z.array(z.string().max(200).refine(isStorable))

function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
