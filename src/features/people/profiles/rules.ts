import { isBirthDate, isDayInFuture } from '#base/birth-date.ts'
import { cleanEmail, cleanPhone, isEmail, PHONE } from '#base/contact.ts'
import { isNameShort } from '#base/name-length.ts'
import { phoneFits, phoneText } from './rules-masks.ts'
import type { CONSENT_FIELDS } from '#features/people/accounts/model.ts'
import type { CurrentUser, ProfileField, ProfileFields, ProfileView } from './schemas.ts'

/** The customer's data of the last checkout, which this browser stores (docs/contract.md, "Items of an order"). */
export type LastCheckout = { customerName: string; customerEmail: string; customerPhone?: string }

/** The fields that the shop stores only with consent, as in `CONSENT_FIELDS`. A test compares the two lists. */
const NEED_CONSENT: readonly ProfileField[] = [
  'birthDate',
  'birthTime',
  'isTimeUncertain',
  'birthPlace',
  'additionalNotes',
] satisfies (typeof CONSENT_FIELDS)[number][]

export const NO_FIELDS: ProfileFields = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  occupation: '',
  birthDate: '',
  birthTime: '',
  isTimeUncertain: '',
  birthPlace: '',
  gender: '',
  maritalStatus: '',
  currentLocation: '',
  additionalNotes: '',
}

/** Splits a name: the first word is the first name, and the other words are the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** The parts of the name in an order that a profile accepts. A part that is too short or too long is left out. */
export function profileName(ordered: string): { firstName: string; lastName: string } {
  const { firstName, lastName } = splitName(ordered)
  const fits = (name: string) => (isNameShort(name) || name.length > MAX_LENGTHS.firstName ? '' : name)
  return { firstName: fits(firstName), lastName: fits(lastName) }
}

/** The initial values of the profile form: the profile, or without a profile the data of the account and of the last checkout. */
export function startingFields(
  {
    profile,
    email,
    phone,
    firstName,
    lastName,
  }: Pick<CurrentUser, 'profile' | 'email' | 'phone' | 'firstName' | 'lastName'>,
  last: LastCheckout | null,
): ProfileFields {
  if (profile) return fieldsOf(profile)
  const known = phone || (last?.customerPhone ?? '')
  const named = splitName(last?.customerName ?? '')
  return {
    ...NO_FIELDS,
    firstName: firstName || named.firstName,
    lastName: lastName || named.lastName,
    email: email || (last?.customerEmail ?? ''),
    phoneNumber: phoneFits(known) ? phoneText(known) : known,
  }
}

/** The fields of a profile that the form contains. */
function fieldsOf(profile: ProfileView): ProfileFields {
  const { id: _id, createdAt: _created, updatedAt: _updated, ...fields } = profile
  return fields
}

/** True if these fields contain data that need consent. */
export function asksConsent(fields: FieldTexts): boolean {
  return NEED_CONSENT.some((field) => (fields[field] ?? '').trim() !== '')
}

/** Returns the user with the names of a profile that was just saved. The data of the account do not change. */
export function withProfile(user: CurrentUser, profile: ProfileView): CurrentUser {
  return { ...user, firstName: profile.firstName, lastName: profile.lastName, profile }
}

export type FaultCode =
  | 'accounts.first-name-short'
  | 'accounts.last-name-short'
  | 'accounts.email-invalid'
  | 'accounts.phone-invalid'
  | 'accounts.birth-date-invalid'
  | 'accounts.birth-time-invalid'

/** Returns the error of one field. The server has the same rules. A test compares them. */
export function findFieldFault(field: ProfileField, text: string, now: Date): FaultCode | undefined {
  const value = cleanField(field, text)
  switch (field) {
    case 'firstName':
      return isNameShort(value) ? 'accounts.first-name-short' : undefined
    case 'lastName':
      return isNameShort(value) ? 'accounts.last-name-short' : undefined
    case 'email':
      return value === '' || isEmail(value) ? undefined : 'accounts.email-invalid'
    case 'phoneNumber':
      return value === '' || PHONE.test(value) ? undefined : 'accounts.phone-invalid'
    case 'birthDate':
      return value === '' || (isBirthDate(value) && !isDayInFuture(value, now))
        ? undefined
        : 'accounts.birth-date-invalid'
    case 'birthTime':
      return /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/.test(value) ? undefined : 'accounts.birth-time-invalid'
    default:
      return undefined
  }
}

function cleanField(field: ProfileField, text: string): string {
  if (field === 'email') return cleanEmail(text)
  return field === 'phoneNumber' ? cleanPhone(text) : text.trim()
}

/** The maximum length of each field, the same as in the server's schema. */
export const MAX_LENGTHS: Record<ProfileField, number> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phoneNumber: 40,
  occupation: 100,
  birthDate: 10,
  birthTime: 5,
  isTimeUncertain: 4,
  birthPlace: 200,
  gender: 6,
  maritalStatus: 8,
  currentLocation: 200,
  additionalNotes: 2000,
}

export type FieldTexts = Partial<Record<ProfileField, string>>

/** Returns the texts that differ from the profile, in the form in which the shop stores them. */
export function changedFields(profile: ProfileFields, texts: FieldTexts): Partial<ProfileFields> {
  const all = Object.entries(texts) as [ProfileField, string][]
  const changed = Object.fromEntries(
    all
      .map(([field, text]) => [field, cleanField(field, text)] as const)
      .filter(([field, text]) => profile[field] !== text),
  )
  // The type is safe: a field with choices offers only values that the schema accepts.
  return changed
}
