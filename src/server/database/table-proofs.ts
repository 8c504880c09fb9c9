import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from './database.ts'

/** A table's row count and a hash of its rows. The order of the rows does not matter: the same rows have the same hash on any engine. */
export type TableProof = { table: string; rows: number; hash: string }
export type TableColumns = { table: string; columns: string[] }

/** A transaction with one snapshot and without a time limit. */
export async function withSnapshot<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return await db.transaction(
    async (tx) => {
      await prepareSession(tx)
      return await work(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Prepares this transaction: every engine writes values in the same format, and there are no time limits. */
export async function prepareSession(tx: Db): Promise<void> {
  const settings = {
    timezone: 'UTC',
    datestyle: 'ISO, MDY',
    intervalstyle: 'postgres',
    bytea_output: 'hex',
    extra_float_digits: '1',
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  }
  for (const [name, value] of Object.entries(settings))
    await tx.execute(sql`select set_config(${name}, ${value}, true)`)
}

/** A proof of every table of the shop. Call this in a transaction with `prepareSession`. */
export async function proveTables(tx: Db): Promise<TableProof[]> {
  const proofs: TableProof[] = []
  for (const table of await listTables(tx)) proofs.push(await proveTable(tx, table))
  return proofs
}

/** The tables by name, each with its columns in order; generated columns are left out. */
export async function listTables(tx: Db): Promise<TableColumns[]> {
  const found = await tx.execute(sql`
    select relname as "table", (
      select json_agg(attname order by attnum)
      from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ) as columns
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname collate "C"`)
  return rowsOf<TableColumns>(found)
}

/** The creation time of each applied migration. The applied migrations determine the columns of the tables. */
export async function listMigrations(tx: Db): Promise<number[]> {
  const found = await tx.execute(
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
  )
  return rowsOf<{ at: string }>(found).map(({ at }) => Number(at))
}

/** The tables that are missing or differ from their recorded proofs. */
export function listDifferences(found: TableProof[], wanted: TableProof[]): string[] {
  const byName = new Map(found.map((proof) => [proof.table, proof]))
  const names = new Set([...found, ...wanted].map(({ table }) => table))
  const wantedByName = new Map(wanted.map((proof) => [proof.table, proof]))
  return [...names].filter((name) => {
    const [is, was] = [byName.get(name), wantedByName.get(name)]
    return is?.rows !== was?.rows || is?.hash !== was?.hash
  })
}

/**
 * Returns the sum of the first 128 bits of each row's SHA-256, modulo 2^128. If one row is replaced by another, the sum differs. The
 * database adds the four parts of 32 bits.
 */
async function proveTable(tx: Db, { table, columns }: TableColumns): Promise<TableProof> {
  const values = sql.join(
    columns.map((name) => sql`${sql.identifier(name)}::text`),
    sql`, `,
  )
  const part = (from: number) => sql.raw(`coalesce(sum(('x' || substr(hash, ${from}, 8))::bit(32)::bigint), 0)::text`)
  const found = await tx.execute(sql`
    select count(*)::text as count, ${part(1)} as a, ${part(9)} as b, ${part(17)} as c, ${part(25)} as d
    from (
      select encode(sha256(convert_to(to_jsonb(array[${values}])::text, 'UTF8')), 'hex') as hash
      from public.${sql.identifier(table)}
    ) as hashed`)
  const [sums] = rowsOf<Record<'count' | 'a' | 'b' | 'c' | 'd', string>>(found)
  if (!sums) throw new Error('the query that computes the hash of a table returned no row')
  const total = [sums.a, sums.b, sums.c, sums.d].reduce((sum, each) => (sum << 32n) + BigInt(each), 0n)
  return { table, rows: Number(sums.count), hash: (total % (1n << 128n)).toString(16).padStart(32, '0') }
}
