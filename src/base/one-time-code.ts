import { plainSigns } from './text.ts'

/** Six digits in groups as people separate them, not part of a longer number. */
const PARTED = /(?<!\d[ -]?)(?:\d{3}[ -]\d{3}|\d\d[ -]\d\d[ -]\d\d)(?![ -]?\d)/g
const WHOLE = /(?<!\d)\d{6}(?!\d)/g

/** The six digits of a typed or pasted code, alone or within the message. Undefined if there are none or several. */
export function findCode(typed: string): string | undefined {
  const text = plainSigns(typed).replace(/\p{Z}/gu, ' ')
  const compact = text.replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(compact)) return compact
  const found = text.match(WHOLE) ?? text.match(PARTED) ?? []
  const codes = new Set(found.map((code) => code.replace(/[ -]/g, '')))
  return codes.size === 1 ? [...codes][0] : undefined
}

/** The value of a six-digit field during typing: the pasted code, or the digits so far. */
export function codeDigits(typed: string): string {
  return findCode(typed) ?? plainSigns(typed).replace(/\D/g, '').slice(0, 6)
}
