import parsePhoneNumber from 'libphonenumber-js/max'
import { cleanEmail, cleanPhone, isEmail } from '#base/contact.ts'
import type { Contact } from './model.ts'

/** Types of phone numbers with which fraudsters earn money from each message, or where nobody reads messages. */
const COSTLY = new Set(['PREMIUM_RATE', 'SHARED_COST', 'PERSONAL_NUMBER', 'UAN', 'PAGER', 'VOICEMAIL'])

/**
 * Reads a typed contact (docs/security.md, "Signing in"). Returns an ASCII or punycode e-mail address in lower case, or a phone number in
 * E.164. Undefined if two programs could read the text differently: several addresses, comments, quoted parts, control characters, look-alike
 * letters. Eleven digits that begin with 7 or 8 are a Russian number. Exception: a number with a plus that belongs to another country.
 */
export function readContact(typed: string): Contact | undefined {
  const email = cleanEmail(typed)
  if (email.includes('@')) return isEmail(email) ? { kind: 'email', value: email } : undefined
  return readPhone(cleanPhone(typed))
}

function readPhone(text: string): Contact | undefined {
  if (!/^\+?\d(?: ?\d){6,16}$/.test(text)) return undefined
  const digits = text.replaceAll(' ', '')
  // The profile's input mask puts a plus before any eleven digits. A number such as +8 916 123 4567 belongs to no country, so it is also read
  // as a Russian number.
  const number = (text.startsWith('+') ? possibleNumber(digits) : undefined) ?? russianNumber(digits.replace('+', ''))
  return number && !COSTLY.has(number.getType() ?? '') ? { kind: 'phone', value: number.number } : undefined
}

function russianNumber(digits: string) {
  return /^[78]\d{10}$/.test(digits) ? possibleNumber(`+7${digits.slice(1)}`) : undefined
}

function possibleNumber(text: string) {
  const number = parsePhoneNumber(text)
  return number?.isPossible() ? number : undefined
}

/**
 * The countries of a phone number in E.164, as two-letter codes. A number has one country, or none if it is unassigned. With `possible`, an
 * unassigned number such as the fictional +1 555 123 4567 has all countries with its prefix.
 */
export function countriesOf(phone: string, { possible = false } = {}): string[] {
  const number = parsePhoneNumber(phone)
  if (number?.country) return [number.country]
  return possible ? (number?.getPossibleCountries() ?? []) : []
}
