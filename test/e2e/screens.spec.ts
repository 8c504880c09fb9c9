import type { Page } from '@playwright/test'
import { formatUsd } from '../../src/base/money-format.ts'
import { en as categoriesEn } from '../../src/features/catalogue/catalogue-lists/messages/page-categories.en.ts'
import { ru as categoriesRu } from '../../src/features/catalogue/catalogue-lists/messages/page-categories.ru.ts'
import { en as homeEn } from '../../src/features/catalogue/catalogue/messages/page-home.en.ts'
import { ru as homeRu } from '../../src/features/catalogue/catalogue/messages/page-home.ru.ts'
import { en as optionsEn } from '../../src/features/catalogue/catalogue/messages/page-options.en.ts'
import { ru as optionsRu } from '../../src/features/catalogue/catalogue/messages/page-options.ru.ts'
import { en as consultantEn } from '../../src/features/assistant/consultant/messages/page.en.ts'
import { ru as consultantRu } from '../../src/features/assistant/consultant/messages/page.ru.ts'
import { expect, isAlive, LANGS, ONCE, test, MESSAGES, oneSize, inRussian, inEnglish, ON_DESKTOP } from './journey.ts'

const MORE = {
  ru: { options: optionsRu, consultant: consultantRu, home: homeRu, categories: categoriesRu },
  en: { options: optionsEn, consultant: consultantEn, home: homeEn, categories: categoriesEn },
}

const CARDS = '**/api/service-cards*'

/** Goes from a page without ritual data to the categories, without loading the document. */
async function walkToCategories(page: Page): Promise<void> {
  await page.goto('/articles?lang=en')
  await isAlive(page)
  await page.locator('footer').getByRole('link', { name: MESSAGES.en.app.categories, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: optionsEn.title })).toBeVisible()
}

for (const lang of LANGS) {
  const { options, consultant, home, categories } = MORE[lang]
  const { catalogue } = MESSAGES[lang]

  test(`each of five categories shows three rituals and links to all (${lang})`, oneSize(lang), async ({ page }) => {
    await page.goto(`/options?lang=${lang}`)
    await expect(page.getByRole('heading', { level: 1, name: options.title })).toBeVisible()
    const cards = page.locator('main li', { has: page.getByRole('heading', { level: 2 }) })
    await expect(cards).toHaveCount(5)
    const card = cards.filter({ hasText: categories.spiritualWisdom.name })
    await expect(card.getByText(options.count(5), { exact: true })).toBeVisible()
    await expect(card.getByRole('listitem')).toHaveCount(3)
    await expect(card.getByText(options.more(2), { exact: true })).toBeVisible()
    await expect(
      card.getByText(MESSAGES[lang].catalogue.card.from(formatUsd(9550, lang), 1), { exact: true }),
    ).toBeVisible()
    await card.getByRole('link', { name: options.viewAll }).click()
    await expect(page).toHaveURL(/\/\?category=spiritualWisdom/)
    await expect(page.getByRole('heading', { level: 1, name: categories.spiritualWisdom.name })).toBeVisible()
    await expect(page.locator('#catalogue article')).toHaveCount(5)
  })

  test(
    `an undecided visitor finds the consultant, and “Back” opens the consultant again (${lang})`,
    inRussian(lang),
    async ({ page }) => {
      await page.route('**/api/consultant', (route) => route.fulfill({ json: { engine: 'local' } }))
      await page.goto(`/options?lang=${lang}`)
      await page.getByRole('link', { name: options.consultant, exact: true }).click()
      await expect(page).toHaveURL(/ai=true/)
      const panel = page.getByRole('dialog', { name: consultant.title })
      await expect(panel.getByText(consultant.introduction.hello)).toBeVisible()
      await expect(panel.getByRole('link', { name: catalogue.page.writeMail })).toHaveAttribute('href', /^mailto:/)
      await panel.getByRole('link', { name: consultant.keep.more }).click()
      await expect(panel).toBeHidden()
      await expect(page).toHaveURL(/privacy/)
      await page.goBack()
      await expect(panel).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      expect(page.url()).not.toContain('ai=')
      await expect(page.getByRole('heading', { level: 1, name: home.hero })).toBeVisible()
    },
  )

  test(
    `a missing page says “not found” and links to the home page (${lang})`,
    inEnglish(lang),
    async ({ page, complaints }) => {
      await page.goto(`/no-such-page?lang=${lang}`)
      await expect(page.getByRole('heading', { level: 1, name: MESSAGES[lang].app.notFoundTitle })).toBeVisible()
      await page.getByRole('link', { name: MESSAGES[lang].app.toHome, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: home.hero })).toBeVisible()
      complaints.splice(0, 1)
    },
  )
}

