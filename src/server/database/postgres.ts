import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { SECOND } from '#base/time.ts'
import type { Log } from '../log.ts'
import { type Database, type Db, MIGRATIONS } from './database.ts'
import { refuseNewer } from './schema-version.ts'

/** Any number; the same in every process, so that only one of them migrates at a time. */
const MIGRATION_LOCK = 7_221_145

/** Opens a pool on a PostgreSQL server. Survives the server's restarts: queries fail until it is back, the process lives. */
export async function openPostgres(url: string, size: number, log: Log): Promise<Database> {
  await migrateUnderLock(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5 * SECOND,
    idleTimeoutMillis: 30 * SECOND,
  })
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection failed'))
  const listener = openListener(url, log)
  return {
    engine: 'postgres',
    db: drizzle({ client: pool, casing: 'snake_case' }) as unknown as Db,
    listen: listener.listen,
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}

async function migrateUnderLock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5 * SECOND })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const db = drizzle({ client, casing: 'snake_case' })
    await refuseNewer(db, 'DATABASE_URL')
    await migrate(db, { migrationsFolder: MIGRATIONS })
  } finally {
    await client.end()
  }
}

type Callback = (payload: string) => void

/** One connection that only listens, and connects again after a fault; then every callback runs once, for what was missed. */
function openListener(url: string, log: Log) {
  const callbacks = new Map<string, Callback[]>()
  let client: pg.Client | undefined
  let closed = false

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5 * SECOND, keepAlive: true })
    fresh.on('error', (error) => {
      log.warn({ err: error }, 'the listening database connection failed')
      reconnectLater(fresh)
    })
    fresh.on('end', () => reconnectLater(fresh))
    fresh.on('notification', ({ channel, payload }) => {
      for (const callback of callbacks.get(channel) ?? []) callback(payload ?? '')
    })
    await fresh.connect()
    client = fresh
    for (const channel of callbacks.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  function reconnectLater(failed: pg.Client): void {
    if (closed || (client !== failed && client !== undefined)) return
    client = undefined
    setTimeout(() => {
      if (closed || client) return
      connect().then(
        () => callbacks.forEach((list) => list.forEach((callback) => callback(''))),
        () => reconnectLater(failed),
      )
    }, SECOND).unref()
  }

  return {
    listen: async (channel: string, callback: Callback) => {
      callbacks.set(channel, [...(callbacks.get(channel) ?? []), callback])
      if (!client) await connect()
      else await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    },
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}
