import { formatDay } from '#base/date-format.ts'
import type { Lang } from '#base/i18n.ts'
import { calendarDay } from '#base/time.ts'
import { composeEmail, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import { splitAlert } from './rules-alerts.ts'

const messages = { ru, en }

type AlertKind = keyof typeof en.alerts
type Told = { name: string; at: Date }
/** A receiver of alerts: an e-mail address, or the id of a linked Telegram chat. */
export type Receiver = { channel: 'email' | 'telegram'; to: string; lang: Lang }

/** The alert in one line; undefined if it has no text. */
export function alertSubject(name: string, lang: Lang): string | undefined {
  const { kind, about } = splitAlert(name)
  const { alerts, ways } = messages[lang]
  const names: Record<string, string> = ways
  return isAlertKind(kind) ? alerts[kind].subject.replace('{what}', names[about] ?? about) : undefined
}

/** The page of the panel with the cause of an alert. */
function alertPath(name: string): string {
  const { kind, about } = splitAlert(name)
  if (kind.startsWith('seller-')) return '/admin-panel/settings/legal'
  if (kind === 'mail-stands') return '/admin-panel/emails?state=waiting'
  return kind === 'proof-to-check' ? `/admin-panel/proofs/${about}` : '/admin-panel/operations'
}

/** The message that an alert has begun; undefined if the alert has no text. */
export function alertMessage(told: Told, to: Receiver, sender: Sender, graceEnd?: Date): Message | undefined {
  const { kind } = splitAlert(told.name)
  const subject = alertSubject(told.name, to.lang)
  if (!isAlertKind(kind) || subject === undefined) return undefined
  const { alerts, abouts } = messages[to.lang]
  const { text, about } = alerts[kind]
  // In the texts every alert has `about`, the name of a group of texts. A test checks this.
  const { what, open } = abouts[about as keyof typeof abouts]
  const until = graceEnd ? formatDay(calendarDay(graceEnd), to.lang) : ''
  const paragraphs = [text.replace('{until}', until), what].filter((paragraph) => paragraph !== '')
  return {
    ...written({ subject, paragraphs, open, name: told.name }, to, sender),
    dedupeKey: `alert ${aboutOf(told, to)} ${told.at.toISOString()}`,
  }
}

/** The message that an alert is over; undefined if the alert has no text. */
export function solvedMessage(told: Told, to: Receiver, sender: Sender): Message | undefined {
  const about = alertSubject(told.name, to.lang)
  if (about === undefined) return undefined
  const { solved } = messages[to.lang]
  const subject = solved.subject.replace('{subject}', about)
  const email = written({ subject, paragraphs: [solved.text], name: told.name }, to, sender)
  return { ...email, dedupeKey: `alert-solved ${aboutOf(told, to)} ${told.at.toISOString()}` }
}

type Written = { subject: string; paragraphs: string[]; open?: string; name: string }

function written(
  { subject, paragraphs, open, name }: Written,
  { channel, to, lang }: Receiver,
  sender: Sender,
): Message {
  const href = linkTo(alertPath(name), lang, sender)
  if (channel === 'telegram') return { channel, to, lang, subject, text: [subject, ...paragraphs, href].join('\n') }
  const link = open === undefined ? [] : [{ kind: 'link' as const, label: open, href }]
  return composeEmail({ to, lang, subject, blocks: [...paragraphs.map(paragraphBlock), ...link] }, sender)
}

/** A key for one alert and one receiver, because each receiver gets each message once. */
function aboutOf({ name }: Told, { to }: Receiver): string {
  return `${name}/${to}`
}

function isAlertKind(kind: string): kind is AlertKind {
  return Object.hasOwn(en.alerts, kind)
}
