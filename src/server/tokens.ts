import { createHash, randomBytes } from 'node:crypto'

/** A new random token of 256 bits for a link. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash of a token, as the shop stores it. The token is random, so a plain hash does not reveal it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
