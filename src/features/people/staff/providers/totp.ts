import { TOTP_DIGITS, TOTP_PERIOD_SECONDS } from '../model.ts'

/** 160 random bits in base32, as authenticator apps take them (RFC 4226, section 4). */
export async function newTotpSecret(): Promise<string> {
  return (await otp()).generateSecret({ length: 20 })
}

/** The `otpauth:` address that an app reads from the QR code: the secret with the names to show. */
export async function totpAddress(issuer: string, label: string, secret: string): Promise<string> {
  return (await otp()).generateURI({ issuer, label, secret, digits: TOTP_DIGITS, period: TOTP_PERIOD_SECONDS })
}

/**
 * The time step whose code this is, of now, the one before or the one after, and later than `lastStep`; undefined for any other code.
 * Compared in constant time by the library.
 */
export async function stepOfCode(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): Promise<number | undefined> {
  const { verify } = await otp()
  const epoch = Math.floor(now.getTime() / 1000)
  // A clock that was set back would make every step lie behind the last one, which the library takes for a fault of the caller.
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

/** Loaded with the first code: a start need not wait for it. */
const otp = async () => await import('otplib')
