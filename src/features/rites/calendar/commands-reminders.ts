import { and, eq, isNull } from 'drizzle-orm'
import { HOUR } from '#base/time.ts'
import { inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import { processEach } from '#server/jobs.ts'
import type { CalendarContext } from './context.ts'
import { tomorrowEmail, tomorrowKey } from './emails.ts'
import { markedName } from '#features/people/profiles/rules-departed.ts'
import { findBeneficiaries } from './queries-people.ts'
import { listToRemind, type ScheduledRow } from './queries.ts'
import { beginsRow } from './rules.ts'
import { dayAtPlace, sinceMidnightAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { performances } from './tables.ts'

type ReminderContext = Pick<CalendarContext, 'shop' | 'plansOf' | 'isLineProved'>

/** The shop sends reminders on the day before the ritual, after this hour in India. At that time it is morning in Europe. */
const EVE_BEGINS = 11 * HOUR

/**
 * Reminds the customers of tomorrow's rituals. If a ritual has consecutive days, the customer gets one reminder, on the day before the first
 * of these days.
 */
export async function remindOfTomorrow(context: ReminderContext): Promise<void> {
  const { shop } = context
  if (sinceMidnightAtPlace(shop.now()) < EVE_BEGINS) return
  const day = addDays(dayAtPlace(shop.now()), 1)
  await processEach(
    await listToRemind(shop.db, day, context.isLineProved),
    async (row) => await remind(context, row, day),
  )
}

/** Each reminder has its own transaction, so a failure affects only one customer. */
async function remind(
  { shop, plansOf }: Pick<ReminderContext, 'shop' | 'plansOf'>,
  row: ScheduledRow,
  day: string,
): Promise<void> {
  const { orderId, position } = row
  await shop.db.transaction(async (tx) => {
    const marked = await tx
      .update(performances)
      .set({ remindedAt: shop.now() })
      .where(
        and(
          eq(performances.orderId, orderId),
          eq(performances.position, position),
          eq(performances.day, day),
          isNull(performances.remindedAt),
        ),
      )
      .returning({ day: performances.day })
    if (marked.length === 0 || !beginsRow(day, row.days) || row.customerEmail === '') return
    const {
      people = [],
      wish: known = '',
      hasProfile = false,
    } = (await findBeneficiaries(tx, { keys: shop.keys, plansOf }, [row])).get(orderId) ?? {}
    // If nobody has verified the address, the e-mail does not contain the wish, because the address may belong to another person.
    const wish = hasProfile ? known : ''
    const { lang } = inOfferedLang(shop, row)
    const names = people.map((person) => markedName(person, lang))
    const email = tomorrowEmail(
      { ...row, lang, ritual: row.names[lang], names, wish, hasProfile },
      day,
      createSender(shop),
    )
    await queueMessage(tx, shop, { ...email, dedupeKey: tomorrowKey(row, day) })
  })
}
