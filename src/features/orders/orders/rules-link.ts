import { newId, orderDigits } from '#base/ids.ts'

/** A new id for the address of an order. It begins with the digits of the order's number, so the number stays the same. */
export function newLink(orderId: string): string {
  const number = orderDigits(orderId)
  return number + newId().slice(number.length)
}
