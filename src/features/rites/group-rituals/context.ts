import type { PaymentsContext } from '#features/money/payments/context.ts'
import type { ProofsContext } from '#features/rites/proofs/context.ts'

/** The dependencies of the commands that publish a proof for all families, cancel a group ritual and refund its families. */
export type GroupsContext = ProofsContext & { payments: PaymentsContext }
