import type { Lang } from '#base/i18n.ts'
import type { Gift } from '#features/orders/cart/model.ts'
import type { Row } from '#features/platform/notifications/model.ts'
import type { Db } from '#server/database/database.ts'

type Texts = { specialWishes: string; participants: string }

/** Orders stand before plans: they are given the way to keep what was said with an order, and to repeat it in e-mails. */
export type PlanPort = {
  keep: (
    tx: Db,
    id: string,
    given: Texts & { startDate?: string | undefined; consent?: boolean | undefined },
    asking: { lang: Lang; accountId: string | null },
  ) => Promise<void>
  /**
   * Before the payment, when nobody has proved the address, a text that could carry a message to a stranger is not
   * repeated.
   */
  rowsGiven: (given: { plan?: Texts | undefined; gift?: Gift | undefined }, lang: Lang) => Row[]
  rowsOf: (tx: Db, id: string, lang: Lang) => Promise<Row[]>
  /** The same as `rowsGiven` of what stands with an order. */
  plainRowsOf: (tx: Db, id: string, lang: Lang) => Promise<Row[]>
}
