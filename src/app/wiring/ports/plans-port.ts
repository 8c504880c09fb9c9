import { recommendation, toWeekday } from '#features/rites/calendar/rules-almanac.ts'
import { sayReason } from '#features/rites/calendar/present.ts'
import { createClosedDays } from '#features/rites/calendar/queries-planning.ts'
import { recipientLine } from '#features/orders/gifts/rules.ts'
import type { ListPlans, PlanPort } from '#features/orders/orders/context.ts'
import { storeOrderTexts } from '#features/orders/order-plans/commands.ts'
import type { GivenPlans, OrderPlans, Recommend } from '#features/orders/plans/context.ts'
import { dayRows, plainTextRows } from '#features/orders/order-plans/emails.ts'
import { textRows } from '#features/orders/plans/emails.ts'
import { openOrderPlans } from '#features/orders/plans/queries-orders.ts'
import { findOrderPlan, listOrderPlans, listPlannedLines } from '#features/orders/order-plans/queries.ts'
import { presentMarks } from '#features/orders/plans/present.ts'
import { openPanchang } from '#features/orders/plans/queries.ts'
import { firstDay, mergeGiven, participantsRead, textsRead } from '#features/orders/order-plans/rules.ts'
import { PLANNABLE } from '#features/orders/plans/rules.ts'
import { shownNames } from '#features/orders/plans/rules-participants.ts'
import type { LineDays } from '#features/orders/plans/model.ts'
import { writeReadings } from '#features/orders/readings/commands.ts'
import { isDatabaseAway } from '#server/database/postgres/connection-errors.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { listGiftPlans } from '#features/orders/gifts/queries.ts'
import { listGroupPlans } from '#features/rites/group-rituals/queries.ts'
import { listGivenPlans } from '#features/clients/partners/queries.ts'

/** Plans of customers and of single orders, with texts from partners and recommendations from the calendar. */
export function openPlans(shop: Shop) {
  const { keys } = shop
  const panchang = openPanchang(recommend)
  const givenOf = givenPlansOf(keys)
  const plansOf = openOrderPlans(keys, async (db, ids) => {
    const [given, own] = [await givenOf(db, ids), await listOrderPlans(db, keys, ids)]
    return new Map(
      ids.flatMap((id) => {
        const merged = mergeGiven(given.get(id), own.get(id))
        return merged ? [[id, merged] as const] : []
      }),
    )
  })
  return {
    panchang,
    plansOf,
    givenOf,
    planOf: async (db: Db, order: Omit<Parameters<OrderPlans>[1][number], 'orderId'> & { id: string }) => {
      const plan = (await plansOf(db, [{ ...order, orderId: order.id }])).get(order.id)
      return plan && { ...plan, startDate: firstDay(plan) }
    },
    listPlans: listPlansOf(plansOf),
    port: planPortOf(shop, givenOf),
  }
}

/** The plans for the order list of a customer, who owns these orders. */
function listPlansOf(plansOf: OrderPlans): ListPlans {
  return async (db, orders, lang) => {
    const open = orders.filter(({ status }) => PLANNABLE.some((each) => each === status))
    const plans = await plansOf(
      db,
      open.map(({ id, ...order }) => ({ ...order, orderId: id })),
    )
    return new Map(
      open.map(({ id }) => {
        const plan = plans.get(id)
        const names = shownNames(plan?.participants ?? '', lang)
        const startDate = plan ? firstDay(plan) : null
        const priestChooses = startDate === null && plan?.priestChooses === true
        return [
          id,
          { startDate, priestChooses, names, hasWish: Boolean(plan?.specialWishes), isOwn: plan?.isOwn ?? false },
        ]
      }),
    )
  }
}

/** Orders do not depend on plans. This port provides the data of plans. */
function planPortOf(shop: Shop, givenOf: GivenPlans): PlanPort {
  const read = async (tx: Db, id: string) => ({
    plan: (await readable(shop, () => findOrderPlan(tx, shop.keys, id))) ?? NOTHING,
    given: (await readable(shop, () => givenOf(tx, [id])))?.get(id),
  })
  const readTexts = async (tx: Db, id: string) => {
    const { plan, given } = await read(tx, id)
    return { ...plan, participants: participantsRead(given, plan.participants) }
  }
  return {
    keep: async (tx, id, given, asking) => {
      await storeOrderTexts(tx, { shop, closedDays: createClosedDays(shop) }, id, given, asking)
      const by = asking.staffId === undefined ? 'customer' : 'staff'
      await writeReadings(tx, shop, { orderId: id }, { given: given.readings ?? [], by })
    },
    marksOf: async (db, id) => {
      const { plan, given } = await read(db, id)
      return presentMarks(shop.keys, id, textsRead(given, plan))
    },
    rowsGiven: ({ plan = NOTHING, gift }, lang) =>
      plainTextRows(gift ? { ...plan, participants: recipientLine(gift.name) } : plan, lang),
    rowsOf: async (tx, id, lang) => {
      const { days = {}, priestChooses, ...texts } = await readTexts(tx, id)
      const lines = await listPlannedLines(tx, id)
      return [...textRows(texts, lang), ...dayRows({ days, priestChooses, lines }, lang)]
    },
    plainRowsOf: async (tx, id, lang) => plainTextRows(await readTexts(tx, id), lang),
  }
}

/** If the key of a text is lost, the payment must still succeed. The e-mail then omits the text. */
async function readable<T>({ log }: Shop, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    log.error({ err: error }, 'texts of an order cannot be decrypted and are left out of its e-mail')
    return undefined
  }
}

const NOTHING: { specialWishes: string; participants: string; days?: LineDays; priestChooses?: boolean } = {
  specialWishes: '',
  participants: '',
}

const recommend: Recommend = (serviceId, { lunar, festivals, tithi }, lang) => {
  const day = { tithi: lunar.tithi, weekday: toWeekday(lunar.date), festivals }
  const reason = recommendation(serviceId, day)
  return reason && sayReason(reason, tithi, lang)
}

/**
 * Plans that came with the order: from a partner, from the person who gives a gift, or from a family in a group ritual. The plan of an order comes
 * from only one of these.
 */
function givenPlansOf(keys: Shop['keys']): GivenPlans {
  return async (db, ids) =>
    new Map([
      ...(await listGivenPlans(db, keys, ids)),
      ...(await listGiftPlans(db, keys, ids)),
      ...(await listGroupPlans(db, keys, ids)),
    ])
}
