import { plainSigns } from './text.ts'

/**
 * The pattern of one plain e-mail address: no comment, quoted part, second address, control character or numeric domain (docs/security.md).
 * `=?` would start an encoded word (RFC 2047), and a mail program may decode such a word into another address.
 */
export const EMAIL =
  /^(?!.*=\?)(?=.{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/i

/** The maximum length of an e-mail address (RFC 5321). */
const MAX_EMAIL = 254

/** True if a normalised text is one e-mail address that can receive messages. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && EMAIL.test(text)
}

/**
 * A pasted e-mail address in its stored form: ASCII, lower case, domain in punycode. `EMAIL` still refuses the result for invalid input,
 * such as an extra name, two addresses or lookalike letters.
 */
export function cleanEmail(typed: string): string {
  const text = plainSigns(typed.trim())
    .replace(/[^\P{Zs} ]/gu, '')
    .trim()
    .replace(/ *@ */g, '@')
    .replace(/^mailto:/i, '')
  const at = text.lastIndexOf('@')
  const address = at < 0 ? text : text.slice(0, at + 1) + asciiDomain(text.slice(at + 1))
  // Only ASCII letters become lower case: the lower case of a Kelvin sign would be a Latin letter.
  return address.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/** A link that opens a new e-mail in a mail program. Spaces are `%20`, because mail programs read a plus sign as a plus (RFC 6068). */
export function mailtoHref(email: string, fields: { subject: string; body: string }): string {
  const query = Object.entries(fields).map(([field, text]) => `${field}=${encodeURIComponent(text)}`)
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`
}

/** A part of a domain that mixes lookalike alphabets. Such a domain is a fraud or a typing error. */
const MIXED_LABEL = /(?=[^.]*\p{Script=Latin})(?=[^.]*[\p{Script=Cyrillic}\p{Script=Greek}])/u

/** Returns the domain in punycode. An invalid domain, or a domain that other programs could read differently, stays unchanged. */
function asciiDomain(domain: string): string {
  const composed = domain.normalize('NFC')
  const isOneForm = [composed, composed.normalize('NFD')].includes(domain) && composed.normalize('NFKC') === composed
  const isName =
    /^[\p{L}\p{M}\p{N}.-]+$/u.test(composed) && !composed.split('.').some((label) => MIXED_LABEL.test(label))
  if (/^[ -~]*$/.test(domain) || !isOneForm || !isName) return domain
  return URL.canParse(`http://${composed}`) ? new URL(`http://${composed}`).hostname : domain
}

/** The pattern of a phone number: digits in groups, as `cleanPhone` returns them. */
export const PHONE = /^\+?\d(?: ?\d){5,19}$/

/** A pasted phone number with a plus for the international prefix, and with single spaces instead of all separators. */
export function cleanPhone(typed: string): string {
  return plainSigns(typed)
    .trim()
    .replace(/^tel:/i, '')
    .replace(/[\s()./-]+/g, ' ')
    .trim()
    .replace(/^\+ /, '+')
    .replace(/^\+?0 ?0 ?(?=[1-9])/, '+')
}
