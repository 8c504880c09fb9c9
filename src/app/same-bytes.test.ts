import { afterAll, expect, it } from 'vitest'
import { startProcess } from '../../test/process.ts'

const ENVIRONMENT = { DATA_DIR: 'memory://', PUBLIC_ORIGIN: 'https://ahuti.example' }

const processes: Awaited<ReturnType<typeof startProcess>>[] = []
afterAll(async () => {
  for (const each of processes) await each.kill('SIGTERM')
})

it('two processes render the same bytes of a page', async () => {
  for (let count = 0; count < 2; count++) processes.push(await startProcess(ENVIRONMENT))
  for (const path of ['/?lang=ru', '/ritual/ganesha?lang=en', '/article/sankalpa?lang=ru', '/user-profile?lang=en']) {
    const [one, other] = await Promise.all(
      processes.map(async ({ origin }) => await (await fetch(origin + path)).text()),
    )
    expect(one).toContain('id="state"')
    expect(other).toBe(one)
  }
})
