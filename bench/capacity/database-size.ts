import type pg from 'pg'

/** The bytes of each table with its indexes and long texts, and the position in the write-ahead log. */
export type DatabaseSize = { bytes: number; byTable: Map<string, number>; wal: number }

export async function readSize(pool: pg.Pool): Promise<DatabaseSize> {
  const tables = await pool.query<{ name: string; bytes: string }>(
    'select relname as name, pg_total_relation_size(relid) as bytes from pg_stat_user_tables',
  )
  const wal = await pool.query<{ bytes: string }>("select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes")
  const byTable = new Map(tables.rows.map(({ name, bytes }) => [name, Number(bytes)]))
  const bytes = [...byTable.values()].reduce((sum, each) => sum + each, 0)
  return { bytes, byTable, wal: Number(wal.rows[0]?.bytes) }
}

/** Lists the tables with their growth per operation. The largest growth is first. Tables that hardly grew are left out. */
export function measureGrowth(
  before: DatabaseSize,
  after: DatabaseSize,
  count: number,
): [table: string, bytes: number][] {
  return [...after.byTable]
    .map(([name, bytes]): [string, number] => [name, (bytes - (before.byTable.get(name) ?? 0)) / count])
    .filter(([, bytes]) => bytes >= 1)
    .toSorted(([, one], [, other]) => other - one)
}
