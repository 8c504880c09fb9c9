import { composeEmail, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Block, Message, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import type { Turn } from './model.ts'
import type { HandoffInput } from './schemas.ts'

const MESSAGES = { ru, en }

const COPY = { kind: 'conversation-copy', words: { ru: ru.copy, en: en.copy } }
const RECEIPT = { kind: 'conversation-receipt', words: { ru: ru.receipt, en: en.receipt } }
/** The texts of the e-mails to the visitor. */
export const CONVERSATION_WORDINGS = [COPY, RECEIPT]
export const HANDED_OVER = { kind: 'shop-handoff', words: { ru: ru.toShop.words, en: en.toShop.words } }

/** Returns the e-mail with the conversation to the shop's staff. A reply goes to the visitor. */
export function handoffEmail(input: HandoffInput, to: string, sender: Sender): Message {
  const { email, name = '', note = '', lang, turns } = input
  const say = MESSAGES[lang].toShop
  const words = fillWording(HANDED_OVER, lang, sender, { visitor: name === '' ? say.somebody : name, contact: email })
  const blocks = [
    paragraphBlock(words.first),
    ...(note === '' ? [] : [paragraphBlock(say.note(note))]),
    paragraphBlock(say.language),
  ]
  const message = composeEmail(
    { to, lang, subject: words.subject, blocks: [...blocks, ...saidBy(turns, input)] },
    sender,
  )
  return { ...message, replyTo: email, isPrivate: true }
}

/** The e-mail with a copy of the conversation. It is sent only if the e-mail address is verified as the visitor's. */
export function handoffCopyEmail(input: HandoffInput, sender: Sender): Message {
  const { email: to, lang, note = '', turns } = input
  const { subject, first } = fillWording(COPY, lang, sender, {})
  const noted = note === '' ? [] : [paragraphBlock(MESSAGES[lang].toShop.note(note))]
  const blocks = [paragraphBlock(first), ...noted, ...saidBy(turns, input)]
  return { ...composeEmail({ to, lang, subject, blocks }, sender), isPrivate: true }
}

/**
 * The e-mail to an unverified e-mail address. It contains no text that the visitor typed, so that nobody can use the shop to send messages to other
 * people.
 */
export function handoffReceiptEmail({ email: to, lang }: HandoffInput, sender: Sender): Message {
  const { subject, first } = fillWording(RECEIPT, lang, sender, {})
  return composeEmail({ to, lang, subject, blocks: [paragraphBlock(first)] }, sender)
}

function saidBy(turns: readonly Turn[], { lang }: Pick<HandoffInput, 'lang'>): Block[] {
  const say = MESSAGES[lang]
  return turns.map(({ role, text }) => paragraphBlock(`${role === 'visitor' ? say.visitor : say.consultant}: ${text}`))
}
