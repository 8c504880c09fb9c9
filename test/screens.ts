import type { Locator, Page } from '@playwright/test'
import { en as consultantEn } from '../src/features/assistant/consultant/messages/page.en.ts'
import { ru as consultantRu } from '../src/features/assistant/consultant/messages/page.ru.ts'
import { searchMessages } from '../src/features/catalogue/search/web/messages.ts'
import { offlinePath } from '../src/app/seo/offline-page.ts'
import { expect, type Lang, MESSAGES } from './e2e/journey.ts'
import { open, page, type Screen } from './screen.ts'
import { CART_SCREENS } from './screens-cart.ts'
import { ACCOUNT_SCREENS } from './screens-account.ts'
import { LINK_SCREENS } from './screens-links.ts'
import { ORDER_SCREENS } from './screens-orders.ts'
import { PAYMENT_SCREENS } from './screens-payment.ts'

const CONSULTANT = { ru: consultantRu, en: consultantEn }
const CARDS = '**/api/service-cards*'

/** Every public screen and state of the shop. */
export const SCREENS: Screen[] = [
  page('home', '/'),
  page('home-category', '/?category=protectionPurification'),
  page('home-unknown-category', '/?category=none'),
  { ...page('consultant', '/?ai=true'), whole: false },
  {
    name: 'consultant-answer',
    show: (page, lang) => askConsultant(page, lang, { ru: 'Хочу открыть своё дело', en: 'I want to open a business' }),
    whole: false,
  },
  {
    name: 'consultant-danger',
    show: (page, lang) => askConsultant(page, lang, { ru: 'Не хочу больше жить', en: 'I do not want to live' }),
    whole: false,
  },
  page('priests', '/priests'),
  page('about', '/about'),
  page('options', '/options'),
  { name: 'options-waiting', show: (page, lang) => walkToOptions(page, lang, () => new Promise(() => {})) },
  { name: 'options-failed', show: (page, lang) => walkToOptions(page, lang, (route) => route.abort()) },
  {
    name: 'options-empty',
    show: (page, lang) => walkToOptions(page, lang, (route) => route.fulfill({ json: [] })),
  },
  page('articles', '/articles'),
  { name: 'articles-waiting', show: (page, lang) => walkToArticles(page, lang, () => new Promise(() => {})) },
  { name: 'articles-empty', show: (page, lang) => walkToArticles(page, lang, (route) => route.fulfill({ json: [] })) },
  page('ritual', '/ritual/maha-mrityunjaya'),
  page('ritual-intention', '/ritual/z-special-intention'),
  page('ritual-not-found', '/ritual/nothing'),
  page('ritual-without-id', '/ritual'),
  { name: 'ritual-tiers', show: openTiers, whole: false },
  { name: 'ritual-consultation', show: openConsultation, whole: false },
  { name: 'ritual-order-bar', show: scrollDown, whole: false },
  { name: 'intentions', show: openIntentions, whole: false },
  { name: 'intentions-none', show: openNoIntentions, whole: false },
  page('article', '/article/nakshatras'),
  { name: 'article-end', show: scrollToEnd, whole: false },
  page('article-not-found', '/article/nothing'),
  page('article-without-id', '/article'),
  page('not-found', '/nothing'),
  page('calendar', '/calendar'),
  page('proofs', '/proofs'),
  page('offer', '/offer'),
  page('privacy', '/privacy'),
  page('refund', '/refund'),
  { name: 'ritual-print', show: (page, lang) => printed(page, '/ritual/ganesha', lang) },
  { name: 'article-print', show: (page, lang) => printed(page, '/article/nakshatras', lang) },
  { name: 'search', show: async (page, lang) => void (await openSearch(page, lang)), whole: false },
  {
    name: 'search-found',
    show: (page, lang) => search(page, lang, lang === 'ru' ? 'здоровье' : 'health'),
    whole: false,
  },
  { name: 'search-nothing', show: (page, lang) => search(page, lang, 'жжжжж'), whole: false },
  { name: 'search-failed', show: failedSearch, whole: false },
  { name: 'focus', show: walkByKeyboard, whole: false, brief: true },
  ...CART_SCREENS,
  page('checkout', '/checkout/navagraha?tier=enhanced'),
  page('checkout-corrected', '/checkout/navagraha?tier=gold'),
  page('checkout-intention', '/checkout/z-special-intention'),
  { name: 'checkout-gift', show: giveAway },
  { name: 'checkout-faults', show: faultyCheckout },
  { name: 'checkout-unknown', show: (page, lang) => open(page, '/checkout/nothing', lang) },
  ...PAYMENT_SCREENS,
  ...ORDER_SCREENS,
  page('order-not-found', '/order/0123456789abcdef0123456789abcdef'),
  ...ACCOUNT_SCREENS,
  ...LINK_SCREENS,
  { ...page('consent-notice', '/'), whole: false, asks: true },
  { ...page('consent', '/consent'), asks: true },
  page('consent-chosen', '/consent'),
  { name: 'offline', show: async (page, lang) => await showOffline(page, lang) },
  page('sandbox', '/sandbox'),
]

