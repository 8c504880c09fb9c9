import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { DAY, HOUR } from '#base/time.ts'
import { openEarlierFiles } from './previous-build-files.ts'

function makeBuild(names: string[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'ahuti-kept-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'assets'))
  for (const name of names) writeFileSync(path.join(root, 'assets', name), name)
  return root
}

const log = { warn: vi.fn() }
const present = new Date('2026-11-01T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: present })
})
afterEach(() => void vi.useRealTimers())

/** Simulates a process that runs for this number of days. */
async function run(folder: string, build: string, days: number) {
  const end = await openEarlierFiles(folder).keep([build], log)
  const marked = path.join(folder, 'assets', readdirSync(path.join(build, 'assets'))[0] ?? '')
  for (let day = 0; day < days; day += 1) {
    vi.advanceTimersByTime(DAY)
    const today = Date.now()
    await vi.waitUntil(() => statSync(marked).mtimeMs > today - HOUR, 60_000)
  }
  end()
}

it('files of the previous version stay available for a week after its last process stopped', async () => {
  const [one, two, folder] = [makeBuild(['a-1.js', 'same-0.js']), makeBuild(['a-2.js', 'same-0.js']), makeBuild([])]
  await run(folder, one, 24)
  const { find } = openEarlierFiles(folder)
  await run(folder, two, 7)
  const { plain, type, immutable } = find('/assets/a-1.js') ?? {}
  expect([plain?.toString(), type, immutable]).toEqual(['a-1.js', 'text/javascript; charset=utf-8', true])
  await run(folder, two, 2)
  await vi.waitUntil(() => find('/assets/a-1.js') === undefined, 60_000)
  expect(find('/assets/same-0.js')).toBeDefined()
  expect(log.warn).not.toHaveBeenCalled()
})

it('an unwritable folder does not stop the process, which retries the copy later', async () => {
  const [one, folder] = [makeBuild(['a-1.js']), makeBuild([])]
  rmSync(path.join(folder, 'assets'), { recursive: true })
  writeFileSync(path.join(folder, 'assets'), 'in the way')
  const { keep, find } = openEarlierFiles(folder)
  const end = await keep([one], log)
  expect(log.warn).toHaveBeenCalledOnce()
  rmSync(path.join(folder, 'assets'))
  vi.advanceTimersByTime(DAY)
  await vi.waitUntil(() => find('/assets/a-1.js') !== undefined, 60_000)
  end()
})

it('the shop does not serve a file for an address outside a build’s folders', async () => {
  const folder = makeBuild(['a-1.js', 'a-1.txt.secret'])
  const kept = openEarlierFiles(folder)
  const addresses = [
    '/assets/../assets/a-1.js',
    '/assets/..',
    '/assets/a-1.txt.secret',
    '/assets/sub/a.js',
    '/other/a-1.js',
  ]
  expect(addresses.filter((address) => kept.find(address))).toEqual([])
})
