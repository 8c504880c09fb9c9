import type { PaymentsContext } from '#features/money/payments/context.ts'
import type { ProofsContext } from '#features/rites/proofs/context.ts'

/** What group rituals work with: they are proved to all families, or called off and paid back. */
export type GroupsContext = ProofsContext & { payments: PaymentsContext }
