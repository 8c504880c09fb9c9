import { z } from 'zod'
import { findCode } from '#base/one-time-code.ts'
import { MAX_PASSKEY_NAME } from './model.ts'

const base64url = z
  .string()
  .min(1)
  .max(20_000)
  .regex(/^[A-Za-z0-9_-]+$/)
/** The fields that a browser sends both when it creates and when it uses a passkey. */
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}).default({}),
}

/** The result of `navigator.credentials.create` as JSON (RegistrationResponseJSON in WebAuthn). Unused fields are removed. */
const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
})

export type RegistrationResponse = z.output<typeof registrationResponse>

/** The result of `navigator.credentials.get` as JSON (AuthenticationResponseJSON in WebAuthn). */
const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
})

export type AuthenticationResponse = z.output<typeof authenticationResponse>

export const passkeyRegistrationInput = z.object({
  /** The name that the owner gives to the passkey. If it is empty, the passkey gets the name of the browser. */
  name: z.string().trim().max(MAX_PASSKEY_NAME, 'second-factor.name-long').default(''),
  response: registrationResponse,
})

export const passkeyVerificationInput = z.object({ response: authenticationResponse })

export const totpCodeInput = z.object({
  code: z
    .string('second-factor.six-digits')
    .max(1000, 'second-factor.six-digits')
    .overwrite((typed) => findCode(typed) ?? '')
    .refine((code) => code !== '', 'second-factor.six-digits'),
})

export const recoveryInput = z.object({ code: z.string('second-factor.code-invalid').trim().min(1).max(1000) })

/**
 * The objects PublicKeyCredentialCreationOptionsJSON and PublicKeyCredentialRequestOptionsJSON of WebAuthn. The page passes them to the
 * browser's API.
 */
export const registrationOptions = z.looseObject({ challenge: z.string() })
export const requestOptions = z.looseObject({ challenge: z.string() })

/** The secret of a new authenticator app. `secret` is base32; `uri` is the `otpauth:` address for the QR code. */
export const totpOptions = z.object({ secret: z.string(), uri: z.string(), expiresAt: z.string() })

export type TotpOptions = z.infer<typeof totpOptions>

/**
 * The state of the caller's second factor: whether it is `required`, whether it was `passed` in this session, and whether it is `fresh`
 * (passed within the last five minutes).
 */
export const secondFactorView = z.object({
  required: z.boolean(),
  passed: z.boolean(),
  fresh: z.boolean(),
  passedAt: z.string().nullable(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() }),
  ),
  totp: z.object({ createdAt: z.string(), lastUsedAt: z.string().nullable() }).nullable(),
  recoveryCodesLeft: z.number(),
})

export type SecondFactorView = z.infer<typeof secondFactorView>

/**
 * The answer after a second factor was registered. Recovery codes are returned only with the first factor. If another factor is registered,
 * the codes stay the same.
 */
export const registeredView = secondFactorView.extend({ recoveryCodes: z.array(z.string()).nullable() })

export type RegisteredView = z.infer<typeof registeredView>

export const recoveryCodesView = z.object({ recoveryCodes: z.array(z.string()) })
