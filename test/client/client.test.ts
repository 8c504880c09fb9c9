import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tool } from '../../tools/package-program.ts'
import { openTestShop, type TestShop } from '../shop.ts'

/** The functions of `program/buy-ritual.ts`. That program is compiled with the generated client, not with this test. */
type Program = Record<'buyRitual' | 'offerTooLittle', (origin: string) => Promise<unknown>>

const HERE = import.meta.dirname
const run = promisify(execFile)

let shop: TestShop
let server: ReturnType<typeof serve>
let origin = ''
let folder = ''
beforeAll(async () => {
  shop = await openTestShop()
  origin = await new Promise((resolve) => {
    server = serve({ fetch: shop.api.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      resolve(`http://127.0.0.1:${port}`),
    )
  })
  await mkdir('.cache', { recursive: true })
  folder = await mkdtemp(path.resolve('.cache/client-'))
  const document = await (await fetch(`${origin}/api/openapi.json`)).text()
  await writeFile(path.join(folder, 'openapi.json'), document)
  await cp(path.join(HERE, 'program'), folder, { recursive: true })
  const generate = path.join(HERE, 'generate.mjs')
  await run(process.execPath, [generate, path.join(folder, 'openapi.json'), path.join(folder, 'sdk')])
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

it('a program that uses the generated client passes the type check', async () => {
  const config = {
    extends: path.resolve('tsconfig.json'),
    compilerOptions: { types: ['node'] },
    include: [`${folder}/**/*.ts`],
    exclude: [],
  }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  const [node, args] = tool('typescript', ['--project', folder, '--noEmit'], 'tsc')
  const faults = await run(node, args, { maxBuffer: 10_000_000 }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
  expect(faults).toBe('')
})

it('a program orders a ritual and pays for it with the generated client', async () => {
  const { buyRitual } = (await import(path.join(folder, 'buy-ritual.ts'))) as Program
  expect(await buyRitual(origin)).toEqual({ payment: 'completed', order: 'completed', total: 300 })
})

it('the generated client gives the program the error code of a refused call', async () => {
  const { offerTooLittle } = (await import(path.join(folder, 'buy-ritual.ts'))) as Program
  expect(await offerTooLittle(origin)).toEqual({ status: 409, code: 'orders.price-changed' })
})
