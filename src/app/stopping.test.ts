import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'

const STOPPING = new URL('./stopping.ts', import.meta.url).href
const LOG = new URL('../server/log.ts', import.meta.url).href

/** A process with two open resources. `close` closes the first one. */
async function open(close: string, deadline: number) {
  const program = `
    import { closeOnSignal } from ${JSON.stringify(STOPPING)}
    import { openLog } from ${JSON.stringify(LOG)}
    const stop = closeOnSignal(openLog('info'), ${deadline})
    stop.add('the database', ${close})
    stop.add('the server', async () => console.log('server closed'))
    setInterval(() => {}, 1000)
    console.log('open')`
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', program])
  let output = ''
  child.stdout?.on('data', (bytes) => {
    output += bytes.toString()
  })
  if (child.stdout) await once(child.stdout, 'data')
  return { child, output: () => output, ended: once(child, 'close') }
}

const NEVER = '() => new Promise(() => {})'

it('resources close in reverse order of opening, and the process reports success', async () => {
  const { child, output, ended } = await open("async () => console.log('database closed')", 5000)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(output()).toMatch(/server closed\ndatabase closed/)
})

it('a shutdown that hangs fails at its deadline and logs the open resources', async () => {
  const { child, output, ended } = await open(NEVER, 600)
  child.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
  expect(output()).toContain('"waitingFor":"the database"')
})

it('a second signal immediately ends a shutdown that hangs', async () => {
  const { child, ended } = await open(NEVER, 20_000)
  child.kill('SIGTERM')
  await pause(400)
  const started = performance.now()
  child.kill('SIGTERM')
  expect(await ended).toEqual([128 + 15, null])
  expect(performance.now() - started).toBeLessThan(10_000)
})

it('the same signal from two senders counts as one signal', async () => {
  const { child, output, ended } = await open('() => new Promise((resolve) => setTimeout(resolve, 500))', 20_000)
  child.kill('SIGINT')
  await pause(20)
  child.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  expect(output()).toContain('server closed')
})

it('if a resource fails to close, the process exits with an error', async () => {
  const { child, output, ended } = await open("async () => { throw new Error('will not') }", 5000)
  child.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
  expect(output()).toContain('will not')
})
