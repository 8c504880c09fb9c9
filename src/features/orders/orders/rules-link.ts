import { newId, orderDigits } from '#base/ids.ts'

/** Returns a new id for the link of an order. The new id begins with the digits of the order's number, so the number stays the same. */
export function newLink(orderId: string): string {
  const number = orderDigits(orderId)
  return number + newId().slice(number.length)
}
