import type { IncomingMessage } from 'node:http'
import type { Caller } from '#server/http/caller.ts'

type FindCaller = (cookies: string | undefined) => Promise<Caller | undefined>

/** An address that no page has. */
const NOWHERE = '/not-found'

/**
 * Where a request really leads: a partner's page exists for that partner, and for strangers as a card to sign in with. For anybody else
 * who is signed in there is no such page.
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
