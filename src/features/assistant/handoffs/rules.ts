import { mailtoHref } from '#base/contact.ts'
import { localDayOfMoment, ZONE_OF_LANG } from '#features/people/places/rules-moment.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import type { HandoffView } from './schemas.ts'

type Asked = Pick<HandoffView, 'email' | 'name' | 'note' | 'turns' | 'lang' | 'askedAt'>

/** Some mail programs cut or refuse links of more than about 2,000 characters. A Cyrillic letter takes six characters of a link. */
const MAX_QUOTED = 240

/** A link that opens the answer in a mail program, in the visitor's language: subject, greeting, space for the answer, and the quoted question. */
export function replyHref({ email, name, note, turns, lang, askedAt }: Asked): string {
  const say = { ru, en }[lang]
  const question = note || turns.findLast(({ role }) => role === 'visitor')?.text || ''
  const lines = [say.greeting(name), '', '', '', ...(question === '' ? [] : [say.asked, ...quote(question)])]
  const subject = say.subject(localDayOfMoment(askedAt, lang, ZONE_OF_LANG[lang]))
  return mailtoHref(email, { subject, body: lines.join('\r\n') })
}

function quote(text: string): string[] {
  const letters = Array.from(text)
  const kept = letters.length > MAX_QUOTED ? `${letters.slice(0, MAX_QUOTED).join('')}…` : text
  return kept.split(/\r?\n/).map((line) => `> ${line}`)
}
