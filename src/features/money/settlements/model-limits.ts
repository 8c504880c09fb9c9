const MAX_CENTS = 100_000_000

/** The minimum and the maximum of each field of the payment policy. A number of confirmations is never 0. */
export const POLICY_BOUNDS = {
  lockMinutes: [5, 24 * 60],
  watchDays: [1, 30],
  toleranceBasisPoints: [0, 500],
  toleranceCents: [0, 10_000],
  dustCents: [0, MAX_CENTS],
  paymentsPerOrder: [1, 50],
  addressesPerHour: [1, 10_000],
  gapWarning: [5, 100_000],
  unpaidMost: [10, 100_000],
  staleSeconds: [30, 3600],
  spreadBasisPoints: [0, 1000],
  minimumCents: [0, MAX_CENTS],
  bitcoinMost: [1, 100],
  ethereumBlocks: [1, 1000],
  ethereumFinalFromCents: [0, MAX_CENTS],
  secondPersonFromCents: [0, MAX_CENTS],
  partnerDayCents: [0, MAX_CENTS],
} as const satisfies Record<string, readonly [least: number, most: number]>

export type PolicyNumber = Exclude<keyof typeof POLICY_BOUNDS, 'minimumCents'>
