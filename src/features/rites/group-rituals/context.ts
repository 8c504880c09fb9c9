import type { PaymentsContext } from '#features/money/payments/context.ts'
import type { ProofsContext } from '#features/rites/proofs/context.ts'

/** What the commands of a group ritual need. They publish the proof to all families, cancel a group ritual and refund its families. */
export type GroupsContext = ProofsContext & { payments: PaymentsContext }
