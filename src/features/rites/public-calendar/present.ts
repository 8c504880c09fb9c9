import type { Lang } from '#base/i18n.ts'
import { formatUsd } from '#base/money-format.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import type { FeedEvent } from '#features/rites/calendar/rules-ics.ts'
import { groupPath } from '#features/rites/group-rituals/paths.ts'
import { en } from './messages/page.en.ts'
import { ru } from './messages/page.ru.ts'
import { CALENDAR_PATH } from './paths.ts'
import type { CalendarDay, PublicCalendar } from './schemas.ts'

const MESSAGES = { ru, en }

/** The title of a day in a calendar app: the festivals, otherwise the name of the lunar day. */
function nameDay({ festival, moon }: Pick<CalendarDay, 'festival' | 'moon'>, lang: Lang): string {
  return festival ?? (moon ? MESSAGES[lang].moon[moon] : '')
}

type FeedOf = { lang: Lang; origin: string; now: Date }

/** The events of the feed. The id of an event never changes, so a calendar app can update the event. */
export function presentFeed({ groups, days }: PublicCalendar, { lang, origin, now }: FeedOf): FeedEvent[] {
  const { feed, perFamily } = MESSAGES[lang]
  const link = (path: string) => `${origin}${path}?lang=${lang}`
  return [
    ...groups.map(
      ({ id, ritual, performsAt, price }): FeedEvent => ({
        uid: `group-${id}@calendar.ahuti`,
        startsAt: new Date(performsAt),
        summary: feed.group(ritual.name),
        description: [perFamily(formatUsd(price * 100, lang)), link(groupPath(id))].join('\n'),
        at: now,
        url: link(groupPath(id)),
        isFree: true,
      }),
    ),
    ...days.map(
      (day): FeedEvent => ({
        uid: `day-${day.date}@calendar.ahuti`,
        day: day.date,
        nextDay: addDays(day.date, 1),
        summary: nameDay(day, lang),
        description: day.rituals.length > 0 ? feed.customary(day.rituals.map(({ name }) => name).join(', ')) : '',
        at: now,
        url: link(CALENDAR_PATH),
        isFree: true,
      }),
    ),
  ]
}

export function nameFeed(shopName: string, lang: Lang): string {
  return MESSAGES[lang].feed.name(shopName)
}
