import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '../process.ts'

/** One shop for all journeys: the real server on a fresh data folder, or on the database that AHUTI_E2E_DATABASE_URL names. */
export default async function openShop(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'ahuti-e2e-'))
  const database = process.env.AHUTI_E2E_DATABASE_URL
  const shop = await startProcess(database ? { DATABASE_URL: database } : { DATA_DIR: folder })
  process.env.AHUTI_E2E_ORIGIN = shop.origin
  return async () => {
    await shop.kill('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}
