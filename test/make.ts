/** A valid order of one or more lines; `price` and `total` are what the shop asks unless told otherwise. */
export function makeOrder(items: MadeLine[] = [GANESHA_BASIC], changes: Record<string, unknown> = {}) {
  return {
    customerName: 'Анна Смирнова',
    customerEmail: 'anna@example.com',
    paymentMethod: 'crypto',
    items,
    total: items.reduce((sum, item) => sum + item.price * item.quantity, 0),
    ...changes,
  }
}

export type MadeLine = { id: string; name?: string; price: number; quantity: number; duration: number }

export const GANESHA_BASIC: MadeLine = { id: 'ganesha-basic', name: 'Ganesha', price: 164, quantity: 1, duration: 0.5 }
export const GANESHA_PREMIUM: MadeLine = { id: 'ganesha-premium', price: 436, quantity: 1, duration: 1 }
export const INTENTION: MadeLine = { id: 'z-special-intention-new-work', price: 480, quantity: 1, duration: 0.75 }
