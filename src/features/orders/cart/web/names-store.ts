import { create } from 'zustand'
import { toRecord } from '#base/text.ts'
import { keepStored, readStoredJson } from '#ui/data/stored.ts'
import type { Names, Readings, TextMarks } from '../model.ts'
import { participantLines, readNames, readReadings } from '../rules-names.ts'
import { useCart } from './cart-store.ts'

/** The two forms with separate names: the cart and the express checkout. */
export type NamesScope = 'cart' | 'express'

/**
 * The storage key for the names of an order that was placed in this tab. They prefill the page "Names and day". The server never shows them
 * to somebody who has only the order's link.
 */
const ORDERED = 'order-names'

/** The names and the wish that this tab has sent to the server, in the format of the API. */
type OrderTexts = { participants?: string; specialWishes?: string; readings?: Readings }

type StoredNames = Record<NamesScope, Names>

/** The names that the customer has typed. The browser stores and removes them together with the cart. */
export const useNamesStore = create<StoredNames>(() => read(useCart.getState().names))

useCart.subscribe(({ names }, before) => {
  if (names !== before.names) useNamesStore.setState(read(names))
})

export function keepNames(scope: NamesScope, names: Names): void {
  useCart.setState({ names: { ...useNamesStore.getState(), [scope]: names } })
}

export function keepNamesOfOrder(orderId: string, names: Names, marks: TextMarks): void {
  const texts = {
    participants: participantLines(names),
    specialWishes: names.wish.trim(),
    ...(names.readings && { readings: names.readings }),
  }
  keepTextsOfOrder(orderId, texts, marks)
}

/** Stores the texts that this tab has sent with an order. `marks`: the hashes that the shop returned for these texts. */
export function keepTextsOfOrder(orderId: string, texts: OrderTexts, marks: TextMarks): void {
  keepStored('session', ORDERED, JSON.stringify({ orderId, texts, marks }))
}

/** Returns the texts of this tab that the shop still has. `names` and `wish`: the hashes of the texts that the shop has now. */
export function readOrderTexts(orderId: string, { names, wish }: TextMarks): OrderTexts {
  const kept = toRecord(readStoredJson('session', ORDERED))
  const texts = kept?.orderId === orderId ? toRecord(kept.texts) : undefined
  const marks = toRecord(kept?.marks)
  return {
    participants: marks?.names === names ? textOf(texts?.participants) : undefined,
    specialWishes: marks?.wish === wish ? textOf(texts?.specialWishes) : undefined,
    ...(texts?.readings !== undefined && { readings: readReadings(texts.readings) }),
  }
}

function read(value: unknown): StoredNames {
  const kept = toRecord(value)
  return { cart: readNames(kept?.cart), express: readNames(kept?.express) }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
