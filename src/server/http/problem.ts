import { Refusal, type RefusalKind } from '#base/refusal.ts'
import type { Lang } from '#base/i18n.ts'
import { findFullDisk, isDatabaseFull } from '../disk-full.ts'
import { isDatabaseAway } from '../database/postgres/connection-errors.ts'

/** Turns the code of a refusal into a readable sentence; `app` passes in the messages of every feature. */
export type Messages = (lang: Lang, code: string, values?: Record<string, string | number>) => string

/** RFC 9457 problem details as the shop sends them (docs/contract.md, "Errors"). */
type Problem = {
  status: number
  title: string
  code: string
  message: string
  requestId: string
  errors?: { path: string; message: string }[]
  [fact: string]: unknown
}

const STATUS: Record<RefusalKind, [status: number, title: string]> = {
  malformed: [400, 'Bad Request'],
  unauthenticated: [401, 'Unauthorized'],
  forbidden: [403, 'Forbidden'],
  'not-found': [404, 'Not Found'],
  'method-not-allowed': [405, 'Method Not Allowed'],
  conflict: [409, 'Conflict'],
  gone: [410, 'Gone'],
  'too-large': [413, 'Content Too Large'],
  'wrong-type': [415, 'Unsupported Media Type'],
  invalid: [422, 'Unprocessable Content'],
  'too-many': [429, 'Too Many Requests'],
  unavailable: [503, 'Service Unavailable'],
  'no-room': [507, 'Insufficient Storage'],
}

/** The response to a refusal, in the client's language. */
export function problemResponse(refusal: Refusal, requestId: string, lang: Lang, messages: Messages): Response {
  const [status, title] = STATUS[refusal.kind]
  const { faults, retryAfter, allow, facts } = refusal.details
  const problem: Problem = {
    ...facts,
    status,
    title,
    code: refusal.code,
    message: messages(lang, refusal.code),
    requestId,
  }
  if (faults)
    problem.errors = faults.map((fault) => ({ path: fault.path, message: messages(lang, fault.code, fault.values) }))
  const headers: Record<string, string> = {}
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter)
  if (allow) headers.allow = allow.join(', ')
  // The remaining body is not read, so the connection cannot be used again.
  if (refusal.kind === 'too-large' || refusal.kind === 'no-room') headers.connection = 'close'
  return sendProblem(problem, lang, headers)
}

/** The response to a bug or a failed dependency. It reveals no internal detail. */
export function faultResponse(error: unknown, requestId: string, lang: Lang, messages: Messages): Response {
  if (isDatabaseFull(error))
    return problemResponse(new Refusal('unavailable', 'http.no-room', { retryAfter: 60 }), requestId, lang, messages)
  if (isDatabaseAway(error))
    return problemResponse(new Refusal('unavailable', 'http.unavailable', { retryAfter: 5 }), requestId, lang, messages)
  const disk = findFullDisk(error)
  if (disk !== undefined)
    return problemResponse(
      new Refusal('no-room', disk === 'media' ? 'media.no-room' : 'http.no-room'),
      requestId,
      lang,
      messages,
    )
  const code = 'http.internal'
  return sendProblem(
    { status: 500, title: 'Internal Server Error', code, message: messages(lang, code), requestId },
    lang,
  )
}

function sendProblem(problem: Problem, lang: Lang, more: Record<string, string> = {}): Response {
  const headers = new Headers({
    'content-type': 'application/problem+json; charset=utf-8',
    'content-language': lang,
    'cache-control': 'no-store',
    ...more,
  })
  return new Response(JSON.stringify(problem), { status: problem.status, headers })
}
