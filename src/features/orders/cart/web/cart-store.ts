import { create } from 'zustand'
import { type PersistStorage, persist } from 'zustand/middleware'
import type { CartItem, RightLine } from '../model.ts'
import { addItem, countItems, removeItem, repriceItems, restoreItem, setDuration, setQuantity } from '../rules.ts'
import { readStoredCart, type StoredCart } from '../rules-storage.ts'

type Cart = Omit<StoredCart, 'isOpen'> & {
  isOpen: boolean
  open: () => void
  close: () => void
  add: (item: CartItem) => void
  remove: (id: string) => void
  restore: (item: CartItem, place: number) => void
  setQuantity: (id: string, quantity: number) => void
  setDuration: (id: string, duration: number) => void
  reprice: (right: readonly RightLine[]) => void
  clear: () => void
}

const KEY = 'cart-storage'
/**
 * True while a change of another tab is taken over: it is not written back, because that tab may have written more by
 * now.
 */
let isFollowing = false

/**
 * What a visitor means to buy, kept in this browser. While the server renders and the browser hydrates it is empty, so the page
 * is the same for everyone; then it is what the storage holds.
 */
export const useCart = create<Cart>()(
  persist(
    (set, get): Cart => {
      const change = (to: (items: CartItem[]) => CartItem[]) => {
        const before = get().items
        const items = to(before)
        set({ items })
        void import('./track-cart.ts').then((module) => module.trackCart(before, items))
      }
      return {
        items: [],
        isOpen: false,
        open: () => set({ isOpen: true }),
        close: () => set({ isOpen: false }),
        add: (item) => change((items) => addItem(items, item)),
        remove: (id) => change((items) => removeItem(items, id)),
        restore: (item, place) => change((items) => restoreItem(items, item, place)),
        setQuantity: (id, quantity) => change((items) => setQuantity(items, id, quantity)),
        setDuration: (id, duration) => change((items) => setDuration(items, id, duration)),
        reprice: (right) => change((items) => repriceItems(items, right)),
        clear: () => set({ items: [] }),
      }
    },
    {
      name: KEY,
      storage: cartStorage(),
      partialize: ({ items, names }): StoredCart => ({ items, isOpen: false, names }),
    },
  ),
)

export function useCartCount(): number {
  return useCart(({ items }) => countItems(items))
}

if (typeof window !== 'undefined') {
  // A document that "Back" brings again was told nothing of what others stored meanwhile.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => persisted && followOtherTab({ key: KEY, newValue: readText(KEY) }),
  )
  window.addEventListener('storage', followOtherTab)
}

/** What another tab put in is here too; whether the panel is open is each tab's own. */
function followOtherTab({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  if (key !== KEY && key !== null) return
  const { items, names } = newValue === null ? { items: [] } : readOrWarn(newValue)
  const here = useCart.getState()
  isFollowing = true
  if (JSON.stringify([items, names]) !== JSON.stringify([here.items, here.names])) useCart.setState({ items, names })
  isFollowing = false
}

function cartStorage(): PersistStorage<StoredCart> {
  return {
    getItem: (name) => {
      const text = readText(name)
      if (text === null) return null
      return { state: readOrWarn(text), version: 0 }
    },
    setItem: (name, value) => {
      if (isFollowing) return
      try {
        localStorage.setItem(name, JSON.stringify(value))
      } catch {
        // Storage is full or closed to this page: the cart holds until the page is left.
      }
    },
    removeItem: (name) => localStorage.removeItem(name),
  }
}

/** Null on the server, and where the browser keeps storage closed. */
function readText(name: string): string | null {
  try {
    return typeof window === 'undefined' ? null : localStorage.getItem(name)
  } catch {
    return null
  }
}

function readOrWarn(text: string): StoredCart {
  const { damaged, ...cart } = readStoredCart(text)
  // oxlint-disable-next-line no-console -- A warning and nothing more (docs/contract.md, "Items of an order").
  if (damaged) console.warn(`${KEY}: some of what was stored is not a cart and is ignored`)
  return cart
}
