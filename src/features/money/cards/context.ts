import type { SettlementContext } from '#features/money/settlements/context.ts'
import type { CardConfig } from './model.ts'

/** Dependencies of card payments. */
export type CardContext = SettlementContext & { cards: CardConfig }
