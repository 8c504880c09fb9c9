import { dayAtPlace } from '#features/rites/calendar/rules.ts'
import { ritualPath } from '#features/catalogue/catalogue/paths.ts'
import type { Lang } from '#base/i18n.ts'
import { composeEmail, emailDay, linkTo, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { orderTag } from '#features/orders/orders/rules.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import { proofPath } from './paths.ts'

type EmailOrder = { id: string; customerName: string; customerEmail: string; lang: Lang }
type PerformedRitual = {
  proofId: string
  token: string
  line: { names: Record<Lang, string>; serviceId: string }
  performedAt: Date
  place: string
  /** The names as the priest read them. */
  names: string[]
}

const messages = { ru, en }
export const PERFORMED = { kind: 'performed', words: { ru: ru.email, en: en.email } }
/** The maximum number of names in an e-mail. The page shows a longer list. */
const MAX_NAMES = 10

/**
 * The shop sends this e-mail once, when the proof of a ritual is first published. Customers forward the e-mail. So it links to the page of
 * the ritual and to the catalogue. It does not link to the order, because anyone with that link can change names (docs/decisions/029).
 */
export function proofPublishedEmail(order: EmailOrder, performed: PerformedRitual, sender: Sender): Message {
  const { lang, customerEmail: to, customerName: name } = order
  const rowWords = messages[lang]
  const say = fillWording(PERFORMED, lang, sender, { number: orderTag(order.id) })
  const day = dayAtPlace(performed.performedAt)
  const { names } = performed
  const listed = names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES), '…'] : names
  const email = composeEmail(
    {
      to,
      name,
      lang,
      subject: say.subject,
      blocks: [
        paragraphBlock(say.first),
        {
          kind: 'rows',
          rows: [
            { label: rowWords.ritual, value: printedName(performed.line.names[lang]) },
            { label: rowWords.date, value: emailDay(day, lang) },
            { label: rowWords.place, value: performed.place },
            ...(listed.length > 0 ? [{ label: rowWords.names, value: listed.join(', '), isTyped: true as const }] : []),
          ],
        },
        { kind: 'link', label: say.open, href: linkTo(proofPath(performed.token), lang, sender) },
        { kind: 'link', label: say.openAgain, href: linkTo(ritualPath(performed.line.serviceId), lang, sender) },
        paragraphBlock(say.privacy),
        paragraphBlock(say.questions),
      ],
    },
    sender,
  )
  return { ...email, isPrivate: true, overLimit: 'sent', dedupeKey: `proof ${performed.proofId} published` }
}
