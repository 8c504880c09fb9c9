import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFolder } from '#features/platform/media/providers/storage-folder.ts'
import { makePicture, mediaForm } from '../../test/make-media.ts'
import { makeOrder } from '../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { signInStaff } from '../../test/sign-in-staff.ts'
import { exportContent, importContent } from './content-transfer.ts'

let home: string
let sandbox: TestShop
const shops: TestShop[] = []
beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'ahuti-content-'))
  sandbox = await openShop('sandbox')
}, 120_000)
afterAll(async () => {
  for (const shop of shops) await shop.close()
  rmSync(home, { recursive: true, force: true })
})

async function openShop(name: string): Promise<TestShop> {
  const shop = await openTestShop({ MEDIA_STORAGE: path.join(home, name, 'media') })
  shops.push(shop)
  return shop
}

const storageOf = (name: string) => openFolder(path.join(home, name, 'media'))
const folderOf = (name: string) => path.join(home, name)

function bytesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      return [path.relative(folder, file), readFileSync(file, 'base64')]
    }),
  )
}

const PAGES = '/api/admin/page-texts'
const DURGA = '/api/admin/service-cards/durga'

/** Enters the owner's data before the shop opens. Returns the address of the uploaded picture. */
async function write(shop: TestShop): Promise<string> {
  const owner = await signInStaff(shop, 'owner')
  const { body: settings } = await owner.call('GET', '/api/admin/settings')
  await owner.call('PUT', '/api/admin/settings', { version: settings.version, shopName: { en: 'House of Fire' } })
  const { body: picture } = await owner.call('POST', '/api/admin/media', mediaForm(await makePicture()))
  const { body: ritual } = await owner.call('GET', DURGA)
  await owner.call('PUT', DURGA, { version: ritual.version, image_url: picture.url, price: 555 })
  const { status: published } = await owner.call('POST', `${DURGA}/publication`, { published: true })
  const { status } = await owner.call('POST', '/api/admin/priest-profiles', {
    name: { ru: 'Гопал Бхатт', en: 'Gopal Bhatt' },
    published: true,
  })
  expect([published, status]).toEqual([200, 201])
  const body = `![Fire](${picture.url})`
  const { status: saved } = await owner.call('PUT', `${PAGES}/offer`, { version: 1, en: { title: 'Our terms', body } })
  const { status: kept } = await owner.call('PUT', `${PAGES}/home`, { version: 1, ru: { hero: 'Огонь для вас' } })
  expect([saved, kept]).toEqual([200, 200])
  return picture.url
}

it('a shop without orders imports all content and exports the same bytes', async () => {
  const url = await write(sandbox)
  await exportContent(sandbox.shop.db, storageOf('sandbox'), folderOf('export'))
  const real = await openShop('real')
  await importContent(real.shop.db, storageOf('real'), folderOf('export'))
  await exportContent(real.shop.db, storageOf('real'), folderOf('again'))
  expect(bytesIn(folderOf('again'))).toEqual(bytesIn(folderOf('export')))

  expect((await real.api.request(`http://localhost${url}`)).status).toBe(200)
  await expect
    .poll(async () => (await real.call('GET', '/api/services/durga')).body, { timeout: 60_000 })
    .toMatchObject({ price: 555, image_url: url })
  expect((await real.call('GET', '/api/priests?lang=en')).body.items).toMatchObject([{ name: 'Gopal Bhatt' }])
  await expect
    .poll(async () => (await real.call('GET', '/api/pages/offer?lang=en')).body, { timeout: 60_000 })
    .toMatchObject({ title: 'Our terms' })
  expect((await real.call('GET', '/api/home-texts?lang=ru')).body).toEqual({ texts: { hero: 'Огонь для вас' } })
  const owner = await signInStaff(real, 'owner')
  await expect
    .poll(async () => (await owner.call('GET', '/api/admin/settings')).body.shopName.en, { timeout: 60_000 })
    .toBe('House of Fire')
}, 120_000)

it('the exported folder contains no staff names and no sample priest', () => {
  const text = Object.entries(bytesIn(folderOf('export')))
    .filter(([name]) => name.endsWith('.jsonl'))
    .map(([, bytes]) => Buffer.from(bytes, 'base64').toString())
    .join('')
  expect(text).toContain('Gopal Bhatt')
  expect(text).not.toContain('Ramesh Shastri')
  expect(text).not.toMatch(/"(?:actor_id|scheduled_by|account_id)"|"(?:changed_by|created_by)": "[^"]/)
})

it('an import is refused by a shop with orders, and changes nothing', async () => {
  const shop = await openShop('open')
  await shop.call('POST', '/api/orders', makeOrder())
  await expect(importContent(shop.shop.db, storageOf('open'), folderOf('export'))).rejects.toThrow(/has orders/)
  expect((await shop.call('GET', '/api/services/durga')).body.price).not.toBe(555)
})

it('an incomplete folder is refused, and the error names the missing file', async () => {
  const shop = await openShop('empty')
  const load = async () => await importContent(shop.shop.db, storageOf('empty'), folderOf('again'))
  const rows = path.join(folderOf('again'), 'tables', 'article.jsonl')
  const whole = readFileSync(rows, 'utf8')
  writeFileSync(rows, whole.slice(0, -20))
  await expect(load()).rejects.toThrow(/article\.jsonl/)
  writeFileSync(rows, whole.replace('{', '['))
  await expect(load()).rejects.toThrow(/article\.jsonl is damaged/)
  rmSync(rows)
  await expect(load()).rejects.toThrow(/article\.jsonl is missing/)
  writeFileSync(rows, whole)
  rmSync(path.join(folderOf('again'), 'media'), { recursive: true })
  await expect(load()).rejects.toThrow(/media\/\w+\/\S+ is missing/)
  await expect(exportContent(shop.shop.db, storageOf('empty'), folderOf('again'))).rejects.toThrow(/not empty/)
})

it('an import with an unknown column is refused, and the shop keeps its content', async () => {
  const shop = await openShop('older')
  const rows = path.join(folderOf('export'), 'tables', 'discount_code.jsonl')
  const list = path.join(folderOf('export'), 'content.json')
  writeFileSync(rows, '{"id": "1", "colour": "red"}\n')
  writeFileSync(list, readFileSync(list, 'utf8').replace('"discount_code": 0', '"discount_code": 1'))
  await expect(importContent(shop.shop.db, storageOf('older'), folderOf('export'))).rejects.toThrow(/colour/)
  expect((await shop.call('GET', '/api/services')).body.length ?? 1).toBeGreaterThan(0)
  expect((await shop.call('GET', '/api/priests?lang=en')).body.items).toHaveLength(3)
})
