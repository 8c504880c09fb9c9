import { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import { needsNoBody, type Route, type TaggedRoute } from './route.ts'
import { UPLOAD_TYPES } from './upload.ts'

/** The parts of a regular expression: an escape, a bracket of a class, a range of letters, one letter, or anything else. */
const PARTS = /\\p\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|[[\]]|[a-z]-[a-z]|[a-z]|[^]/giu

/** An example request and response of a call. */
export type Example = { request?: unknown; answer?: unknown }

export type Description = {
  exampleOf: (operationId: string) => Example
  /** The current name of the shop. */
  title: () => string
  /** The address visitors use; undefined if the shop answers under any host. */
  origin: string | undefined
  sessionCookie: string
}

/** The OpenAPI 3.1 description of these routes, generated from the schemas that validate them. */
export function describeApi(
  routes: TaggedRoute[],
  { title, origin, sessionCookie, exampleOf }: Description,
): { info: object } {
  const api = new OpenAPIHono()
  for (const route of routes)
    api.openAPIRegistry.registerPath(describeOperation(route, exampleOf(route.operationId)) as never)
  const tags = [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name }))
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: title(), version: '1', description: ABOUT },
    servers: [{ url: origin ?? '/' }],
    tags,
  })
  const session = { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'Set by `verify-code`.' }
  const components = {
    schemas: { Problem: PROBLEM },
    parameters: { Lang: LANG, Origin: ORIGIN },
    responses: Object.fromEntries(Object.keys(PROBLEMS).map((status) => [nameOf(status), problemOf(status)])),
    securitySchemes: { session },
  }
  return plainPatterns({ ...document, components }) as { info: object }
}

const ABOUT = `Names and texts are in the language of \`?lang=\` (\`ru\` or \`en\`), else of \`Accept-Language\`.

Calls that change something require an \`Origin\` header with the shop's own origin (or, without one,
\`Sec-Fetch-Site: same-origin\`); pages of other sites get 403. A program sets the header itself; browsers set it automatically.

Bodies are JSON of at most 64 KB, unless a call states another limit. An error is \`application/problem+json\` with a stable \`code\` and a
\`message\` in the reader's language; 429 and 503 have a \`Retry-After\` header.`

function describeOperation(route: TaggedRoute, { request, answer }: Example) {
  const responses: Record<string, unknown> = {}
  for (const [status, good] of Object.entries(route.answers))
    responses[status] = goodAnswer(good, { description: route.summary, example: answer })
  for (const status of problemsOf(route)) {
    const own = route.answers[Number(status)]
    responses[status] = own ? withProblem(status, own) : { $ref: `#/components/responses/${nameOf(status)}` }
  }
  return {
    method: route.method,
    path: route.path,
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: accessOf(route),
    security: securityOf(route),
    parameters: [
      ...(namesLang(route) ? [] : [{ $ref: '#/components/parameters/Lang' }]),
      ...(isChange(route) ? [{ $ref: '#/components/parameters/Origin' }] : []),
    ],
    request: {
      params: route.params,
      query: route.query,
      headers: route.headers,
      ...(hasBody(route) && { body: { required: !needsNoBody(route), content: bodyOf(route, request) } }),
    },
    responses,
  }
}

function hasBody({ body, upload }: Route): boolean {
  return body !== undefined || upload !== undefined
}

/** Describes the body of a call. An upload form has one `file` and text fields. */
function bodyOf({ body, upload }: Route, example: unknown) {
  if (!upload) return { 'application/json': { schema: body, ...(example !== undefined && { example }) } }
  const bytes = { type: 'string', format: 'binary', description: `At most ${upload.most} bytes` }
  if (upload.as === 'bytes') return { [UPLOAD_TYPES.bytes]: { schema: bytes } }
  return { [UPLOAD_TYPES.form]: { schema: { type: 'object', required: ['file'], properties: { file: bytes } } } }
}

function accessOf({ access, right, fresh, bodyBytes }: Route): string {
  const parts = [`Access: ${access}${right ? ` with the right ${right}` : ''}.`]
  if (fresh)
    parts.push(`Requires a second factor within the last five minutes${access === 'staff' ? '' : ' from staff'}.`)
  if (bodyBytes) parts.push(`The body has at most ${bodyBytes / 1024} KB.`)
  return parts.join(' ')
}

/** A call that reads `lang` itself must declare this parameter in its own query. */
function namesLang({ query }: Route): boolean {
  return query !== undefined && 'shape' in query && 'lang' in (query.shape as object)
}

