import { and, type AnyColumn, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { CLOCK_SKEW } from '#base/time.ts'

/**
 * The rule `isDue` of `base/time.ts` as an SQL condition. `longestMs` may depend on the row, for example on its attempts. In rows without
 * pending work the column is null. The condition `is not null` is explicit because the partial index needs it.
 */
export function dueBy(column: AnyColumn, now: Date, longestMs: number | SQL): SQL | undefined {
  const at = sql`${now.toISOString()}::timestamptz`
  const longest = sql`(${longestMs}::float8 + ${CLOCK_SKEW}::float8) * interval '1 millisecond'`
  return and(isNotNull(column), or(sql`${column} <= ${at}`, sql`${column} > ${at} + ${longest}`))
}

/** A delay in milliseconds for each number of earlier attempts: `[for none, for one, …]`. The last value applies to all higher numbers. */
export function longestBy(count: AnyColumn, waitsMs: readonly number[]): SQL {
  const cases = waitsMs.map((ms, times) => sql`when ${count} <= ${sql.raw(String(times))} then ${sql.raw(String(ms))}`)
  return sql`(case ${sql.join(cases, sql` `)} else ${sql.raw(String(waitsMs.at(-1) ?? 0))} end)`
}
