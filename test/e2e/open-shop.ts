import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '../process.ts'

/** One shop for all journeys: the real server on a fresh data folder, or on the database that AHUTI_E2E_DATABASE_URL names. */
export default async function openShop(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'ahuti-e2e-'))
  const database = process.env.AHUTI_E2E_DATABASE_URL
  // Each test comes from an address of its own (journey.ts), as its visitors would: limits count by address.
  const shop = await startProcess({
    TRUSTED_PROXIES: '127.0.0.1',
    ...(database ? { DATABASE_URL: database } : { DATA_DIR: folder }),
  })
  process.env.AHUTI_E2E_ORIGIN = shop.origin
  return async () => {
    await shop.kill('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}
