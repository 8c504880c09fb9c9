import { execFile } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { migrateUnderLock } from '../src/server/database/postgres/postgres-migrations.ts'
import type { Job } from '../src/server/jobs.ts'
import { openLog } from '../src/server/log.ts'
import { copyMigrations, keepMigrations } from '../test/migrations.ts'
import { ENVIRONMENT } from '../test/process.ts'
import { signIn } from '../test/sign-in.ts'
import type { TestShop } from '../test/shop.ts'
import { ROOT } from '../tools/processes.mjs'
import { numberArgument } from './arguments.ts'
import type { Bench, Part } from './bench.ts'
import { openPool, openShop } from './database.ts'
import { markdownTable, writeTables } from './measured-tables.ts'
import { amount, type Figure, forInformation } from './results.ts'
import { median, timeOnce } from './rounds.ts'
import { startShop } from './servers.ts'
import { CALLS, fillPaths, read } from './staff-lists.ts'
import { seedStaff } from './staff-seed.ts'

export const many: Part = {
  name: 'many',
  about: 'a million orders of ten years: migrations, start, staff’s lists, jobs and backup (docs/capacity.md)',
  measure,
}

const ORDERS = 1_000_000
const QUICK_ORDERS = 3000
const YEARS_IN_MINUTES = 10 * 365 * 24 * 60
/** The share of the newest hundred days in ten years. Only orders of these days may be unpaid or in progress. */
const LIVE_SHARE = 100 / 3650
/** This number of migrations creates the tables, which are then filled. The later migrations run on full tables. */
const MIGRATIONS_BEFORE = 43
const TURNS = 3
/** Jobs that are not measured, because they mainly wait for other programs, and because their work does not depend on the number of old orders. */
const UNMEASURED_JOBS = /^(?:deliver-|watch-|backups$|prepare-telegram-bot$)/
/** Jobs that take less time (in milliseconds) are not listed. */
const LISTED_MS = 100

type Row = [what: string, measured: string, note: string]

async function measure(bench: Bench): Promise<Figure[]> {
  const orders = bench.isQuick ? QUICK_ORDERS : (numberArgument('orders') ?? ORDERS)
  const url = await bench.freshDatabase()
  const pool = openPool(url, 2)
  try {
    const rows = [...(await fill(url, pool, orders)), await migrate(url)]
    const { panel, jobs } = await measureShop(url, pool)
    rows.push(...(await start(bench, url)), ...(await backUp(bench, url)))
    const tables = [
      markdownTable(['Work', 'Measured', ''], rows, '---'),
      markdownTable(['Staff’s page', 'Slowest call', ''], panel, '---'),
      markdownTable(['Job', 'First run', 'Second run'], jobs),
    ]
    console.log(`\n${tables.join('\n\n')}\n`)
    if (orders === ORDERS) writeTables(new URL('../docs/capacity.md', import.meta.url), 'many', tables)
    return rows.map(([what, measured, note]) => forInformation(`Many orders: ${what}`, measured, note))
  } finally {
    await pool.end()
  }
}

/** Fills the tables by SQL. */
async function fill(url: string, pool: pg.Pool, orders: number): Promise<Row[]> {
  const { folder, remove } = copyMigrations()
  keepMigrations(folder, MIGRATIONS_BEFORE)
  await migrateUnderLock(url, openLog('silent'), folder)
  remove()
  // A sandbox opens only a database that contains the sandbox's owner.
  await pool.query(
    `insert into account (id, email, role, lang, created_at) values ('owner', 'admin@example.com', 'customer', 'ru', now())`,
  )
  await seedStaff(pool, {
    orders,
    every: YEARS_IN_MINUTES / orders,
    live: Math.ceil(orders * LIVE_SHARE),
    mailed: orders,
    counted: { days: 3650, pages: 40 },
  })
  await pool.query('vacuum analyze')
  await pool.query('checkpoint')
  return [['rows', amount(await countRows(pool), 'rows'), await largestTables(pool)]]
}

async function countRows(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    `select sum(n_live_tup) as count from pg_stat_user_tables where schemaname = 'public'`,
  )
  return Number(rows[0]?.count)
}

/** The largest tables with their number of rows and their size on the disk. */
async function largestTables(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string; rows: string; bytes: string }>(
    `select relname as name, n_live_tup as rows, pg_total_relation_size(relid) as bytes
     from pg_stat_user_tables where schemaname = 'public' order by 3 desc limit 8`,
  )
  const [all] = (await pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')).rows
  const tables = rows.map(
    (row) => `\`${row.name}\` ${amount(Number(row.rows), 'rows')}, ${gigabytes(Number(row.bytes))}`,
  )
  return `${gigabytes(Number(all?.bytes))} with indexes: ${tables.join('; ')}`
}

async function migrate(url: string): Promise<Row> {
  const ms = await timeOnce(() => migrateUnderLock(url, openLog('silent')))
  return ['migrations on full tables', amount(ms / 1000, 's'), `all after the first ${MIGRATIONS_BEFORE}`]
}

