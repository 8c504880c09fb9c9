import { type Lang, localized } from '#base/i18n.ts'
import { listServices } from '#features/catalogue/catalogue/queries.ts'
import { presentDay } from '#features/orders/plans/present.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { listComingViews } from '#features/rites/group-rituals/queries-views.ts'
import type { PublicCalendarContext } from './context.ts'
import { DAYS_AHEAD } from './model.ts'
import { customaryRituals, moonDayOf } from './rules.ts'
import type { CalendarDay, PublicCalendar } from './schemas.ts'

/** Reads the public calendar, which begins with the current day in India. */
export async function readCalendar({ shop, panchang }: PublicCalendarContext, lang: Lang): Promise<PublicCalendar> {
  const from = dayAtPlace(shop.now())
  const rituals = (await listServices(shop)).map((service) => ({
    id: service.id,
    name: localized(service, 'name', lang),
  }))
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead): CalendarDay => {
    const { lunar, festivals } = panchang.dayOf(addDays(from, ahead))
    const moon = moonDayOf(lunar)
    const { date, festival } = presentDay(lunar, festivals, lang)
    return { date, festival, moon, rituals: customaryRituals({ festivals, moon, tithi: lunar.tithi }, rituals) }
  })
  const to = addDays(from, DAYS_AHEAD)
  return {
    from,
    to,
    groups: await listComingViews(shop, lang, addDays(to, 1)),
    days: days.filter(({ festival, moon }) => festival !== null || moon !== null),
  }
}
