import { cleanEmail, isEmail } from '#base/contact.ts'

/** The mail services that the shop's customers use most. The shop suggests only these services. */
const SUGGESTED = [
  'gmail.com',
  'yandex.ru',
  'mail.ru',
  'inbox.ru',
  'list.ru',
  'rambler.ru',
  'icloud.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'protonmail.com',
]
/** Other mail services with similar names. An e-mail address at one of these services gets no suggestion. */
const OTHERS = [
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'hotmail.ru',
  'outlook.ru',
  'yandex.com',
  'yandex.by',
  'yandex.kz',
  'yandex.ua',
  'mail.ua',
  'mail.by',
  'mail.de',
  'icloud.ru',
  'yahoo.co',
  'gmail.ru',
]
const KNOWN = new Set([...SUGGESTED, ...OTHERS])

/** Mistyped domain endings. None of these endings exists. */
const WRONG_ENDINGS: Record<string, string> = {
  con: 'com',
  cpm: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  coom: 'com',
  cim: 'com',
  vom: 'com',
  xom: 'com',
  rru: 'ru',
  ruu: 'ru',
  ri: 'ru',
  ry: 'ru',
  tu: 'ru',
  nte: 'net',
  ner: 'net',
  nett: 'net',
}

/** Cyrillic letters that look like Latin letters. People type them when the keyboard is still in Russian. */
const LOOKALIKES: Record<string, string> = { а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x' }

/**
 * The e-mail address that the customer probably meant. The domain may have one typing error (`anna@gmial.com`), or an ending that does not
 * exist (`anna@shop.con`). A comma is read as a full stop. Russian letters are read as the Latin letters that they look like. Undefined if
 * the address looks right.
 */
export function suggestEmail(typed: string): string | undefined {
  const address = repair(typed.trim())
  const meant = withKnownDomain(address) ?? address
  return meant !== typed.trim() && isEmail(meant) ? meant : undefined
}

/** Replaces commas and Russian letters in an invalid address. */
function repair(address: string): string {
  if (isEmail(cleanEmail(address))) return address
  return address.replaceAll(',', '.').replace(/[аеорсух]/giu, (letter) => LOOKALIKES[letter.toLowerCase()] ?? letter)
}

function withKnownDomain(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  if (at < 1 || KNOWN.has(domain)) return undefined
  const meant = SUGGESTED.find((one) => isOneErrorApart(domain, one))
  return meant ? address.slice(0, at + 1) + meant : withKnownEnding(address)
}

function withKnownEnding(address: string): string | undefined {
  const dot = address.lastIndexOf('.') + 1
  const meant = WRONG_ENDINGS[address.slice(dot).toLowerCase()]
  return meant && address.slice(0, dot) + meant
}

/** True if one letter is missing, superfluous or wrong, or if two neighbouring letters are swapped. */
function isOneErrorApart(typed: string, meant: string): boolean {
  const [short, long] = typed.length < meant.length ? [typed, meant] : [meant, typed]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  const isSwapped = typed[at] === meant[at + 1] && typed[at + 1] === meant[at]
  return typed.slice(at + 1) === meant.slice(at + 1) || (isSwapped && typed.slice(at + 2) === meant.slice(at + 2))
}
