import { and, eq, inArray } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { invalidInput, Refusal, requireFound, staleVersion } from '#base/refusal.ts'
import { after, DAY, MINUTE, SECOND } from '#base/time.ts'
import { toMailbox } from '#base/mailbox.ts'
import { CONSENT_VERSION } from '#features/people/accounts/model.ts'
import { lockAccount } from '#features/people/accounts/queries.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { notifyCatalogueChanged } from '#features/catalogue/catalogue/commands.ts'
import { listPrices } from '#features/catalogue/catalogue/queries.ts'
import { inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import { changeStatus } from '#features/rites/order-management/commands-status.ts'
import type { OrderManagement } from '#features/rites/order-management/context.ts'
import { orderStepEmail } from '#features/rites/order-management/emails.ts'
import { insertOrder } from '#features/orders/orders/commands.ts'
import { createClaim, oncePerKey } from '#features/orders/orders/commands-keys.ts'
import type { OrderLine } from '#features/orders/orders/model.ts'
import { presentPlaced } from '#features/orders/orders/present.ts'
import { receivedNothing, listLines, lockOrder } from '#features/orders/orders/queries.ts'
import type { Owner } from '#features/orders/orders/rules.ts'
import type { PlacedOrder } from '#features/orders/orders/schemas.ts'
import { type OrderRow, orders } from '#features/orders/orders/tables.ts'
import type { Db } from '#server/database/database.ts'
import { countWithin, type Limit } from '#server/database/rate-limits.ts'
import { processEach } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { movePlaces } from './commands-returns.ts'
import { groupItemId, placeContext } from './model.ts'
import { en } from './messages/page-order.en.ts'
import { ru } from './messages/page-order.ru.ts'
import {
  countTaken,
  hasClosed,
  hasPlace,
  listLapsed,
  listPlacesOf,
  listUnpaidOf,
  listUnpaidPlaces,
  lockGroup,
  lockOwnPlace,
  lockPlaceOrders,
} from './queries.ts'
import { groupFaults, MAX_UNPAID_PLACES, closedReason } from './rules.ts'
import type { GroupEdit, GroupInput, PlaceInput } from './schemas.ts'
import { groupPlaces, type GroupRow, groupRituals } from './tables.ts'

type PlaceRequest = { lang: Lang; key?: string | undefined; account?: Owner | undefined; limit?: Limit | undefined }

/**
 * Sells a place in a group ritual. Locks the group, counts the places and takes one place, so that the last place is sold only once. `limit`
 * counts only taken places, not requests.
 */
export async function takePlace(
  shop: Shop,
  groupId: string,
  input: PlaceInput,
  { lang, key, account, limit }: PlaceRequest,
): Promise<PlacedOrder> {
  const id = newId()
  const email = account?.email ?? input.customerEmail
  const mailbox = toMailbox(email)
  const about = { owner: account?.id ?? mailbox, key: key ?? '', orderId: id, createdAt: shop.now() }
  const claim = key === undefined ? undefined : createClaim(about, { groupId, ...input })
  const take = async (tx: Db) => {
    if (account) await lockAccount(tx, account.id)
    const group = requireFound(await lockGroup(tx, groupId), 'groups.not-found')
    if (group.cancelledAt !== null) throw new Refusal('conflict', 'groups.cancelled')
    const now = shop.now()
    const familyOf = (orderId: string) => shop.keys.seal(input.family, placeContext(orderId))
    const consent = { consentedAt: now, consentVersion: CONSENT_VERSION, consentLang: lang }
    const own = account && (await lockOwnPlace(tx, groupId, email, account))
    if (own) {
      // The family already has a place, so only the names are replaced. The priest reads the newest names.
      const typed = { family: familyOf(own.id), ...consent }
      await tx.update(groupPlaces).set(typed).where(eq(groupPlaces.id, own.id))
      return presentPlaced(own, await listLines(tx, own.id), lang)
    }
    const taken = (await countTaken(tx, [groupId])).get(groupId) ?? 0
    const why = closedReason(group, taken, now)
    if (why) throw new Refusal('conflict', `groups.${why}`)
    if (limit) await countWithin(tx, now, limit)
    await assertFewUnpaid(tx, groupId, mailbox, now)
    const line = await lineOf(tx, group)
    const order: OrderRow = {
      id,
      accountId: account?.id ?? null,
      customerName: input.customerName,
      customerEmail: email,
      mailbox: account ? null : mailbox,
      customerPhone: null,
      customerPhoneHash: null,
      timeZone: input.timeZone ?? null,
      lang,
      source: 'shop',
      paymentMethod: 'crypto',
      status: 'pending',
      totalCents: group.priceCents,
      createdAt: now,
      paidAt: null,
      version: 1,
    }
    await insertOrder(tx, shop, order, [line], { claim })
    await tx.insert(groupPlaces).values({ id: order.id, groupId, family: familyOf(order.id), ...consent, takenAt: now })
    if (taken + 1 === group.places) await notifyCatalogueChanged(tx)
    return presentPlaced(order, [line], lang)
  }
  return (await oncePerKey(shop.db, { claim, lang }, () => shop.db.transaction(take))).order
}

/**
 * Refuses if the mailbox has too many unpaid places. The group is locked, so concurrent requests wait for each other, and each request counts
 * the places of the earlier requests.
 */
async function assertFewUnpaid(tx: Db, groupId: string, mailbox: string, now: Date): Promise<void> {
  const taken = await listUnpaidOf(tx, groupId, mailbox, after(now, -DAY))
  // `last` is the third newest place. When it is older than a day, the mailbox can take another place.
  const last = taken.at(-MAX_UNPAID_PLACES)
  if (!last) return
  const retryAfter = Math.max(1, Math.ceil((after(last, DAY).getTime() - now.getTime()) / SECOND))
  throw new Refusal('too-many', 'groups.too-many-unpaid', { retryAfter })
}

/**
 * The only line of the order for a place: the ritual, its time, and the price of the group. The term (duration) is 0 weeks, because the
 * ritual takes one day.
 */
async function lineOf(tx: Db, group: GroupRow): Promise<OrderLine> {
  const [ritual] = await listPrices(tx, [group.serviceId])
  if (!ritual) throw new Refusal('conflict', 'groups.cancelled')
  return {
    itemId: groupItemId(group.id),
    serviceId: group.serviceId,
    tier: null,
    intentionId: null,
    names: { ru: ru.line(ritual.nameRu), en: en.line(ritual.nameEn) },
    unitCents: group.priceCents,
    quantity: 1,
    weeks: 0,
    performsAt: group.performsAt,
  }
}

/**
 * Frees the places that were not paid in time. Each place has its own transaction, so one failure does not stop the others. If a payment
 * arrives later, staff decide about the money, as for every cancelled order.
 */
export async function freePlaces(shop: Shop): Promise<void> {
  await processEach(await listLapsed(shop.db, shop.now()), async (id) => await freePlace(shop, id))
}

async function freePlace(shop: Shop, id: string): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    // The order may have been paid after the query.
    if (order?.status !== 'pending' || !(await listLapsed(tx, shop.now())).includes(id)) return
    await tx
      .update(orders)
      .set({ status: 'cancelled', version: order.version + 1 })
      .where(eq(orders.id, id))
    if (order.customerEmail !== '') {
      const facts = { lines: await listLines(tx, id) }
      const email = orderStepEmail(inOfferedLang(shop, order), 'cancelled', createSender(shop), facts)
      await queueMessage(tx, shop, email)
    }
    await notifyCatalogueChanged(tx)
  })
}

