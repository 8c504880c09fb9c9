import type { Lang } from '#base/i18n.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { namedMoment } from '#features/people/places/rules-moment.ts'

type Item = { name: string; performsAt?: string | undefined; quantity: number }

/** The ordered item in one line. */
export function ritualsText(items: readonly Item[], lang: Lang): string {
  return items
    .map(({ name, performsAt, quantity }) => {
      const named = namedMoment(printedName(name), performsAt, lang)
      return quantity > 1 ? `${named}\u00a0×\u00a0${quantity}` : named
    })
    .join('; ')
}
