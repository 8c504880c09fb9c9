import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../free-port.ts'
import { findDebianProgram, openBrowser, startProxy } from './proxy-server.ts'

const SECRET = '0123456789abcdef0123456789abcdef'
const PATHS = [
  `/order/${SECRET}`,
  `/order/${SECRET}/plan?lang=en`,
  `/gift/${SECRET}`,
  `/proof/${SECRET}/certificate.pdf`,
  `/api/admin/calendar/${SECRET}.ics`,
  `/media/${SECRET}/file.mp3`,
]

it.each(['nginx', 'haproxy'] as const)(
  'no log of %s contains an order’s URL, even while the shop is down',
  async (kind) => {
    const program = await findDebianProgram(kind)
    if (!program) return
    const folder = mkdtempSync(path.join(tmpdir(), `ahuti-logs-${kind}-`))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
    const shop = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1')
    await once(shop, 'listening')
    const { port: upstream } = Object(shop.address())
    const proxy = await startProxy(kind, program, folder, [upstream, await freePort()])
    onTestFinished(async () => await proxy.stop())
    const browser = openBrowser({ port: proxy.port, folder })
    onTestFinished(() => browser.close())
    // HAProxy needs a short time to notice that the shop is up.
    await expect.poll(async () => (await browser.get('/ritual/ganesha')).status, { timeout: 20_000 }).toBe(200)
    for (const secret of PATHS) expect((await browser.get(secret)).status).toBe(200)
    shop.closeAllConnections()
    shop.close()
    for (const secret of PATHS) expect((await browser.get(secret)).status).toBeGreaterThanOrEqual(502)
    await pause(500)
    const logs = readdirSync(folder).filter((name) => name.endsWith('.log'))
    const written = logs.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('')
    expect(written).not.toContain(SECRET)
    expect(written).toContain('/ritual/ganesha')
    for (const line of ['/order/...', '/gift/...', '/proof/...', '/api/admin/...', '/media/...'])
      expect(written).toContain(line)
  },
)
