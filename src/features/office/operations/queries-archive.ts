import { sql } from 'drizzle-orm'
import { rowsOf } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { Archive } from './model.ts'
import { type ArchiveFacts, isArchiveLate } from './rules-archive.ts'

/** The state of PostgreSQL's archive of its log; null if PostgreSQL does not archive its log. The times come from the database's clock. */
export async function readArchive({ db, database }: Pick<Shop, 'db' | 'database'>): Promise<Archive | null> {
  if (database.engine !== 'postgres') return null
  const found = await db.execute(sql`
    with segment as (select setting::bigint as bytes from pg_settings where name = 'wal_segment_size')
    select to_json(last_archived_time) #>> '{}' as "archivedAt", to_json(last_failed_time) #>> '{}' as "failedAt",
      failed_count::int as "failedCount",
      extract(epoch from clock_timestamp() - last_archived_time)::float8 as "ageSeconds",
      case when pg_is_in_recovery() or last_archived_wal !~ '^[0-9A-F]{24}' then false
        else substr(last_archived_wal, 9, 16) < substr(pg_walfile_name(pg_current_wal_lsn() - segment.bytes), 9, 16)
        end as "isWaiting"
    from pg_stat_archiver, segment where current_setting('archive_mode') <> 'off'`)
  const [row] = rowsOf<ArchiveRow>(found)
  if (!row) return null
  const { archivedAt, failedAt, failedCount, ageSeconds, isWaiting } = row
  const facts: ArchiveFacts = {
    archivedAt: toDate(archivedAt),
    failedAt: toDate(failedAt),
    ageMs: ageSeconds === null ? null : ageSeconds * 1000,
    isWaiting: isWaiting === true,
  }
  return {
    archivedAt: facts.archivedAt?.toISOString() ?? null,
    ageSeconds: ageSeconds === null ? null : Math.max(0, Math.round(ageSeconds)),
    failedAt: facts.failedAt?.toISOString() ?? null,
    failedCount,
    isLate: isArchiveLate(facts),
  }
}

type ArchiveRow = {
  archivedAt: string | null
  failedAt: string | null
  failedCount: number
  ageSeconds: number | null
  isWaiting: boolean | null
}

function toDate(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
