import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { composeEmail, emailDay, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Message, Row, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { orderPlanHref } from '#features/orders/orders/paths.ts'
import { textRows } from '#features/orders/plans/emails.ts'
import type { LineDays } from '#features/orders/plans/model.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'

const messages = { ru, en }
export const ORDER_PLAN_SAVED = { kind: 'order-plan-saved', words: { ru: ru.email, en: en.email } }

type EmailOrder = { id: string; customerName: string; customerEmail: string; lang: Lang }
type PlannedOrder = {
  specialWishes: string
  participants: string
  days: LineDays
  priestChooses?: boolean | undefined
  /**
   * True if the signed-in owner saved the plan. If anyone else saved the plan, the e-mail repeats only plain words (`PLAIN`), so that
   * nobody can use the order's link to send messages to the owner.
   */
  isOwner: boolean
  /** True if all rituals are over. Then the names and the wish will not be read. */
  isOver?: boolean
  lines: { line: string; names: Record<Lang, string>; performsAt?: Date | null }[]
  /** The days that staff set, and the other days that the customer requests. */
  agreed?: ReadonlyMap<string, { days: readonly string[]; requested: string | null }>
}

/** The e-mail after somebody saved the names, wish or days of an order. It repeats all these texts and days, but no birth data. */
export function orderPlanSavedEmail(order: EmailOrder, plan: PlannedOrder, sender: Sender): Message {
  const { id, lang, customerEmail: to, customerName: name } = order
  const say = fillWording(ORDER_PLAN_SAVED, lang, sender, { number: orderTag(id) })
  const texts = plan.isOwner ? textRows(plan, lang) : plainTextRows(plan, lang)
  const rows = [...dayRows(plan, lang), ...texts]
  const blocks = [
    paragraphBlock(say.saved),
    { kind: 'rows' as const, rows },
    paragraphBlock(plan.isOver ? messages[lang].isOver : say.check),
    { kind: 'link' as const, label: say.open, href: linkTo(orderPlanHref(id), lang, sender) },
    paragraphBlock(say.questions),
  ]
  return { ...composeEmail({ to, name, lang, subject: say.subject, blocks }, sender), isPrivate: true }
}

/** Matches words and punctuation, including bidi isolates around a name. Digits and anything that could be a link do not match. */
const PLAIN = /^(?!.*\p{L}\.\p{L})[\p{L}\p{M}\s.,;:!?…«»"“”'’()–—\u2068\u2069-]{1,600}$/su

/**
 * The rows with names and wish in an e-mail before any payment. Until a payment, anyone can order under any e-mail address. So the e-mail
 * repeats a text only if the text has no digits and nothing that could be a link (`PLAIN`). For any other text the e-mail says only how
 * many names there are, or that the wish has arrived.
 */
export function plainTextRows(texts: Texts, lang: Lang): Row[] {
  return textRows(texts, lang).map((row) =>
    PLAIN.test(row.value) ? row : { ...row, value: row.brief ?? messages[lang].kept },
  )
}

type Texts = Pick<PlannedOrder, 'specialWishes' | 'participants'>

type Days = Pick<PlannedOrder, 'days' | 'priestChooses' | 'lines' | 'agreed'>

/**
 * The rows with the first day of each ritual, or a note that the priest chooses the day. If staff have set a day and the customer has asked
 * for another day, the row names both days until staff have answered.
 */
export function dayRows({ days, priestChooses, lines, agreed }: Days, lang: Lang): Row[] {
  return lines.flatMap(({ line, names, performsAt }) => {
    const set = agreed?.get(line)
    const label = printedName(names[lang])
    if (set?.days[0] !== undefined) {
      const first = emailDay(set.days[0], lang)
      const { isSet, isAsked } = messages[lang]
      return [{ label, value: set.requested === null ? isSet(first) : isAsked(first, emailDay(set.requested, lang)) }]
    }
    const day = days[line]
    if (day === undefined && (!priestChooses || performsAt)) return []
    const value = day === undefined ? messages[lang].priestChooses : messages[lang].from(emailDay(day, lang))
    return [{ label, value }]
  })
}