/** Renders the pages with a group again, because a cancelled or refunded order has freed its place. */
export async function offerPlaceAgain(tx: Db, orderId: string): Promise<void> {
  if (await hasPlace(tx, orderId)) await notifyCatalogueChanged(tx)
}

export const TURN = 5 * MINUTE

/**
 * Deletes the places of unpaid orders that were made anonymous. A place stays if the shop received money for it, because staff must decide
 * about the money.
 */
export async function prunePlaces({ db }: Pick<Shop, 'db'>): Promise<void> {
  const nameless = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerName, ''), inArray(orders.status, ['pending', 'cancelled']), receivedNothing(db)))
  await db.delete(groupPlaces).where(inArray(groupPlaces.id, nameless))
}

/** Renders the pages with a group again after the sale of its places has ended. */
export async function closeGroups({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  // The job checks the last two intervals, so that it finds every ended sale even if it runs late.
  if (await hasClosed(db, after(now(), -2 * TURN), now())) await db.transaction(notifyCatalogueChanged)
}

export async function createGroup(shop: Shop, input: GroupInput, actorId: string): Promise<string> {
  const { price, ...facts } = input
  return await shop.db.transaction(async (tx) => {
    const now = shop.now()
    const faults = groupFaults(facts, 0, now)
    if ((await listPrices(tx, [input.serviceId])).length === 0)
      faults.push({ path: 'serviceId', code: 'groups.ritual' })
    if (faults.length > 0) throw invalidInput(faults)
    const id = newId()
    await tx.insert(groupRituals).values({ id, ...facts, priceCents: price * 100, createdBy: actorId, createdAt: now })
    await notifyCatalogueChanged(tx)
    await writeAudit(tx, now, {
      actorId,
      action: 'group.create',
      subject: 'group',
      subjectId: id,
      after: factsOf(input),
    })
    return id
  })
}

/** Changes the day, the number of places or the price. Families that have already joined keep their price, and get an e-mail if the time changes. */
export async function changeGroup(
  shop: Shop,
  id: string,
  input: GroupEdit,
  { actorId, assertMayPrice }: { actorId: string; assertMayPrice: () => void },
): Promise<void> {
  const { price, version, ...facts } = input
  await shop.db.transaction(async (tx) => {
    const group = await lockVersion(tx, id, version)
    if (group.cancelledAt !== null) throw new Refusal('conflict', 'groups.cancelled')
    if (price * 100 !== group.priceCents) assertMayPrice()
    const faults = groupFaults(facts, (await countTaken(tx, [id])).get(id) ?? 0, shop.now())
    if (faults.length > 0) throw invalidInput(faults)
    await tx
      .update(groupRituals)
      .set({ ...facts, priceCents: price * 100, version: version + 1 })
      .where(eq(groupRituals.id, id))
    await movePlaces(tx, shop, group, facts.performsAt)
    await notifyCatalogueChanged(tx)
    const [before, changed] = [factsOf({ ...group, price: group.priceCents / 100 }), factsOf(input)]
    await writeAudit(tx, shop.now(), {
      actorId,
      action: 'group.change',
      subject: 'group',
      subjectId: id,
      before,
      after: changed,
    })
  })
}

type CallOff = { version: number; actorId: string; reason: string }

/**
 * Stops the sale and cancels the unpaid orders, so that nobody pays for a cancelled ritual. If the shop has already received money for an
 * unpaid order, staff decide about the money. Staff cancel and refund the paid orders one by one.
 */
export async function cancelGroup(
  context: OrderManagement,
  id: string,
  { version, actorId, reason }: CallOff,
): Promise<void> {
  const { shop } = context
  await shop.db.transaction(async (tx) => {
    const group = await lockVersion(tx, id, version)
    if (group.cancelledAt !== null) throw new Refusal('conflict', 'groups.cancelled')
    await tx
      .update(groupRituals)
      .set({ cancelledAt: shop.now(), version: version + 1 })
      .where(eq(groupRituals.id, id))
    await lockPlaceOrders(tx, id)
    for (const orderId of await listUnpaidPlaces(tx, id))
      await changeStatus(tx, context, { orderId, status: 'cancelled', actorId, reason })
    await notifyCatalogueChanged(tx)
    await writeAudit(tx, shop.now(), { actorId, action: 'group.cancel', subject: 'group', subjectId: id })
  })
}

/** Removes the names of a deleted account. The place still counts, because the order stays. */
export async function erasePlaces(tx: Db, shop: Shop, owner: Owner): Promise<void> {
  for (const { id } of await listPlacesOf(tx, owner))
    await tx
      .update(groupPlaces)
      .set({ family: shop.keys.seal('', placeContext(id)), consentVersion: null, consentLang: null })
      .where(eq(groupPlaces.id, id))
}

async function lockVersion(tx: Db, id: string, version: number): Promise<GroupRow> {
  const group = requireFound(await lockGroup(tx, id), 'groups.not-found')
  if (group.version !== version)
    throw staleVersion({ version: group.version, performsAt: group.performsAt, places: group.places })
  return group
}

function factsOf({
  performsAt,
  closesAt,
  places,
  price,
}: Pick<GroupInput, 'performsAt' | 'closesAt' | 'places' | 'price'>) {
  return { performsAt: performsAt.toISOString(), closesAt: closesAt.toISOString(), places, price }
}
