import { type Lang, LOCALES } from '#base/i18n.ts'
import { ORDER_STATUSES } from '#features/orders/orders/model.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { namedMoment } from '#features/people/places/rules-moment.ts'
import { dayBounds } from '#ui/text/local-day.ts'

/** The filters in the page's URL. On the board, each column requests its own `status`. */
export const FILTERS = ['status', 'from', 'to']

const formatOf = (lang: Lang, more: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALES[lang], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...more,
  })
const FORMATS = {
  ru: { near: formatOf('ru', {}), far: formatOf('ru', { year: 'numeric' }) },
  en: { near: formatOf('en', {}), far: formatOf('en', { year: 'numeric' }) },
}

/** Writes a time in the reader's time zone. The year is left out if it is the current year. */
export function momentText(iso: string, lang: Lang): string {
  const at = new Date(iso)
  return FORMATS[lang][at.getFullYear() === new Date().getFullYear() ? 'near' : 'far'].format(at)
}

/** The API query for the filters in the page's URL. Days are in the reader's time zone. */
export function filterQuery(search: URLSearchParams, lang: Lang) {
  const status = ORDER_STATUSES.find((one) => one === search.get('status'))
  const days = dayBounds({ from: search.get('from'), to: search.get('to') })
  return { lang, q: search.get('q') || undefined, status, ...days }
}

type Item = { name: string; performsAt?: string | undefined; quantity: number }

/** The ordered rituals, in one line of text. */
export function ritualsText(items: readonly Item[], lang: Lang): string {
  return items
    .map(({ name, performsAt, quantity }) => {
      const named = namedMoment(printedName(name), performsAt, lang)
      return quantity > 1 ? `${named}\u00a0×\u00a0${quantity}` : named
    })
    .join('; ')
}
