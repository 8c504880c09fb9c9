import { plainSigns } from './text.ts'

/** Six digits, with separators as people write them, that are not part of a longer number. */
const PARTED = /(?<!\d[ -]?)(?:\d{3}[ -]\d{3}|\d\d[ -]\d\d[ -]\d\d)(?![ -]?\d)/g
const WHOLE = /(?<!\d)\d{6}(?!\d)/g

/** The six digits of a typed or pasted code. The text can be the code or a whole message. Undefined if there are no codes or several. */
export function findCode(typed: string): string | undefined {
  const text = plainSigns(typed).replace(/\p{Z}/gu, ' ')
  const compact = text.replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(compact)) return compact
  const found = text.match(WHOLE) ?? text.match(PARTED) ?? []
  const codes = new Set(found.map((code) => code.replace(/[ -]/g, '')))
  return codes.size === 1 ? [...codes][0] : undefined
}

/** The value of a field for six digits while a person types: the pasted code, or the digits typed so far. */
export function codeDigits(typed: string): string {
  return findCode(typed) ?? plainSigns(typed).replace(/\D/g, '').slice(0, 6)
}
