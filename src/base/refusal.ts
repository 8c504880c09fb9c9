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

/** One complaint about one place of the input: `items.0.duration`, and the code of its words. */
export type Fault = { path: string; code: string; values?: Record<string, string | number> }

export type RefusalDetails = {
  /** For `invalid`: what is wrong with which field. */
  faults?: Fault[]
  /** For `too-many` and `unavailable`: seconds until it makes sense to try again. */
  retryAfter?: number
  /** For `method-not-allowed`: the methods that are. */
  allow?: string[]
  /** Facts the client needs to go on, such as the right prices; sent as they are. */
  facts?: Record<string, unknown>
}

/** The shop says no. Carries a code, never a sentence: the words live in `messages/`. */
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

/** Somebody else changed it meanwhile: the answer says what stands (docs/contract.md, "Staff"). */
export function staleVersion<Present extends { version: number }>(present: Present): Refusal {
  return new Refusal('conflict', 'conflict.version', { facts: { version: present.version, present } })
}

/** Throws when something that cannot happen has happened. */
export function invariant(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(`invariant: ${sentence}`)
}

/** The value; throws a Refusal with this code when there is none. */
export function found<T>(value: T | undefined, code: string): T {
  if (value === undefined) throw new Refusal('not-found', code)
  return value
}
