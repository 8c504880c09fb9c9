import { TOTP_DIGITS, TOTP_PERIOD_SECONDS } from '../model.ts'

/** Creates a secret for an authenticator app: 160 random bits in base32, the format that these apps use (RFC 4226, section 4). */
export async function newTotpSecret(): Promise<string> {
  return (await otp()).generateSecret({ length: 20 })
}

/** Returns the `otpauth:` address in the QR code. It contains the secret, and the names that the app shows. */
export async function totpAddress(issuer: string, label: string, secret: string): Promise<string> {
  return (await otp()).generateURI({ issuer, label, secret, digits: TOTP_DIGITS, period: TOTP_PERIOD_SECONDS })
}

/**
 * Returns the time step to which this code of an authenticator app belongs. The code may be of the current, the previous or the next step,
 * but the step must be later than `lastStep`. Undefined for any other code. The library compares the codes in constant time.
 */
export async function findCodeStep(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): Promise<number | undefined> {
  const { verify } = await otp()
  const epoch = Math.floor(now.getTime() / 1000)
  // If the clock was set back, all these steps may be before `lastStep`. Then the library would throw.
  if (lastStep > Math.floor(epoch / TOTP_PERIOD_SECONDS) + 1) return undefined
  const result = await verify({
    secret,
    token: code,
    epoch,
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_SECONDS,
    epochTolerance: TOTP_PERIOD_SECONDS,
    ...(lastStep > 0 && { afterTimeStep: lastStep }),
  })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

/** Loads the library for authenticator apps. It is loaded when first used, so that the shop starts fast. */
const otp = async () => await import('otplib')
