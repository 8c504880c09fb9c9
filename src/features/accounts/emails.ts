import type { Lang } from '#base/i18n.ts'
import { composeEmail, oneLine, says } from '#features/notifications/emails.ts'
import type { Message, Sender } from '#features/notifications/model.ts'
import { en } from './messages-emails.en.ts'
import { ru } from './messages-emails.ru.ts'
import type { Contact } from './model.ts'

const messages = { ru, en }

/** `expiresAt` is when the code stops being valid. */
type SignIn = { contact: Contact; code: string; lang: Lang; expiresAt: Date }

/** A sign-in code by the way that the contact allows. It never stands in the subject, which shows on locked screens and in logs. */
export function signInMessage(signIn: SignIn, sender: Sender): Message {
  const { contact, code, lang, expiresAt } = signIn
  const say = messages[lang]
  const shop = oneLine(sender.shopName[lang])
  const shared = { to: contact.value, lang, subject: say.subject(shop), code, expiresAt }
  if (contact.kind === 'phone') return { ...shared, channel: 'sms', text: say.sms(code, shop) }
  return composeEmail(
    { ...shared, blocks: [{ kind: 'code', code, note: say.valid }, says(say.where), says(say.care)] },
    sender,
  )
}
