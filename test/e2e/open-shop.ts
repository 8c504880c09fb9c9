import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { prepareFolder } from '../prepared-database.ts'
import { type ShopProcess, startProcess } from '../process.ts'

/**
 * Starts a shop for each worker: the real server on a fresh data folder, or on one of the databases in AHUTI_E2E_DATABASE_URLS. The sandbox of a shop
 * has only one clock, one set of chains and one set of rates, so concurrent journeys must not share a shop.
 */
export default async function openShops({ workers }: FullConfig): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'ahuti-e2e-'))
  const databases = process.env.AHUTI_E2E_DATABASE_URLS?.split(',')
  const shops: ShopProcess[] = []
  async function prepare(worker: number): Promise<Record<string, string>> {
    const DATABASE_URL = databases?.[worker]
    if (databases && !DATABASE_URL) throw new Error(`AHUTI_E2E_DATABASE_URLS contains fewer than ${workers} databases`)
    if (DATABASE_URL) return { DATABASE_URL }
    const DATA_DIR = join(folder, String(worker))
    await prepareFolder(DATA_DIR)
    return { DATA_DIR }
  }
  async function close(): Promise<void> {
    await Promise.all(shops.map(async (shop) => await shop.kill('SIGTERM')))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const storages: Record<string, string>[] = []
    for (let worker = 0; worker < workers; worker += 1) storages.push(await prepare(worker))
    // Each test has its own source address (journey.ts), because the shop's limits count requests by IP address.
    const starts = await Promise.allSettled(
      storages.map(async (storage) => await startProcess({ TRUSTED_PROXIES: '127.0.0.1', ...storage })),
    )
    for (const start of starts) if (start.status === 'fulfilled') shops.push(start.value)
    for (const start of starts) if (start.status === 'rejected') throw start.reason
  } catch (error) {
    await close()
    throw error
  }
  process.env.AHUTI_E2E_ORIGINS = shops.map((shop) => shop.origin).join(',')
  return close
}
