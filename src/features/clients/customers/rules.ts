import { isId } from '#base/ids.ts'

/** The text in place of a hidden value. Staff must reveal the value explicitly, and the audit records this. */
export const MASK = '•••'

/** A guest has no account. The id contains a hash, and the database finds the e-mail address with this hash. */
const GUEST = /^guest-([0-9a-f]{32})$/

export type CustomerId = { kind: 'account'; accountId: string } | { kind: 'guest'; emailHash: string }

/** Reads a customer id; undefined if its form is wrong. */
export function readCustomerId(id: string): CustomerId | undefined {
  const emailHash = GUEST.exec(id)?.[1]
  if (emailHash !== undefined) return { kind: 'guest', emailHash }
  return isId(id) ? { kind: 'account', accountId: id } : undefined
}

/** Masks a value. An empty value stays empty, because a missing value is not secret. */
export function masked(value: string): string {
  return value === '' ? '' : MASK
}
