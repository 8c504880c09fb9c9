import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { startProcess } from '../process.ts'
import { storageUnderTest } from '../shop.ts'
import { freePort } from '../free-port.ts'
import { findDebianProgram } from './proxy-server.ts'

const FOLDER = fileURLToPath(new URL('../../deploy/prometheus/', import.meta.url))

it('Prometheus loads the metrics and alerts, and each alert fires under its condition', async ({ skip }) => {
  const promtool = await findDebianProgram('promtool', 'prometheus')
  if (!promtool) return skip()
  for (const args of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ])
    expect(execFileSync(promtool, args, { cwd: FOLDER, encoding: 'utf8' })).toContain('SUCCESS')
  const port = await freePort()
  const shop = await startProcess({ ...(await storageUnderTest()), METRICS_PORT: String(port) })
  try {
    await shop.get('/api/services')
    const figures = async () => await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    // A job appears in the metrics after its first run has ended.
    await expect.poll(figures, { timeout: 20_000 }).toContain('ahuti_job_duration_seconds_count{job="backups"}')
    const input = await figures()
    const { status, stderr, stdout } = spawnSync(promtool, ['check', 'metrics'], { input, encoding: 'utf8' })
    // Some metrics of Node itself have names that break the conventions. This is not an error of the shop.
    const said = `${stderr}${stdout}`.split('\n').filter((line) => line.includes('ahuti_'))
    expect({ status: status === 3 ? 0 : status, said }).toEqual({ status: 0, said: [] })
  } finally {
    await shop.kill('SIGTERM')
  }
})
