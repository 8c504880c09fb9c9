import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { readCookie } from '#base/cookies.ts'
import { chooseLang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import type { Log } from '../log.ts'
import { faultResponse, problemResponse, type Words } from './problem.ts'
import { assertSameOrigin, parseInput, readJson, readNothing, readQuery, readWebhook } from './requests.ts'
import type { Caller } from './caller.ts'
import type { Access, Answer, Route } from './route.ts'

export type ApiOptions = {
  title: string
  log: Log
  words: Words
  /** Origins that count as ours for a request that arrived under this host. */
  originsFor: (host: string) => string[]
  /** Who makes a request, by its session. Throws when that cannot be found out. */
  findCaller: (cookies: string | undefined) => Promise<Caller | undefined>
  /** Throws a Refusal when this caller may not use a route of this access. */
  assertAccess: (access: Access, caller: Caller | undefined) => void
  /** Throws a Refusal when this caller changes things too often. */
  countWrite: (caller: Caller) => Promise<void>
  /** The address of the client of a request. */
  ipOf: (context: Context) => string
}

type Env = { Variables: { requestId: string; route: string | undefined } }
export type Api = OpenAPIHono<Env>

/** Mounts every route under one error model, one access check and one description at `/api/openapi.json`. */
export function buildApi(routes: Route[], options: ApiOptions): Api {
  const api: Api = new OpenAPIHono<Env>()
  api.use(async (c, next) => {
    c.set('requestId', newId())
    const started = performance.now()
    await next()
    c.header('x-request-id', c.get('requestId'))
    const ms = Math.round(performance.now() - started)
    // The route, not the address: an order's id opens it, and whatever else somebody writes into an address is theirs.
    const path = c.get('route') ?? '/api/*'
    options.log.info({ requestId: c.get('requestId'), method: c.req.method, path, status: c.res.status, ms }, 'call')
  })
  api.onError((error, c) => respondToError(error, c, options))
  for (const route of routes) mount(api, route, options)
  api.doc31('/api/openapi.json', { openapi: '3.1.0', info: { title: options.title, version: '1' } })
  refuseOtherMethods(api, routes)
  api.all('/api/*', () => {
    throw new Refusal('not-found', 'http.no-such-call')
  })
  return api
}

function mount(api: Api, route: Route, options: ApiOptions): void {
  describe(api, route)
  api.on(route.method.toUpperCase(), route.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    c.set('route', route.path)
    const isWebhook = route.access === 'webhook'
    const cookies = c.req.header('cookie')
    const caller = isWebhook ? undefined : await options.findCaller(cookies)
    options.assertAccess(route.access, caller)
    if (route.method !== 'get' && !isWebhook)
      assertSameOrigin(c.req.raw.headers, options.originsFor(c.req.header('host') ?? ''))
    // The sandbox's own buttons are no part of the shop.
    if (route.method !== 'get' && route.access !== 'sandbox' && caller) await options.countWrite(caller)
    if (route.method !== 'get' && !isWebhook && !route.body) await readNothing(c.req.raw)
    const query = readQuery(new URL(c.req.url))
    const result = await route.handle({
      // A route for the signed-in is never reached without one: asserted above.
      caller,
      params: route.params ? parseParams(route.params, c.req.param()) : undefined,
      query: route.query ? parseInput(route.query, query) : undefined,
      body: route.body ? parseInput(route.body, await readJson(c.req.raw)) : undefined,
      raw: isWebhook ? await readWebhook(c.req.raw) : '',
      header: (name) => c.req.header(name),
      cookie: (name) => readCookie(cookies, name),
      lang: langOf(c),
      requestId: c.get('requestId'),
      ip: options.ipOf(c),
    })
    return send(result)
  })
}

/** An id that cannot exist is answered like one that does not (trust, "Requests"). */
function parseParams(schema: NonNullable<Route['params']>, params: unknown): unknown {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw new Refusal('not-found', 'http.not-found')
  return parsed.data
}

function send({ status, body, headers = {}, cookies = [] }: Answer): Response {
  const all = new Headers({ 'cache-control': 'no-store', ...headers })
  for (const cookie of cookies) all.append('set-cookie', cookie)
  if (body === undefined) return new Response(null, { status, headers: all })
  if (!all.has('content-type')) all.set('content-type', 'application/json; charset=utf-8')
  return new Response(JSON.stringify(body), { status, headers: all })
}

function describe(api: Api, route: Route): void {
  const json = (schema: Route['answers'][number]) => ({ content: { 'application/json': { schema } } })
  const answers: Record<string, { description: string } & Partial<ReturnType<typeof json>>> = {}
  for (const [status, schema] of Object.entries(route.answers)) {
    // 204 has no body, whatever its schema.
    answers[status] = { description: route.summary, ...(status !== '204' && json(schema)) }
  }
  api.openAPIRegistry.registerPath({
    method: route.method,
    path: route.path,
    summary: route.summary,
    description: `Access: ${route.access}.`,
    request: {
      // A path or query schema is always an object schema; the list of routes forgets that.
      params: route.params as never,
      query: route.query as never,
      body: route.body ? { required: true, ...json(route.body) } : undefined,
    },
    responses: { ...answers, default: { description: 'A problem (application/problem+json)' } },
  })
}

function refuseOtherMethods(api: Api, routes: Route[]): void {
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowed = routes.filter((route) => route.path === path).map((route) => route.method.toUpperCase())
    api.all(path.replace(/\{(\w+)\}/g, ':$1'), () => {
      throw new Refusal('method-not-allowed', 'http.method-not-allowed', { allow: allowed })
    })
  }
}

function respondToError(error: Error, c: Context<Env>, { log, words }: ApiOptions): Response {
  const requestId = c.get('requestId')
  if (error instanceof Refusal) return problemResponse(error, requestId, langOf(c), words)
  log.error({ err: error, requestId }, 'a call failed')
  return faultResponse(error, requestId, langOf(c), words)
}

function langOf(c: Context) {
  return chooseLang(new URL(c.req.url).searchParams.get('lang'), c.req.header('accept-language'))
}
