import { asksSecondFactor, isFreshFactor } from '#features/accounts/rules-second-factor.ts'
import type { SecondFactorView } from './schemas.ts'
import type { passkeys, totpFactors } from './tables.ts'

export type PasskeyRow = typeof passkeys.$inferSelect
export type TotpRow = typeof totpFactors.$inferSelect

type Standing = {
  passkeys: PasskeyRow[]
  totp: TotpRow | undefined
  codesLeft: number
  passedAt: Date | null
  now: Date
  config: Parameters<typeof asksSecondFactor>[0]
}

export function presentSecondFactor({ passkeys, totp, codesLeft, passedAt, now, config }: Standing): SecondFactorView {
  return {
    required: asksSecondFactor(config),
    passed: passedAt !== null,
    fresh: isFreshFactor(passedAt, now),
    passedAt: passedAt?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    totp: totp ? { createdAt: totp.createdAt.toISOString(), lastUsedAt: totp.lastUsedAt?.toISOString() ?? null } : null,
    recoveryCodesLeft: codesLeft,
  }
}
