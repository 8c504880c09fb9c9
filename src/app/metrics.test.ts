import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { makeOrder } from '../../test/make-order.ts'
import { openTestShop } from '../../test/shop.ts'
import { openHttp } from './http.ts'
import { openMetrics } from './metrics.ts'

const DEPLOY = new URL('../../deploy/', import.meta.url)
const TOKEN = 'a-token-of-some-length'

async function openCounted(environment: Record<string, string> = {}) {
  const storage = { BACKUP_STORAGE: '/nowhere', ...environment }
  const shop = await openTestShop({ METRICS_PORT: '0', METRICS_TOKEN: TOKEN, ...storage })
  const metrics = await openMetrics(shop)
  const http = await openHttp(shop)
  onTestFinished(async () => {
    await Promise.all([metrics.close(), http.close()])
    await shop.close()
  })
  const read = async (authorization = `Bearer ${TOKEN}`) =>
    await fetch(`http://127.0.0.1:${metrics.port}/metrics`, { headers: { authorization } })
  return { shop, metrics, read, origin: `http://127.0.0.1:${http.port}` }
}

it('the metrics cover pages, API calls by route, chains, payments, mail and the process', async () => {
  const { shop, read, origin } = await openCounted()
  expect((await read('Bearer another-token')).status).toBe(401)
  await (await fetch(`${origin}/`)).text()
  const placed = await shop.call('POST', '/api/orders', makeOrder(), { 'idempotency-key': 'counted-and-measured' })
  await shop.call('GET', `/api/orders/${placed.body.id}`)
  const text = await (await read()).text()
  expect(text).toContain('ahuti_request_duration_seconds_count{kind="page",status="200"} 1')
  expect(text).toContain('ahuti_call_duration_seconds_count{method="POST",route="/api/orders",status="201"} 1')
  expect(text).toContain('route="/api/orders/{id}"')
  expect(text).toMatch(/^ahuti_chain_lag_seconds\{chain="bitcoin"\} /m)
  expect(text).toMatch(/^ahuti_outbox_messages\{state="waiting"\} 0$/m)
  expect(text).toContain('ahuti_database_up 1')
  // The metrics have no personal data: no id, address or name.
  expect(text).not.toContain(placed.body.id)
  expect(text).not.toMatch(/anna|@/)

  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const ours = (expression: string) =>
    [...expression.matchAll(/\b(?:ahuti|nodejs|process)_\w+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    )
  const { groups } = parse(readFileSync(new URL('prometheus/alerts.yml', DEPLOY), 'utf8'))
  const { panels } = JSON.parse(readFileSync(new URL('grafana/ahuti.json', DEPLOY), 'utf8'))
  const usedNames: string[] = [
    ...groups[0].rules.flatMap(({ expr }: { expr: string }) => ours(expr)),
    ...panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.flatMap(({ expr }) => ours(expr))),
  ]
  // This in-memory shop has no server pool, no replica and no jobs.
  const notInMemory = /^ahuti_(?:database_connections|replica_|job_)/
  expect(usedNames.length).toBeGreaterThan(20)
  expect(usedNames.filter((name) => !known.has(name) && !notInMemory.test(name))).toEqual([])
})

it('pages under both panel paths count as panel pages, and no other pages do', async () => {
  const { read, origin } = await openCounted({ ADMIN_PATH: '/my-own-path' })
  for (const path of ['/my-own-path', '/my-own-path/orders?q=a.b', '/admin-panel/today', '/my-own-path-2', '/sirius22'])
    await (await fetch(origin + path)).text()
  const text = await (await read()).text()
  expect(text).toContain('ahuti_request_duration_seconds_count{kind="panel",status="200"} 3')
  expect(text).toContain('ahuti_request_duration_seconds_count{kind="page",status="404"} 2')
})

it('the error names the variable if the metrics port is in use', async () => {
  const { shop, metrics } = await openCounted()
  const second = { ...shop, shop: { ...shop.shop, config: { ...shop.shop.config, METRICS_PORT: metrics.port } } }
  await expect(openMetrics(second)).rejects.toThrow(/^METRICS_PORT: \d+ cannot be opened \(EADDRINUSE\)/)
})

it('requests are not counted while metrics are off', async () => {
  const { isHeard } = (await import('#server/diagnostics-channels.ts')).callAnswered
  expect(isHeard()).toBe(false)
})
