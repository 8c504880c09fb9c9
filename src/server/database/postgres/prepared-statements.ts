import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'

type Values = Record<string, unknown>
/** A built statement with placeholders for its values. */
type PreparedQuery<Rows> = { execute: (values: Values) => Promise<Rows> }
type PreparableQuery<Rows> = { prepare: (name: string) => PreparedQuery<Rows> }

const kept = new WeakMap<Db, Map<string, unknown>>()

/**
 * A frequent statement, built once per pool, because building it would cost more than running it. A server plans the statement once per
 * connection, under its name. One name always has the same text.
 */
export function keptStatement<Rows>(db: Db, name: string, build: () => PreparableQuery<Rows>): PreparedQuery<Rows> {
  const statements = kept.get(db) ?? new Map<string, unknown>()
  kept.set(db, statements)
  // The map contains only statements that `build` made for the same name.
  const statement = (statements.get(name) as PreparedQuery<Rows> | undefined) ?? build().prepare(name)
  statements.set(name, statement)
  return statement
}

/** A row of placeholders, to be filled by `valuesOf` with the same prefix. */
export function placeholdersFor<Row extends object>(prefix: string, row: Row): { [Key in keyof Row]: SQL } {
  const places = Object.keys(row).map((key) => [key, sql`${sql.placeholder(`${prefix}.${key}`)}`])
  // The result has the same keys as the row.
  return Object.fromEntries(places) as { [Key in keyof Row]: SQL }
}

/** The values of a row in the form that the driver accepts: times and JSON as text. */
export function placeholderValues(prefix: string, row: object): Values {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [`${prefix}.${key}`, asText(value)]))
}

function asText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
