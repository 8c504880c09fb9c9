import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openTestShop } from '../../test/shop.ts'
import { openTracing, wantsTraces } from './tracing.ts'

/** The part of OTLP's JSON that the test reads. */
type Traces = { resourceSpans: { resource: unknown; scopeSpans: { spans: { name: string }[] }[] }[] }

it('traces are sent only if the standard variables name a collector', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector.example'
  expect(wantsTraces({})).toBe(false)
  expect(wantsTraces({ OTEL_EXPORTER_OTLP_ENDPOINT })).toBe(true)
  expect(wantsTraces({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBe(false)
  expect(wantsTraces({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' })).toBe(false)
})

it('a trace contains the route and continues the caller’s trace', async () => {
  const received: Traces[] = []
  const collector = createServer((request, response) => {
    void json(request).then((body) => {
      // Only the shop's own exporter sends requests to this server.
      received.push(body as Traces)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
  vi.stubEnv('OTEL_SERVICE_NAME', 'ahuti-test')
  const shop = await openTestShop()
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    collector.close()
    await shop.close()
  })
  const tracing = await openTracing()
  const traceId = 'a'.repeat(32)
  await shop.call('GET', `/api/orders/${'0'.repeat(32)}`, undefined, {
    traceparent: `00-${traceId}-${'b'.repeat(16)}-01`,
  })
  await tracing.close()
  const { resource, scopeSpans } = received[0]?.resourceSpans[0] ?? {}
  expect(JSON.stringify(resource)).toContain('ahuti-test')
  const span = scopeSpans?.[0]?.spans.find(({ name }) => name === 'GET /api/orders/{id}')
  expect(span).toMatchObject({ traceId, parentSpanId: 'b'.repeat(16) })
  expect(JSON.stringify(received)).not.toContain('0'.repeat(32))
})
