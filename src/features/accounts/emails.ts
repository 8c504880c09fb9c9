import type { Lang } from '#base/i18n.ts'
import { letterOf, oneLine, shopNameIn } from '#features/notifications/emails.ts'
import type { Message, Sender } from '#features/notifications/model.ts'
import type { Contact } from './model.ts'

/** `dropAfter` is when the code stops being valid. */
type SignIn = { contact: Contact; code: string; lang: Lang; dropAfter: Date }

/** A sign-in code by the way that the contact allows. */
export function signInMessage(signIn: SignIn, sender: Sender): Message {
  return signIn.contact.kind === 'email' ? signInCodeLetter(signIn, sender) : signInCodeText(signIn, sender)
}

/** The code stands in the first line and never in the subject, which shows on locked screens and in logs. */
function signInCodeLetter({ contact, code, lang, dropAfter }: SignIn, sender: Sender): Message {
  const isRu = lang === 'ru'
  const care = isRu
    ? 'Если вы не запрашивали код, ничего делать не нужно. Никому его не сообщайте: мы никогда о нём не спрашиваем.'
    : 'If you did not ask for a code, do nothing. Never tell it to anybody: we never ask for it.'
  return letterOf(
    {
      to: contact.value,
      lang,
      subject: subjectOf(lang, sender),
      code,
      dropAfter,
      blocks: [
        { kind: 'code', code, note: isRu ? 'Код действует 10 минут.' : 'The code is valid for 10 minutes.' },
        {
          kind: 'paragraph',
          text: isRu
            ? 'Введите его на странице, где вы его запросили.'
            : 'Enter it on the page where you asked for it.',
        },
        { kind: 'paragraph', text: care },
      ],
    },
    sender,
  )
}

/** Short enough for one part of a text message in either alphabet (70 signs in Cyrillic). */
function signInCodeText({ contact, code, lang, dropAfter }: SignIn, sender: Sender): Message {
  const shop = oneLine(shopNameIn(lang, sender))
  const text =
    lang === 'ru'
      ? `${code} — код входа в ${shop}, 10 минут. Никому его не сообщайте.`
      : `${code} is your ${shop} sign-in code, valid for 10 minutes. Never share it.`
  return { channel: 'sms', to: contact.value, lang, subject: subjectOf(lang, sender), text, code, dropAfter }
}

function subjectOf(lang: Lang, sender: Sender): string {
  const shop = oneLine(shopNameIn(lang, sender))
  return lang === 'ru' ? `Код для входа в ${shop}` : `Your ${shop} sign-in code`
}