function goodAnswer(
  good: Route['answers'][number],
  { description, example }: { description: string; example?: unknown },
) {
  if (good instanceof z.ZodUndefined) return { description }
  const json = { schema: good, ...(example !== undefined && { example }) }
  const content = 'media' in good ? { [good.media]: { schema: good.schema } } : { 'application/json': json }
  return { description, content }
}

/** A status for which the call sends the body of another protocol. The checks before the call can send the same status with a problem document. */
function withProblem(status: string, own: Route['answers'][number]) {
  const problem = problemOf(status)
  const { content } = goodAnswer(own, { description: '' })
  return { ...problem, content: { ...content, ...problem.content } }
}

function isChange({ method, access }: Route): boolean {
  return method !== 'get' && access !== 'webhook' && access !== 'program'
}

function isPersonal({ access }: Route): boolean {
  return access === 'signedIn' || access === 'partner' || access === 'staff'
}

/** An open call accepts requests with or without a session. */
function securityOf(route: Route): Record<string, string[]>[] {
  if (isPersonal(route)) return [{ session: [] }]
  return route.access === 'open' ? [{}, { session: [] }] : [{}]
}

const PROBLEMS: Record<string, string> = {
  400: 'The request is malformed.',
  401: 'The caller is not signed in.',
  403: 'The caller may not use this call, or a page of another site sent it.',
  404: 'The requested item does not exist, or it belongs to somebody else.',
  409: 'The current state does not allow this change.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  422: 'The input is invalid; `errors` names each field.',
  429: 'Too many requests.',
  500: 'An internal error.',
  503: 'A dependency is unavailable.',
  507: 'A disk of the shop is full or read-only.',
}

function problemsOf(route: Route): string[] {
  const statuses = {
    400: true,
    401: isPersonal(route) || isChange(route),
    403: isPersonal(route) || isChange(route),
    404: isChange(route) || route.params !== undefined || route.access === 'sandbox' || route.mayBeMissing === true,
    409: isChange(route),
    413: route.method !== 'get',
    415: isChange(route),
    422: route.query !== undefined || isChange(route),
    429: true,
    500: true,
    503: true,
    507: route.upload !== undefined,
  }
  return Object.entries(statuses).flatMap(([status, isPossible]) => (isPossible ? [status] : []))
}

function nameOf(status: string): string {
  return `Problem${status}`
}

function problemOf(status: string) {
  const waits = status === '429' || status === '503'
  return {
    description: PROBLEMS[status],
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    ...(waits && { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } }),
  }
}

/** The schema of an error response: the format of RFC 9457 with fields that the shop adds. A call may add more fields. */
const PROBLEM = {
  type: 'object',
  properties: {
    status: { type: 'integer' },
    title: { type: 'string' },
    code: { type: 'string', description: 'A stable code for programs.' },
    message: { type: 'string', description: 'A text for people, in the requested language.' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'message'],
      },
    },
  },
  required: ['status', 'title', 'code', 'message', 'requestId'],
  additionalProperties: true,
}

const LANG = { name: 'lang', in: 'query', schema: { type: 'string', enum: ['ru', 'en'] } }

const ORIGIN = {
  name: 'Origin',
  in: 'header',
  description: 'The shop’s own origin. Browsers send it automatically.',
  schema: { type: 'string', format: 'uri' },
}

/**
 * Turns each `pattern` of a JSON document into an expression without flags, as JSON Schema requires (2020-12, 6.3.3: ECMA-262 with `u`). A
 * pattern printed with its flags, such as `…/iu`, would never match.
 */
export function plainPatterns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainPatterns)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'pattern' && typeof inner === 'string' ? plainPattern(inner) : plainPatterns(inner),
    ]),
  )
}

function plainPattern(printed: string): string {
  // A slash within an expression is escaped, so the first slash without an escape ends the expression.
  const [, source, flags] = /^(.*[^\\])\/([a-z]+)$/s.exec(printed) ?? []
  if (source === undefined || flags === undefined) return printed
  return flags.includes('i') ? ofEitherCase(source) : source
}

/** Rewrites a regular expression so that each letter matches in both cases. A pattern of JSON Schema has no flag for this. */
function ofEitherCase(source: string): string {
  let inClass = false
  return source.replace(PARTS, (part) => {
    if (part === '[') inClass = true
    if (part === ']') inClass = false
    if (/^[a-z]$/i.test(part)) return inClass ? bothCases(part) : `[${bothCases(part)}]`
    if (/^[a-z]-[a-z]$/i.test(part))
      return inClass ? bothCases(part) : part.replace(/[a-z]/gi, (letter) => `[${bothCases(letter)}]`)
    return part
  })
}

function bothCases(letters: string): string {
  return `${letters.toLowerCase()}${letters.toUpperCase()}`
}
