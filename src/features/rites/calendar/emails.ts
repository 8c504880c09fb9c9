import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { composeEmail, emailDay, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Block, Message, Sender, Wording } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { orderPath, orderPlanHref } from '#features/orders/orders/paths.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import type { LineKey } from './model.ts'
import { toMarkedInitials } from '#features/people/profiles/rules-initials.ts'
import { recordingBy } from './rules.ts'
import { listRuns } from './rules-days.ts'

const messages = { ru, en }
/** The maximum number of days that an e-mail lists. For more days, and for consecutive days, the e-mail names only the first and the last day. */
const LISTED_DAYS = 14

type EmailLine = {
  orderId: string
  customerName: string
  customerEmail: string
  lang: Lang
  ritual: string
  days: string[]
  /** The reason for a first day other than the requested day, or for fewer or more days than were bought. */
  reason?: string
  /** The number of days with a fire, if the tier has this number. */
  fireDays?: number | undefined
  /** The place and the priest, if they are known. */
  place?: string
  priest?: string
  /** The names as the priest will read them. */
  names: string[]
  wish: string
  /** The last day on which the customer can correct names. Undefined if there is no time left for corrections. */
  until?: string | undefined
  /** The requested first day. Undefined if the ritual begins on that day, or if the customer requested no day. */
  asked?: string | undefined
  /** True if staff have changed the first day to the day that the customer requested. */
  isMovedAsAsked?: boolean
  /** True if the customer's account is known. The e-mail includes the wish only in this case. */
  hasProfile: boolean
}

const MOVED = { kind: 'moved', words: { ru: ru.moved, en: en.moved } }
const wordings: Record<'scheduled' | 'moved', Wording<keyof typeof en.scheduled>> = {
  scheduled: { kind: 'scheduled', words: { ru: ru.scheduled, en: en.scheduled } },
  moved: MOVED,
}
const WITHDRAWN = { kind: 'withdrawn', words: { ru: ru.withdrawn, en: en.withdrawn } }
const ENDED = { kind: 'days-ended', words: { ru: ru.ended, en: en.ended } }
const TOMORROW = { kind: 'tomorrow', words: { ru: ru.tomorrow, en: en.tomorrow } }
const TOGETHER = { kind: 'scheduled-together', words: { ru: ru.together, en: en.together } }
export const CALENDAR_WORDINGS = [wordings.scheduled, wordings.moved, TOGETHER, WITHDRAWN, ENDED, TOMORROW]

/** The e-mail that is sent when staff set, change or remove the days of a line (one ritual of an order). */
export function scheduledEmail(
  line: EmailLine,
  kind: 'scheduled' | 'moved' | 'withdrawn' | 'ended',
  sender: Sender,
): Message {
  const { lang, until } = line
  const ritual = printedName(line.ritual)
  const number = orderTag(line.orderId)
  if (kind === 'withdrawn' || kind === 'ended') {
    const say = fillWording(kind === 'ended' ? ENDED : WITHDRAWN, lang, sender, { number, ritual })
    return emailTo(line, say, [paragraphBlock(say.first), openOrder(line, say, sender)], sender)
  }
  const by = recordingBy(line.days, sender.recordingDays)
  const values = {
    number,
    ritual,
    until: until === undefined ? '' : emailDay(until, lang),
    asked: line.asked === undefined ? '' : emailDay(line.asked, lang),
    by: by === undefined ? '' : emailDay(by, lang),
    reason: line.reason ?? '',
  }
  const say = fillWording(wordings[kind], lang, sender, values)
  const first =
    kind === 'moved' && line.isMovedAsAsked ? fillWording(MOVED, lang, sender, values).asYouAsked : say.first
  const link: Block =
    until !== undefined
      ? { kind: 'link', label: say.open, href: linkTo(orderPlanHref(line.orderId), lang, sender) }
      : openOrder(line, say, sender)
  const corrections = paragraphBlock(until === undefined ? say.fixSoon : say.fix)
  return emailTo(
    line,
    say,
    [
      paragraphBlock(first),
      facts(line),
      ...(values.reason === '' ? [] : [paragraphBlock(say.reason)]),
      ...(line.asked === undefined ? [] : [paragraphBlock(say.asked), openAnswer(line, say, sender)]),
      paragraphBlock(say.place),
      ...(by === undefined ? [] : [paragraphBlock(say.recording)]),
      corrections,
      link,
    ],
    sender,
  )
}

