import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFigures } from '#features/office/operations/queries-metrics.ts'
import { isLate, parseBackupMoment } from '#features/office/operations/rules-backups.ts'
import { splitAlert } from '#features/office/operations/rules-alerts.ts'
import { listAlerts } from '#server/database/alerts.ts'
import { callAnswered, jobEnded, requestAnswered } from '#server/diagnostics-channels.ts'
import type { Shop } from '#server/shop.ts'
import { errorCode, StartError } from '#server/start-error.ts'
import { VERSION } from '#server/version.ts'
import type { RunningShop } from './wiring/wire-shop.ts'

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Prometheus metrics of this process on a separate port. Visitors have no access to this port. */
export async function openMetrics(running: RunningShop): Promise<{ port: number; close: () => Promise<void> }> {
  const { METRICS_PORT = 0, METRICS_TOKEN, HOST } = running.shop.config
  const metrics = await collect(running)
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    if (METRICS_TOKEN && !hasToken(request, METRICS_TOKEN))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    void metrics.read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  server.listen(METRICS_PORT, HOST)
  await once(server, 'listening').catch((error: unknown) => {
    metrics.stop()
    const reason = `${METRICS_PORT} cannot be opened (${errorCode(error)}). Stop the program that uses it, or choose another`
    throw new StartError(`METRICS_PORT: ${reason} METRICS_PORT.`, { cause: error })
  })
  return {
    // A server that listens on a port has an `AddressInfo`.
    port: (server.address() as AddressInfo).port,
    close: async () => {
      metrics.stop()
      server.close()
      server.closeAllConnections()
    },
  }
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`))
}

async function collect(running: RunningShop) {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `ahuti_${name}`, help, labelNames, registers })
  const requests = new Histogram({
    name: 'ahuti_request_duration_seconds',
    help: 'Duration of requests by kind, as a visitor measures it',
    labelNames: ['kind', 'status'],
    buckets: SECONDS,
    registers,
  })
  const calls = new Histogram({
    name: 'ahuti_call_duration_seconds',
    help: 'Duration of API calls by route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const jobs = new Histogram({
    name: 'ahuti_job_duration_seconds',
    help: 'Duration of job runs',
    labelNames: ['job'],
    buckets: [...SECONDS, 60, 600],
    registers,
  })
  const failures = new Counter({
    name: 'ahuti_job_failures_total',
    help: 'Number of failed job runs',
    labelNames: ['job'],
    registers,
  })
  const stops = [
    requestAnswered.hear(({ kind, status, ms }) => requests.observe({ kind, status }, ms / 1000)),
    callAnswered.hear(({ method, route, status, ms }) => calls.observe({ method, route, status }, ms / 1000)),
    jobEnded.hear(({ name, ms, failed }) => {
      jobs.observe({ job: name }, ms / 1000)
      if (failed) failures.inc({ job: name })
    }),
  ]
  gauge('build_info', 'Version of the running shop', ['version']).set({ version: VERSION }, 1)
  const readShop = shopGauges(running, gauge)
  const publicReads = new Counter({
    name: 'ahuti_public_reads_total',
    help: 'Database reads for public pages, by server; only with a replica',
    labelNames: ['server'],
    registers: running.shop.database.replica ? registers : [],
  })
  return {
    read: async () => {
      await readShop()
      publicReads.reset()
      for (const [server, count] of Object.entries(running.shop.database.replica?.().reads ?? {}))
        publicReads.inc({ server }, count)
      return { type: registry.contentType, text: await registry.metrics() }
    },
    stop: () => stops.forEach((stop) => stop()),
  }
}

type MakeGauge = (
  name: string,
  help: string,
  labelNames?: string[],
) => { set: ((value: number) => void) & ((labels: Record<string, string>, value: number) => void); reset: () => void }

/** Values from the database, read on request. If the database does not respond, a metric reports that. */
function shopGauges(
  { shop, payments: { chains }, newestBackup, isBackupRestorable }: RunningShop,
  gauge: MakeGauge,
): () => Promise<void> {
  const up = gauge('database_up', '1 if the database answers')
  const outbox = gauge('outbox_messages', 'Messages that wait, and messages that failed within a week', ['state'])
  const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest waiting message')
  const stands = gauge('outbox_stands_seconds', 'Time since the last sent message, if a newer message waits')
  const height = gauge('chain_height', 'Height of the newest block that the shop has read', ['chain'])
  const lag = gauge('chain_lag_seconds', 'Age of the newest complete state of the chain', ['chain'])
  const failing = gauge('chain_failing', '1 if the last request to the nodes failed', ['chain'])
  const payments = gauge('payments', 'Number of cryptocurrency payments by status', ['status'])
  const pool = gauge('database_connections', 'Database connections of this process', ['state'])
  const backup = gauge(
    'backup_age_seconds',
    'Age of the newest backup; infinite without a backup, 0 if no backups are scheduled',
  )
  const broken = gauge('backup_unrestorable', '1 if the newest tested backup cannot be restored')
  const late = gauge('backup_late', '1 if the newest backup is older than one and a half intervals')
  const alerts = gauge('alerts', 'Number of current alerts by kind', ['kind'])
  const readReplica = shop.database.replica && replicaGauges(shop.database.replica, gauge)
  const isFollowed = ({ chain }: { chain: string }) => Object.hasOwn(chains, chain)
  return async () => {
    readReplica?.()
    for (const [state, count] of Object.entries(shop.database.pool?.() ?? {})) pool.set({ state }, count)
    const newest = newestBackup()
    backup.reset()
    late.reset()
    if (shop.config.BACKUP_STORAGE) {
      backup.set(newest ? (Date.now() - parseBackupMoment(newest)) / 1000 : Number.POSITIVE_INFINITY)
      late.set(isLate(newest, new Date(), shop.config.BACKUP_EVERY_HOURS) ? 1 : 0)
    }
    broken.set(isBackupRestorable() === false ? 1 : 0)
    const figures = await readFigures(shop.db, shop.now()).catch(() => undefined)
    up.set(figures ? 1 : 0)
    if (!figures) return
    outbox.set({ state: 'waiting' }, figures.outbox.waiting)
    outbox.set({ state: 'failed' }, figures.outbox.failed)
    oldest.set(figures.outbox.oldestSeconds)
    stands.set(figures.mailStandsSeconds)
    // If a coin is removed from the configuration, the shop no longer reads the chain of this coin. The lag of the chain would then grow forever, so
    // it is left out.
    for (const { chain, height: block, lagSeconds, failing: isFailing } of figures.chains.filter(isFollowed)) {
      height.set({ chain }, block ?? 0)
      lag.set({ chain }, lagSeconds ?? Number.POSITIVE_INFINITY)
      failing.set({ chain }, isFailing ? 1 : 0)
    }
    alerts.reset()
    const kinds = (await listAlerts(shop.db, shop.now())).map(({ name }) => splitAlert(name).kind)
    for (const [kind, some] of Map.groupBy(kinds, (each) => each)) alerts.set({ kind }, some.length)
    payments.reset()
    for (const { status, count } of figures.payments) payments.set({ status }, count)
  }
}

function replicaGauges(read: NonNullable<Shop['database']['replica']>, gauge: MakeGauge): () => void {
  const isRead = gauge('replica_read', '1 if public pages are read from the replica')
  const behind = gauge(
    'replica_behind_seconds',
    'Longest possible delay of the replica; infinite if the delay is unknown',
  )
  return () => {
    isRead.set(read().isRead ? 1 : 0)
    behind.set(read().behindSeconds)
  }
}
