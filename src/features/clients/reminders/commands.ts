import { inArray, lt } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { requireFound } from '#base/refusal.ts'
import { after } from '#base/time.ts'
import { notifyOrder } from '#features/orders/orders/commands-notices.ts'
import { listLines, lockOrder } from '#features/orders/orders/queries.ts'
import type { OrderRow } from '#features/orders/orders/tables.ts'
import { createSender, inOfferedLang, queueMessage } from '#features/platform/notifications/commands.ts'
import { hasHoldEnded } from '#features/rites/group-rituals/queries.ts'
import type { Db } from '#server/database/database.ts'
import { deleteRows } from '#server/database/delete-rows.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import { processEach } from '#server/jobs.ts'
import type { Keyring } from '#server/keyring.ts'
import type { Shop } from '#server/shop.ts'
import { hashToken } from '#server/tokens.ts'
import { planReminderEmail, unpaidReminderEmail } from './emails.ts'
import type { ReminderKind } from './model.ts'
import { findByToken, findMissing, isUnpaid, listPaymentEnds, listSent, listStopped } from './queries.ts'
import { listUnpaid, listUnplanned, type ToRemind } from './queries.ts'
import { isLastStep, KEPT_REMINDERS, planStepDue, stopLimit, unpaidReminderAt } from './rules.ts'
import { orderReminders, reminderStops } from './tables.ts'

/** The number of orders that one query reads. */
const BATCH_SIZE = 200

/** Sends the reminders that are due. Several processes can run this function at the same time: each reminder is sent once. */
export async function sendReminders(shop: Shop): Promise<void> {
  const { reminders } = shop.settings()
  await processEach(
    (['plan', 'unpaid'] as const).filter((kind) => reminders[kind]),
    async (kind) => await sendKind(shop, kind),
  )
}

async function sendKind(shop: Shop, kind: ReminderKind): Promise<void> {
  const list = kind === 'plan' ? listUnplanned : listUnpaid
  for (let last = ''; ; ) {
    const rows = await list(shop.db, { now: shop.now(), last, limit: BATCH_SIZE })
    const wanted = await withoutStopped(shop, rows, kind)
    await processEach(
      wanted,
      async ({ id }) => await shop.db.transaction(async (tx) => await remind(tx, shop, id, kind)),
    )
    if (rows.length < BATCH_SIZE) return
    last = rows.at(-1)?.id ?? ''
  }
}

async function withoutStopped({ db, keys }: Shop, rows: ToRemind[], kind: ReminderKind): Promise<ToRemind[]> {
  const hashed = rows.map((row) => ({ row, hashes: addressHashes(keys, row.customerEmail) }))
  const all = hashed.flatMap(({ hashes }) => hashes)
  const stopped = all.length > 0 ? await listStopped(db, all, kind) : new Set()
  return hashed.filter(({ hashes }) => !hashes.some((hash) => stopped.has(hash))).map(({ row }) => row)
}

/**
 * Sends the reminder of an order if the reminder is still due. This function checks again, with the order locked, because somebody may have
 * given the names or started a payment meanwhile.
 */
async function remind(tx: Db, shop: Shop, orderId: string, kind: ReminderKind): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order || order.customerEmail === '') return
  const token = newId()
  const due = kind === 'plan' ? await planDue(tx, shop, order) : await unpaidDue(tx, shop, order)
  if (!due) return
  const inserted = await tx
    .insert(orderReminders)
    .values({
      orderId,
      kind,
      step: due.step,
      addressHash: hashAddress(shop.keys, order.customerEmail),
      tokenHash: hashToken(token),
      sentAt: shop.now(),
    })
    .onConflictDoNothing()
    .returning({ step: orderReminders.step })
  if (inserted.length === 0) return
  await queueMessage(tx, shop, due.email(token))
  await notifyOrder(tx, shop, order, { kind: 'reminder', key: `${kind} ${due.step}` })
}

async function planDue(tx: Db, shop: Shop, order: OrderRow) {
  const now = shop.now()
  const step = order.paidAt === null ? undefined : planStepDue(order.paidAt, await listSent(tx, order.id, 'plan'), now)
  const missing = step === undefined ? undefined : await findMissing(tx, order.id, now)
  if (step === undefined || !missing) return undefined
  const facts = { missing, isLast: isLastStep(step), step, lines: await listLines(tx, order.id) }
  return {
    step,
    email: (token: string) => planReminderEmail(inOfferedLang(shop, order), { ...facts, token }, createSender(shop)),
  }
}

async function unpaidDue(tx: Db, shop: Shop, order: OrderRow) {
  const now = shop.now()
  if (!(await isUnpaid(tx, order.id)) || (await hasHoldEnded(tx, order.id, now))) return undefined
  const at = unpaidReminderAt(order.createdAt, await listPaymentEnds(tx, order.id))
  if (at === undefined || at > now) return undefined
  const lines = await listLines(tx, order.id)
  return {
    step: 1,
    email: (token: string) => unpaidReminderEmail(inOfferedLang(shop, order), token, createSender(shop), lines),
  }
}

/** Switches off the reminders of one kind for the e-mail address that received the link. A repeated call changes nothing. */
export async function stopReminders(shop: Shop, token: string): Promise<{ kind: ReminderKind }> {
  const tokenHash = hashToken(token)
  await countWithin(shop.db, shop.now(), stopLimit(tokenHash))
  const found = requireFound(await findByToken(shop.db, tokenHash), 'reminders.not-found')
  await shop.db
    .insert(reminderStops)
    .values({ ...found, stoppedAt: shop.now() })
    .onConflictDoNothing()
  return { kind: found.kind }
}

/** Deletes the data about reminders of an e-mail address: the sent reminders, and which kinds its owner has switched off. */
export async function eraseReminders(tx: Db, keys: Keyring, email: string | null): Promise<void> {
  if (email === null) return
  const hashes = addressHashes(keys, email)
  await tx.delete(orderReminders).where(inArray(orderReminders.addressHash, hashes))
  await tx.delete(reminderStops).where(inArray(reminderStops.addressHash, hashes))
}

export async function pruneReminders({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  await deleteRows(db, orderReminders, lt(orderReminders.sentAt, after(now(), -KEPT_REMINDERS)))
}

const hashAddress = (keys: Keyring, email: string): string => keys.hash('reminders', email.toLowerCase())

/** Returns the hashes of an e-mail address with every key. These hashes also find rows that are older than a change of keys. */
export function addressHashes(keys: Keyring, email: string): string[] {
  return keys.hashes('reminders', email.toLowerCase())
}
