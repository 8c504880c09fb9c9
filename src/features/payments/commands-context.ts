import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { CardProvider } from './model-card.ts'
import type { Account, Chain, ChainSource, RateSource, Settlement } from './model.ts'
import type { Policy } from './rules-policy.ts'

/** What payments ask of orders without knowing them; `app/wiring.ts` passes it in. */
export type OrdersPort = {
  /** Locks the order for the rest of the transaction. `payable` only while it waits to be paid; undefined for an unknown id. */
  lockDue(tx: Db, orderId: string): Promise<{ dueCents: number; payable: boolean } | undefined>
  /** Told once for each order, inside the transaction that settles it, with the order already locked. */
  settled(tx: Db, settlement: Settlement): Promise<void>
}

/** Everything payments work with. A coin is offered when its chain has both a source and an account. */
export type PaymentsContext = {
  shop: Shop
  chains: Partial<Record<Chain, ChainSource>>
  accounts: Partial<Record<Chain, Account>>
  rates: RateSource
  /** What holds now; the owner may change it while the shop runs. */
  policy: () => Policy
  orders: OrdersPort
  /** Without one cards are not offered. */
  card?: CardProvider | undefined
}

/** Payments of a shop that takes cards. */
export type CardContext = PaymentsContext & { card: CardProvider }
