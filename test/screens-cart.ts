import type { Locator, Page } from '@playwright/test'
import type { CartItem } from '../src/features/orders/cart/model.ts'
import { addTier, chooseCoin, expect, goToPayment, type Lang, openCart, MESSAGES } from './e2e/journey.ts'
import { open, type Screen } from './screen.ts'
import { GANESHA, ITEMS, storeCart } from './stored-cart.ts'

/** The screens of the cart in all its states, and of the messages in the corner of a page. */
export const CART_SCREENS: Screen[] = [
  { name: 'cart-empty', show: async (page, lang) => void (await openEmptyCart(page, lang)), whole: false },
  { name: 'cart', show: async (page, lang) => void (await fillCart(page, lang)), whole: false },
  { name: 'cart-many', show: async (page, lang) => void (await openStored(page, lang, ITEMS)), whole: false },
  { name: 'cart-many-end', show: cartEnd, whole: false },
  { name: 'cart-names', show: namedCart, whole: false },
  { name: 'cart-faults', show: faultyCart, whole: false },
  { name: 'cart-repriced', show: repricedCart, whole: false },
  { name: 'cart-unknown', show: unknownLine, whole: false },
  { name: 'cart-failed', show: failedCart, whole: false },
  { name: 'cart-payment', show: payFromCart, whole: false },
  { name: 'toast', show: (page, lang) => addTier(page, lang, 'ganesha', 'premium'), whole: false, brief: true },
  { name: 'toast-undo', show: removeLine, whole: false, brief: true },
]

const payButton = (panel: Locator) =>
  panel.getByRole('button', { name: /^(?:Перейти к\sоплате|Continue to payment): / })

async function openEmptyCart(page: Page, lang: Lang): Promise<Locator> {
  await open(page, '/', lang)
  return await openCart(page, lang)
}

async function fillCart(page: Page, lang: Lang): Promise<Locator> {
  await addTier(page, lang, 'ganesha', 'premium')
  const panel = await openCart(page, lang)
  await expect(payButton(panel)).toBeVisible()
  return panel
}

/** Opens the cart of a visitor who returns and whose browser has stored these items. */
async function openStored(page: Page, lang: Lang, items: CartItem[]): Promise<Locator> {
  await storeCart(page, items)
  const panel = await openEmptyCart(page, lang)
  await expect(payButton(panel)).toBeVisible()
  return panel
}

async function cartEnd(page: Page, lang: Lang): Promise<void> {
  const panel = await openStored(page, lang, ITEMS)
  await panel.getByText(MESSAGES[lang].cart.next).scrollIntoViewIfNeeded()
}

async function namedCart(page: Page, lang: Lang): Promise<void> {
  const { names } = MESSAGES[lang].cart
  const panel = await fillCart(page, lang)
  await panel.getByRole('button', { name: names.open }).click()
  await panel.getByRole('textbox', { name: names.first, exact: true }).fill('Анна')
  await panel.getByRole('textbox', { name: names.wish }).fill('О здоровье отца')
  await panel.getByRole('checkbox').last().scrollIntoViewIfNeeded()
}

async function faultyCart(page: Page, lang: Lang): Promise<void> {
  await payButton(await fillCart(page, lang)).click()
}

async function repricedCart(page: Page, lang: Lang): Promise<void> {
  const panel = await openStored(page, lang, [{ ...GANESHA, price: 250, basePrice: 250 }])
  await goToPayment(panel, lang)
  await expect(panel.getByText(MESSAGES[lang].cart.priceChanged.title)).toBeVisible()
}

async function unknownLine(page: Page, lang: Lang): Promise<void> {
  const panel = await openStored(page, lang, [GANESHA, { ...GANESHA, id: 'gone-enhanced', articleId: 'gone' }])
  await goToPayment(panel, lang)
  await expect(panel.getByText(MESSAGES[lang].cart.unknown.title)).toBeVisible()
}

async function failedCart(page: Page, lang: Lang): Promise<void> {
  await page.route('**/api/orders?*', (route) => route.abort())
  await page.route('**/api/orders', (route) => route.abort())
  await goToPayment(await fillCart(page, lang), lang)
  await expect(page.getByText(MESSAGES[lang].cart.failed)).toBeVisible()
}

async function payFromCart(page: Page, lang: Lang): Promise<void> {
  const panel = await fillCart(page, lang)
  await goToPayment(panel, lang)
  await chooseCoin(panel, lang, /TRON/)
  await expect(panel.getByText('436 USDT').first()).toBeVisible()
}

async function removeLine(page: Page, lang: Lang): Promise<void> {
  const panel = await openStored(page, lang, ITEMS)
  await panel
    .getByRole('button', { name: /^(?:Убрать:|Remove) / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: MESSAGES[lang].cart.undo })).toBeVisible()
}
