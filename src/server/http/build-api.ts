import { type Context, Hono } from 'hono'
import { readCookie } from '#base/cookies.ts'
import { chooseLang, type Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import { withinCall, withinLongCall } from '../database/postgres/statement-limits.ts'
import { callAnswered } from '../diagnostics-channels.ts'
import type { Log } from '../log.ts'
import { type Disk, fullDiskOf } from '../no-room.ts'
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
import { responseOf } from './responses.ts'
import { inCall } from './current-call.ts'
import { describeApi, type Description } from './openapi.ts'
import { type Answer, needsNoBody, type Route, type Pieces, type Call } from './route.ts'
import { nested, type Upload, withUpload } from './upload.ts'
import { SECOND } from '#base/time.ts'
import { openKeyedQueue } from '../keyed-queue.ts'

/** Of the calls that one account makes at once, and how long each waits: a browser with a few tabs meets neither. */
const WAITING = { most: 4, patienceMs: 5 * SECOND }

export type ApiOptions = Description & {
  log: Log
  messages: Messages
  /** The languages that calls are answered in; they change while the shop runs. */
  languages: () => readonly Lang[]
  /** Origins that count as ours for a request that arrived under this host. */
  originsFor: (host: string) => string[]
  /** Who makes a request, by its session, which a request `byTimer` does not use. Throws when that cannot be found out. */
  findCaller: FindCaller
  /** Throws a Refusal when this caller may not use a route of this access. */
  assertAccess: (route: Pick<Route, 'access' | 'right' | 'fresh'>, caller: Caller | undefined) => void
  /** Throws a Refusal when this caller changes things too often. */
  countWrite: (caller: Caller) => Promise<void>
  /** A disk was found full: somebody should know. */
  noteFullDisk: (disk: Disk) => void
  /** For the calls of the staff: some roles are not handed every id. */
  aliases: Aliases
  /** The address of the client of a request. */
  ipOf: (context: Context) => string
}

type Env = { Variables: { requestId: string; route: string | undefined } }
export type Api = Hono<Env>

/** Mounts every route under one error model, one access check and one description at `/api/openapi.json`. */
export function buildApi(routes: Route[], options: ApiOptions): Api {
  const api: Api = new Hono<Env>()
  api.use(async (c, next) => {
    c.set('requestId', newId())
    const started = performance.now()
    await withinCall(next)
    // Not by `c.header`, which would make another answer of it and a stream of its text.
    c.res.headers.set('x-request-id', c.get('requestId'))
    const taken = performance.now() - started
    const ms = Math.round(taken)
    // The route, not the address: an order's id opens it, and whatever else somebody writes into an address is theirs.
    const path = c.get('route') ?? '/api/*'
    options.log.info({ requestId: c.get('requestId'), method: c.req.method, path, status: c.res.status, ms }, 'call')
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
    // The shop's name may change while it runs, the calls do not.
    return c.json({ ...description, info: { ...description.info, title: options.title() } })
  })
  refuseOtherMethods(api, routes)
  api.all('/api/*', () => {
    throw new Refusal('not-found', 'http.no-such-call')
  })
  return api
}

function mount(api: Api, route: Route, options: ApiOptions & { inTurn: ReturnType<typeof openAccountQueue> }): void {
  const readBody = needsNoBody(route) ? readJsonIfAny : readJson
  api.on(route.method.toUpperCase(), patternOf(route.path), async (c) => {
    c.set('route', route.path)
    // Somebody else's program: no cookie of its is read, and what it sent is handed on just as it came.
    const isProgram = route.access === 'webhook' || route.access === 'program'
    const cookies = c.req.header('cookie')
    const caller = isProgram ? undefined : await options.findCaller(cookies, route)
    const { headers } = c.req.raw
    const refuseForeign = () => assertSameOrigin(headers, options.originsFor(c.req.header('host') ?? ''))
    const isChange = route.method !== 'get'
    const isGuarded = isChange && !isProgram
    // Another site's page hears that it is one, whoever is signed in; who does not say where from, first that nobody is.
    if (isGuarded && headers.has('origin')) refuseForeign()
    options.assertAccess(route, caller)
    if (isGuarded) refuseForeign()
    // The sandbox's own buttons are no part of the shop.
    if (isChange && route.access !== 'sandbox' && caller) await options.countWrite(caller)
    if (isGuarded && !route.body && !route.upload) await readNothing(c.req.raw)
    const isOfStaff = route.access === 'staff'
    const resolved = async (input: unknown) => (isOfStaff ? await options.aliases.resolveInput(input) : input)
    const query = await resolved(readQuery(new URL(c.req.url)))
    const ifMatch = headers.get('if-match')
    const run = async (upload: Upload, body: unknown): Promise<Answer> => {
      const call: Parameters<Route['handle']>[0] = {
        // A route for the signed-in is never reached without one: asserted above.
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
        // Made when it is asked for: few calls do.
        get signal() {
          return c.req.raw.signal
        },
      }
      const answered = isOfStaff ? () => answerWithAliases(route, call, options.aliases) : () => route.handle(call)
      const answerCall = () => inCall(call, answered)
      const handle = () => (route.takesLong ? withinLongCall(answerCall) : answerCall())
      const isBounded = route.oneAtATime && caller
      return isBounded ? await options.inTurn(`${caller.accountId} ${route.path}`, handle) : await handle()
    }
    const made = route.upload
      ? await withUpload(c.req.raw, route.upload, async (upload) => await run(upload, nested(upload.fields)))
      : await run(NO_UPLOAD, route.body && !isProgram ? await readBody(c.req.raw, route.bodyBytes) : undefined)
    const response = await responseOf(made)
    // Nobody reads the body of an answer to HEAD: what makes it ends here.
    if (c.req.method === 'HEAD') await response.body?.cancel()
    return response
  })
}

const NO_UPLOAD: Upload = { file: '', size: 0, name: '', fields: {} }

/** A parameter that the end of a file's name follows, `{token}.ics`, takes no address without that end. */
const PARAMETER = /\{(\w+)\}(\.\w+)?/g

function patternOf(path: string): string {
  return path.replace(PARAMETER, (_, name: string, end?: string) => (end ? `:${name}{[^/]+\\${end}}` : `:${name}`))
}

/** The parameters without the ends of file names that the path itself has. */
function paramsOf(path: string, given: Record<string, string>): Record<string, string> {
  const ends = new Map([...path.matchAll(PARAMETER)].map(([, name = '', end = '']) => [name, end]))
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const end = ends.get(name) ?? ''
      return [name, end !== '' && value.endsWith(end) ? value.slice(0, -end.length) : value]
    }),
  )
}

