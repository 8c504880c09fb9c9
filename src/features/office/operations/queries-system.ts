import { statfs } from 'node:fs/promises'
import { getHeapStatistics } from 'node:v8'
import { SECOND } from '#base/time.ts'
import { listAlerts } from '#server/database/alerts.ts'
import type { OverdueJobs } from '#server/overdue-jobs.ts'
import type { Shop } from '#server/shop.ts'
import type { Schedule } from './context.ts'
import { readSellerState } from './queries-seller.ts'
import type { Health } from './model.ts'
import { readFigures } from './queries-metrics.ts'
import { readArchive } from './queries-archive.ts'
import { isLate, parseBackupMoment } from './rules-backups.ts'

type SystemContext = { shop: Shop; version: string }
type HealthContext = SystemContext & { schedule: Pick<Schedule, 'newest' | 'missingPackage'>; overdueJobs: OverdueJobs }

/** The data about this process that the panel shows: its version, its start time, and the work that waits. */
export async function readSystem(context: SystemContext) {
  const { outbox, ...system } = await measureSystem(context)
  return { ...system, outbox: { waiting: outbox.waiting, failed: outbox.failed } }
}

/** Returns the data about this process with more details, for operators. It contains no personal data. */
export async function readHealth({ schedule, overdueJobs, ...context }: HealthContext): Promise<Health> {
  const { config } = context.shop
  const { memoryBytes, ...system } = await measureSystem(context)
  const newest = schedule.newest()
  return {
    ...system,
    uptimeSeconds: Math.round(process.uptime()),
    memory: {
      processBytes: memoryBytes,
      heapBytes: process.memoryUsage().heapUsed,
      heapLimitBytes: getHeapStatistics().heap_size_limit,
    },
    disk: await readDisk(config.DATA_DIR),
    lateJobs: overdueJobs.late(),
    alerts: (await listAlerts(context.shop.db, context.shop.now())).map(({ name }) => name),
    seller: await readSellerState(context.shop),
    backup: config.BACKUP_STORAGE
      ? {
          newestAt: newest === undefined ? null : new Date(parseBackupMoment(newest)).toISOString(),
          isLate: isLate(newest, new Date(), config.BACKUP_EVERY_HOURS),
          missingPackage: schedule.missingPackage(),
        }
      : null,
  }
}

async function measureSystem({ shop, version }: SystemContext) {
  const began = performance.now()
  const figures = await readFigures(shop.db, shop.now())
  return {
    version,
    startedAt: new Date(Date.now() - process.uptime() * SECOND).toISOString(),
    node: process.versions.node,
    engine: shop.database.engine,
    databaseMs: Math.round(performance.now() - began),
    memoryBytes: process.memoryUsage.rss(),
    archive: await readArchive(shop),
    outbox: figures.outbox,
    chains: figures.chains.map(({ chain, failing, ...known }) => ({ name: chain, isFailing: failing, ...known })),
  }
}

/** The disk usage of the file system with the data folder; null for a shop in memory or a missing folder. */
async function readDisk(folder: string): Promise<Health['disk']> {
  if (folder.startsWith('memory://')) return null
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    return null
  }
}
