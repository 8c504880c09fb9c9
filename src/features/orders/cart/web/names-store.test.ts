import { afterAll, beforeEach, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
let notifyTab: (event: Partial<StorageEvent>) => void
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('sessionStorage', storage)
vi.stubGlobal('window', { addEventListener: (_: string, listener: typeof notifyTab) => (notifyTab = listener) })
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  stored.clear()
  vi.resetModules()
})

const NAMES = { people: [{ first: 'Анна', whose: 'дочь Ивана' }], wish: 'мир в доме', day: '', priestChooses: false }
const cartWith = (names: unknown) => JSON.stringify({ state: { items: [], isOpen: false, names }, version: 0 })
const open = async () => ({ ...(await import('./cart-store.ts')), ...(await import('./names-store.ts')) })

it('typed names are stored, restored and removed together with the cart', async () => {
  stored.set('cart-storage', cartWith({ cart: NAMES }))
  const { keepNames, useCart, useNamesStore } = await open()
  expect(useNamesStore.getState().cart).toEqual(NAMES)
  keepNames('express', NAMES)
  expect(stored.get('cart-storage')).toBe(cartWith({ cart: NAMES, express: NAMES }))
  expect([...stored.keys()].toSorted()).toEqual(['cart-storage'])
  useCart.setState({ names: undefined })
  expect([stored.get('cart-storage'), useNamesStore.getState().cart.wish]).toEqual([cartWith(undefined), ''])
})

it('the page ignores stored names that are in a wrong format', async () => {
  stored.set('cart-storage', cartWith({ cart: [{ first: 7 }], express: 'Анна' }))
  const { cart, express } = (await open()).useNamesStore.getState()
  expect([cart.wish, express.people]).toEqual(['', [{ first: '', whose: '' }]])
})

it('names from another tab appear but do not replace text typed in this tab', async () => {
  const { useNamesStore } = await open()
  const typed = cartWith({ cart: { ...NAMES, wish: 'мир в доме и' }, express: NAMES })
  stored.set('cart-storage', typed)
  notifyTab({ key: 'cart-storage', newValue: cartWith({ cart: NAMES, express: NAMES }) })
  expect(useNamesStore.getState().cart).toEqual(NAMES)
  expect(stored.get('cart-storage')).toBe(typed)
})

it('the tab that placed an order stores only the names of that order', async () => {
  const { keepNamesOfOrder, keepTextsOfOrder, readOrderTexts } = await open()
  const marks = { names: 'a1', wish: 'b1' }
  keepNamesOfOrder('one', NAMES, marks)
  expect(readOrderTexts('one', marks)).toEqual({ participants: 'Анна, дочь Ивана, ,', specialWishes: 'мир в доме' })
  expect(readOrderTexts('two', marks)).toEqual({})
  keepTextsOfOrder('one', { participants: 'Анна, дочь Петра, ,' }, marks)
  expect(readOrderTexts('one', marks)).toEqual({ participants: 'Анна, дочь Петра, ,' })
  stored.set('order-names', '{"orderId":"one","texts":{"participants":7},"marks":{"names":"a1"}}')
  expect(readOrderTexts('one', marks)).toEqual({})
})

it('the tab does not use its stored text if somebody else has changed this text', async () => {
  const { keepNamesOfOrder, readOrderTexts } = await open()
  keepNamesOfOrder('one', NAMES, { names: 'a1', wish: 'b1' })
  expect(readOrderTexts('one', { names: 'a1', wish: 'b2' })).toEqual({ participants: 'Анна, дочь Ивана, ,' })
  expect(readOrderTexts('one', { names: 'a2', wish: 'b1' })).toEqual({ specialWishes: 'мир в доме' })
})
