import { printedName } from '#features/orders/rules-list.ts'

/** What is ordered, in a line. */
export function ritualsText(items: readonly { name: string; quantity: number }[]): string {
  return items
    .map(({ name, quantity }) => (quantity > 1 ? `${printedName(name)}\u00a0×\u00a0${quantity}` : printedName(name)))
    .join('; ')
}
