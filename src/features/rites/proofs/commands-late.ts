import { HOUR } from '#base/time.ts'
import { lockOrder } from '#features/orders/orders/queries.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import { dayAtPlace, sinceMidnightAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { createSender, inOfferedLang, queueMessage } from '#features/platform/notifications/commands.ts'
import type { LineKey } from '#features/rites/calendar/model.ts'
import { recordingBy } from '#features/rites/calendar/rules.ts'
import { processEach } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { recordingLateEmail } from './emails-late.ts'
import { findLine, listLate } from './queries.ts'

/** On the day after the promised day, the shop waits until this hour at the place of the rituals. In Europe it is morning then. */
const LATE_BEGINS = 11 * HOUR

/** After this many days no e-mail is sent. It is shorter than the time for which the outbox keeps its rows, so each e-mail is sent only once. */
const MAX_DAYS_LATE = 30

/** Tells customers whose recording is not published by the promised day. */
export async function tellOfLateRecordings(shop: Shop): Promise<void> {
  const now = shop.now()
  if (sinceMidnightAtPlace(now) < LATE_BEGINS) return
  const { days } = shop.settings().recording
  const before = addDays(dayAtPlace(now), -days)
  const late = await listLate(shop.db, { from: addDays(before, -MAX_DAYS_LATE), before })
  await processEach(late, async (line) => await tell(shop, line, days))
}

async function tell(shop: Shop, { orderId, position }: LineKey, days: number): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const found = await findLine(tx, orderId, position)
    // After the query, staff may have published the page, moved the ritual or cancelled the order.
    const before = addDays(dayAtPlace(shop.now()), -days)
    const [still] = await listLate(tx, { from: '', before, orderId, position })
    const promised = still && recordingBy([still.lastDay], days)
    if (!order || !found || promised === undefined || order.customerEmail === '') return
    const told = inOfferedLang(shop, order)
    const late = { position, ritual: found.line.names[told.lang], promised }
    await queueMessage(tx, shop, recordingLateEmail(told, late, createSender(shop)))
  })
}
