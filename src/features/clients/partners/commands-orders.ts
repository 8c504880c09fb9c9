import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { type Fault, invalidInput, invariant, Refusal } from '#base/refusal.ts'
import { toMailbox } from '#base/mailbox.ts'
import { findAccountOf } from '#features/people/accounts/queries.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { reachesMailboxes, unprovedEmailLimit } from '#features/platform/notifications/rules.ts'
import { insertOrder } from '#features/orders/orders/commands.ts'
import { createClaim, oncePerKey } from '#features/orders/orders/commands-keys.ts'
import { orderPhoneContext } from '#features/orders/orders/model.ts'
import { presentPlaced } from '#features/orders/orders/present.ts'
import { findOrder, priceLines } from '#features/orders/orders/queries.ts'
import { type OrderRow, orders } from '#features/orders/orders/tables.ts'
import { writeReadings } from '#features/orders/readings/commands.ts'
import { earliestStart, needsConsent, planFaults, tidyPlan } from '#features/orders/plans/rules.ts'
import type { Db } from '#server/database/database.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import type { Shop } from '#server/shop.ts'
import { consentRequired, hasConsent, keepConsent, readPhone } from './commands-clients.ts'
import { orderForYouEmail } from './emails.ts'
import { clientContext, type OrderText, orderTextContext } from './model.ts'
import type { ClientRowOf } from './present.ts'
import { findPartner, findPartnerOrder, lockClient } from './queries.ts'
import { ordersLimit } from './rules.ts'
import type { PartnerOrderInput, PartnerOrderView } from './schemas.ts'
import type { ClosedDays } from '#features/orders/plans/context.ts'
import { type ClosedDay, closedFaults } from '#features/orders/plans/rules-planning.ts'
import { partnerOrders } from './tables.ts'

/**
 * Places an order for a client at catalogue prices. If the client's e-mail address or phone number belongs to an account, the order appears
 * in that account. If the e-mail address is known, the client gets the usual e-mail with the payment link. A repeated call with the same
 * idempotency key returns the same order.
 */
export async function createPartnerOrder(
  { shop, closedDays }: { shop: Shop; closedDays: ClosedDays },
  partnerId: string,
  input: PartnerOrderInput,
  { lang, key }: { lang: Lang; key?: string | undefined },
): Promise<PartnerOrderView> {
  const id = newId()
  const about = { owner: partnerId, key: key ?? '', orderId: id, createdAt: shop.now() }
  const claim = key === undefined ? undefined : createClaim(about, input)
  const write = async (tx: Db) => {
    const client = await lockClient(tx, partnerId, input.clientId)
    const partner = await findPartner(tx, partnerId)
    if (!client || !partner) throw new Refusal('not-found', 'partners.client-not-found')
    const now = shop.now()
    await countOrder(tx, shop, partnerId, client)
    const { lines, totalCents } = await priceLines(tx, input)
    const startDate = input.plan?.startDate ?? undefined
    const closed = startDate === undefined ? new Map<string, ClosedDay>() : await closedDays(tx, [startDate], lang)
    const plan = await planOf(tx, client, input, { now, closed })
    const who = await contactsOf(tx, shop, client, id)
    const order: OrderRow = {
      id,
      ...who,
      customerName: `${client.firstName} ${client.lastName}`,
      // This column is null because the limit on a guest's unpaid orders must not include orders that a partner places.
      mailbox: null,
      lang: client.lang,
      source: 'partner',
      paymentMethod: '',
      status: 'pending',
      totalCents,
      createdAt: now,
      paidAt: null,
      version: 1,
    }
    const said = { partnerName: partner.name, startDate: plan.startDate }
    await insertOrder(tx, shop, order, lines, {
      claim,
      emailOf: (...[placed, items, sender]) => orderForYouEmail(placed, items, said, sender),
    })
    const seal = (text: string, name: OrderText) =>
      text === '' ? null : shop.keys.seal(text, orderTextContext(id, name))
    await tx.insert(partnerOrders).values({
      id,
      partnerId,
      clientId: client.id,
      startDate: plan.startDate,
      specialWishes: seal(plan.specialWishes, 'specialWishes'),
      participants: seal(plan.participants, 'participants'),
      note: seal(input.note ?? '', 'note'),
      createdAt: now,
    })
    // The readings of the names are stored as corrections by the customer, because the partner enters them for the customer.
    await writeReadings(tx, shop, { orderId: id }, { given: input.plan?.readings ?? [], by: 'customer' })
    return presentPlaced(order, lines, lang)
  }
  const { order } = await oncePerKey(shop.db, { claim, lang }, () => shop.db.transaction(write))
  return await viewOf(shop, partnerId, order.id, lang)
}

