import type { ZodObject, ZodType, z } from 'zod'
import type { Cookie } from '#base/cookies.ts'
import type { Lang } from '#base/i18n.ts'
import type { Right } from '#base/rights.ts'
import type { Caller } from './caller.ts'
import type { Upload, UploadRule } from './upload.ts'

/**
 * Who may call. Checked before anything of the request is looked at. `webhook`: another service, known by what it sends. `program`: one
 * of anybody's, on any site; nobody looks who it is, so it learns only what everybody may.
 */
export type Access = 'open' | 'program' | 'webhook' | 'sandbox' | 'signedIn' | 'partner' | 'staff'

type Shape = ZodType | undefined
type Parsed<S extends Shape> = S extends ZodType ? z.output<S> : undefined

/** A route for the signed-in always has a caller; an open one may. */
type CallerOf<A extends Access> = A extends 'signedIn' | 'partner' | 'staff' ? Caller : Caller | undefined

export type Call<A extends Access, Params extends Shape, Query extends Shape, Body extends Shape> = {
  caller: CallerOf<A>
  params: Parsed<Params>
  query: Parsed<Query>
  body: Parsed<Body>
  /** The body's text as it came, for `webhook` and `program` only; empty otherwise. */
  raw: string
  /** What came, for a route with `upload` only; empty otherwise. */
  upload: Upload
  header: (name: string) => string | undefined
  cookie: (name: string) => string | undefined
  lang: Lang
  requestId: string
  /** The client's address, behind trusted proxies only. */
  ip: string
  /** Aborted when the client goes away before it has its answer. */
  signal: AbortSignal
}

/**
 * A successful answer. `answer` makes one of JSON; `stream` and `file` (responses.ts) and `tableFile` (table.ts) make the others.
 * `onLeave` is called when the client disconnects, also while the next piece is being made.
 */
export type Answer<Status extends number = number, Content = JsonContent<unknown> | PiecesContent> = {
  status: Status
  headers: Record<string, string>
  cookies?: Cookie[]
  content: Content
}

type JsonContent<Value> = { kind: 'json'; value: Value }
type PiecesContent = { kind: 'pieces'; type: string; pieces: Pieces; onLeave?: () => void }
export type JsonAnswer<Status extends number, Value> = Answer<Status, JsonContent<Value>>
export type PiecesAnswer = Answer<200, PiecesContent>

/** Parts of a body in their order, made as the reader takes them. */
export type Pieces = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>

/** JSON; without a value there is no body. */
export function answer<Status extends number>(status: Status): JsonAnswer<Status, undefined>
export function answer<Status extends number, const Value>(
  status: Status,
  value: Value,
  headers?: Record<string, string>,
): JsonAnswer<Status, Value>
export function answer(status: number, value?: unknown, headers: Record<string, string> = {}): Answer {
  return { status, headers, content: { kind: 'json', value } }
}

/** What a good answer holds that is no JSON: its media type. */
export type Media = { media: string; schema?: ZodType }

type Answers = Record<number, ZodType | Media>
/** A union of schemas is one value; a schema beside a file or stream is one or the other. */
type ContentOf<Good> = [Good] extends [ZodType]
  ? JsonContent<z.input<Good>>
  : Good extends ZodType
    ? JsonContent<z.input<Good>>
    : PiecesContent

/** What a handler may return: each status of `answers` with a value of its schema, or a file or stream. */
type AnswerOf<Good extends Answers> = {
  [Status in keyof Good & number]: Answer<Status, ContentOf<Good[Status]>>
}[keyof Good & number]

type Spec<A extends Access, Params extends Shape, Query extends Shape, Body extends Shape, Good extends Answers> = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** With parameters in braces, as in OpenAPI: `/api/orders/{id}`. */
  path: string
  access: A
  /** For `staff`: what the caller's role must allow. Without one any of the staff may, also before a second factor. */
  right?: Right
  /** Of the staff: a second factor passed within the last five minutes, where one is asked for at all. */
  fresh?: true
  summary: string
  /** A page asks it by itself, by timer: that is no use of a session (docs/contract.md, "Signing in"). */
  byTimer?: true
  /** Makes much for one caller: of each account one at a time is answered, until its reader has it; a few wait, more are refused. */
  oneAtATime?: true
  /** Its statements may take longer than those of other calls, which are given up soon. */
  takesLong?: true
  /** What it reads may not exist although no parameter names it. Calls with `params` and changes answer 404 without saying so here. */
  mayBeMissing?: true
  params?: Params
  query?: Query
  /** What a `program` sends is only described by it: the handler reads it raw. */
  body?: Body
  /** How long a body may be; 64 KB unless said here. */
  bodyBytes?: number
  /** Takes a file instead of JSON; `body` is then the schema of the texts that come with it in a form. */
  upload?: UploadRule
  /** Headers that mean something to this call, for the description of the API; the handler reads them itself. */
  headers?: ZodObject
  /** What the good answers hold, by status, for the description of the API: a schema of their JSON, or their media type. */
  answers: Good
}

export type Route = Spec<Access, Shape, Shape, Shape, Answers> & {
  handle: (call: Call<Access, ZodType, ZodType, ZodType>) => Promise<Answer>
}

/** Whether a request may come without a body: nothing in it must be said. */
export function needsNoBody({ method, body, upload }: Route): boolean {
  return method === 'post' && upload === undefined && body?.safeParse({}).success === true
}

/** Describes one call: address, who may, input and what it does. */
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
  // The schemas beside the handler prove its input; the list of all routes forgets the exact types.
  return { ...spec, handle: handle as Route['handle'] }
}
