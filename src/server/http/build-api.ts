import { type Context, Hono } from 'hono'
import { readCookie } from '#base/cookies.ts'
import { chooseLang, type Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import { withinCall, withinLongCall } from '../database/postgres/timeouts.ts'
import { callAnswered } from '../diagnostics-channels.ts'
import type { Log } from '../log.ts'
import { type Disk, findFullDisk } from '../disk-full.ts'
import { faultResponse, problemResponse, type Messages } from './problem.ts'
import {
  assertSameOrigin,
  parseInput,
  readJson,
  readJsonIfAny,
  readNothing,
  readQuery,
  readWebhook,
  withVersion,
} from './requests.ts'
import type { Caller, FindCaller } from './caller.ts'
import { toResponse } from './responses.ts'
import { runInCall } from './current-call.ts'
import { describeApi, type Description } from './openapi.ts'
import { type Answer, needsNoBody, type Route, type TaggedRoute, type Pieces, type Call } from './route.ts'
import { nested, type Upload, withUpload } from './upload.ts'
import { SECOND } from '#base/time.ts'
import { openKeyedQueue } from '../keyed-queue.ts'

/** Limits the concurrent calls of one account and the wait of each call. A browser with a few tabs stays below both limits. */
const QUEUE_LIMITS = { most: 4, patienceMs: 5 * SECOND }

export type ApiOptions = Description & {
  log: Log
  messages: Messages
  /** The languages of responses. They can change while the shop runs. */
  languages: () => readonly Lang[]
  /** The origins that belong to this shop, for a request with this host. */
  originsFor: (host: string) => string[]
  /**
   * Finds the caller by the session. A request `byTimer` does not count as use of the session. Throws if the caller cannot be determined.
   */
  findCaller: FindCaller
  /** Throws a Refusal if this caller may not use a route with this access. */
  assertAccess: (route: Pick<Route, 'access' | 'right' | 'fresh'>, caller: Caller | undefined) => void
  /** Throws a Refusal if this caller makes changes too often. */
  countWrite: (caller: Caller) => Promise<void>
  /** Called when a disk is full, to inform the staff. */
  noteFullDisk: (disk: Disk) => void
  /** The aliases of orders. For some roles, calls of the staff contain aliases instead of real ids. */
  aliases: Aliases
  /** The renewed links of orders. In calls that are not for staff, the new link of an order replaces the id. */
  links: Aliases & { concern: (path: string) => boolean }
  /** The client address of a request. */
  ipOf: (context: Context) => string
}

type Env = { Variables: { requestId: string; route: string | undefined } }
export type Api = Hono<Env>

/** Registers every route. All routes have the same error model and access check, and one description at `/api/openapi.json`. */
export function buildApi(routes: TaggedRoute[], options: ApiOptions): Api {
  const api: Api = new Hono<Env>()
  api.use(async (c, next) => {
    c.set('requestId', newId())
    const started = performance.now()
    await withinCall(next)
    // `c.header` would copy the response and turn its text into a stream.
    c.res.headers.set('x-request-id', c.get('requestId'))
    const taken = performance.now() - started
    const ms = Math.round(taken)
    // Logs the route, not the address. The id of an order in an address gives access to the order, and addresses may contain personal data.
    const path = c.get('route') ?? '/api/*'
    options.log.info(
      { requestId: c.get('requestId'), method: c.req.method, path, status: c.res.status, ms },
      'an API request was answered',
    )
    if (callAnswered.isHeard())
      callAnswered.tell({
        method: c.req.method,
        route: path,
        status: c.res.status,
        ms: taken,
        requestId: c.get('requestId'),
        traceparent: c.req.header('traceparent'),
      })
  })
  api.onError((error, c) => respondToError(error, c, options))
  const inTurn = openAccountQueue()
  for (const route of routes) mount(api, route, { ...options, inTurn })
  let description: ReturnType<typeof describeApi> | undefined
  api.get('/api/openapi.json', (c) => {
    description ??= describeApi(routes, options)
    // The shop's name may change while the shop runs. The routes do not change.
    return c.json({ ...description, info: { ...description.info, title: options.title() } })
  })
  refuseOtherMethods(api, routes)
  api.all('/api/*', () => {
    throw new Refusal('not-found', 'http.no-such-call')
  })
  return api
}

function mount(api: Api, route: Route, options: ApiOptions & { inTurn: ReturnType<typeof openAccountQueue> }): void {
  const hasLinks = options.links.concern(route.path)
  const readBody = needsNoBody(route) ? readJsonIfAny : readJson
  api.on(route.method.toUpperCase(), patternOf(route.path), async (c) => {
    c.set('route', route.path)
    // A program of another site: its cookies are not read, and its input is passed on unchanged.
    const isProgram = route.access === 'webhook' || route.access === 'program'
    const cookies = c.req.header('cookie')
    const caller = isProgram ? undefined : await options.findCaller(cookies, route)
    const { headers } = c.req.raw
    const refuseForeign = () => assertSameOrigin(headers, options.originsFor(c.req.header('host') ?? ''))
    const isChange = route.method !== 'get'
    const isGuarded = isChange && !isProgram
    // A page of another site is always refused as foreign, with or without a session. A request without Origin is checked for a session
    // first.
    if (isGuarded && headers.has('origin')) refuseForeign()
    options.assertAccess(route, caller)
    if (isGuarded) refuseForeign()
    // Calls of the sandbox's own buttons are not counted, because they are not part of the shop.
    if (isChange && route.access !== 'sandbox' && caller) await options.countWrite(caller)
    if (isGuarded && !route.body && !route.upload) await readNothing(c.req.raw)
    const names = route.access === 'staff' ? options.aliases : hasLinks ? options.links : undefined
    const resolved = async (input: unknown) => (names ? await names.resolveInput(input, caller) : input)
    const query = await resolved(readQuery(new URL(c.req.url)))
    const ifMatch = headers.get('if-match')
    const run = async (upload: Upload, body: unknown): Promise<Answer> => {
      const call: Parameters<Route['handle']>[0] = {
        // The access check above makes sure that a route for signed-in callers has a caller.
        caller,
        params: route.params
          ? parseParams(route.params, await resolved(paramsOf(route.path, c.req.param())))
          : undefined,
        query: route.query ? parseInput(route.query, query) : undefined,
        body:
          route.body && !isProgram
            ? parseInput(route.body, withVersion(route.body, await resolved(body), ifMatch))
            : undefined,
        upload,
        raw: isProgram ? await readWebhook(c.req.raw) : '',
        header: (name) => c.req.header(name),
        cookie: (name) => (isProgram ? undefined : readCookie(cookies, name)),
        lang: langOf(c, options),
        requestId: c.get('requestId'),
        ip: options.ipOf(c),
        // The signal is created on demand, because only a few calls need it.
        get signal() {
          return c.req.raw.signal
        },
      }
      const answered = names ? () => answerWithAliases(route, call, names) : () => route.handle(call)
      const answerCall = () => runInCall(call, answered)
      const handle = () => (route.takesLong ? withinLongCall(answerCall) : answerCall())
      const isBounded = route.oneAtATime && caller
      return isBounded ? await options.inTurn(`${caller.accountId} ${route.path}`, handle) : await handle()
    }
    if (route.admit) await route.admit({ params: paramsOf(route.path, c.req.param()), ip: options.ipOf(c) })
    const made = route.upload
      ? await withUpload(c.req.raw, route.upload, async (upload) => await run(upload, nested(upload.fields)))
      : await run(NO_UPLOAD, route.body && !isProgram ? await readBody(c.req.raw, route.bodyBytes) : undefined)
    const response = await toResponse(made)
    // The body of a response to HEAD is not read, so its source is cancelled here.
    if (c.req.method === 'HEAD') await response.body?.cancel()
    return response
  })
}

const NO_UPLOAD: Upload = { file: '', size: 0, name: '', fields: {} }

/** A parameter followed by a file extension, `{token}.ics`, does not match an address without it. */
const PARAMETER = /\{(\w+)\}(\.\w+)?/g

function patternOf(path: string): string {
  return path.replace(PARAMETER, (_, name: string, end?: string) => (end ? `:${name}{[^/]+\\${end}}` : `:${name}`))
}

/** The parameters without the file extensions that belong to the path. */
function paramsOf(path: string, given: Record<string, string>): Record<string, string> {
  const ends = new Map([...path.matchAll(PARAMETER)].map(([, name = '', end = '']) => [name, end]))
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const end = ends.get(name) ?? ''
      return [name, end !== '' && value.endsWith(end) ? value.slice(0, -end.length) : value]
    }),
  )
}

