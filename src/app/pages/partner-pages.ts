import type { IncomingMessage } from 'node:http'
import type { Caller } from '#server/http/caller.ts'

type FindCaller = (cookies: string | undefined) => Promise<Caller | undefined>

/** An address that no page has. */
const NOWHERE = '/not-found'

/**
 * The effective address of a request: a partner's page exists for that partner, and for strangers as a sign-in card. For other signed-in
 * users it does not exist.
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
