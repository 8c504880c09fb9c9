import type { Lang } from '#base/i18n.ts'
import type { Gift, TextMarks } from '#features/orders/cart/model.ts'
import type { Row } from '#features/platform/notifications/model.ts'
import type { OrderStatus } from './model.ts'
import type { ListedPlan } from './schemas.ts'
import type { Reading } from './model-readings.ts'
import type { Db } from '#server/database/database.ts'

/**
 * Returns the plans of these orders. The feature `plans` provides this function, because `orders` may not import `plans`. Orders that
 * cannot be planned are left out.
 */
export type ListPlans = (
  db: Db,
  orders: readonly { id: string; accountId: string | null; customerEmail: string; status: OrderStatus }[],
  lang: Lang,
) => Promise<ReadonlyMap<string, ListedPlan>>

type Texts = { specialWishes: string; participants: string }

/**
 * Functions that store the texts of an order and repeat them in e-mails. The feature `plans` provides them, because `orders` may not import
 * `plans`.
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
    /** `staffId`: the staff member who places the order for the customer. */
    asking: { lang: Lang; accountId: string | null; staffId?: string | undefined },
  ) => Promise<void>
  /** Returns the hashes of the names and the wish of an order. */
  marksOf: (db: Db, id: string) => Promise<TextMarks>
  /**
   * Returns the rows with the given names and wish for the e-mail about a new order. Before the payment the e-mail address is unverified.
   * So text that could carry a message to a stranger is not repeated.
   */
  rowsGiven: (given: { plan?: Texts | undefined; gift?: Gift | undefined }, lang: Lang) => Row[]
  rowsOf: (tx: Db, id: string, lang: Lang) => Promise<Row[]>
  /** Like `rowsGiven`, for the texts stored with an order. */
  plainRowsOf: (tx: Db, id: string, lang: Lang) => Promise<Row[]>
}
