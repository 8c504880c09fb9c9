import { eq, max } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import { phoneContext } from '#features/people/accounts/model.ts'
import { findAccount, findConsent } from '#features/people/accounts/queries.ts'
import { accounts, consents } from '#features/people/accounts/tables.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { eraseMessages } from '#features/platform/notifications/commands.ts'
import { eraseOrders } from '#features/orders/orders/commands-delete.ts'
import { orderPhoneContext } from '#features/orders/orders/model.ts'
import { ownedBy } from '#features/orders/orders/queries.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { plans } from '#features/orders/plans/tables.ts'
import type { PersonalPart } from '#features/people/accounts/context.ts'
import { endConsent, eraseAccount, logErased } from '#features/people/profiles/commands-personal-data.ts'
import { profiles } from '#features/people/profiles/tables.ts'
import { deleteEndedInvitation } from '#features/people/staff/commands.ts'
import { isInvited } from '#features/people/staff/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { findPersonal, guestOrders, lastOrderConsent, lockCustomer } from './queries.ts'
import { type CustomerId, type GuestId, readCustomerId } from './rules.ts'
import type { Personal } from './schemas.ts'

type Staff = { actorId: string }

/** Shows the hidden data of a customer, and records in the audit log which staff member looked at the data. */
export async function revealCustomer(
  shop: Shop,
  id: string,
  { actorId, reason }: Staff & { reason?: string | undefined },
): Promise<Personal> {
  const customer = customerIdOf(id)
  if (customer.kind !== 'account') throw new Refusal('conflict', 'customers.guest-keeps-nothing')
  return await shop.db.transaction(async (tx) => {
    if (!(await lockCustomer(tx, customer.accountId))) throw unknown()
    await writeAudit(tx, shop.now(), {
      actorId,
      action: 'customer.reveal',
      subject: 'customer',
      subjectId: id,
      ...(reason ? { after: { reason } } : {}),
    })
    return await findPersonal({ db: tx, keys: shop.keys }, customer.accountId)
  })
}

/**
 * Merges two records of one person. The orders of the first record move to the second. The second record gets the profile, the plan or the
 * sign-in method of the first record if the second record has none.
 */
export async function mergeCustomers(
  shop: Shop,
  id: string,
  { into, actorId, parts }: Staff & { into: string; parts: PersonalPart[] },
): Promise<void> {
  const from = customerIdOf(id)
  const target = customerIdOf(into)
  if (id === into) throw new Refusal('conflict', 'customers.same')
  if (target.kind !== 'account') throw new Refusal('conflict', 'customers.into-guest')
  await shop.db.transaction(async (tx) => {
    // The accounts are always locked in the same order, so that two opposite merges do not deadlock.
    const ids = [target.accountId, ...(from.kind === 'account' ? [from.accountId] : [])].toSorted()
    for (const accountId of ids) {
      if (!(await lockCustomer(tx, accountId))) throw unknown()
      await assertNotInvited(tx, shop, accountId)
    }
    await deleteEndedInvitation(tx, shop.now(), target.accountId)
    const moved =
      from.kind === 'account'
        ? await moveAccount(tx, shop, { from, into: target }, parts)
        : await moveGuest(tx, from, target.accountId)
    if (from.kind !== 'account' && moved === 0) throw unknown()
    await writeAudit(tx, shop.now(), {
      actorId,
      action: 'customer.merge',
      subject: 'customer',
      subjectId: into,
      before: { merged: noted(from) },
      after: { orders: moved },
    })
  })
}

async function moveGuest(tx: Db, guest: GuestId, accountId: string) {
  const moved = await tx
    .update(orders)
    .set({ accountId, mailbox: null })
    .where(guestOrders(guest))
    .returning({ id: orders.id })
  return moved.length
}

type AccountId = Extract<CustomerId, { kind: 'account' }>

async function moveAccount(
  tx: Db,
  shop: Shop,
  { from, into }: { from: AccountId; into: AccountId },
  parts: PersonalPart[],
): Promise<number> {
  const [first, second] = [from.accountId, into.accountId]
  const source = await lockCustomer(tx, first)
  const kept = await lockCustomer(tx, second)
  if (!source || !kept) throw unknown()
  await keepWithdrawn(tx, shop, { from: first, into: second }, parts)
  const moved = await tx
    .update(orders)
    .set({ accountId: second, mailbox: null })
    .where(ownedBy(source))
    .returning({ id: orders.id })
  for (const table of [profiles, plans]) {
    const [own] = await tx.select({ id: table.id }).from(table).where(eq(table.accountId, second))
    if (!own) await tx.update(table).set({ accountId: second }).where(eq(table.accountId, first))
  }
  await tx.update(consents).set({ accountId: second }).where(eq(consents.accountId, first))
  for (const part of parts) await part.move?.(tx, { from: first, into: second })
  await tx.delete(accounts).where(eq(accounts.id, first))
  const phone = kept.phone === null && source.phone !== null ? shop.keys.open(source.phone, phoneContext(first)) : null
  await tx
    .update(accounts)
    .set({
      email: kept.email ?? source.email,
      ...(phone === null
        ? {}
        : { phone: shop.keys.seal(phone, phoneContext(second)), phoneHash: shop.keys.hash('phone', phone) }),
    })
    .where(eq(accounts.id, second))
  return moved.length
}

/**
 * Ends the consent of the first record if the person later withdrew the consent in the second record and did not give it again. The texts
 * stored under the ended consent are deleted too. This check runs before data are moved. A renewed consent may be recorded only with an
 * order, so the orders are also checked.
 */
