import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, Db } from '../src/server/database/database.ts'
import { EmbeddedEngine } from '../src/server/database/embedded/embedded-engine.ts'
import { preparedFiles } from './prepared-database.ts'

/* Embedded databases in memory that several tests use one after another. Creating a database takes most of a second of processor time. Emptying a
   database takes a fiftieth of that time. A closed lease can no longer use its engine. The next lease gets the engine in its original state. */

/** `guards`: the triggers of append-only tables. These triggers are set to ENABLE ALWAYS, so `session_replication_role` does not disable them. */
type Engine = { client: PGlite; tables: string[]; guards: Guard[]; outline: string; uses: number }
type Guard = { table: string; trigger: string }

/** Written data stays in the log and heap of an engine. So an engine is replaced after this number of tests. */
const MAX_USES = 30
/** The maximum time in milliseconds for cleaning an engine. A transaction that is still open must not block the next test. */
const CLOSE_TIMEOUT_MS = 2_000
/** A table with more bytes than this is emptied by TRUNCATE, which is cheaper than DELETE for such a table. */
const GROWN_BYTES = 1 << 16

/** The engines that no shop uses now. The worker uses them again in later tests and files. */
const idle: Engine[] = []

/** Lends a private database that has all migrations and the catalogue. Closing it returns the engine. */
export async function leaseEngine(): Promise<Database> {
  const engine = idle.pop() ?? (await makeEngine())
  const lease = openLease(engine.client)
  // The two drivers differ only in the type of raw results.
  const db = drizzle({ client: lease.client, casing: 'snake_case' }) as unknown as Db
  return {
    engine: 'pglite',
    db,
    embedded: lease.client,
    listen: async (channel, callback) => lease.hears(await engine.client.listen(channel, callback)),
    close: async () => {
      if (lease.hasEnded()) return
      await lease.end()
      await giveBack(engine)
    },
  }
}

type Lease = {
  client: PGlite
  hears: (stop: () => Promise<void>) => void
  hasEnded: () => boolean
  end: () => Promise<void>
}

/** Returns a connection of one shop to the engine. After the end of the lease it refuses every call, as a closed engine does. */
function openLease(engine: PGlite): Lease {
  let ended = false
  const listening: (() => Promise<void>)[] = []
  const client = new Proxy(engine, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) =>
        ended ? Promise.reject(new Error('PGlite is closed')) : (Reflect.apply(value, target, args) as unknown)
    },
  })
  return {
    client,
    hears: (stop) => void listening.push(stop),
    hasEnded: () => ended,
    end: async () => {
      ended = true
      for (const stop of listening) await stop()
    },
  }
}

async function makeEngine(): Promise<Engine> {
  const client = new EmbeddedEngine({ loadDataDir: await preparedFiles() })
  await client.waitReady
  const named = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const tables = named.rows.map(({ name }) => name)
  await client.exec('create schema untouched')
  for (const name of tables) {
    const { rows } = await client.query(`select 1 from ${name} limit 1`)
    if (rows.length > 0) await client.exec(`create table untouched.${name} as table public.${name}`)
  }
  const guards = await client.query<Guard>(
    `select quote_ident(relname) as table, quote_ident(tgname) as trigger
      from pg_trigger join pg_class on pg_class.oid = tgrelid where tgenabled = 'A'`,
  )
  return { client, tables, guards: guards.rows, outline: await outlineOf(client), uses: 0 }
}

/** Empties the engine for the next shop. Drops the engine if that fails or if a test has changed its tables. */
async function giveBack(engine: Engine): Promise<void> {
  engine.uses += 1
  const isClean = await Promise.race([
    clean(engine).catch(() => false),
    new Promise<false>((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS, false).unref()),
  ])
  if (isClean && engine.uses < MAX_USES) idle.push(engine)
  else void engine.client.close().catch(() => {})
}

async function clean({ client, tables, guards, outline }: Engine): Promise<boolean> {
  // Resets everything that `discard all` resets, except prepared statements. The prepared statements of the engine must stay, and tests have none.
  await client.exec(
    'close all; set session authorization default; reset all; unlisten *; select pg_advisory_unlock_all(); discard temp; discard sequences',
  )
  if ((await outlineOf(client)) !== outline) return false
  const grown = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > ${GROWN_BYTES}`,
  )
  const kept = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'untouched'`,
  )
  const large = grown.rows.map(({ name }) => name)
  // The rows are deleted in any order, because triggers and references are off.
  await client.exec(
    [
      'begin',
      `set local session_replication_role = 'replica'`,
      ...guards.map(({ table, trigger }) => `alter table ${table} disable trigger ${trigger}`),
      ...(large.length > 0 ? [`truncate ${large.join(', ')} cascade`] : []),
      ...tables.filter((name) => !large.includes(name)).map((name) => `delete from ${name}`),
      ...kept.rows.map(({ name }) => `insert into ${name} table untouched.${name}`),
      ...guards.map(({ table, trigger }) => `alter table ${table} enable always trigger ${trigger}`),
      `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences where schemaname = 'public'`,
      'commit',
    ].join(';'),
  )
  return true
}

/**
 * A text about all tables, columns, indexes, constraints, triggers and functions. It changes if any of these is added, dropped or changed.
 */
async function outlineOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ outline: string }>(`
    select md5(concat(
      (select string_agg(concat_ws(' ', relnamespace, relname, relkind, relnatts), ',' order by oid) from pg_class where oid >= 16384),
      (select string_agg(concat_ws(' ', attrelid, attname, atttypid, attnotnull, attisdropped), ',' order by attrelid, attnum)
        from pg_attribute where attrelid >= 16384 and attnum > 0),
      (select string_agg(concat_ws(' ', conname, contype), ',' order by oid) from pg_constraint where oid >= 16384),
      (select string_agg(concat_ws(' ', tgname, tgenabled), ',' order by oid) from pg_trigger where oid >= 16384),
      (select string_agg(proname, ',' order by oid) from pg_proc where oid >= 16384),
      (select string_agg(nspname, ',' order by oid) from pg_namespace where nspname not like 'pg_temp%' and nspname not like 'pg_toast%')
    )) as outline`)
  return rows[0]?.outline ?? ''
}
