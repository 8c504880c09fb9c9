import type { Asset } from '#base/money.ts'
import { hasRight, type Right } from '#base/rights.ts'
import { Refusal } from '#base/refusal.ts'
import { type CardCurrency, COINS, type Currency } from './model-currencies.ts'
import type { Staff } from './model.ts'

/** What is counted: a coin's own units, or hundredths of a card's currency. */
export function assetOf(currency: Currency | CardCurrency): Asset {
  return currency === 'USD' || currency === 'RUB' ? currency : COINS[currency].asset
}

/** Whether one of the staff may move money; nobody else ever may. */
export function mayMoveMoney({ role, staffRole }: Staff, right: Right = 'money.change'): boolean {
  return role === 'admin' && hasRight(staffRole, right)
}

export function assertMayMoveMoney(by: Staff, right?: Right): void {
  if (!mayMoveMoney(by, right)) throw new Refusal('forbidden', 'payments.staff-only')
}
