import { z } from 'zod'
import { PROOF_PARTS } from './model-proof-of-work.ts'

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

/** Consent to the keeping of birth data, wishes and participants, as it stands. */
export const consentView = z.object({
  given: z.boolean(),
  textVersion: z.string().nullable(),
  givenAt: z.string().nullable(),
})

export type ConsentView = z.infer<typeof consentView>

export const sessionView = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})

export type SessionView = z.infer<typeof sessionView>
