import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { en as calendarEn } from '#features/rites/calendar/messages/emails.en.ts'
import { ru as calendarRu } from '#features/rites/calendar/messages/emails.ru.ts'
import { ritualPath } from '#features/catalogue/catalogue/paths.ts'
import { placeIn } from '#features/people/places/rules-site.ts'
import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { composeEmail, emailDay, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { orderPath } from '#features/orders/orders/paths.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { en as lateEn } from './messages/emails-late.en.ts'
import { ru as lateRu } from './messages/emails-late.ru.ts'
import { en, filesEn } from './messages/emails.en.ts'
import { filesRu, ru } from './messages/emails.ru.ts'
import { en as pageEn } from './messages/page.en.ts'
import { ru as pageRu } from './messages/page.ru.ts'
import { proofPath } from './paths.ts'
import { termFacts } from './rules-term.ts'
import type { PerformedTerm } from './schemas.ts'

type EmailOrder = { id: string; customerName: string; customerEmail: string; lang: Lang }
type PerformedRitual = {
  proofId: string
  token: string
  line: { names: Record<Lang, string>; serviceId: string }
  performedAt: Date
  place: string
  /** The names as the priest read them. Empty if nobody has verified the order's e-mail address. */
  names: string[]
  /** The initials of the names, which everybody with the link may see. */
  initials?: string[]
  term?: PerformedTerm | undefined
  priest?: string | null
  number?: string | null
  /** The version of a corrected proof. Undefined at the first publication. */
  corrected?: number
  /** The photograph that the e-mail shows, if there is one. */
  pictureId?: string | undefined
  /** The kinds of the files on the page, one for each file. */
  files: readonly string[]
}

export const PERFORMED = { kind: 'performed', words: { ru, en } }
const ORDER: Record<Lang, string> = { ru: calendarRu.order, en: calendarEn.order }
const FILES = { ru: filesRu, en: filesEn }
const PAGE = { ru: pageRu, en: pageEn }
/** The maximum number of names in an e-mail. The page shows all names. */
const MAX_NAMES = 10

/**
 * The e-mail that is sent when the proof of a ritual is first published. It is sent again if staff choose to inform the customer about a
 * correction. Customers forward this e-mail. So it links to the page of the ritual and, in a less visible line, to the catalogue. It does not
 * link to the order, because anyone with the order's link can change names (docs/decisions/029).
 */
export function proofPublishedEmail(order: EmailOrder, performed: PerformedRitual, sender: Sender): Message {
  const { lang, customerEmail: to, customerName: name } = order
  const { names, pictureId, corrected } = performed
  const place = placeIn(performed.place, lang)
  const listed = names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES), '…'] : names
  const performedDay = dayAtPlace(performed.performedAt)
  const firstDay = performed.term?.from ?? performedDay
  const lastDay = performed.term?.to ?? performedDay
  const ritual = printedName(performed.line.names[lang])
  const values = {
    number: orderTag(order.id),
    ritual,
    // The priest reads the names on the first day.
    day: emailDay(firstDay, lang),
    from: emailDay(firstDay, lang),
    to: emailDay(lastDay, lang),
    place,
    names: listed.join(', '),
    files: listFiles(performed.files, lang),
  }
  const say = fillWording(PERFORMED, lang, sender, values)
  const href = linkTo(proofPath(performed.token), lang, sender)
  const src = `${sender.origin}/media/${pictureId}/960.jpg`
  const page = PAGE[lang]
  const rows = [
    { label: ORDER[lang], value: orderTag(order.id) },
    { label: page.page.names, value: names.length > 0 ? '' : (performed.initials ?? []).join(', ') },
    ...termFacts(performed.term, page.term, lang).map(({ term, value }) => ({
      label: term,
      value: plainSpaces(value),
    })),
    { label: page.page.priest, value: performed.priest ?? '' },
    { label: page.page.number, value: performed.number ?? '' },
  ].filter(({ value }) => value !== '')
  const first = firstDay === lastDay ? say.first : say.firstSpan
  const told = names.length === 0 ? first : names.length === 1 ? say.readOne : say.readMany
  const email = composeEmail(
    {
      to,
      name,
      lang,
      subject: corrected === undefined ? say.subject : say.subjectCorrected,
      blocks: [
        ...(pictureId === undefined ? [] : [{ kind: 'picture' as const, src, alt: ritual, href }]),
        ...(corrected === undefined ? [] : [paragraphBlock(say.corrected)]),
        paragraphBlock(told),
        { kind: 'rows' as const, rows },
        paragraphBlock(say.onPage),
        { kind: 'link', label: say.open, href },
        paragraphBlock(say.privacy),
        paragraphBlock(say.questions),
        {
          kind: 'link',
          label: say.openAgain,
          href: linkTo(ritualPath(performed.line.serviceId), lang, sender),
          isQuiet: true,
        },
      ],
    },
    sender,
  )
  const { proofId } = performed
  const letter = { ...email, isPrivate: true, overLimit: 'sent' } as const
  return corrected === undefined
    ? { ...letter, dedupeKey: `proof ${proofId} published` }
    : { ...letter, dedupeKey: `proof ${proofId} corrected ${corrected}` }
}

/** Lists the files of the page: "3 photographs, 1 video, a certificate". */
function listFiles(kinds: readonly string[], lang: Lang): string {
  const say = FILES[lang]
  const said = (['image', 'video', 'audio', 'document'] as const).flatMap((kind) => {
    const count = kinds.filter((each) => each === kind).length
    return count === 0 ? [] : [plainSpaces(say[kind](count))]
  })
  return [...said, say.certificate].join(', ')
}

/** Replaces non-breaking spaces by normal spaces, so that mail programs can wrap and search the text. */
function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

export const RECORDING_LATE = { kind: 'recording-late', words: { ru: lateRu, en: lateEn } }

type LateRecording = { position: number; ritual: string; promised: string }

/** The e-mail that is sent once for each ritual whose recording is not published by the promised day. */
export function recordingLateEmail(
  { id, lang, customerEmail: to, customerName: name }: EmailOrder,
  { position, ritual, promised }: LateRecording,
  sender: Sender,
): Message {
  const values = { number: orderTag(id), ritual: printedName(ritual), day: emailDay(promised, lang) }
  const say = fillWording(RECORDING_LATE, lang, sender, values)
  const blocks = [
    paragraphBlock(say.first),
    paragraphBlock(say.second),
    { kind: 'link' as const, label: say.open, href: linkTo(orderPath(id), lang, sender) },
    paragraphBlock(say.questions),
  ]
  const dedupeKey = `recording-late ${id} ${position}`
  return { ...composeEmail({ to, name, lang, subject: say.subject, blocks }, sender), isPrivate: true, dedupeKey }
}
