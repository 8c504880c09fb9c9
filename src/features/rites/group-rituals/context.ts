import type { PaymentsContext } from '#features/money/payments/context.ts'
import type { ProofsContext } from '#features/rites/proofs/context.ts'

/** Dependencies of group rituals: publishing the proof to all families, cancelling and refunding. */
export type GroupsContext = ProofsContext & { payments: PaymentsContext }
