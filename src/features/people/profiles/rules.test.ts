import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONSENT_FIELDS } from '#features/people/accounts/model.ts'
import { type CurrentUser, type ProfileField, type ProfileView, profileFields } from './schemas.ts'
import {
  asksConsent,
  changedFields,
  findFieldFault,
  MAX_LENGTHS,
  NO_FIELDS,
  splitName,
  startingFields,
  withProfile,
} from './rules.ts'

const FIELDS = Object.keys(NO_FIELDS) as ProfileField[]

describe('the name in the last order', () => {
  it.each([
    ['Анна Смирнова', 'Анна', 'Смирнова'],
    ['  Анна   Мария  Смирнова ', 'Анна', 'Мария Смирнова'],
    ['Анна', 'Анна', ''],
    ['', '', ''],
  ])('«%s» is split into the first name «%s» and the last name «%s»', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName })
  })
})

const user: CurrentUser = {
  id: 'a1',
  email: 'anna@example.com',
  phone: '',
  firstName: '',
  lastName: '',
  role: 'customer',
  staffRole: null,
  account: {
    id: 'a1',
    role: 'customer',
    staffRole: null,
    email: 'anna@example.com',
    phone: null,
    createdAt: '2026-01-01T00:00:00Z',
    consent: { given: true, textVersion: '1', givenAt: '2026-01-01T00:00:00Z' },
  },
  profile: null,
}
const profile: ProfileView = {
  ...NO_FIELDS,
  firstName: 'Анна',
  lastName: 'Смирнова',
  id: 'p1',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
}
const last = { customerName: 'Ольга Петрова', customerEmail: 'olga@example.com', customerPhone: '9123456789' }

describe('a newly opened profile form', () => {
  it('contains only the profile’s data if the account has a profile', () => {
    const fields = startingFields({ ...user, profile }, last)
    expect(fields).toEqual({ ...NO_FIELDS, firstName: 'Анна', lastName: 'Смирнова' })
  })

  it('contains the last order’s data if the account has no profile', () => {
    expect(startingFields(user, last)).toEqual({
      ...NO_FIELDS,
      firstName: 'Ольга',
      lastName: 'Петрова',
      email: 'anna@example.com',
      phoneNumber: '912 345 6789',
    })
  })

  it('contains the phone number of the sign-in, formatted where possible', () => {
    expect(startingFields({ ...user, phone: '+79123456789' }, last).phoneNumber).toBe('+7 912 345 6789')
    expect(startingFields({ ...user, phone: '+919876543210' }, last).phoneNumber).toBe('+919876543210')
  })

  it('is empty if there is neither a profile nor an order', () => {
    expect(startingFields({ ...user, email: '' }, null)).toEqual(NO_FIELDS)
  })
})

it('after a profile is saved, the page shows the new names', () => {
  const changed = withProfile(user, profile)
  expect(changed).toMatchObject({ firstName: 'Анна', lastName: 'Смирнова', profile: { id: 'p1' } })
  expect(changed.account).toBe(user.account)
})

it('the profile form sends only changed fields', () => {
  expect(changedFields(profile, { birthTime: ' 14:30', isTimeUncertain: '' })).toEqual({ birthTime: '14:30' })
  expect(changedFields(profile, { firstName: 'Анна ' })).toEqual({})
})

describe('the consent for a profile', () => {
  it('is required only for certain fields', () => {
    const asking = FIELDS.filter((field) => asksConsent({ [field]: 'true' }))
    expect(asking.toSorted()).toEqual([...CONSENT_FIELDS].toSorted())
  })

  it('is not required for an empty field', () => {
    expect(asksConsent({ birthDate: ' ', additionalNotes: '' })).toBe(false)
  })
})

describe('a field of the profile form', () => {
  /** A time after all dates in these tests, because the rule refuses a date in the future and the schema does not. */
  const NOW = new Date('2041-01-01T00:00:00Z')
  const schemaSays = (field: ProfileField, value: string) => {
    const result = profileFields.shape[field].safeParse(value)
    return result.success ? undefined : result.error.issues[0]?.message
  }

  it.each([
    ['firstName', 'А', 'accounts.first-name-short'],
    ['lastName', ' ', 'accounts.last-name-short'],
    ['email', 'anna@', 'accounts.email-invalid'],
    ['phoneNumber', '12', 'accounts.phone-invalid'],
    ['birthDate', '31.02.2000', 'accounts.birth-date-invalid'],
    ['birthDate', '29.02.2001', 'accounts.birth-date-invalid'],
    ['birthDate', '01.01.1899', 'accounts.birth-date-invalid'],
    ['birthTime', '24:00', 'accounts.birth-time-invalid'],
  ] as const)('is checked: %s with «%s» is refused with %s', (field, value, code) => {
    expect(findFieldFault(field, value, NOW)).toBe(code)
    expect(schemaSays(field, value)).toBe(code)
  })

  it('refuses a birth date in the future', () => {
    const today = new Date('2026-11-23T11:00:00Z')
    expect(findFieldFault('birthDate', '23.11.2026', today)).toBeUndefined()
    expect(findFieldFault('birthDate', '01.01.2999', today)).toBe('accounts.birth-date-invalid')
  })

  it('follows the same rules in the form and on the server', () => {
    const digits = fc.stringMatching(/^[0-9 +.:]{0,12}$/)
    const day = fc
      .tuple(fc.integer({ min: 0, max: 33 }), fc.integer({ min: 0, max: 14 }), fc.integer({ min: 1890, max: 2040 }))
      .map(([d, m, y]) => `${String(d).padStart(2, '0')}.${String(m).padStart(2, '0')}.${y}`)
    const mail = fc.oneof(fc.emailAddress(), fc.string({ maxLength: 20 }))
    const checked = ['firstName', 'lastName', 'email', 'phoneNumber', 'birthDate', 'birthTime'] as const
    const line = fc.oneof(digits, day, mail).filter((text) => !/\p{Cc}/u.test(text))
    fc.assert(
      fc.property(fc.constantFrom(...checked), line, (field, value) => {
        fc.pre(value.trim().length <= MAX_LENGTHS[field])
        expect(findFieldFault(field, value, NOW) === undefined).toBe(schemaSays(field, value.trim()) === undefined)
      }),
      { numRuns: 500 },
    )
  })

  it.each(['firstName', 'lastName', 'occupation', 'birthPlace', 'currentLocation', 'additionalNotes'] as const)(
    '%s accepts text up to the length limit and refuses longer text',
    (field) => {
      expect(schemaSays(field, 'а'.repeat(MAX_LENGTHS[field]))).toBeUndefined()
      expect(schemaSays(field, 'а'.repeat(MAX_LENGTHS[field] + 1))).toBeDefined()
    },
  )
})
