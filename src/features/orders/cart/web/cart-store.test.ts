import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { intentionItem } from '../rules.ts'

const item = intentionItem({ id: 'gratitude', name: 'Gratitude' })
let stored: Map<string, string>
let page: EventTarget
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(() => {
  stored = new Map()
  warn.mockClear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  page = new EventTarget()
  vi.stubGlobal('window', page)
})
afterEach(() => vi.unstubAllGlobals())

async function openShop(text?: string) {
  if (text !== undefined) stored.set('cart-storage', text)
  return (await import('./cart-store.ts')).useCart
}

function notifyTab(event: Partial<StorageEvent>): void {
  page.dispatchEvent(Object.assign(new Event('storage'), event))
}

const storedText = (items: unknown, isOpen = false) => JSON.stringify({ state: { items, isOpen }, version: 0 })

test('after a reload the cart contains the same items and is closed', async () => {
  const cart = await openShop(storedText([item], true))
  expect(cart.getState()).toMatchObject({ items: [item], isOpen: false })
  expect(warn).not.toHaveBeenCalled()
})

test('the cart is empty in the browser’s first render, as on the server', async () => {
  const cart = await openShop(storedText([item], true))
  expect(cart.getInitialState()).toMatchObject({ items: [], isOpen: false })
})

test.each(['', '{', 'null', '"cart"', '[]', '{"state":null}', '{"state":{"items":{}}}'])(
  'the stored text %j is ignored, with one warning',
  async (text) => {
    const cart = await openShop(text)
    expect(cart.getState().items).toEqual([])
    expect(warn).toHaveBeenCalledOnce()
  },
)

test('the cart loads valid stored items and ignores invalid stored items', async () => {
  const broken = [
    null,
    7,
    { ...item, id: '' },
    { ...item, id: 'a', price: -1 },
    { ...item, id: 'b', price: Number.NaN },
    { ...item, id: 'c', quantity: 0 },
    { ...item, id: 'd', quantity: 1.5 },
    { ...item, id: 'e', duration: 5 },
    { ...item, id: 'f', basePrice: '480' },
  ]
  const cart = await openShop(storedText([...broken, item]))
  expect(cart.getState().items).toEqual([item])
  expect(warn).toHaveBeenCalledOnce()
})

test('the cart is stored in the library’s format, and always as closed', async () => {
  const cart = await openShop()
  cart.getState().add(item)
  cart.getState().open()
  expect(JSON.parse(stored.get('cart-storage') ?? '')).toEqual({ state: { items: [item], isOpen: false }, version: 0 })
  expect(cart.getState().isOpen).toBe(true)
})

test('an item added in another tab appears, and the cart panel stays as is', async () => {
  const cart = await openShop(storedText([]))
  notifyTab({ key: 'cart-storage', newValue: storedText([item], true) })
  expect(cart.getState()).toMatchObject({ items: [item], isOpen: false })
})

test('items that come from another tab are not stored a second time', async () => {
  const cart = await openShop(storedText([item]))
  stored.clear()
  notifyTab({ key: 'cart-storage', newValue: storedText([item], true) })
  expect(cart.getState().items).toEqual([item])
  expect(stored.size).toBe(0)
})

test('a page that the “Back” button restores shows the current cart', async () => {
  const cart = await openShop(storedText([]))
  stored.set('cart-storage', storedText([item], true))
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(cart.getState()).toMatchObject({ items: [item], isOpen: false })
  stored.delete('cart-storage')
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(cart.getState().items).toEqual([])
})

test('the cart works if the browser has no storage', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  const cart = await openShop()
  cart.getState().add(item)
  expect(cart.getState().items).toEqual([item])
})

test('a discount code survives reloads, reaches other tabs, and is removed with the cart', async () => {
  const stored = (discountCode: unknown) => JSON.stringify({ state: { items: [item], discountCode }, version: 0 })
  const cart = await openShop(stored('OM-108'))
  expect(cart.getState().discountCode).toBe('OM-108')
  notifyTab({ key: 'cart-storage', newValue: stored('OTHER') })
  expect(cart.getState().discountCode).toBe('OTHER')
  notifyTab({ key: 'cart-storage', newValue: stored('%') })
  expect(cart.getState()).toMatchObject({ items: [item], discountCode: undefined })
  cart.getState().setDiscountCode('OM-108')
  cart.getState().clear()
  expect(cart.getState()).toMatchObject({ items: [], discountCode: undefined })
})
