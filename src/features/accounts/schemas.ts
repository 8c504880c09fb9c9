import { z } from 'zod'
import { EMAIL } from '#base/contact.ts'
import { ROLES } from '#base/role.ts'
import { withoutUnseen } from '#base/text.ts'
import { PROOF_PARTS } from './model-proof.ts'

const contact = z
  .string('accounts.contact-required')
  .trim()
  .min(1, 'accounts.contact-required')
  .max(254, 'accounts.contact-invalid')

/** The answers to a challenge, when a refusal asked for some (docs/security.md, "Signing in"). */
const proof = z.object({
  token: z.string().max(200),
  answers: z
    .array(
      z
        .number()
        .int()
        .min(0)
        .max(2 ** 40),
    )
    .max(PROOF_PARTS),
})

export const requestLoginInput = z.object({ contact, proof: proof.optional() })

/** `channel` follows from the contact's form alone; lengths of time in seconds. */
export const requestLoginAnswer = z.object({
  channel: z.enum(['email', 'sms']),
  expiresIn: z.number(),
  resendIn: z.number(),
})

export type RequestLoginAnswer = z.infer<typeof requestLoginAnswer>

export const verifyCodeInput = z.object({
  contact,
  code: z
    .string('accounts.code-six-digits')
    .trim()
    .regex(/^\d{6}$/, 'accounts.code-six-digits'),
})

/** New: without a name yet, so the profile comes first. */
export const verifyCodeAnswer = z.object({ isNewUser: z.boolean() })

export type VerifyCodeAnswer = z.infer<typeof verifyCodeAnswer>

const GENDERS = ['Male', 'Female', ''] as const

const MARITAL_STATUSES = ['Single', 'Married', 'Divorced', 'Widowed', ''] as const

/** No control characters: a value is one line. */
const line = (most: number) =>
  z
    .string()
    .overwrite(withoutUnseen)
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}]*$/u)

const paragraphs = z
  .string()
  .overwrite(withoutUnseen)
  .trim()
  .max(2000)
  .regex(/^[^\p{Cc}]*$|^(?:[^\p{Cc}]|[\n\r\t])*$/u)

const personName = (message: string) => line(100).min(2, message)

/** The fields a customer may change (specification, sections 3 and 5). `isTimeUncertain` is the text `true` or nothing. */
export const profileFields = z.object({
  firstName: personName('accounts.first-name-short'),
  lastName: personName('accounts.last-name-short'),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, 'accounts.email-invalid')
    .refine((value) => value === '' || EMAIL.test(value), 'accounts.email-invalid'),
  phoneNumber: line(20).regex(/^(?:\+?\d[\d ]{4,18}\d)?$/, 'accounts.phone-invalid'),
  occupation: line(100),
  birthDate: line(10).refine(isBirthDate, 'accounts.birth-date-invalid'),
  birthTime: line(5).regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'accounts.birth-time-invalid'),
  isTimeUncertain: z.enum(['true', '']),
  birthPlace: line(200),
  gender: z.enum(GENDERS, 'accounts.gender-unknown'),
  maritalStatus: z.enum(MARITAL_STATUSES, 'accounts.marital-status-unknown'),
  currentLocation: line(200),
  additionalNotes: paragraphs,
})

export type ProfileFields = z.infer<typeof profileFields>

export type ProfileField = keyof ProfileFields

const consent = z.literal(true).optional()

/** `POST /api/customer-profiles`: everything but the names may be left out. */
export const profileInput = profileFields.partial().required({ firstName: true, lastName: true }).extend({ consent })

/** `PUT /api/customer-profiles/{id}`: the full form or a single field. */
export const profileChange = profileFields.partial().extend({ consent })

export const profileView = profileFields.extend({ id: z.string(), createdAt: z.string(), updatedAt: z.string() })

export type ProfileView = z.infer<typeof profileView>

/** Consent to the keeping of birth data, wishes and participants, as it stands. */
export const consentView = z.object({
  given: z.boolean(),
  textVersion: z.string().nullable(),
  givenAt: z.string().nullable(),
})

export type ConsentView = z.infer<typeof consentView>

/** `GET /api/auth/me`. */
export const currentUser = z.object({
  id: z.string(),
  /** Empty for who signs in by phone only. */
  email: z.string(),
  phone: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  account: z.object({
    id: z.string(),
    role: z.enum(ROLES),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    createdAt: z.string(),
    consent: consentView,
  }),
  profile: profileView.nullable(),
})

export type CurrentUser = z.infer<typeof currentUser>

export const sessionView = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})

export type SessionView = z.infer<typeof sessionView>

/** A day of the calendar as `dd.mm.yyyy`, or nothing; not before 1900. */
function isBirthDate(value: string): boolean {
  if (value === '') return true
  const found = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(value)
  if (!found) return false
  const [day = 0, month = 0, year = 0] = found.slice(1).map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1900 && date.getUTCDate() === day && date.getUTCMonth() === month - 1
}
