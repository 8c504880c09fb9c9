import { type Lang, LOCALES } from '#base/i18n.ts'
import { formatDollars } from '#base/money-format.ts'
import { add, formatDecimal, parseDecimal, subtract } from '#base/money.ts'
import { formatSum, REVIEW_RETURN, toAsset } from '#features/money/settlements/rules.ts'
import type { Column } from '#ui/data/data-table.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { formatDayShort } from '#ui/text/moment-format.ts'
import type { LedgerEntry } from '../../schemas-ledger.ts'
import { useMessages } from './messages.ts'

/** The reasons for review for which the received amount can differ from the requested amount. */
const DIFFERENT = ['underpaid', 'late', 'wrong-amount'] as const

export type Person = { id: string; email: string | null }

/** Functions that write money, dates and people in the list of payments. */
export function useFormats() {
  const messages = useMessages()
  const lang = useLang()
  return {
    lang,
    sum: (amount: string, currency: LedgerEntry['currency']) => formatSum(amount, currency, lang),
    /**
     * Writes the sum that a decision covers. If coins that no rule credits need a decision, this is the sum of these coins. Otherwise it is
     * the money in the right coin. Empty if there is none.
     */
    came: ({ strange, received, currency }: Pick<LedgerEntry, 'strange' | 'received' | 'currency'>) =>
      (strange.length > 0 || received === '0' ? strange : [{ amount: received, currency }])
        .map((one) => formatSum(one.amount, one.currency, lang))
        .join(', '),
    /**
     * Writes the requested sum, the received sum and their difference. For late money, also writes the sum that came in time. Undefined if
     * the payment has another problem.
     */
    difference: ({ attention, expected, received, currency, strange }: LedgerEntry) => {
      const inCurrency = (sum: string) => formatSum(sum, currency, lang)
      const late = attention === 'after-watch' ? strange.find((one) => one.currency === currency) : undefined
      const both = late && [late.amount, received].map((text) => parseDecimal(toAsset(currency), text))
      if (late && both?.[0] && both[1] && both[1].units > 0n) {
        const total = inCurrency(formatDecimal(add(both[0], both[1])))
        return messages.decide.late.withEarlier(
          inCurrency(late.amount),
          inCurrency(received),
          total,
          inCurrency(expected),
        )
      }
      if (!DIFFERENT.some((each) => each === attention)) return undefined
      const [due, came] = [expected, received].map((text) => parseDecimal(toAsset(currency), text))
      if (!due || !came || came.units === 0n || due.units === came.units) return undefined
      const isShort = came.units < due.units
      const between = formatDecimal(isShort ? subtract(due, came) : subtract(came, due))
      const say = isShort ? messages.tooLittle : messages.tooMuch
      return say(inCurrency(expected), inCurrency(received), inCurrency(between))
    },
    usd: (dollars: number) => formatDollars(dollars, lang),
    moment: (at: string) => momentsOf(lang).format(new Date(at)),
    /** Writes a calendar day such as `2026-11-20`. */
    day: (day: string) => formatDayShort(`${day}T12:00:00`, lang),
    /** Writes the reason of a refund. Text that a person typed is not translated. */
    reason: (reason: string) => (reason === REVIEW_RETURN ? messages.actions['payments.review-returned'] : reason),
    person: ({ email, id }: Person) => messages.providers[id] ?? email ?? messages.somebody,
    way: ({ method, provider, currency, way }: Pick<LedgerEntry, 'method' | 'provider' | 'currency' | 'way'>) => {
      if (method === 'crypto' && currency !== 'USD' && currency !== 'RUB') return messages.coins[currency]
      if (way !== null) return messages.manual.ways[way]
      return provider === null ? messages.methods[method] : (messages.providers[provider] ?? provider)
    },
  }
}

/** The columns that identify an attempt: the order and the payment method. */
export function useNamingColumns(): Column<LedgerEntry>[] {
  const { column, order } = useMessages()
  const { way } = useFormats()
  return [
    { id: 'order', title: column.order, isHeading: true, cell: ({ orderNumber }) => order(orderNumber) },
    { id: 'way', title: column.way, cell: way },
  ]
}

const kept = new Map<Lang, Intl.DateTimeFormat>()

function momentsOf(lang: Lang): Intl.DateTimeFormat {
  const format = kept.get(lang) ?? new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'medium', timeStyle: 'short' })
  kept.set(lang, format)
  return format
}