/** An id that cannot exist is answered like one that does not (docs/contract.md, "Errors"). */
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
  // Its reader went away: there is nobody to answer, and nothing failed.
  if (error === c.req.raw.signal.reason) return new Response(null, { status: 499 })
  log.error({ err: error, requestId }, 'request failed')
  const disk = fullDiskOf(error)
  if (disk !== undefined) noteFullDisk(disk)
  return faultResponse(error, requestId, langOf(c, options), messages)
}

function langOf(c: Context, { languages }: Pick<ApiOptions, 'languages'>) {
  return chooseLang(new URL(c.req.url).searchParams.get('lang'), c.req.header('accept-language'), languages())
}

/** Lets one call at a time through for each key. A turn ends when the answer is made, or a streamed one read. */
export function openAccountQueue(waiting = WAITING) {
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

/** What stands in place of ids that a member of the staff is not handed. */
type Aliases = {
  /** The parameters, query or body of a call with the real ids in place of aliases. */
  resolveInput: (input: unknown) => Promise<unknown>
  /** A value of an answer as this caller may see it. */
  hideFrom: <T>(caller: Caller, value: T) => Promise<T>
}

type AnyCall = Parameters<Route['handle']>[0] & Pick<Call<'open', undefined, undefined, undefined>, 'caller'>

/** Answers a call of the staff with aliases in its JSON, its headers and its refusals. */
async function answerWithAliases(route: Route, call: AnyCall, aliases: Aliases): Promise<Answer> {
  const { caller } = call
  if (!caller) return await route.handle(call)
  const hide = async <T>(value: T): Promise<T> => await aliases.hideFrom(caller, value)
  try {
    const made = await route.handle(call)
    const { content } = made
    if (content.kind !== 'json') return made
    return { ...made, headers: await hide(made.headers), content: { kind: 'json', value: await hide(content.value) } }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(error.kind, error.code, await hide(error.details))
  }
}
