import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { prepareFolder } from '../prepared-database.ts'
import { startProcess } from '../process.ts'
import { test as base } from './journey.ts'
import { callAs, signInAsOwner } from './staff-sign-in.ts'
import { type Facts, prepareFacts } from './staff-seed.ts'

/**
 * Makes a test function with a shop that has nothing for sale. It is a separate shop, because other journeys need the catalogue. Each test file calls
 * this function itself. Files with different fixtures use different workers, so no file sees what another file has published.
 */
export const testInEmptyShop = () =>
  base.extend<object, { shop: string }>({
    shop: [
      async ({ playwright }, use) => {
        await withShop({}, async (shop) => {
          const request = await playwright.request.newContext()
          await emptyCatalogue(request, shop)
          await request.dispose()
          await use(shop)
        })
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ shop }, use) => use(shop),
  })

/** A separate shop for the tests of one file. These tests move the clock by weeks, which other journeys do not expect. */
export const testInOwnShop = () =>
  base.extend<object, { shop: string }>({
    shop: [async ({}, use) => await withShop({}, use), { scope: 'worker', timeout: 120_000 }],
    baseURL: async ({ shop }, use) => use(shop),
  })

/** A shop with orders, proofs and a partner. All screens share one shop, and each user signs in once. */
export const testAtWork = base.extend<object, { facts: Facts }>({
  facts: [
    async ({ playwright }, use) => {
      await withShop({ SANDBOX_DEMO: '1' }, async (shop) => use(await prepareFacts(playwright.request, shop)))
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ facts }, use) => use(facts.shop),
})

async function withShop(environment: Record<string, string>, use: (shop: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ahuti-staff-'))
  const DATA_DIR = join(folder, 'data')
  await prepareFolder(DATA_DIR)
  const shop = await startProcess({ TRUSTED_PROXIES: '127.0.0.1', DATA_DIR, ...environment })
  try {
    await use(shop.origin)
  } finally {
    await shop.kill('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}

async function emptyCatalogue(request: APIRequestContext, shop: string): Promise<void> {
  await signInAsOwner(request, shop)
  const all = await request.get(`${shop}/api/admin/service-cards?limit=100`)
  const { items } = (await all.json()) as { items: { id: string; published: boolean }[] }
  for (const { id, published } of items) {
    if (published) await callAs(request, shop, `/api/admin/service-cards/${id}/publication`, { published: false })
  }
}
