import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProcess } from '../../test/process.ts'
import { prepareFolder } from '../../test/prepared-database.ts'

/** A module that is loaded before the shop. A signal makes this module throw an uncaught error, as a bug would. */
const failing = (how: string) =>
  `--import=data:text/javascript,${encodeURIComponent(`process.once("SIGUSR2",()=>{${how}})`)}`

const DATA_DIR = mkdtempSync(join(tmpdir(), 'ahuti-errors-'))
beforeAll(async () => await prepareFolder(DATA_DIR))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

it.each([
  ['a promise that nobody waits for', 'Promise.reject(new Error("nobody waits"))'],
  ['an error that nobody catches', 'throw new Error("nobody catches")'],
])('after %s, the process logs the error and exits with a failure code', async (_, how) => {
  const shop = await startProcess({ DATA_DIR, LOG_LEVEL: 'info', NODE_OPTIONS: failing(how) })
  const closed = once(shop.process, 'close')
  shop.process.kill('SIGUSR2')
  expect(await closed).toEqual([1, null])
  const lines = shop.output().split('\n')
  const logged = lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; msg: string })
  expect(logged).toContainEqual(expect.objectContaining({ level: 60, err: expect.objectContaining({ type: 'Error' }) }))
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'the shop is stopping', signal: 'an unknown error' }))
})
