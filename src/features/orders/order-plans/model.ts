/** The encrypted columns with the names and the wish of one order. The row has the same id as the order. */
export const SEALED_ORDER_PLAN = { table: 'order_plan', columns: ['special_wishes', 'participants'] } as const

export function orderPlanContext(id: string, column: (typeof SEALED_ORDER_PLAN.columns)[number]) {
  return { table: SEALED_ORDER_PLAN.table, row: id, column }
}
