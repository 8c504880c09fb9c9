export type RefusalKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'wrong-type'
  | 'invalid'
  | 'too-many'
  | 'unavailable'
  | 'no-room'

/** An error in one field of the input, such as `items.0.duration`, with the code of its message. */
export type Fault = { path: string; code: string; values?: Record<string, string | number> }

export type RefusalDetails = {
  /** For `invalid`: which field is wrong, and why. */
  faults?: Fault[]
  /** For `too-many` and `unavailable`: the seconds after which a retry makes sense. */
  retryAfter?: number
  /** For `method-not-allowed`: the allowed methods. */
  allow?: string[]
  /** Facts that the client needs to continue, such as the correct prices. They are sent unchanged. */
  facts?: Record<string, unknown>
}

/** An error with which the shop refuses a request. It contains a code, never a sentence: the texts are in `messages/`. */
export class Refusal extends Error {
  readonly kind: RefusalKind
  readonly code: string
  readonly details: RefusalDetails

  constructor(kind: RefusalKind, code: string, details: RefusalDetails = {}) {
    super(`${kind}: ${code}`)
    this.name = 'Refusal'
    this.kind = kind
    this.code = code
    this.details = details
  }
}

/** Fields of the input are wrong. */
export function invalidInput(faults: Fault[]): Refusal {
  return new Refusal('invalid', 'http.invalid', { faults })
}

/** One field of the input is wrong. */
export function invalidField(path: string, code: string, values?: Fault['values']): Refusal {
  return invalidInput([{ path, code, ...(values && { values }) }])
}

/** Somebody else changed the record in the meantime. The response contains the current record (docs/contract.md, "Staff"). */
export function staleVersion<Present extends { version: number }>(present: Present): Refusal {
  return new Refusal('conflict', 'conflict.version', { facts: { version: present.version, present } })
}

/** Throws an error if the condition is false. A false condition means a bug in the shop. */
export function invariant(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(`invariant: ${sentence}`)
}

/** Returns the value, or throws a Refusal with this code if there is none. */
export function requireFound<T>(value: T | undefined, code: string): T {
  if (value === undefined) throw new Refusal('not-found', code)
  return value
}
