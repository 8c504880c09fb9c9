import type { Lang } from '#base/i18n.ts'
import { composeEmail, formatDay, linkTo, says } from '#features/notifications/emails.ts'
import type { Block, Message, Sender } from '#features/notifications/model.ts'
import { orderPath } from '#features/orders/paths.ts'
import { orderTag } from '#features/orders/rules.ts'
import { en } from './messages-emails.en.ts'
import { ru } from './messages-emails.ru.ts'

const messages = { ru, en }
/** More days than these are written as the first and the last. */
const LISTED_DAYS = 14

type EmailLine = {
  orderId: string
  customerName: string
  customerEmail: string
  lang: Lang
  ritual: string
  days: string[]
  /** As they will be read. */
  names: string[]
  wish: string
  /** The last day for corrections; undefined when there is no time left. */
  until?: string | undefined
  /** Who ordered signed in and mends the names in the profile; others write. */
  hasProfile: boolean
}

/** Sent when the days of a line are set, changed or taken away. */
export function scheduledEmail(line: EmailLine, kind: 'scheduled' | 'moved' | 'withdrawn', sender: Sender): Message {
  const say = messages[line.lang]
  const first = says(say[kind].first(line.ritual))
  const blocks: Block[] =
    kind === 'withdrawn'
      ? [first, openOrder(line, sender)]
      : [first, facts(line), says(say.place), ...corrections(line, sender)]
  return emailTo(line, say[kind].subject(orderTag(line.orderId)), blocks, sender)
}

/** Sent the day before. */
export function tomorrowEmail(line: EmailLine, day: string, sender: Sender): Message {
  const say = messages[line.lang]
  const further = line.days.filter((each) => each > day).length
  return emailTo(
    line,
    say.tomorrow.subject(orderTag(line.orderId)),
    [
      says(say.tomorrow.first(line.ritual, formatDay(day, line.lang))),
      ...(further > 0 ? [says(say.tomorrow.more(further))] : []),
      facts({ ...line, days: [] }),
      says(say.tomorrow.late(sender.ordersEmail)),
      openOrder(line, sender),
    ],
    sender,
  )
}

function emailTo(line: EmailLine, subject: string, blocks: Block[], sender: Sender): Message {
  const { customerEmail: to, customerName: name, lang } = line
  const last = says(messages[lang].questions(sender.ordersEmail))
  return { ...composeEmail({ to, name, lang, subject, blocks: [...blocks, last] }, sender), isPrivate: true }
}

function facts({ lang, days, names, wish }: EmailLine): Block {
  const say = messages[lang]
  const rows = [
    { label: say.days, value: writeDays(days, lang) },
    { label: say.names, value: names.join(', ') },
    { label: say.wish, value: wish },
  ]
  return { kind: 'rows', rows: rows.filter(({ value }) => value !== '') }
}

function writeDays(days: string[], lang: Lang): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  if (days.length > LISTED_DAYS) return `${formatDay(first, lang)} – ${formatDay(last, lang)} (${days.length})`
  return days.map((day) => formatDay(day, lang)).join(', ')
}

function corrections(line: EmailLine, sender: Sender): Block[] {
  const say = messages[line.lang]
  if (line.until === undefined) return [says(say.fixSoon(sender.ordersEmail)), openOrder(line, sender)]
  const fix = says(say.fix(formatDay(line.until, line.lang)))
  if (!line.hasProfile) return [fix, openOrder(line, sender)]
  return [fix, { kind: 'link', label: say.open, href: linkTo('/user-profile', line.lang, sender) }]
}

function openOrder({ orderId, lang }: EmailLine, sender: Sender): Block {
  return { kind: 'link', label: messages[lang].openOrder, href: linkTo(orderPath(orderId), lang, sender) }
}