/** An impossible id gets the same answer as an unknown id (docs/contract.md, "Errors"). */
function parseParams(schema: NonNullable<Route['params']>, params: unknown): unknown {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw new Refusal('not-found', 'http.not-found')
  return parsed.data
}

function refuseOtherMethods(api: Api, routes: Route[]): void {
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowed = routes.filter((route) => route.path === path).map((route) => route.method.toUpperCase())
    api.all(patternOf(path), () => {
      throw new Refusal('method-not-allowed', 'http.method-not-allowed', { allow: allowed })
    })
  }
}

function respondToError(error: Error, c: Context<Env>, options: ApiOptions): Response {
  const { log, messages, noteFullDisk } = options
  const requestId = c.get('requestId')
  if (error instanceof Refusal) return problemResponse(error, requestId, langOf(c, options), messages)
  // The client disconnected, so no response is needed and nothing failed.
  if (error === c.req.raw.signal.reason) return new Response(null, { status: 499 })
  log.error({ err: error, requestId }, 'an API request failed')
  const disk = findFullDisk(error)
  if (disk !== undefined) noteFullDisk(disk)
  return faultResponse(error, requestId, langOf(c, options), messages)
}

function langOf(c: Context, { languages }: Pick<ApiOptions, 'languages'>) {
  return chooseLang(new URL(c.req.url).searchParams.get('lang'), c.req.header('accept-language'), languages())
}