/** One e-mail about several rituals of one customer whose days staff set together. */
export function scheduledTogetherEmail(lines: readonly EmailLine[], sender: Sender): Message {
  const [first] = lines
  if (!first) throw new Error('an e-mail about the days of rituals needs at least one ritual')
  const { lang } = first
  const numbers = [...new Set(lines.map(({ orderId }) => orderTag(orderId)))].join(', ')
  const say = fillWording(TOGETHER, lang, sender, { number: numbers, count: String(lines.length) })
  const blocks = lines.flatMap((line): Block[] => {
    const values = { number: orderTag(line.orderId), ritual: printedName(line.ritual) }
    const own = fillWording(TOGETHER, lang, sender, { ...values, reason: line.reason ?? '' })
    return [
      paragraphBlock(own.ritual),
      facts(line),
      ...(line.reason ? [paragraphBlock(own.reason)] : []),
      ...(line.asked === undefined ? [] : [paragraphBlock(own.asked), openAnswer(line, own, sender)]),
    ]
  })
  const mayCorrect = lines.every(({ until }) => until !== undefined)
  const orderIds = [...new Set(lines.map(({ orderId }) => orderId))]
  const links = orderIds.map((id): Block => {
    const own = fillWording(TOGETHER, lang, sender, { number: orderTag(id) })
    const href = linkTo(mayCorrect ? orderPlanHref(id) : orderPath(id), lang, sender)
    return { kind: 'link', label: mayCorrect ? own.open : own.openOrder, href }
  })
  return emailTo(
    first,
    say,
    [
      paragraphBlock(say.first),
      ...blocks,
      paragraphBlock(say.place),
      paragraphBlock(mayCorrect ? say.fix : say.fixSoon),
      ...links,
    ],
    sender,
  )
}

/** The reminder that is sent on the day before the ritual. */
export function tomorrowEmail(line: EmailLine, day: string, sender: Sender): Message {
  const { lang } = line
  const ritual = printedName(line.ritual)
  const further = line.days.filter((each) => each > day).length
  const values = { number: orderTag(line.orderId), ritual, day: emailDay(day, lang), count: String(further) }
  const say = fillWording(TOMORROW, lang, sender, values)
  return emailTo(
    line,
    say,
    [
      paragraphBlock(say.first),
      ...(further > 0 ? [paragraphBlock(say.more)] : []),
      facts({ ...line, days: [] }),
      paragraphBlock(say.late),
      openOrder(line, say, sender),
    ],
    sender,
  )
}

/** The key of the e-mail about changed or removed days. Each version of the days has its own key. */
export function scheduleKey({ orderId, position }: LineKey, version: number): string {
  return `calendar ${orderId} ${position} ${version}`
}

/** Returns the key of the first e-mail about the days of a ritual. */
export function firstScheduleKey(key: LineKey, version: number): string {
  return `${scheduleKey(key, version)} first`
}

/** The key of the reminder that is sent before a day. */
export function tomorrowKey({ orderId, position }: LineKey, day: string): string {
  return `tomorrow ${orderId} ${position} ${day}`
}

type EmailTexts = { subject: string; questions: string }

function emailTo(line: EmailLine, { subject, questions }: EmailTexts, blocks: Block[], sender: Sender): Message {
  const { customerEmail: to, customerName: name, lang } = line
  const email = composeEmail({ to, name, lang, subject, blocks: [...blocks, paragraphBlock(questions)] }, sender)
  return { ...email, isPrivate: true }
}

function facts({ orderId, lang, days, place = '', priest = '', names, wish, fireDays }: EmailLine): Block {
  const say = messages[lang]
  const rows = [
    { label: say.order, value: orderTag(orderId) },
    { label: days.length === 1 ? say.day : say.days, value: writeDays(days, lang) },
    { label: say.fire, value: days.length > 1 && fireDays !== undefined ? String(fireDays) : '' },
    { label: say.place, value: place },
    { label: say.priest, value: priest },
    {
      label: say.names,
      value: names.join(', '),
      isTyped: true as const,
      brief: names.map((name) => toMarkedInitials(name, lang)).join(', '),
    },
    { label: say.wish, value: wish, isTyped: true as const },
  ]
  return { kind: 'rows', rows: rows.filter(({ value }) => value !== '') }
}

function writeDays(days: string[], lang: Lang): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const isRow = days.length > 1 && listRuns(days).length === 1
  if (isRow || days.length > LISTED_DAYS)
    return messages[lang].span(emailDay(first, lang), emailDay(last, lang), days.length)
  return days.map((day) => emailDay(day, lang)).join(', ')
}

/** A link to the order's page, where the customer can answer about the days. */
function openAnswer({ orderId, lang }: EmailLine, say: { openAnswer: string }, sender: Sender): Block {
  return { kind: 'link', label: say.openAnswer, href: linkTo(orderPath(orderId), lang, sender) }
}

function openOrder({ orderId, lang }: EmailLine, say: { openOrder: string }, sender: Sender): Block {
  return { kind: 'link', label: say.openOrder, href: linkTo(orderPath(orderId), lang, sender) }
}
