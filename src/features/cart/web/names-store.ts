import { create } from 'zustand'
import type { Names } from '../model.ts'
import { readNames } from '../rules-names.ts'
import { useCart } from './cart-store.ts'

/** The cart and the express checkout each have their own. */
export type NamesScope = 'cart' | 'express'

/** Of orders placed in this tab: their plan's page begins with what was typed here. The shop shows it to nobody by the link. */
const ORDERED = 'order-names'

type Kept = Record<NamesScope, Names>

/** Read from the cart, with which they are kept and forgotten. */
export const useNamesStore = create<Kept>(() => read(useCart.getState().names))

useCart.subscribe(({ names }, before) => {
  if (names !== before.names) useNamesStore.setState(read(names))
})

export function keepNames(scope: NamesScope, names: Names): void {
  useCart.setState({ names: { ...useNamesStore.getState(), [scope]: names } })
}

export function keepNamesOfOrder(orderId: string, names: Names): void {
  try {
    sessionStorage.setItem(ORDERED, JSON.stringify({ orderId, names }))
  } catch {
    // Storage is full or closed to this page: nothing is remembered.
  }
}

export function namesOfOrder(orderId: string): Names | undefined {
  try {
    const kept = recordOf(JSON.parse(sessionStorage.getItem(ORDERED) ?? 'null'))
    return kept?.orderId === orderId ? readNames(kept.names) : undefined
  } catch {
    // Nothing on the server, where the storage is closed, and where something else stands there.
    return undefined
  }
}

function read(value: unknown): Kept {
  const kept = recordOf(value)
  return { cart: readNames(kept?.cart), express: readNames(kept?.express) }
}

function recordOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}
