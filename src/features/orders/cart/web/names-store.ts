import { create } from 'zustand'
import type { Names } from '../model.ts'
import { participantLines, readNames } from '../rules-names.ts'
import { useCart } from './cart-store.ts'

/** The cart and the express checkout each have their own. */
export type NamesScope = 'cart' | 'express'

/** Of an order whose names were typed in this tab: its plan's page begins with them. The shop shows them to nobody by the link. */
const ORDERED = 'order-names'

/** What this tab knows of what the shop holds, as the wire has it. */
type OrderTexts = { participants?: string; specialWishes?: string }

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
  keepTextsOfOrder(orderId, { participants: participantLines(names), specialWishes: names.wish.trim() })
}

export function keepTextsOfOrder(orderId: string, texts: OrderTexts): void {
  try {
    sessionStorage.setItem(ORDERED, JSON.stringify({ orderId, texts }))
  } catch {
    // Storage is full or closed to this page: nothing is remembered.
  }
}

export function textsOfOrder(orderId: string): OrderTexts {
  try {
    const kept = recordOf(JSON.parse(sessionStorage.getItem(ORDERED) ?? 'null'))
    const texts = kept?.orderId === orderId ? recordOf(kept.texts) : undefined
    return { participants: textOf(texts?.participants), specialWishes: textOf(texts?.specialWishes) }
  } catch {
    // Nothing on the server, where the storage is closed, and where something else stands there.
    return {}
  }
}

function read(value: unknown): Kept {
  const kept = recordOf(value)
  return { cart: readNames(kept?.cart), express: readNames(kept?.express) }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function recordOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}
