import type * as OpenTelemetry from '@opentelemetry/api'
import type { Span, SpanOptions } from '@opentelemetry/api'
import type * as Sdk from '@opentelemetry/sdk-trace'
import { callAnswered, jobEnded, requestAnswered } from '#server/diagnostics-channels.ts'
import { VERSION } from '#server/version.ts'

type Environment = Record<string, string | undefined>

/** True if the standard variables of OpenTelemetry enable traces. If not, no code of OpenTelemetry is loaded. */
export function wantsTraces(environment: Environment): boolean {
  if (environment.OTEL_SDK_DISABLED === 'true' || environment.OTEL_TRACES_EXPORTER === 'none') return false
  return Boolean(environment.OTEL_EXPORTER_OTLP_ENDPOINT ?? environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
}

/**
 * Sends traces to a collector (OTLP over HTTP): calls by their route within the caller's trace, pages, and job runs. The traces contain
 * nothing that a visitor wrote.
 */
export async function openTracing(environment: Environment = process.env): Promise<{ close: () => Promise<void> }> {
  const [api, sdk, resources, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const named = resources.resourceFromAttributes({ 'service.name': 'ahuti', 'service.version': VERSION })
  const provider = new sdk.TracerProvider({
    sampler: samplerOf(environment, sdk),
    // The variables of the environment override these values.
    resource: named.merge(
      resources.detectResources({
        detectors: [resources.resourceAttributesEnvDetector, resources.serviceNameEnvDetector],
      }),
    ),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('ahuti', VERSION)
  const start = (name: string, options: SpanOptions, traceparent?: string): Span =>
    tracer.startSpan(name, options, parentOf(traceparent, api))
  const stops = [
    callAnswered.hear(({ method, route, status, ms, requestId, traceparent }) => {
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'ahuti.request_id': requestId,
      }
      const options = { kind: api.SpanKind.SERVER, startTime: Date.now() - ms, attributes }
      const span = start(`${method} ${route}`, options, traceparent)
      if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
      span.end()
    }),
    requestAnswered.hear(({ kind, method, status, ms }) => {
      // Calls have their own spans. Assets are not traced.
      if (kind === 'call' || kind === 'asset') return
      const attributes = { 'http.request.method': method, 'http.response.status_code': status }
      start(`${method} ${kind}`, { kind: api.SpanKind.SERVER, startTime: Date.now() - ms, attributes }).end()
    }),
    jobEnded.hear(({ name, ms, failed }) => {
      const span = start(`job ${name}`, { kind: api.SpanKind.INTERNAL, startTime: Date.now() - ms })
      if (failed) span.setStatus({ code: api.SpanStatusCode.ERROR })
      span.end()
    }),
  ]
  return {
    close: async () => {
      stops.forEach((stop) => stop())
      // An unreachable collector must not delay the shutdown.
      await Promise.race([
        provider.shutdown().catch(() => {}),
        new Promise((resolve) => setTimeout(resolve, 1000).unref()),
      ])
    },
  }
}

/** Returns the caller's trace (W3C traceparent), or none. */
function parentOf(traceparent: string | undefined, api: typeof OpenTelemetry) {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? []
  if (!traceId || !spanId || !flags) return api.ROOT_CONTEXT
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return api.isSpanContextValid(context) ? api.trace.setSpanContext(api.ROOT_CONTEXT, context) : api.ROOT_CONTEXT
}

/** OTEL_TRACES_SAMPLER and its argument, as in the standard. */
function samplerOf(environment: Environment, sdk: typeof Sdk) {
  const name = environment.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on'
  const ratio = Number(environment.OTEL_TRACES_SAMPLER_ARG ?? 1)
  const root = name.endsWith('always_off')
    ? new sdk.AlwaysOffSampler()
    : name.endsWith('traceidratio')
      ? new sdk.TraceIdRatioBasedSampler(Number.isFinite(ratio) ? ratio : 1)
      : new sdk.AlwaysOnSampler()
  return name.startsWith('parentbased_') ? new sdk.ParentBasedSampler({ root }) : root
}
