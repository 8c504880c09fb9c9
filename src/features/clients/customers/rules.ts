/** Stands in the place of what is shown only when somebody of the staff asks for it, which is written down. */
export const MASK = '•••'

/** A guest has no account: an id made of the hash that the database finds the e-mail address by. */
const GUEST = /^guest-([0-9a-f]{32})$/

export type CustomerId = { kind: 'account'; accountId: string } | { kind: 'guest'; emailHash: string }

/** Reads the id of a customer as the calls write it; undefined for what can be none. */
export function readCustomerId(id: string): CustomerId | undefined {
  const emailHash = GUEST.exec(id)?.[1]
  if (emailHash !== undefined) return { kind: 'guest', emailHash }
  return isId(id) ? { kind: 'account', accountId: id } : undefined
}

/** Masks what is there; what is empty stays so, because that it is missing is no secret. */
export function masked(value: string): string {
  return value === '' ? '' : MASK
}
import { isId } from '#base/ids.ts'
