import { afterAll, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('sessionStorage', storage)
afterAll(() => vi.unstubAllGlobals())

const NAMES = { people: [{ first: 'Анна', whose: 'дочь Ивана' }], wish: 'мир в доме' }

it('names that were typed are there when the page is opened again, and gone when they are cleared', async () => {
  stored.set('cart-names', JSON.stringify({ cart: NAMES }))
  const { clearNames, keepNames, useNamesStore } = await import('./names-store.ts')
  expect(useNamesStore.getState().cart).toEqual(NAMES)
  keepNames('express', NAMES)
  expect(JSON.parse(stored.get('cart-names') ?? '')).toEqual({ cart: NAMES, express: NAMES })
  clearNames()
  expect(stored.has('cart-names')).toBe(false)
  expect(useNamesStore.getState().cart.wish).toBe('')
})

it('the tab that placed an order knows its names, for that order alone', async () => {
  const { keepNamesOfOrder, namesOfOrder } = await import('./names-store.ts')
  keepNamesOfOrder('one', NAMES)
  expect(namesOfOrder('one')).toEqual(NAMES)
  expect(namesOfOrder('two')).toBeUndefined()
})
