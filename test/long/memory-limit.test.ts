import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { SECOND } from '../../src/base/time.ts'
import { SERVER, startProcess } from '../process.ts'
import { createPostgres, engine } from '../shop.ts'
import { BEHIND_PROXY } from '../sign-in.ts'
import { openMemoryGroup } from './memory-group.ts'
import { startCustomers } from './simulated-customers.ts'

const LOAD_FOR = 30 * SECOND
const MEBIBYTE = 2 ** 20

it(`a shop killed at its memory limit does not lose a confirmed order (${engine})`, async ({ skip }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-memory-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const group = openMemoryGroup(path.basename(folder))
  if (!group) {
    console.log('SKIPPED: limits of memory. Only root on Linux with control groups can set a limit.')
    return skip()
  }
  onTestFinished(async () => {
    // The control group is empty a short time after its last process has ended.
    await pause(500)
    group.remove()
  })
  const megabytes = /^ {2}mem_limit: (\d+)m$/m.exec(readFileSync('compose.yaml', 'utf8'))?.[1]
  group.limit(Number(megabytes) * MEBIBYTE)
  const storage = { DATA_DIR: path.join(folder, 'data'), ...(engine === 'postgres' && (await createPostgres())) }
  const environment = { ...storage, ...BEHIND_PROXY }
  const limited = ['sh', '-c', `echo $$ > ${group.processes} && exec "$@"`, 'sh']
  const shop = await startProcess(environment, SERVER, limited)
  onTestFinished(async () => void (await shop.kill('SIGKILL')))
  const customers = startCustomers(shop, { buyers: 2, readers: 2 })
  await pause(LOAD_FOR)
  const usedBytes = group.usedBytes()
  console.log(`${Math.round(usedBytes / MEBIBYTE)} of ${megabytes} MiB in use under load (${engine}).`)
  expect(group.kills()).toBe(0)

  const ended = once(shop.process, 'exit')
  // The system first frees cached files. After that, every allocation fails.
  for (let bytes = usedBytes; shop.process.signalCode === null; bytes = group.usedBytes()) {
    try {
      group.limit(bytes - 8 * MEBIBYTE)
    } catch {
      group.limit(bytes)
    }
    await pause(100)
  }
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(group.kills()).toBeGreaterThan(0)
  const { orders, faults } = await customers.leave()
  expect(orders.size).toBeGreaterThan(10)
  expect(faults.filter((fault) => fault.startsWith('the key'))).toEqual([])
  const again = await startProcess(environment)
  onTestFinished(async () => void (await again.kill('SIGKILL')))
  const found = await Promise.all([...orders.values()].map(async (id) => (await again.get(`/api/orders/${id}`)).status))
  expect(found.filter((status) => status !== 200)).toEqual([])
})
