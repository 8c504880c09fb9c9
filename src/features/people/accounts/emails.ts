import type { Lang } from '#base/i18n.ts'
import { oneLine } from '#base/text.ts'
import { MINUTE } from '#base/time.ts'
import { composeEmail, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import type { Contact } from './model.ts'
import { CODE_LIFE } from './rules.ts'

const messages = { ru, en }
export const SIGN_IN = { kind: 'sign-in', words: { ru: ru.email, en: en.email } }

/** The data of a message with a sign-in code. `expiresAt`: the time when the code stops being valid. */
type SignIn = { contact: Contact; code: string; lang: Lang; expiresAt: Date }

/**
 * The message with a sign-in code, by e-mail or text message. The code is never in the subject, because lock screens and logs show subjects.
 * The code is on a separate line outside the texts that staff can edit, so an edited text always contains the code.
 */
export function signInMessage(signIn: SignIn, sender: Sender): Message {
  const { contact, code, lang, expiresAt } = signIn
  const minutes = CODE_LIFE / MINUTE
  const say = fillWording(SIGN_IN, lang, sender, { minutes: String(minutes) })
  const shared = { to: contact.value, lang, subject: say.subject, code, expiresAt }
  if (contact.kind === 'phone')
    return { ...shared, channel: 'sms', text: messages[lang].sms(code, oneLine(sender.shopName[lang]), minutes) }
  return composeEmail(
    {
      ...shared,
      blocks: [{ kind: 'code', code, note: say.valid }, paragraphBlock(say.where), paragraphBlock(say.care)],
    },
    sender,
  )
}