/**
 * Counts an order of the partner and of the client's mailbox. Refuses the order if a limit is reached, because every order sends an e-mail
 * to an address that perhaps nobody has verified.
 */
async function countOrder(tx: Db, { config, keys, now }: Shop, partnerId: string, { email }: ClientRowOf) {
  if (!reachesMailboxes(config)) return
  await countWithin(tx, now(), ordersLimit(partnerId))
  if (email === '') return
  const mailbox = keys.hash('mailbox', toMailbox(email))
  await countWithin(tx, now(), unprovedEmailLimit(mailbox))
}

/**
 * Returns the day, wish and participants for the order, by the rules of a customer's plan. Wishes and participants are stored only with the
 * client's consent.
 */
async function planOf(
  tx: Db,
  client: ClientRowOf,
  { plan = {}, consent }: PartnerOrderInput,
  { now, closed }: { now: Date; closed: ReadonlyMap<string, ClosedDay> },
) {
  const { startDate, specialWishes = '', participants = '' } = plan
  const wanted = tidyPlan({ startDate: startDate ?? earliestStart(now), specialWishes, participants })
  const wish = startDate ? [{ path: 'plan.startDate', day: startDate }] : []
  const faults: Fault[] = [
    ...planFaults(wanted, now).map((fault) => ({ ...fault, path: `plan.${fault.path}` })),
    ...closedFaults(wish, closed),
  ]
  if (faults.length > 0) throw invalidInput(faults)
  const isGiven = consent === true || plan.consent === true
  if (needsConsent(wanted) && !hasConsent(client, isGiven)) throw consentRequired()
  if (isGiven) await keepConsent(tx, client.id, now)
  return { ...wanted, startDate: startDate ?? null }
}

/** Returns the contact for the customer of the order, and the account with this contact. */
async function contactsOf(tx: Db, { keys }: Shop, client: ClientRowOf, orderId: string) {
  const email = client.email
  const phone =
    client.phoneNumber === null
      ? undefined
      : await readPhone(keys.open(client.phoneNumber, clientContext(client.id, 'phoneNumber')))
  const account = await findAccountOf(tx, keys, { email, phone })
  return {
    accountId: account?.id ?? null,
    customerEmail: email,
    customerPhone: phone === undefined ? null : keys.seal(phone, orderPhoneContext(orderId)),
    timeZone: null,
    customerPhoneHash: phone === undefined ? null : keys.hash('phone', phone),
  }
}

/** Records the time at which the partner sent the link to the client. Only the first call is recorded. */
export async function markLinkSent(shop: Shop, partnerId: string, id: string, lang: Lang): Promise<PartnerOrderView> {
  await shop.db.transaction(async (tx) => {
    const own = await lockOwn(tx, partnerId, id)
    const order = await findOrder(tx, id)
    if (order?.status !== 'pending') throw new Refusal('conflict', 'partners.not-pending')
    if (own.sentAt === null) await tx.update(partnerOrders).set({ sentAt: shop.now() }).where(eq(partnerOrders.id, id))
  })
  return await viewOf(shop, partnerId, id, lang)
}

/** Locks an order of this partner. An order of another partner is treated as unknown. */
async function lockOwn(tx: Db, partnerId: string, id: string) {
  const [own] = await tx
    .select()
    .from(partnerOrders)
    .where(and(eq(partnerOrders.id, id), eq(partnerOrders.partnerId, partnerId)))
    .for('update')
  if (!own) throw new Refusal('not-found', 'orders.not-found')
  return own
}

async function viewOf(shop: Shop, partnerId: string, id: string, lang: Lang): Promise<PartnerOrderView> {
  const view = await findPartnerOrder(shop, partnerId, id, lang)
  invariant(view, 'the new order can be read')
  return view
}

/**
 * Moves orders that a partner or staff placed for a client with only a phone number to the account that has verified the number since then.
 * Orders with an e-mail address do not need this.
 */
export async function claimOrdersByPhone({ db }: Pick<Shop, 'db'>): Promise<void> {
  const found = await db
    .select({ id: orders.id, accountId: accounts.id })
    .from(orders)
    .innerJoin(accounts, eq(accounts.phoneHash, orders.customerPhoneHash))
    .where(
      and(
        isNull(orders.accountId),
        isNotNull(orders.customerPhoneHash),
        eq(orders.customerEmail, ''),
        inArray(orders.source, ['partner', 'staff']),
      ),
    )
    .limit(200)
  for (const accountId of new Set(found.map((row) => row.accountId))) {
    const ids = found.filter((row) => row.accountId === accountId).map(({ id }) => id)
    await db
      .update(orders)
      .set({ accountId })
      .where(and(inArray(orders.id, ids), isNull(orders.accountId)))
  }
}
