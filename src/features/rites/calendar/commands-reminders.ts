import { and, eq, isNull } from 'drizzle-orm'
import { HOUR } from '#base/time.ts'
import { inOfferedLang, queueMessage, senderOf } from '#features/platform/notifications/commands.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import { eachAlone } from '#server/jobs.ts'
import type { CalendarContext } from './context.ts'
import { tomorrowEmail, tomorrowKey } from './emails.ts'
import { findBeneficiaries } from './queries-people.ts'
import { listToRemind, type ScheduledRow } from './queries.ts'
import { beginsRow, dayAtPlace, sinceMidnightAtPlace } from './rules.ts'
import { performances } from './tables.ts'

type Reminding = Pick<CalendarContext, 'shop' | 'plansOf'>

/** The hour at the place of the rituals from which on it is the eve, and morning, in Europe too. */
const EVE_BEGINS = 11 * HOUR

/** Writes to the customers of tomorrow's performances: once a row of days, on the eve of its first. */
export async function remindOfTomorrow(context: Reminding): Promise<void> {
  const { shop } = context
  if (sinceMidnightAtPlace(shop.now()) < EVE_BEGINS) return
  const day = addDays(dayAtPlace(shop.now()), 1)
  await eachAlone(await listToRemind(shop.db, day), async (row) => await remind(context, row, day))
}

/** One transaction each: whatever fails for one customer fails for that one alone. */
async function remind({ shop, plansOf }: Reminding, row: ScheduledRow, day: string): Promise<void> {
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
    // An address that nobody proved may be another's.
    const wish = hasProfile ? known : ''
    const names = people.map(({ name }) => name)
    const { lang } = inOfferedLang(shop, row)
    const email = tomorrowEmail({ ...row, lang, ritual: row.names[lang], names, wish, hasProfile }, day, senderOf(shop))
    await queueMessage(tx, shop, { ...email, dedupeKey: tomorrowKey(row, day) })
  })
}
