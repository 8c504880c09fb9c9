import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type PrivatePostgres, startPostgres } from '../../tools/test/private-postgres.ts'

type OpenedServer = { server: PrivatePostgres; url: string }

/** Starts a PostgreSQL server for one test. Its database does not lose commits if the server crashes. */
export async function openServer(): Promise<OpenedServer> {
  const server = await start({})
  const client = await connectTo(server.url)
  await client.query('create database shop')
  await client.query('alter database shop set synchronous_commit = on')
  await client.end()
  return { server, url: shopIn(server) }
}

/** Starts a streaming replica of the first server. Also returns the URL of the same database on the replica. */
export async function openStandby(
  primary: PrivatePostgres,
  settings: Record<string, string> = {},
): Promise<OpenedServer> {
  const server = await start({ replicaOf: primary.url, settings })
  return { server, url: shopIn(server) }
}

async function start(wanted: Parameters<typeof startPostgres>[0]): Promise<PrivatePostgres> {
  const server = await startPostgres(wanted)
  if ('missing' in server) throw new Error(server.missing)
  return server
}

function shopIn(server: PrivatePostgres): string {
  const url = new URL(server.url)
  url.pathname = '/shop'
  return url.href
}

/** Waits until a condition is true, also outside of test functions. `what` describes the condition in the error. */
export async function untilTrue(what: string, isSo: () => Promise<boolean>, timeout = 30_000): Promise<void> {
  const over = performance.now() + timeout
  while (!(await isSo())) {
    if (performance.now() > over) throw new Error(`this did not happen within ${timeout} ms: ${what}`)
    await pause(50)
  }
}

export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** The number of connections by purpose: `ahuti` serves requests, `ahuti listen` receives notifications. */
export async function countConnections(url: string): Promise<Record<string, number>> {
  const client = await connectTo(url)
  const { rows } = await client.query<{ name: string; count: number }>(
    `select application_name as name, count(*)::int from pg_stat_activity where datname = current_database()
      and application_name like 'ahuti%' group by 1`,
  )
  await client.end()
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}