/** Measures the start of the shop. It runs after the measurement of the jobs, because a start also runs these jobs. */
async function start({ folder }: Bench, url: string): Promise<Row[]> {
  const began = performance.now()
  const server = await startShop(folder, { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data') })
  const ms = performance.now() - began
  const pageMs = await timeOnce(async () => void (await (await fetch(`${server.origin}/`)).text()))
  await server.stop()
  return [
    ['start to ready', amount(ms / 1000, 's'), ''],
    ['first page after a start', amount(pageMs, 'ms'), 'home page, rendered'],
  ]
}

async function measureShop(url: string, pool: pg.Pool): Promise<{ panel: Row[]; jobs: Row[] }> {
  const shop = await openShop({ DATABASE_URL: url })
  const fills = shop.jobs.filter(({ name }) => name.startsWith('fill-'))
  const others = shop.jobs.filter((job) => !fills.includes(job) && !UNMEASURED_JOBS.test(job.name))
  try {
    // A shop that has run for ten years already has its search words. So the bench writes the search words before it measures the other jobs.
    const filled = await measureJobs(fills)
    await pool.query('vacuum analyze')
    const panel = await measurePanel(shop, pool)
    return { panel, jobs: [...filled, ...(await measureJobs(others))] }
  } finally {
    await shop.close()
  }
}

async function measurePanel(shop: TestShop, pool: pg.Pool): Promise<Row[]> {
  const staff = await signIn(shop, 'admin@example.com')
  const fillIn = await fillPaths(pool)
  const rows: Row[] = []
  for (const [section, patterns] of Object.entries(CALLS)) {
    const calls: { pattern: string; ms: number }[] = []
    for (const pattern of patterns) {
      const ms = await medianOf(() => read(shop, staff, fillIn(pattern)))
      console.log(`  ${pattern}  ${amount(ms, 'ms')}`)
      calls.push({ pattern, ms })
    }
    const [slowest, ...faster] = calls.toSorted((a, b) => b.ms - a.ms)
    if (!slowest) continue
    const fastest = faster.at(-1) ?? slowest
    const path = slowest.pattern.replace('/api/admin', '')
    rows.push([section, times(slowest.ms), `\`${path}\`; fastest of ${calls.length}: ${times(fastest.ms)}`])
  }
  return rows
}

/** Returns the median time of a call. If the call fails, for example because of the time limit of a statement, returns NaN. */
async function medianOf(call: () => Promise<void>): Promise<number> {
  try {
    await call()
    const taken: number[] = []
    for (let turn = 0; turn < TURNS; turn += 1) taken.push(await timeOnce(call))
    return median(taken)
  } catch (error) {
    console.log(`  ${String(error)}`)
    return Number.POSITIVE_INFINITY
  }
}

async function measureJobs(jobs: Job[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const job of jobs) {
    const runs = [await timeJob(job), await timeJob(job)]
    console.log(`  ${job.name}  ${runs.map(times).join(', ')}`)
    if (Math.max(...runs) >= LISTED_MS) rows.push([`\`${job.name}\``, times(runs[0] ?? 0), times(runs[1] ?? 0)])
  }
  return rows
}

async function timeJob(job: Job): Promise<number> {
  try {
    return await timeOnce(() => job.work())
  } catch (error) {
    console.log(`  ${job.name}: ${String(error)}`)
    return Number.POSITIVE_INFINITY
  }
}

/** Makes a backup as an operator does: the dump, a test restore into another database, and the comparison of all rows. */
async function backUp({ folder }: Bench, url: string): Promise<Row[]> {
  const place = path.join(folder, 'backups')
  mkdirSync(place)
  let said = ''
  const ms = await timeOnce(async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'src/app/cli/backup.ts'],
      {
        cwd: ROOT,
        env: { ...ENVIRONMENT, DATABASE_URL: url, BACKUP_STORAGE: place, DATA_DIR: path.join(folder, 'data') },
      },
    )
    said = stdout
  })
  const restored = Number(/all unchanged \(([\d.]+) s\)/.exec(said)?.[1])
  const dump = /Backup (\S+) is in/.exec(said)?.[1] ?? ''
  const { size } = statSync(path.join(place, 'databases', `${dump}.dump`))
  return [
    ['backup', amount(ms / 1000 - restored, 's'), gigabytes(size)],
    ['its restore into a test database, with the comparison of all rows', amount(restored, 's'), ''],
  ]
}

function times(ms: number): string {
  if (!Number.isFinite(ms)) return '**fails**'
  return ms >= 1000 ? amount(ms / 1000, 's') : amount(ms, 'ms')
}

function gigabytes(bytes: number): string {
  return bytes >= 1e9 ? amount(bytes / 1e9, 'GB') : amount(bytes / 1e6, 'MB')
}
