import { create } from 'zustand'
import { type PersistStorage, persist } from 'zustand/middleware'
import { keepStored, readStored } from '#ui/data/stored.ts'
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
  setDiscountCode: (code: string | undefined) => void
  clear: () => void
}

const KEY = 'cart-storage'
/**
 * True while this tab applies a change from another tab. During this time this tab stores nothing, because the other tab may already have
 * stored a newer change.
 */
let isFollowing = false

/**
 * The cart, stored in this browser. During server rendering and hydration it is empty, so that the page is the same for everyone. After
 * that it contains the stored items.
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
        setDiscountCode: (discountCode) => set({ discountCode }),
        clear: () => set({ items: [], discountCode: undefined }),
      }
    },
    {
      name: KEY,
      storage: cartStorage(),
      partialize: ({ items, names, discountCode }): StoredCart => ({ items, isOpen: false, names, discountCode }),
    },
  ),
)

export function useCartCount(): number {
  return useCart(({ items }) => countItems(items))
}

if (typeof window !== 'undefined') {
  // A document restored from the back/forward cache did not receive the storage events of other tabs.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => persisted && followOtherTab({ key: KEY, newValue: readStored('local', KEY) }),
  )
  window.addEventListener('storage', followOtherTab)
}

/** Applies a change of the cart that another tab has stored. Each tab decides for itself whether its cart panel is open. */
function followOtherTab({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  if (key !== KEY && key !== null) return
  const { items, names, discountCode }: Partial<StoredCart> & Pick<StoredCart, 'items'> =
    newValue === null ? { items: [] } : readOrWarn(newValue)
  const here = useCart.getState()
  isFollowing = true
  const isSame = JSON.stringify([items, names]) === JSON.stringify([here.items, here.names])
  if (!isSame || discountCode !== here.discountCode) useCart.setState({ items, names, discountCode })
  isFollowing = false
}

function cartStorage(): PersistStorage<StoredCart> {
  return {
    getItem: (name) => {
      const text = readStored('local', name)
      if (text === null) return null
      return { state: readOrWarn(text), version: 0 }
    },
    setItem: (name, value) => {
      // If the browser has no storage, the cart exists until the customer leaves the page.
      if (!isFollowing) keepStored('local', name, JSON.stringify(value))
    },
    removeItem: (name) => keepStored('local', name, null),
  }
}

function readOrWarn(text: string): StoredCart {
  const { damaged, ...cart } = readStoredCart(text)
  // oxlint-disable-next-line no-console -- A warning is enough (docs/contract.md, "Items of an order").
  if (damaged) console.warn(`${KEY}: invalid parts of the stored cart are ignored`)
  return cart
}
