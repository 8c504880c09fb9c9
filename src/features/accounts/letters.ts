import type { Lang } from '#base/i18n.ts'
import type { Message } from '#features/notifications/model.ts'
import type { Contact } from './model.ts'

type SignIn = { contact: Contact; code: string; lang: Lang; dropAfter: Date; shopNames: Record<Lang, string> }

/** The code for one sign-in, by letter or text message. */
export function signInMessage({ contact, code, lang, shopNames }: SignIn): Message {
  const text =
    lang === 'ru'
      ? `${code}\n\nКод для входа, действует 10 минут.`
      : `${code}\n\nYour sign-in code, valid for 10 minutes.`
  const subject = lang === 'ru' ? `Код для входа: ${shopNames.ru}` : `Your sign-in code: ${shopNames.en}`
  return { channel: contact.kind === 'email' ? 'email' : 'sms', to: contact.value, lang, subject, text, code }
}
