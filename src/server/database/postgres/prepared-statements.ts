import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'

type Values = Record<string, unknown>
/** A statement that is built, with places for its values. */
type Built<Rows> = { execute: (values: Values) => Promise<Rows> }
type Building<Rows> = { prepare: (name: string) => Built<Rows> }

const kept = new WeakMap<Db, Map<string, unknown>>()

/**
 * A statement that is run so often that writing it anew each time is most of its cost: built once for a pool, and on a server planned once for a
 * connection, which knows it by its name. Of one name there is one text.
 */
export function keptStatement<Rows>(db: Db, name: string, build: () => Building<Rows>): Built<Rows> {
  const statements = kept.get(db) ?? new Map<string, unknown>()
  kept.set(db, statements)
  // Only what `build` makes is put under its name.
  const statement = (statements.get(name) as Built<Rows> | undefined) ?? build().prepare(name)
  statements.set(name, statement)
  return statement
}

/** A row with a place for each of its values, to be filled in by `valuesOf` with the same prefix. */
export function placesOf<Row extends object>(prefix: string, row: Row): { [Key in keyof Row]: SQL } {
  const places = Object.keys(row).map((key) => [key, sql`${sql.placeholder(`${prefix}.${key}`)}`])
  // The keys are those of the row.
  return Object.fromEntries(places) as { [Key in keyof Row]: SQL }
}

/** The values of a row as a driver takes them: moments and JSON as text. */
export function valuesOf(prefix: string, row: object): Values {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [`${prefix}.${key}`, asText(value)]))
}

function asText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
