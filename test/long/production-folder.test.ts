import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { makeProductionFolder } from '../../tools/production/make-folder.ts'
import { makeOrder } from '../make-order.ts'
import { engine } from '../shop.ts'
import { freePort } from '../free-port.ts'

const NOBODY = 65_534
const MAX_MODULES_BYTES = 150e6

it.runIf(engine === 'pglite')(
  'the production folder is small, and works for a user without write permission',
  async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'ahuti-production-'))
    onTestFinished(() => {
      execFileSync('chmod', ['-R', 'u+w', root])
      rmSync(root, { recursive: true, force: true })
    })
    const target = path.join(root, 'ahuti')
    const { moduleBytes } = makeProductionFolder(target, 'abcdef0123456789')
    expect(moduleBytes).toBeLessThan(MAX_MODULES_BYTES)
    const unwanted = [
      'node_modules/vite',
      'node_modules/typescript',
      'node_modules/react',
      'src/app/browser.tsx',
      'test',
      'tools',
    ]
    expect(unwanted.filter((name) => existsSync(path.join(target, name)))).toEqual([])
    execFileSync('chmod', ['-R', 'a-w,a+rX', target])
    execFileSync('chmod', ['a+rx', root])
    const [data, isRoot, port] = [path.join(root, 'data'), process.getuid?.() === 0, await freePort()]
    mkdirSync(data)
    if (isRoot) chownSync(data, NOBODY, NOBODY)
    const env = {
      PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin`,
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
    }
    const shop = spawn(path.join(target, 'ahuti'), ['start'], {
      cwd: target,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    })
    onTestFinished(() => void shop.kill('SIGKILL'))
    let said = ''
    for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const health = () => {
      const check = spawn(process.execPath, [path.join(target, 'healthcheck.mjs')], { env })
      return once(check, 'exit').then(([code]) => Number(code))
    }
    let code = 1
    for (let tries = 0; tries < 120 && code !== 0 && shop.exitCode === null; tries += 1) {
      await pause(250)
      code = await health()
    }
    expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' })
    const origin = `http://127.0.0.1:${port}`
    const page = await (await fetch(origin, { headers: { 'accept-language': 'ru' } })).text()
    const picture = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? ''
    const drawn = await fetch(origin + new URL(picture).pathname)
    // A drawn picture shows that the fonts are in the folder.
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
    const order = await fetch(`${origin}/api/orders`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(makeOrder()),
    })
    expect(order.status).toBe(201)
    shop.kill('SIGTERM')
    const [ended]: unknown[] = await once(shop, 'exit')
    expect(ended).toBe(0)
  },
)
