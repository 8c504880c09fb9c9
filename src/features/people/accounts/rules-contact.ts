import parsePhoneNumber from 'libphonenumber-js/max'
import { cleanEmail, cleanPhone, isEmail } from '#base/contact.ts'
import type { Contact } from './model.ts'

/** Kinds of number a swindler earns by when the shop sends to them, or that nobody reads a message on. */
const COSTLY = new Set(['PREMIUM_RATE', 'SHARED_COST', 'PERSONAL_NUMBER', 'UAN', 'PAGER', 'VOICEMAIL'])

/**
 * Reads what a person typed as the one place a code can be sent to (docs/security.md, "Signing in"): an ASCII or punycode address in lower case, or a
 * number in E.164. Undefined for anything that two programs could read differently: several addresses, comments, quoted parts, control
 * characters, letters that look like others. Eleven digits that begin with 7 or 8 are read as Russian, unless a plus names the country.
 */
export function readContact(typed: string): Contact | undefined {
  const email = cleanEmail(typed)
  if (email.includes('@')) return isEmail(email) ? { kind: 'email', value: email } : undefined
  return readPhone(cleanPhone(typed))
}

function readPhone(text: string): Contact | undefined {
  if (!/^\+?\d(?: ?\d){6,16}$/.test(text)) return undefined
  const digits = text.replaceAll(' ', '')
  // The profile's mask puts a plus before any eleven digits: +8 916 123 4567 is of no country, and Russian too.
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
 * The countries, two letters each, that a number in E.164 belongs to: one, or none where it is not given out. `possible` counts such a
 * number, as people make up to try the shop (+1 555 123 4567), to all that share its beginning.
 */
export function countriesOf(phone: string, { possible = false } = {}): string[] {
  const number = parsePhoneNumber(phone)
  if (number?.country) return [number.country]
  return possible ? (number?.getPossibleCountries() ?? []) : []
}