async function walkToOptions(page: Page, lang: Lang, answer: Parameters<Page['route']>[1]): Promise<void> {
  await page.route(CARDS, answer)
  await open(page, '/articles', lang)
  await page.locator('footer').getByRole('link', { name: MESSAGES[lang].app.categories, exact: true }).click()
  await page.waitForURL(/\/options/)
  await page.waitForTimeout(600)
}

/** Goes to the list of articles from a page that has not loaded the data of the list. */
async function walkToArticles(page: Page, lang: Lang, answer: Parameters<Page['route']>[1]): Promise<void> {
  await page.route('**/api/articles-catalog*', answer)
  await open(page, '/offer', lang)
  await page.locator('footer').getByRole('link', { name: MESSAGES[lang].app.articles, exact: true }).click()
  // The old page stays until the new page is ready.
  await page.waitForTimeout(1_000)
}

async function openTiers(page: Page, lang: Lang): Promise<void> {
  await open(page, '/ritual/ganesha', lang)
  const { select } = MESSAGES[lang].catalogue.page
  await page.locator('#order').getByRole('button', { name: select, exact: true }).click()
  await page.getByRole('radio').nth(1).check()
}

async function openConsultation(page: Page, lang: Lang): Promise<void> {
  await open(page, '/ritual/ganesha', lang)
  await page.getByRole('button', { name: MESSAGES[lang].catalogue.page.consultation }).click()
}

async function scrollDown(page: Page, lang: Lang): Promise<void> {
  await open(page, '/ritual/ganesha', lang)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
  await page.waitForTimeout(500)
}

async function scrollToEnd(page: Page, lang: Lang): Promise<void> {
  await open(page, '/article/sankalpa', lang)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
}

async function openNoIntentions(page: Page, lang: Lang): Promise<void> {
  await open(page, '/ritual/z-special-intention', lang)
  await page.locator('#order').getByRole('button', { name: MESSAGES[lang].catalogue.page.chooseIntentions }).click()
}

async function openIntentions(page: Page, lang: Lang): Promise<void> {
  await openNoIntentions(page, lang)
  await page.getByRole('checkbox').nth(1).check()
}

async function askConsultant(page: Page, lang: Lang, question: Record<Lang, string>): Promise<void> {
  await open(page, '/?ai=true', lang)
  const { field, you } = CONSULTANT[lang]
  await page.getByRole('textbox', { name: field }).fill(question[lang])
  await page.getByRole('textbox', { name: field }).press('Enter')
  await expect(page.getByText(`${you}: ${question[lang]}`, { exact: true })).toBeVisible()
}

async function printed(page: Page, path: string, lang: Lang): Promise<void> {
  await open(page, path, lang)
  await page.emulateMedia({ media: 'print' })
}

async function openSearch(page: Page, lang: Lang): Promise<Locator> {
  await open(page, '/articles', lang)
  await page.locator('header').getByRole('button', { name: MESSAGES[lang].app.search }).click()
  const field = page.getByRole('combobox', { name: searchMessages[lang].label })
  await expect(field).toBeFocused()
  return field
}

async function search(page: Page, lang: Lang, text: string): Promise<void> {
  const field = await openSearch(page, lang)
  await field.fill(text)
  await expect(
    page
      .getByRole('option')
      .or(page.getByText(searchMessages[lang].nothing(text)))
      .first(),
  ).toBeVisible()
}

async function failedSearch(page: Page, lang: Lang): Promise<void> {
  await page.route('**/api/search*', (route) => route.fulfill({ status: 503, json: {} }))
  const field = await openSearch(page, lang)
  await field.fill('лакшми')
  await expect(page.getByRole('button', { name: searchMessages[lang].retry })).toBeVisible()
}

async function walkByKeyboard(page: Page, lang: Lang): Promise<void> {
  await open(page, '/', lang)
  await page.locator('#catalogue article a').first().focus()
  await page.keyboard.press('Tab')
  await page.waitForTimeout(300)
}

/** Opens the checkout of a gift, before the customer has typed anything. */
async function giveAway(page: Page, lang: Lang): Promise<void> {
  await open(page, '/checkout/navagraha?tier=enhanced', lang)
  await page.getByRole('checkbox', { name: MESSAGES[lang].cart.gift.choice }).check()
  await expect(page.getByRole('textbox', { name: MESSAGES[lang].cart.gift.name })).toBeVisible()
}

async function faultyCheckout(page: Page, lang: Lang): Promise<void> {
  await open(page, '/checkout/navagraha?tier=enhanced', lang)
  await page
    .locator('main')
    .getByRole('button', { name: /^(?:Перейти к\sоплате|Continue to payment): / })
    .click()
  await expect(page.locator('main').getByText(MESSAGES[lang].cart.faults.nameRequired)).toBeVisible()
}

/** The offline page reloads as soon as the shop responds, so the test blocks the requests to `/livez`. */
async function showOffline(page: Page, lang: Lang): Promise<void> {
  await page.route('**/livez', async (route) => await route.abort())
  await page.goto(offlinePath(lang))
}
