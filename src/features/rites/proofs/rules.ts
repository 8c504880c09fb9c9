import type { OrderStatus } from '#features/orders/orders/model.ts'
import { parseParticipants } from '#features/orders/plans/rules-participants.ts'
import { plainSigns } from '#base/text.ts'

/** Crockford's digits: no character looks like another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The alphabet of ISO/IEC 7064, in which the check character is computed. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const ONLY_DIGITS = new RegExp(`^[${DIGITS}]+$`)

const RANDOM_DIGITS = 11

const LENGTH = RANDOM_DIGITS + 1

/** Characters that fit on the printed sheet with a long title and facts, at the larger sizes of the names. */
const MAX_CHARACTERS = { large: 240, medium: 800 }

/** A ritual is performed for orders that were paid and not cancelled or refunded. */
const PERFORMED: readonly OrderStatus[] = ['completed', 'processing', 'ready']

export function mayBeProved(status: OrderStatus): boolean {
  return PERFORMED.includes(status)
}

/** `Анна Смирнова` as `А. С.`: recognizable only to people who know the person. */
export function toInitials(name: string): string {
  return name
    .trim()
    .split(/[\s-]+/u)
    .map((part) => /\p{L}\p{M}*/u.exec(part)?.[0]?.toUpperCase() ?? '')
    .filter(Boolean)
    .slice(0, 3)
    .map((letter) => `${letter}.`)
    .join(' ')
}

/** The names that were read: the participants of the plan, or else the person who ordered. */
export function namesRead(participants: string, customerName: string): string[] {
  const named = parseParticipants(participants)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
    .filter(Boolean)
  return named.length > 0 ? named : [customerName].filter(Boolean)
}

/** The tolerated difference between the clocks of a phone and of the shop. */
const SKEW = 10 * 60_000

/** Whether a moment is in the future. */
export function isInFuture(moment: Date, now: Date): boolean {
  return moment.getTime() > now.getTime() + SKEW
}

/** The name of a line without its tier, which concerns the price and not the ritual. */
export function ritualName(name: string, tier: string | null): string {
  const end = name.lastIndexOf(' - ')
  return tier === null || end < 0 ? name : name.slice(0, end)
}

/** The size of names on the certificate at which everything below them still fits on the sheet. */
export function chooseNameSize(names: readonly string[]): 'large' | 'medium' | 'small' {
  const signs = names.join(', ').length
  return signs <= MAX_CHARACTERS.large ? 'large' : signs <= MAX_CHARACTERS.medium ? 'medium' : 'small'
}

/**
 * A certificate's number: 55 random bits and a check character, in groups of four. Drawn again until the check character is unambiguous
 * too. `draw` returns random bytes.
 */
export function newCertificateNumber(draw: (count: number) => Uint8Array): string {
  for (;;) {
    const digits = [...draw(RANDOM_DIGITS)].map((byte) => DIGITS[byte % DIGITS.length]).join('')
    const check = checkCharacter(digits)
    if (DIGITS.includes(check)) return `${digits}${check}`.replace(/(.{4})(?=.)/g, '$1-')
  }
}

/** The stored form of a number typed in any spelling; undefined when the check character shows a typing error. */
export function readCertificateNumber(typed: string): string | undefined {
  const plain = plainSigns(typed).toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (plain.length !== LENGTH || !ONLY_DIGITS.test(plain)) return undefined
  if (checkCharacter(plain.slice(0, -1)) !== plain.at(-1)) return undefined
  return plain.replace(/(.{4})(?=.)/g, '$1-')
}

/** ISO/IEC 7064:2003, the hybrid system MOD 37,36: detects every single wrong character and every swap of two neighbours. */
export function checkCharacter(text: string): string {
  let product = 36
  for (const sign of text) {
    const sum = (product + ALPHABET.indexOf(sign)) % 36 || 36
    product = (sum * 2) % 37
  }
  return ALPHABET[(37 - product) % 36] ?? ''
}
