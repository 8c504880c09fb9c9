import type { Lang } from '#base/i18n.ts'
import type { Gift } from '#features/orders/cart/model.ts'
import type { Row } from '#features/platform/notifications/model.ts'
import type { OrderStatus } from './model.ts'
import type { ListedPlan } from './schemas.ts'
import type { Reading } from './model-readings.ts'
import type { Db } from '#server/database/database.ts'

/** The feature `plans` provides this function, because `orders` may not import `plans`. Orders that cannot be planned are left out. */
export type ListPlans = (
  db: Db,
  orders: readonly { id: string; accountId: string | null; customerEmail: string; status: OrderStatus }[],
) => Promise<ReadonlyMap<string, ListedPlan>>

type Texts = { specialWishes: string; participants: string }

/**
 * The feature `plans` provides these functions, because `orders` may not import `plans`. They store the texts of an order and repeat them in
 * e-mails.
 */
export type PlanPort = {
  keep: (
    tx: Db,
    id: string,
    given: Texts & {
      startDate?: string | undefined
      priestChooses?: boolean | undefined
      consent?: boolean | undefined
      readings?: readonly Reading[] | undefined
    },
    /** `staffId`: a person of the staff who places the order for the customer. */
    asking: { lang: Lang; accountId: string | null; staffId?: string | undefined },
  ) => Promise<void>
  /** Before the payment the address is unverified. So text that could carry a message to a stranger is not repeated. */
  rowsGiven: (given: { plan?: Texts | undefined; gift?: Gift | undefined }, lang: Lang) => Row[]
  rowsOf: (tx: Db, id: string, lang: Lang) => Promise<Row[]>
  /** Like `rowsGiven`, for the texts stored with an order. */
  plainRowsOf: (tx: Db, id: string, lang: Lang) => Promise<Row[]>
}
