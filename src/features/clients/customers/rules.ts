import { isId } from '#base/ids.ts'

/** The text in place of a hidden value. Staff must reveal the value explicitly, and the audit log records this. */
export const MASK = '•••'

/**
 * The forms of the ids of guests, who have no account. The id contains the hash of the e-mail address or of the phone number.
 */
const GUEST = /^guest-([0-9a-f]{32})$/
const CALLER = /^phone-([0-9a-f]{32})$/

/** The id of a guest. `phone`: a guest whose orders have no e-mail address, because staff took them by phone. */
export type GuestId = { kind: 'guest'; emailHash: string } | { kind: 'phone'; phoneHash: string }
export type CustomerId = { kind: 'account'; accountId: string } | GuestId

/** Parses a customer id. Undefined if its form is wrong. */
export function readCustomerId(id: string): CustomerId | undefined {
  const emailHash = GUEST.exec(id)?.[1]
  if (emailHash !== undefined) return { kind: 'guest', emailHash }
  const phoneHash = CALLER.exec(id)?.[1]
  if (phoneHash !== undefined) return { kind: 'phone', phoneHash }
  return isId(id) ? { kind: 'account', accountId: id } : undefined
}

/** Replaces a value by the mask. An empty value stays empty, because a missing value is not secret. */
export function masked(value: string): string {
  return value === '' ? '' : MASK
}
