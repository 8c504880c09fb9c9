import { create } from 'zustand'
import type { Names } from '../model.ts'
import { NO_NAMES, readNames } from '../rules-names.ts'

/** The cart and the express checkout each have their own. */
export type NamesScope = 'cart' | 'express'

const KEY = 'cart-names'
/** Of orders placed in this tab: their plan's page begins with what was typed here. The shop shows it to nobody by the link. */
const ORDERED = 'order-names'

type Kept = Record<NamesScope, Names>

export const useNamesStore = create<Kept>(() => read())

export function keepNames(scope: NamesScope, names: Names): void {
  useNamesStore.setState({ [scope]: names })
  write(localStorageOf, KEY, useNamesStore.getState())
}

export function clearNames(): void {
  useNamesStore.setState({ cart: NO_NAMES, express: NO_NAMES })
  write(localStorageOf, KEY, undefined)
}

export function keepNamesOfOrder(orderId: string, names: Names): void {
  write(() => sessionStorage, ORDERED, { orderId, names })
}

export function namesOfOrder(orderId: string): Names | undefined {
  const kept = parse(() => sessionStorage, ORDERED)
  return kept?.orderId === orderId ? readNames(kept.names) : undefined
}

/** A function, since the store is filled before the constants below it would be there. */
function localStorageOf(): Storage {
  return localStorage
}

function read(): Kept {
  const kept = parse(localStorageOf, KEY)
  return { cart: readNames(kept?.cart), express: readNames(kept?.express) }
}

/** Nothing on the server, where the storage is closed, and where something else stands there. */
function parse(storage: () => Storage, key: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === undefined) storage().removeItem(key)
    else storage().setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or closed to this page: nothing is remembered.
  }
}
