import { mailtoHref } from '#base/contact.ts'
import { localDayOfMoment, ZONE_OF_LANG } from '#features/people/places/rules-moment.ts'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import type { HandoffView } from './schemas.ts'

type Asked = Pick<HandoffView, 'email' | 'name' | 'note' | 'turns' | 'lang' | 'askedAt'>

/** Some mail programs cut or refuse links of more than about 2,000 characters. A Cyrillic letter takes six characters of a link. */
const MAX_LINK = 1_900

/**
 * Returns a link that opens the prepared answer in a mail program, in the visitor's language: subject, greeting, space for the answer, and
 * the quoted question.
 */
export function replyHref({ email, name, note, turns, lang, askedAt }: Asked): string {
  const say = { ru, en }[lang]
  const question = note || turns.findLast(({ role }) => role === 'visitor')?.text || ''
  const subject = say.subject(localDayOfMoment(askedAt, lang, ZONE_OF_LANG[lang]))
  const hrefOf = (greeting: string, quoted: string) => {
    const asked = quoted === '' ? [] : [say.asked, ...quoted.split(/\r?\n/).map((line) => `> ${line}`)]
    return mailtoHref(email, { subject, body: [greeting, '', '', '', ...asked].join('\r\n') })
  }
  const isShort = (href: string) => href.length <= MAX_LINK
  // A name can be so long that nothing else fits into the link.
  const greeting = isShort(hrefOf(say.greeting(name), '')) ? say.greeting(name) : say.greeting('')
  const whole = hrefOf(greeting, question)
  return isShort(whole) ? whole : longest(question, (part) => hrefOf(greeting, part), isShort)
}

/** Returns a link with as much of the beginning of the text as fits; a link without the text if no part of it fits. */
function longest(text: string, hrefOf: (part: string) => string, isShort: (href: string) => boolean): string {
  const letters = Array.from(text).slice(0, MAX_LINK)
  const cut = (length: number) => hrefOf(length === 0 ? '' : `${letters.slice(0, length).join('')}…`)
  let fits = 0
  for (let step = 1 << 10; step >= 1; step >>= 1)
    if (fits + step <= letters.length && isShort(cut(fits + step))) fits += step
  return cut(fits)
}
