import type { PaymentsContext } from '#features/payments/context.ts'
import type { ProofsContext } from '#features/proofs/context.ts'

/** What group rituals work with: they are proved to all families, or called off and paid back. */
export type GroupsContext = ProofsContext & { payments: PaymentsContext }
