import type { SettlementContext } from '#features/money/settlements/context.ts'
import type { CardConfig } from './model.ts'

export type CardContext = SettlementContext & { cards: CardConfig }
