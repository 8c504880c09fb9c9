import { z } from 'zod'
import { cleanEmail, isEmail } from '#base/contact.ts'
import { STAFF_ROLES } from '#base/role.ts'

const staffRole = z.enum(STAFF_ROLES, 'staff.role-unknown')

export const invitationInput = z.object({
  email: z
    .string('staff.email-invalid')
    .overwrite(cleanEmail)
    .refine(isEmail, 'staff.email-invalid')
    .meta({ format: 'email' }),
  role: staffRole,
  /** The language of the invitation e-mail. If it is omitted, the language of the call is used. */
  lang: z.enum(['ru', 'en']).optional(),
})

export type InvitationInput = z.output<typeof invitationInput>

export const roleInput = z.object({ role: staffRole, version: z.number().int().min(1).optional() })

export type RoleInput = z.output<typeof roleInput>

/** A staff member or an invited person. The id is always the account's id. */
export const staffMember = z.object({
  id: z.string(),
  state: z.enum(['active', 'invited']),
  email: z.string(),
  name: z.string(),
  role: z.enum(STAFF_ROLES),
  lang: z.enum(['ru', 'en']),
  version: z.number(),
  isYou: z.boolean(),
  /**
   * True if the person is owner because the configuration names the person's e-mail address. Each start of the shop makes this person owner
   * again.
   */
  isNamedInConfiguration: z.boolean(),
  lastSignInAt: z.string().nullable(),
  /** The time of the invitation. Null for people who are not invited. */
  invitedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  factors: z.object({ passkeys: z.number(), totp: z.boolean() }),
})

export type StaffMember = z.infer<typeof staffMember>

export const staffSession = z.object({
  id: z.string(),
  accountId: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(STAFF_ROLES),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  secondFactorAt: z.string().nullable(),
  isCurrent: z.boolean(),
})

export type StaffSession = z.infer<typeof staffSession>
