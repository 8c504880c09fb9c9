import pg from 'pg'
import { type PrivatePostgres, startPostgres } from '../../tools/test/private-postgres.ts'

/** A PostgreSQL that only this test uses, and a database in it whose commits survive a crash of the server. */
export async function openServer(): Promise<{ server: PrivatePostgres; url: string }> {
  const server = await startPostgres()
  if ('missing' in server) throw new Error(server.missing)
  const client = await connectTo(server.url)
  await client.query('create database shop')
  await client.query('alter database shop set synchronous_commit = on')
  await client.end()
  const url = new URL(server.url)
  url.pathname = '/shop'
  return { server, url: url.href }
}

export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Connections by what they are for: `ahuti` serves, `ahuti listen` listens. */
export async function connectionsOf(url: string): Promise<Record<string, number>> {
  const client = await connectTo(url)
  const { rows } = await client.query<{ name: string; count: number }>(
    `select application_name as name, count(*)::int from pg_stat_activity where datname = current_database()
      and application_name like 'ahuti%' group by 1`,
  )
  await client.end()
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}
