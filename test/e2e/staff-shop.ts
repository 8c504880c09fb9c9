import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { prepareFolder } from '../prepared-database.ts'
import { startProcess } from '../process.ts'
import { test as base } from './journey.ts'
import { callAs, signInAsOwner } from './staff.ts'

/** A shop in which nothing is for sale yet: of its own, because other journeys count on what is. */
export const test = base.extend<object, { shop: string }>({
  shop: [
    async ({ playwright }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'ahuti-staff-'))
      const DATA_DIR = join(folder, 'data')
      await prepareFolder(DATA_DIR)
      const shop = await startProcess({ TRUSTED_PROXIES: '127.0.0.1', DATA_DIR })
      const request = await playwright.request.newContext({ baseURL: shop.origin })
      await emptyCatalogue(request, shop.origin)
      await request.dispose()
      await use(shop.origin)
      await shop.kill('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop),
})

async function emptyCatalogue(request: APIRequestContext, shop: string): Promise<void> {
  await signInAsOwner(request, shop)
  const all = await request.get('/api/admin/service-cards?limit=100')
  const { items } = (await all.json()) as { items: { id: string; published: boolean }[] }
  for (const { id, published } of items) {
    if (published) await callAs(request, shop, `/api/admin/service-cards/${id}/publication`, { published: false })
  }
}