/**
 * Runs one call at a time per key. A turn ends when the response is ready. For a streamed response, the turn ends when it has been read.
 */
export function openAccountQueue(waiting = QUEUE_LIMITS) {
  const turns = openKeyedQueue(waiting)
  return async (key: string, handle: () => Promise<Answer>): Promise<Answer> => {
    const leave = await turns.take(key)
    let isRead = false
    try {
      const made = await handle()
      if (made.content.kind !== 'pieces') return made
      isRead = true
      return { ...made, content: { ...made.content, pieces: leaving(made.content.pieces, leave) } }
    } finally {
      if (!isRead) leave()
    }
  }
}

async function* leaving(pieces: Pieces, leave: () => void): AsyncGenerator<string | Uint8Array> {
  try {
    yield* pieces
  } finally {
    leave()
  }
}

/** Aliases for ids that this caller must not see. */
type Aliases = {
  /** The parameters, query or body of a call with aliases replaced by real ids. */
  resolveInput: (input: unknown, caller: Caller | undefined) => Promise<unknown>
  /** The headers and the value of an answer, or the details of a refusal, as this caller may see them. */
  hideFrom: <T extends { value: unknown }>(caller: Caller | undefined, answer: T) => Promise<T>
}

type AnyCall = Parameters<Route['handle']>[0] & Pick<Call<'open', undefined, undefined, undefined>, 'caller'>

/** Answers a call with aliases in its JSON, headers and refusals. */
async function answerWithAliases(route: Route, call: AnyCall, aliases: Aliases): Promise<Answer> {
  try {
    const made = await route.handle(call)
    const { content } = made
    if (content.kind !== 'json' || made.hasOnlyNewIds) return made
    const { headers, value } = await aliases.hideFrom(call.caller, { headers: made.headers, value: content.value })
    return { ...made, headers, content: { kind: 'json', value } }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { value } = await aliases.hideFrom(call.caller, { value: error.details })
    throw new Refusal(error.kind, error.code, value)
  }
}
