import type { Page } from '@playwright/test'
import type { CartItem } from '../src/features/orders/cart/model.ts'

export const GANESHA: CartItem = {
  id: 'ganesha-enhanced',
  name: 'Ганеша-ягья',
  price: 300,
  basePrice: 300,
  quantity: 1,
  duration: 1,
  isFromArticle: true,
  isSpecialIntention: false,
  specialIntentions: [],
  type: 'ritual',
  articleId: 'ganesha',
}

export const ITEMS: CartItem[] = [
  GANESHA,
  {
    ...GANESHA,
    id: 'maha-mrityunjaya-premium',
    name: 'Маха-Мритьюнджая',
    price: 2181,
    basePrice: 727,
    duration: 3,
    quantity: 3,
    articleId: 'maha-mrityunjaya',
  },
  {
    ...GANESHA,
    id: 'z-special-intention-new-work',
    name: 'Найти работу',
    price: 480,
    basePrice: 480,
    duration: 0.75,
    isSpecialIntention: true,
    articleId: 'z-special-intention',
  },
]

/** Stores the cart of a returning visitor before the page is opened. */
export async function storeCart(page: Page, items: CartItem[]): Promise<void> {
  await page.addInitScript(
    (stored) => {
      // Frames with samples have no storage.
      if (self.origin !== 'null' && !localStorage.getItem('cart-storage')) localStorage.setItem('cart-storage', stored)
    },
    JSON.stringify({ state: { items, isOpen: false }, version: 0 }),
  )
}
