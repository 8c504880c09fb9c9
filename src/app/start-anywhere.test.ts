import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { prepareFolder } from '../../test/prepared-database.ts'
import { startProcess } from '../../test/process.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const COPIED = ['content', 'db', 'dist', 'package.json', 'public', 'src']

const home = mkdtempSync(join(tmpdir(), 'ahuti-anywhere-'))
afterAll(() => rmSync(home, { recursive: true }))

it('the shop starts from a path with a space, Cyrillic letters and characters that URLs escape', async () => {
  const folder = join(home, 'my shop', 'мой магазин 100% #1')
  for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const DATA_DIR = join(folder, 'data')
  await prepareFolder(DATA_DIR)

  const shop = await startProcess({ DATA_DIR }, join(folder, 'dist/server/server.js'))
  try {
    expect((await shop.get('/api/services/ganesha')).status).toBe(200)
    const page = await fetch(`${shop.origin}/?lang=ru`)
    expect(page.status).toBe(200)
    const script = /src="(\/assets\/[^"]+)"/.exec(await page.text())?.[1]
    for (const path of [script, '/og/ritual/ganesha.ru.png', '/admin-panel', '/favicon.svg'])
      expect([path, (await fetch(shop.origin + path)).status]).toEqual([path, 200])
  } finally {
    await shop.kill('SIGTERM')
  }
})
