import { WIRE_STATUSES } from '#features/crypto/model.ts'
import { ATTENTIONS, CARD_ATTENTIONS } from '#features/settlements/model-attention.ts'

/** States of a row of the ledger, whatever brought the money; `awaiting`: a confirmation by hand that a second person must agree to. */
export const LEDGER_STATUSES = [...WIRE_STATUSES, 'surplus', 'declined', 'awaiting'] as const

export type LedgerStatus = (typeof LEDGER_STATUSES)[number]

/** Why somebody must look at a row; `surplus`: it holds money to be given back, `second-person`: it waits for another's agreement. */
export const LEDGER_ATTENTIONS = [...new Set([...ATTENTIONS, ...CARD_ATTENTIONS]), 'surplus', 'second-person'] as const

export type LedgerAttention = (typeof LEDGER_ATTENTIONS)[number]