test('the home page shows five placeholders while the categories load', ONCE, async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(CARDS, async (route) => {
    await held
    await route.continue()
  })
  await walkToCategories(page)
  const waiting = page.getByRole('status').filter({ hasText: optionsEn.loading })
  await expect(waiting.locator('> [aria-hidden="true"]')).toHaveCount(5)
  answer()
  await expect(page.getByText(optionsEn.count(5), { exact: true })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test(
  'the categories page shows an error after a failed load, and a retry works',
  ONCE,
  async ({ page, complaints }) => {
    await page.route(CARDS, (route) => route.abort())
    await walkToCategories(page)
    const alert = page.getByRole('alert').filter({ hasText: optionsEn.failedTitle })
    await expect(alert.getByText(optionsEn.failedText)).toBeVisible()
    await expect(alert.getByRole('link', { name: optionsEn.back })).toHaveAttribute('href', /^\/\?lang=en$/)
    await page.unroute(CARDS)
    await alert.getByRole('button', { name: optionsEn.retry }).click()
    await expect(page.getByText(optionsEn.count(5), { exact: true })).toBeVisible()
    complaints.splice(0, 1)
  },
)

test('a category without rituals is shown but cannot be opened', ON_DESKTOP, async ({ page }) => {
  await page.route(CARDS, async (route) => {
    const response = await route.fetch()
    const cards: { category: string }[] = await response.json()
    await route.fulfill({ response, json: cards.filter(({ category }) => category !== 'healthHealing') })
  })
  await walkToCategories(page)
  const card = page.locator('main li').filter({ hasText: optionsEn.empty })
  await expect(card.getByText(optionsEn.count(0), { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: optionsEn.soon })).toBeDisabled()
})

test('an article links to the next article, and a missing page links back', ONCE, async ({ page, complaints }) => {
  await page.goto('/article/what-is-yagya?lang=en')
  const neighbours = page.getByRole('navigation', { name: MESSAGES.en.catalogue.page.moreArticles })
  await neighbours.getByRole('link', { name: MESSAGES.en.catalogue.page.next }).click()
  await expect(page).toHaveURL(/\/article\/(?!what-is-yagya)/)
  await expect(neighbours.getByRole('link', { name: MESSAGES.en.catalogue.page.previous })).toBeVisible()
  const before = page.url()
  await page.goto('/article/no-such-article?lang=en')
  await page.getByRole('link', { name: MESSAGES.en.catalogue.notFound.back }).click()
  await expect(page).toHaveURL(before)
  complaints.splice(0, 1)
})

test('an article opened under a ritual’s URL can be read, but not ordered', ONCE, async ({ page }) => {
  await page.goto('/ritual/sankalpa?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/sankalpa/i)
  await expect(page.locator('#order')).toHaveCount(0)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/article\/sankalpa\?lang=en$/)
})

test('a phone shows the price and the order button without scrolling', ONCE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ritual/ganesha?lang=en')
  const bar = page.locator('[data-shown]').getByRole('button', { name: MESSAGES.en.catalogue.page.select })
  await expect(bar).toBeInViewport()
  await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }))
  await bar.click()
  await expect(page.locator('#order')).toBeInViewport()
  await expect(page.getByRole('radio', { name: /Basic/ })).toBeFocused()
  await expect(bar).toHaveCount(0)
})
