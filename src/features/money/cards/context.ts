import type { SettlementContext } from '#features/money/settlements/context.ts'
import type { CardConfig } from './model.ts'

/** What paying by card works with. */
export type CardContext = SettlementContext & { cards: CardConfig }
