import { z } from 'zod'
import { findCode } from '#base/one-time-code.ts'
import { removeInvisible } from '#base/text.ts'
import { PROOF_PARTS } from './model.ts'

/** The maximum length of a typed contact or code. The limit is high, because characters such as spaces are removed later. */
const MAX_TYPED = 1000

const contact = z
  .string('accounts.contact-required')
  .overwrite(removeInvisible)
  .trim()
  .min(1, 'accounts.contact-required')
  .max(MAX_TYPED, 'accounts.contact-invalid')
  .describe('An e-mail address or a phone number, as a person pastes it')

/** The solution of a challenge. The browser sends it if the shop refused an earlier call with a challenge (docs/security.md, "Signing in"). */
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

/**
 * The answer to a request for a sign-in code. `channel` depends only on the form of the contact, so it does not show whether the shop knows
 * the contact. Durations are in seconds.
 */
export const requestLoginAnswer = z.object({
  channel: z.enum(['email', 'sms']),
  expiresIn: z.number(),
  resendIn: z.number(),
})

export const verifyCodeInput = z.object({
  contact,
  code: z
    .string('accounts.code-six-digits')
    .max(MAX_TYPED, 'accounts.code-six-digits')
    .overwrite((typed) => findCode(typed) ?? '')
    .refine((code) => code !== '', 'accounts.code-six-digits')
    .describe('The six digits, or the whole message that contains them'),
})

/**
 * The answer after a correct sign-in code. `isNewUser`: true if the shop does not know the person's name yet. The page then shows the
 * profile form first.
 */
export const verifyCodeAnswer = z.object({ isNewUser: z.boolean() })

export type VerifyCodeAnswer = z.infer<typeof verifyCodeAnswer>

/** The state of a person's consent to the storage of birth data, wishes and participants. */
export const consentView = z.object({
  given: z.boolean(),
  textVersion: z.string().nullable(),
  givenAt: z.string().nullable(),
})

export type ConsentView = z.infer<typeof consentView>

/**
 * A consent to the storage of birth data, wishes and participants. `givenAt` is null if somebody else entered the data of this order.
 * `textVersion` is null if the version was not recorded.
 */
export const givenConsent = z.object({
  with: z.enum(['account', 'order', 'partner']),
  orderId: z.string().nullable(),
  textVersion: z.string().nullable(),
  lang: z.enum(['ru', 'en']).nullable(),
  givenAt: z.string().nullable(),
})

export type GivenConsent = z.infer<typeof givenConsent>

export const sessionView = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})

export type SessionView = z.infer<typeof sessionView>
