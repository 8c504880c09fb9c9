import { plainSigns } from '#base/text.ts'

/** Crockford's base32: no letter in it is taken for a digit or for another letter. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 16
/** As the shop shows it. */
const WHOLE = /(?<![0-9a-z-])[0-9a-z]{4}(?:-[0-9a-z]{4}){3}(?![0-9a-z-])/gi

/** A recovery code of 16 random bytes, 5 bits of each: `abcd-efgh-jkmn-pqrs`. */
export function recoveryCodeOf(random: Uint8Array): string {
  const letters = [...random.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return (letters.match(/.{4}/g) ?? []).join('-')
}

/** As it was made, however it was typed: with or without dashes, spaces and words around it, in capitals, an O for a nought. */
export function readRecoveryCode(typed: string): string {
  const text = plainSigns(typed)
  const found = text.match(WHOLE) ?? []
  return (found.length === 1 ? found.join('') : text)
    .toLowerCase()
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
    .replace(/[^0-9a-z]/g, '')
}
