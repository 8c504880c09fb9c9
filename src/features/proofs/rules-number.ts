import { plainSigns } from '#base/text.ts'

/** Crockford's digits: no letter looks like another, or like a digit. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The alphabet of ISO/IEC 7064, in which the check character is computed. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ONLY_DIGITS = new RegExp(`^[${DIGITS}]+$`)
const RANDOM_DIGITS = 11
const LENGTH = RANDOM_DIGITS + 1

/**
 * A certificate's number: 55 random bits and a check character, in groups of four. Drawn again until the check character is one that nobody
 * misreads either. `draw` gives random bytes.
 */
export function newCertificateNumber(draw: (count: number) => Uint8Array): string {
  for (;;) {
    const digits = [...draw(RANDOM_DIGITS)].map((byte) => DIGITS[byte % DIGITS.length]).join('')
    const check = checkCharacter(digits)
    if (DIGITS.includes(check)) return `${digits}${check}`.replace(/(.{4})(?=.)/g, '$1-')
  }
}

/** A number as it is kept, however somebody typed it; undefined when its check character says that it was mistyped. */
export function readCertificateNumber(typed: string): string | undefined {
  const plain = plainSigns(typed).toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (plain.length !== LENGTH || !ONLY_DIGITS.test(plain)) return undefined
  if (checkCharacter(plain.slice(0, -1)) !== plain.at(-1)) return undefined
  return plain.replace(/(.{4})(?=.)/g, '$1-')
}

/** ISO/IEC 7064:2003, the hybrid system MOD 37,36: finds every single wrong character and every swap of two neighbours. */
export function checkCharacter(text: string): string {
  let product = 36
  for (const sign of text) {
    const sum = (product + ALPHABET.indexOf(sign)) % 36 || 36
    product = (sum * 2) % 37
  }
  return ALPHABET[(37 - product) % 36] ?? ''
}
