import { plainSigns } from './text.ts'

/**
 * One plain address: no comment, quoted part, second address, control character or number for a domain (docs/security.md). `=?` would begin
 * an encoded word (RFC 2047), which a mail program may decode into another address.
 */
export const EMAIL =
  /^(?!.*=\?)(?=.{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/i

/** As many characters as an address may have (RFC 5321). */
const MAX_EMAIL = 254

/** Whether a cleaned text is one address that an e-mail can be sent to. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && EMAIL.test(text)
}

/**
 * An address as it was pasted, in the one form that is kept: ASCII, lower case, its domain in punycode. What cannot be an address stays one
 * that `EMAIL` refuses: a name beside it, two addresses, letters that look like others.
 */
export function cleanEmail(typed: string): string {
  const text = plainSigns(typed.trim())
    .replace(/[^\P{Zs} ]/gu, '')
    .trim()
    .replace(/ *@ */g, '@')
    .replace(/^mailto:/i, '')
  const at = text.lastIndexOf('@')
  const address = at < 0 ? text : text.slice(0, at + 1) + asciiDomain(text.slice(at + 1))
  // Of ASCII alone: the lower case of a Kelvin sign would be a Latin letter.
  return address.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/** A label of two alphabets that look alike is a trap or a slip of the keyboard. */
const MIXED_LABEL = /(?=[^.]*\p{Script=Latin})(?=[^.]*[\p{Script=Cyrillic}\p{Script=Greek}])/u

/** The domain in punycode; as it is where it is no name or where other programs could read another one. */
function asciiDomain(domain: string): string {
  const composed = domain.normalize('NFC')
  const isOneForm = [composed, composed.normalize('NFD')].includes(domain) && composed.normalize('NFKC') === composed
  const isName =
    /^[\p{L}\p{M}\p{N}.-]+$/u.test(composed) && !composed.split('.').some((label) => MIXED_LABEL.test(label))
  if (/^[ -~]*$/.test(domain) || !isOneForm || !isName) return domain
  return URL.canParse(`http://${composed}`) ? new URL(`http://${composed}`).hostname : domain
}

/** Digits in groups, as `cleanPhone` leaves them. */
export const PHONE = /^\+?\d(?: ?\d){5,19}$/

/** A phone number as it was pasted: a plus for the sign of a foreign call, single spaces for whatever parts it. */
export function cleanPhone(typed: string): string {
  return plainSigns(typed)
    .trim()
    .replace(/^tel:/i, '')
    .replace(/[\s()./-]+/g, ' ')
    .trim()
    .replace(/^\+ /, '+')
    .replace(/^\+?0 ?0 ?(?=[1-9])/, '+')
}
