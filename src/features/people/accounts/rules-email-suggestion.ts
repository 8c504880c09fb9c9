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

/**
 * The e-mail address that the customer probably meant, if the domain has one typing error: `anna@gmail.com` for `anna@gmial.com`. Undefined
 * if the address looks right.
 */
export function suggestEmail(typed: string): string | undefined {
  const address = typed.trim()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  if (at < 1 || KNOWN.has(domain)) return undefined
  const meant = SUGGESTED.find((one) => isOneErrorApart(domain, one))
  return meant && address.slice(0, at + 1) + meant
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
