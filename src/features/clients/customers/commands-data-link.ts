import { timingSafeEqual } from 'node:crypto'
import { Refusal, requireFound } from '#base/refusal.ts'
import { after, DAY, SECOND } from '#base/time.ts'
import { findOrder } from '#features/orders/orders/queries.ts'
import { createSender, inOfferedLang, queueMessage } from '#features/platform/notifications/commands.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import type { Keyring } from '#server/keyring.ts'
import type { Shop } from '#server/shop.ts'
import { dataLinkEmail } from './emails.ts'

/** The time for which the link in an e-mail opens a guest's data. */
const DATA_LINK_LIFE = DAY

/** The form of a token: the time at which the link expires (in seconds, 8 hexadecimal digits), and a hash (64 digits). */
export const DATA_TOKEN = /^[0-9a-f]{72}$/

/** The maximum number of e-mails with a data link that one address gets in a day. */
const MAX_LINKS = 3

/**
 * Sends an e-mail to the e-mail address of a guest's order, with a link to all data about this address. Only the person who reads this
 * mailbox gets the data.
 */
export async function mailDataLink(shop: Shop, orderId: string): Promise<void> {
  const now = shop.now()
  await shop.db.transaction(async (tx) => {
    const order = requireFound(await findOrder(tx, orderId), 'orders.not-found')
    const { accountId, customerEmail: email } = order
    if (accountId !== null) throw new Refusal('conflict', 'customers.data-in-account')
    if (email === '') throw new Refusal('conflict', 'customers.data-no-address')
    await countWithin(tx, now, {
      key: `data-link:${shop.keys.hash('data-link', email)}`,
      most: MAX_LINKS,
      windowMs: DAY,
    })
    const token = dataToken(shop.keys, { orderId, email }, now)
    await queueMessage(tx, shop, {
      ...dataLinkEmail(inOfferedLang(shop, order), token, createSender(shop)),
      isPrivate: true,
      overLimit: 'refused',
    })
  })
}

/**
 * Returns the e-mail address whose data a link opens. Throws if the link has expired, or if the order now belongs to another address or to
 * an account.
 */
export async function addressOfDataLink({ db, keys, now }: Shop, orderId: string, token: string): Promise<string> {
  const order = await findOrder(db, orderId)
  const email = order && order.accountId === null ? order.customerEmail : ''
  if (email === '' || !opensData(keys, { orderId, email }, token, now()))
    throw new Refusal('not-found', 'customers.data-link-ended')
  return email
}

type Link = { orderId: string; email: string }

/**
 * Makes a token that opens the data about an order's e-mail address. The token is never stored: its hash is computed from the order, the
 * address and the time at which the link expires.
 */
function dataToken(keys: Pick<Keyring, 'hash'>, link: Link, now: Date): string {
  const ends = Math.floor(after(now, DATA_LINK_LIFE).getTime() / SECOND)
  const end = ends.toString(16).padStart(8, '0')
  return end + keys.hash(...partsOf(link, end))
}

/**
 * Returns true if a token opens the data. The token no longer opens the data if the e-mail address or the key has changed, or if the link
 * has expired.
 */
function opensData(keys: Pick<Keyring, 'hashes'>, link: Link, token: string, now: Date): boolean {
  const [end, hash] = [token.slice(0, 8), Buffer.from(token.slice(8))]
  if (parseInt(end, 16) * SECOND <= now.getTime()) return false
  return keys.hashes(...partsOf(link, end)).some((known) => timingSafeEqual(Buffer.from(known), hash))
}

const partsOf = ({ orderId, email }: Link, end: string): string[] => ['data-link', orderId, email, end]