async function keepWithdrawn(
  tx: Db,
  shop: Shop,
  { from, into }: { from: string; into: string },
  parts: PersonalPart[],
): Promise<void> {
  const [theirs, own] = [await findConsent(tx, from), await findConsent(tx, into)]
  const withdrawals = await tx
    .select({ last: max(consents.withdrawnAt) })
    .from(consents)
    .where(eq(consents.accountId, into))
  const last = withdrawals[0]?.last
  if (own.given || !last || theirs.givenAt === null || last < new Date(theirs.givenAt)) return
  const account = await findAccount(tx, shop.keys, from)
  if (!account) return
  const again = await lastOrderConsent(tx, account)
  if (!again || again <= last) await endConsent(tx, shop, account, parts)
}

/** Erases a person's data at the person's request. Only the order data for accounting remain. */
export async function eraseCustomer(shop: Shop, id: string, parts: PersonalPart[], { actorId }: Staff): Promise<void> {
  const customer = customerIdOf(id)
  if (customer.kind === 'account') {
    await shop.db.transaction(async (tx) => {
      const known = await lockCustomer(tx, customer.accountId)
      const account = known && (await findAccount(tx, shop.keys, customer.accountId))
      if (!account) throw unknown()
      await assertNotInvited(tx, shop, account.id)
      await eraseAccount(tx, shop, account, parts)
      await noteErased(tx, shop, customer, actorId)
    })
    logErased(shop, customer.accountId)
    return
  }
  await shop.db.transaction(async (tx) => {
    if (customer.kind === 'phone') {
      await eraseCaller(tx, shop, customer, parts)
      await noteErased(tx, shop, customer, actorId)
      return
    }
    const [order] = await tx.select({ email: orders.customerEmail }).from(orders).where(guestOrders(customer))
    if (!order) throw unknown()
    // The guest's data are erased before the orders, because each feature finds its data through the orders.
    for (const part of parts) await part.eraseGuest?.(tx, order.email)
    await eraseOrders(tx, { id: '', email: order.email })
    await eraseMessages(tx, [order.email])
    await noteErased(tx, shop, customer, actorId)
  })
}

/**
 * Erases a guest who has only a phone number. The features find their data by an account or by an e-mail address. So this function first
 * assigns the orders to a temporary account with this number.
 */
async function eraseCaller(tx: Db, shop: Shop, guest: GuestId, parts: PersonalPart[]): Promise<void> {
  const { id: orderId, customerPhone: sealed, lang } = orders
  const [order] = await tx.select({ orderId, sealed, lang }).from(orders).where(guestOrders(guest)).for('update')
  if (!order?.sealed) throw unknown()
  const phone = shop.keys.open(order.sealed, orderPhoneContext(order.orderId))
  const id = newId()
  const columns = { phone: shop.keys.seal(phone, phoneContext(id)), phoneHash: shop.keys.hash('phone', phone) }
  const person = { id, ...columns, role: 'customer' as const, lang: order.lang, createdAt: shop.now() }
  await tx.insert(accounts).values(person).onConflictDoNothing()
  // If an account now has this phone number, its orders no longer belong to a guest.
  const account = await findAccount(tx, shop.keys, id)
  if (!account) throw unknown()
  await moveGuest(tx, guest, id)
  await eraseAccount(tx, shop, account, parts)
}

/** Records that staff exported a customer's data, and returns the owner of the data. */
export async function noteExport(
  shop: Shop,
  id: string,
  { actorId }: Staff,
): Promise<{ accountId: string } | { email: string }> {
  const customer = customerIdOf(id)
  return await shop.db.transaction(async (tx) => {
    const whose = await findWhose(tx, customer)
    if (!whose) throw unknown()
    const subjectId = noted(customer)
    await writeAudit(tx, shop.now(), { actorId, action: 'customer.export', subject: 'customer', subjectId })
    return whose
  })
}

async function findWhose(tx: Db, customer: CustomerId): Promise<{ accountId: string } | { email: string } | undefined> {
  if (customer.kind === 'account') return (await lockCustomer(tx, customer.accountId)) && customer
  if (customer.kind === 'phone') throw new Refusal('not-found', 'customers.data-no-address')
  const [order] = await tx.select({ email: orders.customerEmail }).from(orders).where(guestOrders(customer))
  return order
}

async function noteErased(tx: Db, shop: Shop, customer: CustomerId, actorId: string): Promise<void> {
  const subjectId = noted(customer)
  await writeAudit(tx, shop.now(), { actorId, action: 'customer.erase', subject: 'customer', subjectId })
}

/**
 * Returns the id that the permanent audit log stores for a customer. An account id identifies nobody after the account is deleted. The id
 * of a guest would always lead to the e-mail address, so the log contains only `guest`.
 */
function noted(customer: CustomerId): string {
  return customer.kind === 'account' ? customer.accountId : 'guest'
}

/**
 * Refuses the action for an invited account, for two reasons. Deleting the account would delete the invitation without an audit entry, even
 * if this member of staff may not withdraw invitations. After a merge, a person who signs in with the added method would get the role of
 * the invitation.
 */
async function assertNotInvited(tx: Db, shop: Shop, accountId: string): Promise<void> {
  if (await isInvited(tx, shop.now(), accountId)) throw new Refusal('conflict', 'customers.invited')
}

function customerIdOf(id: string): CustomerId {
  const customer = readCustomerId(id)
  if (!customer) throw unknown()
  return customer
}

const unknown = () => new Refusal('not-found', 'customers.not-found')
