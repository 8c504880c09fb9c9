import { isId } from '#base/ids.ts'

/** Replaces values that staff must reveal explicitly, which is recorded. */
export const MASK = '•••'

/** A guest has no account: the id contains the hash by which the database finds the e-mail address. */
const GUEST = /^guest-([0-9a-f]{32})$/

export type CustomerId = { kind: 'account'; accountId: string } | { kind: 'guest'; emailHash: string }

/** Parses a customer id; undefined if it is malformed. */
export function readCustomerId(id: string): CustomerId | undefined {
  const emailHash = GUEST.exec(id)?.[1]
  if (emailHash !== undefined) return { kind: 'guest', emailHash }
  return isId(id) ? { kind: 'account', accountId: id } : undefined
}

/** Masks a value; an empty one stays empty, because its absence is not a secret. */
export function masked(value: string): string {
  return value === '' ? '' : MASK
}
