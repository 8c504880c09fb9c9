import { serialize } from 'hono/utils/cookie'
import type { Cookie } from '#base/cookies.ts'
import { SECOND } from '#base/time.ts'

/** The value of `Set-Cookie`. A name that begins with `__Host-` is refused where the cookie may go over http. */
export function writeCookie({ name, value, lifeMs, isSecure, isHidden }: Cookie): string {
  return serialize(name, value, {
    path: '/',
    maxAge: Math.floor(lifeMs / SECOND),
    sameSite: 'Lax',
    secure: isSecure,
    httpOnly: isHidden,
  })
}
