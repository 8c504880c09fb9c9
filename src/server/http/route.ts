import type { ZodObject, ZodType, z } from 'zod'
import type { Cookie } from '#base/cookies.ts'
import type { Lang } from '#base/i18n.ts'
import type { Right } from '#base/rights.ts'
import type { Caller } from './caller.ts'
import type { Upload, UploadRule } from './upload.ts'

/**
 * Who may make the call. This is checked before the request is parsed. `webhook`: another service, whose message proves where it comes from.
 * `program`: any program on any site. It is not authenticated, so it gets only public data.
 */
export type Access = 'open' | 'program' | 'webhook' | 'sandbox' | 'signedIn' | 'partner' | 'staff'

type Shape = ZodType | undefined
type Parsed<S extends Shape> = S extends ZodType ? z.output<S> : undefined

/** A route for signed-in callers always has a caller. An open route may have a caller. */
type CallerOf<A extends Access> = A extends 'signedIn' | 'partner' | 'staff' ? Caller : Caller | undefined

export type Call<A extends Access, Params extends Shape, Query extends Shape, Body extends Shape> = {
  caller: CallerOf<A>
  params: Parsed<Params>
  query: Parsed<Query>
  body: Parsed<Body>
  /** The unchanged body text, for `webhook` and `program` only; empty otherwise. */
  raw: string
  /** The upload, for a route with `upload` only; empty otherwise. */
  upload: Upload
  header: (name: string) => string | undefined
  cookie: (name: string) => string | undefined
  lang: Lang
  requestId: string
  /** The client's address. Forwarded headers are used only behind trusted proxies. */
  ip: string
  /** Aborted if the client disconnects before the response is sent. */
  signal: AbortSignal
}

/**
 * A successful response. `answer` makes a JSON response; `stream` and `file` (responses.ts) and `tableFile` (table.ts) make other responses.
 * `onLeave` is called when the client disconnects, even if the next piece is being produced at that moment.
 */
export type Answer<Status extends number = number, Content = JsonContent<unknown> | PiecesContent> = {
  status: Status
  headers: Record<string, string>
  cookies?: Cookie[]
  content: Content
  /** True if every id in the response was created by this call. Such an id has no alias, so aliases are not looked up. */
  hasOnlyNewIds?: boolean
}

type JsonContent<Value> = { kind: 'json'; value: Value }
type PiecesContent = { kind: 'pieces'; type: string; pieces: Pieces; onLeave?: () => void }
export type JsonAnswer<Status extends number, Value> = Answer<Status, JsonContent<Value>>
export type PiecesAnswer = Answer<200, PiecesContent>

/** Parts of a body in order, produced on demand. */
export type Pieces = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>

/** A JSON response; without a value it has no body. */
export function answer<Status extends number>(status: Status): JsonAnswer<Status, undefined>
export function answer<Status extends number, const Value>(
  status: Status,
  value: Value,
  headers?: Record<string, string>,
): JsonAnswer<Status, Value>
export function answer(status: number, value?: unknown, headers: Record<string, string> = {}): Answer {
  return { status, headers, content: { kind: 'json', value } }
}

/** The media type of a successful response that is not JSON. */
export type Media = { media: string; schema?: ZodType }

type Answers = Record<number, ZodType | Media>
/** A union of schemas is one value. If there is also a file or stream, the response is either the value or the file. */
type ContentOf<Good> = [Good] extends [ZodType]
  ? JsonContent<z.input<Good>>
  : Good extends ZodType
    ? JsonContent<z.input<Good>>
    : PiecesContent

/**
 * A handler returns a status of `answers` and a value that fits the schema of that status. For a media type the handler returns a file or a
 * stream.
 */
type AnswerOf<Good extends Answers> = {
  [Status in keyof Good & number]: Answer<Status, ContentOf<Good[Status]>>
}[keyof Good & number]

type Spec<A extends Access, Params extends Shape, Query extends Shape, Body extends Shape, Good extends Answers> = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** The path, with parameters in braces as in OpenAPI: `/api/orders/{id}`. */
  path: string
  /** Generated clients use this id as the name of a function, so the id never changes. */
  operationId: string
  /** The group in the API description, if it differs from the tag of the feature's other calls. */
  tag?: string
  access: A
  /**
   * Only for `staff`: the right that the caller's role must have. Without this field every staff member may make the call, even before a
   * second factor.
   */
  right?: Right
  /** For staff: requires a second factor within the last five minutes, if the shop requires second factors. */
  fresh?: true
  summary: string
  /** A page makes this call automatically by timer. Such a call does not count as use of a session (docs/contract.md, "Signing in"). */
  byTimer?: true
  /**
   * The response takes much work, so an account gets only one such response at a time. The next response begins when the client has read the previous
   * one. A few calls can wait. Further calls are refused.
   */
  oneAtATime?: true
  /** The statements of this call may take longer than the short limit of other calls. */
  takesLong?: true
  /** The resource may be missing although no parameter names it. Calls with `params` and changes can return 404 without this flag. */
  mayBeMissing?: true
  params?: Params
  query?: Query
  /** For `program` this only describes the body. The handler reads the raw body. */
  body?: Body
  /** The maximum length of a body; 64 KB by default. */
  bodyBytes?: number
  /** Takes a file instead of JSON. `body` is then the schema of the text fields in the form. */
  upload?: UploadRule
  /** Runs before an upload is read, because reading costs time and disk space. Throws a refusal if the upload is not allowed. */
  admit?: (call: { params: unknown; ip: string }) => Promise<void>
  /** Headers that this call uses, for the API description. The handler reads the headers itself. */
  headers?: ZodObject
  /** The successful responses by status, for the API description: a JSON schema or a media type. */
  answers: Good
}

export type Route = Spec<Access, Shape, Shape, Shape, Answers> & {
  handle: (call: Call<Access, ZodType, ZodType, ZodType>) => Promise<Answer>
}

export type TaggedRoute = Route & { tag: string }

/** Gives routes their group in the API description. */
export function tagged(tag: string, routes: Route[]): TaggedRoute[] {
  return routes.map((each) => ({ tag, ...each }))
}

/** True if a request may omit the body: nothing in it is required. */
export function needsNoBody({ method, body, upload }: Route): boolean {
  return method === 'post' && upload === undefined && body?.safeParse({}).success === true
}

/** Defines one call: address, access, input and handler. */
export function route<
  A extends Access,
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends Shape = undefined,
  const Good extends Answers = Answers,
>(
  spec: Spec<A, Params, Query, Body, Good>,
  handle: (call: Call<A, Params, Query, Body>) => Promise<AnswerOf<Good>>,
): Route {
  // The schemas next to the handler check its input. The list of all routes does not have the exact types.
  return { ...spec, handle: handle as Route['handle'] }
}
