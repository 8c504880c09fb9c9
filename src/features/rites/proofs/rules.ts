import { type OrderStatus, PAID_STATUSES } from '#features/orders/orders/model.ts'
import { markedName } from '#features/people/profiles/rules-departed.ts'
import { fullName, parseParticipants } from '#features/orders/plans/rules-participants.ts'
import type { TierNumbers } from '#base/settings.ts'
import { plainSigns } from '#base/text.ts'
import { type CertificateState, type ProofState, type ProofVisibility, SAMPLE_NUMBERS } from './model.ts'
import type { PerformedTerm } from './schemas.ts'

/** The digits of Crockford's base32. No two of these characters look alike. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The alphabet of ISO/IEC 7064 for computing the check character. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const ONLY_DIGITS = new RegExp(`^[${DIGITS}]+$`)

const RANDOM_DIGITS = 11

const LENGTH = RANDOM_DIGITS + 1

/**
 * The maximum number of characters of all names together, for large and for medium letters. With these limits the other texts also fit on the
 * sheet, even if they are long.
 */
const MAX_CHARACTERS = { large: 240, medium: 800 }

/** True if the ritual of an order can be performed. */
export function mayBeProved(status: OrderStatus): boolean {
  return PAID_STATUSES.includes(status)
}

type PublicationFacts = { state: ProofState; publishedAt: Date | null; visibility: ProofVisibility }

/** True if staff have taken the published page offline to correct it. False for a page that the customer has withdrawn. */
export function isInCorrection({ state, publishedAt, visibility }: PublicationFacts): boolean {
  return state === 'draft' && publishedAt !== null && visibility !== 'withdrawn'
}

/**
 * The result of the check of a number. An order without a customer's name is anonymized. Its page is deleted permanently, but the certificate
 * stays genuine.
 */
export function certificateState(
  proof: PublicationFacts,
  order: { customerName: string; status: OrderStatus },
): CertificateState {
  const isPublished = proof.state === 'published'
  if (isPublished && order.customerName === '') return 'erased'
  if (proof.visibility === 'withdrawn') return 'withdrawn'
  if (isPublished) return 'valid'
  return isInCorrection(proof) && mayBeProved(order.status) ? 'in-correction' : 'revoked'
}

/**
 * The names that the priest read: the participants of the plan, or the customer if the plan has no participants. People who have died
 * come at the end, with "in memory" in English.
 */
export function namesRead(participants: string, customerName: string): string[] {
  const named = parseParticipants(participants)
    .toSorted((one, other) => Number(one.isDeparted ?? false) - Number(other.isDeparted ?? false))
    .flatMap((person) => {
      const name = fullName(person)
      return name === '' ? [] : [markedName({ ...person, name }, 'en')]
    })
  return named.length > 0 ? named : [customerName].filter(Boolean)
}

/** The maximum difference between the clocks of a phone and of the shop. */
const SKEW = 10 * 60_000

/** True if a time is in the future. */
export function isInFuture(moment: Date, now: Date): boolean {
  return moment.getTime() > now.getTime() + SKEW
}

/** The name of a line without the tier, because the tier does not change the ritual. */
export function ritualName(name: string, tier: string | null): string {
  const end = name.lastIndexOf(' - ')
  return tier === null || end < 0 ? name : name.slice(0, end)
}

/** The name of a line's tier in the order. */
function tierName(name: string, tier: string | null): string | null {
  const end = name.lastIndexOf(' - ')
  return tier === null || end < 0 ? null : name.slice(end + ' - '.length)
}

type Line = { name: string; tier: string | null; weeks: number; performsAt: Date | null }
type Performed = { days: readonly string[]; lastDay: string; numbers: TierNumbers | undefined }

/**
 * Returns the performed part of a ritual. Undefined for a ritual with a fixed time. The numbers of a tier (recitations, days with fire) are
 * for the whole term. So if fewer days were performed, these numbers are null.
 */
export function performedTerm(
  { name, tier, weeks, performsAt }: Line,
  { days, lastDay, numbers }: Performed,
): PerformedTerm | undefined {
  if (performsAt) return undefined
  const done = days.filter((day) => day <= lastDay).toSorted()
  const isWhole = done.length === 0 || done.length >= weeks * 7
  return {
    tier: tierName(name, tier),
    weeks,
    from: done[0] ?? null,
    to: done.at(-1) ?? null,
    days: done.length,
    fireDays: isWhole ? (numbers?.days ?? null) : null,
    recitations: isWhole ? (numbers?.recitations ?? null) : null,
  }
}

/** The day for which the invented samples were written. */
const SAMPLES_WRITTEN = '2026-11-30'

/**
 * The reference day for the dates of the samples. It is constant, so that a sample looks the same at every visit. If today is earlier, the
 * reference day is today, so that no sample is in the future.
 */
export function samplesDay(today: string): string {
  return today < SAMPLES_WRITTEN ? today : SAMPLES_WRITTEN
}

/** Chooses the size of the names on the certificate, so that everything below the names fits on the sheet. */
export function chooseNameSize(names: readonly string[]): 'large' | 'medium' | 'small' {
  const signs = names.join(', ').length
  return signs <= MAX_CHARACTERS.large ? 'large' : signs <= MAX_CHARACTERS.medium ? 'medium' : 'small'
}

/**
 * Creates a certificate number: 55 random bits and a check character, in groups of four. If the check character looks like another character,
 * tries again. `draw` returns random bytes.
 */
export function newCertificateNumber(draw: (count: number) => Uint8Array): string {
  for (;;) {
    const digits = [...draw(RANDOM_DIGITS)].map((byte) => DIGITS[byte % DIGITS.length]).join('')
    const check = checkCharacter(digits)
    if (DIGITS.includes(check)) return `${digits}${check}`.replace(/(.{4})(?=.)/g, '$1-')
  }
}

/** Converts a typed number to the stored form. Undefined if the check character shows a typing error. */
export function readCertificateNumber(typed: string): string | undefined {
  const plain = plainSigns(typed).toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (plain.length !== LENGTH || !ONLY_DIGITS.test(plain)) return undefined
  if (checkCharacter(plain.slice(0, -1)) !== plain.at(-1)) return undefined
  return plain.replace(/(.{4})(?=.)/g, '$1-')
}

/** True if the typed number is the number of the sample certificate. */
export function isSampleNumber(typed: string): boolean {
  return Object.values(SAMPLE_NUMBERS).includes(typed.trim().toUpperCase())
}

/** The check character by ISO/IEC 7064:2003, hybrid system MOD 37,36. It detects one wrong character, and two swapped neighbouring characters. */
export function checkCharacter(text: string): string {
  let product = 36
  for (const sign of text) {
    const sum = (product + ALPHABET.indexOf(sign)) % 36 || 36
    product = (sum * 2) % 37
  }
  return ALPHABET[(37 - product) % 36] ?? ''
}
