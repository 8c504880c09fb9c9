import { z } from 'zod'
import { isBirthDate } from '#base/birth-date.ts'
import { cleanEmail, cleanPhone, isEmail, PHONE } from '#base/contact.ts'
import { isNameShort } from '#base/name-length.ts'
import { ROLES, STAFF_ROLES } from '#base/role.ts'
import { removeInvisible } from '#base/text.ts'
import { consentView } from '#features/people/accounts/schemas.ts'

const GENDERS = ['Male', 'Female', ''] as const

const MARITAL_STATUSES = ['Single', 'Married', 'Divorced', 'Widowed', ''] as const

/** A text on one line, without control characters. */
const line = (most: number) =>
  z
    .string()
    .overwrite(removeInvisible)
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}]*$/u)

const paragraphs = z
  .string()
  .overwrite(removeInvisible)
  .trim()
  .max(2000)
  .regex(/^[^\p{Cc}]*$|^(?:[^\p{Cc}]|[\n\r\t])*$/u)

const personName = (message: string) => line(100).refine((name) => !isNameShort(name), message)

/** The fields that a customer can change (docs/contract.md, "Profile and plan"). `isTimeUncertain` is the text `true` or empty. */
export const profileFields = z.object({
  firstName: personName('accounts.first-name-short'),
  lastName: personName('accounts.last-name-short'),
  email: z
    .string()
    .overwrite(cleanEmail)
    .refine((value) => value === '' || isEmail(value), 'accounts.email-invalid'),
  phoneNumber: z
    .string()
    .overwrite(cleanPhone)
    .refine((value) => value === '' || PHONE.test(value), 'accounts.phone-invalid'),
  occupation: line(100),
  birthDate: line(10).refine((value) => value === '' || isBirthDate(value), 'accounts.birth-date-invalid'),
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

const consent = z.boolean().optional()

/** The input of `POST /api/customer-profiles`. All fields except the names are optional. */
export const profileInput = profileFields.partial().required({ firstName: true, lastName: true }).extend({ consent })

/** The input of `PUT /api/customer-profiles/{id}`: all fields of the form, or a single field. */
export const profileChange = profileFields.partial().extend({ consent })

export const profileView = profileFields.extend({ id: z.string(), createdAt: z.string(), updatedAt: z.string() })

export type ProfileView = z.infer<typeof profileView>

/** The response of `GET /api/auth/me`. */
export const currentUser = z.object({
  id: z.string(),
  /** The e-mail address. Empty for customers who sign in only by phone. */
  email: z.string(),
  phone: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  staffRole: z.enum(STAFF_ROLES).nullable(),
  account: z.object({
    id: z.string(),
    role: z.enum(ROLES),
    /** The staff role. Null unless the role is `admin`. */
    staffRole: z.enum(STAFF_ROLES).nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    createdAt: z.string(),
    consent: consentView,
  }),
  profile: profileView.nullable(),
})

export type CurrentUser = z.infer<typeof currentUser>
