import type { IncomingMessage } from 'node:http'
import type { Caller } from '#server/http/caller.ts'

type FindCaller = (cookies: string | undefined) => Promise<Caller | undefined>

/** An address that belongs to no page. */
const NOWHERE = '/not-found'

/**
 * Returns the address whose page answers a request. The page of a partner is shown to this partner. A visitor who is not signed in sees a sign-in
 * card on it. Other signed-in users get the not-found page.
 */
export async function partnerAddress(
  { headers }: IncomingMessage,
  url: string,
  findCaller: FindCaller,
): Promise<string> {
  const [, id, rest = ''] = /^\/partner-dashboard\/([^/?]+)\/?(\?.*)?$/.exec(url) ?? []
  if (id === undefined) return url
  const caller = await findCaller(headers.cookie)
  return caller === undefined || (caller.role === 'partner' && caller.accountId === id) ? url : `${NOWHERE}${rest}`
}
