/** The time of a change of names that the paper does not have. Undefined if the sheet was not printed, or was printed after the change. */
export function changedAfter(printedAt: Date | undefined, changedAt: Date | undefined): Date | undefined {
  return printedAt && changedAt && changedAt > printedAt ? changedAt : undefined
}

/** The names of a performance changed: after its sheet was printed, or after its days were set while no sheet was printed. */
export type NamesMark = { kind: 'after-print' | 'after-days'; at: Date }

/** The warnings for staff about a future performance. */
export function namesMark({
  changedAt,
  printedAt,
  scheduledAt,
}: {
  changedAt: Date | undefined
  printedAt: Date | undefined
  scheduledAt: Date
}): NamesMark | undefined {
  if (!changedAt) return undefined
  if (printedAt) return changedAt > printedAt ? { kind: 'after-print', at: changedAt } : undefined
  return changedAt > scheduledAt ? { kind: 'after-days', at: changedAt } : undefined
}
