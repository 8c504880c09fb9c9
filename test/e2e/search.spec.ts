import type { Locator, Page } from '@playwright/test'
import { searchMessages } from '../../src/features/catalogue/search/web/messages.ts'
import {
  expect,
  expectAccessible,
  type Lang,
  isAlive,
  LANGS,
  LONG_IN_TURN,
  ONCE,
  test,
  MESSAGES,
  ON_DESKTOP,
  onceInEnglish,
} from './journey.ts'
import { expectComplaints } from './crypto-payments.ts'

const dialogOf = (page: Page, lang: Lang): Locator => page.getByRole('dialog', { name: searchMessages[lang].title })
const fieldOf = (page: Page, lang: Lang): Locator => page.getByRole('combobox', { name: searchMessages[lang].label })

async function openSearch(page: Page, lang: Lang): Promise<Locator> {
  await page.goto(`/articles?lang=${lang}`)
  await page.locator('header').getByRole('button', { name: MESSAGES[lang].app.search }).click()
  await expect(fieldOf(page, lang)).toBeFocused()
  return fieldOf(page, lang)
}

for (const lang of LANGS) {
  test(
    `a visitor finds a ritual by a wish in everyday words, by keyboard: ${lang}`,
    onceInEnglish(lang),
    async ({ page }) => {
      const field = await openSearch(page, lang)
      await field.fill(lang === 'ru' ? 'препятствия в карьере' : 'obstacles')
      const options = page.getByRole('option')
      await expect(options.first()).toHaveAccessibleName(lang === 'ru' ? /^Ганеша-ягья/ : /^Ganesha yagya/)
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      const active = await field.getAttribute('aria-activedescendant')
      expect(active).toBe(await options.first().getAttribute('id'))
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/ritual\/ganesha/)
      await expect(dialogOf(page, lang)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )

  test(
    `axe finds no accessibility error in any state of the search: ${lang}`,
    LONG_IN_TURN[lang],
    async ({ page, context, complaints }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const field = await openSearch(page, lang)
      await expect(page.getByText(searchMessages[lang].emptyTitle)).toBeVisible()
      await expectAccessible(page)
      await field.fill('сарасвати')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectAccessible(page)
      await field.fill('ыфвапролд')
      await expect(page.getByText(searchMessages[lang].nothing('ыфвапролд'))).toBeVisible()
      await expectAccessible(page)
      await context.setOffline(true)
      await field.fill('ганеша')
      await expect(page.getByText(searchMessages[lang].offline)).toBeVisible()
      await expectAccessible(page)
      complaints.splice(0)
    },
  )
}

test('slash outside fields and Ctrl+K open the search, and Escape closes it', ONCE, async ({ page }) => {
  await page.goto('/?lang=en')
  await isAlive(page)
  const button = page.locator('header').getByRole('button', { name: MESSAGES.en.app.search })
  await button.focus()
  await page.keyboard.press('/')
  await expect(fieldOf(page, 'en')).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(fieldOf(page, 'en')).toHaveValue('a/b')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page, 'en')).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page, 'en')).toBeFocused()
})

test('arrow keys move through all results, and continue at the first result', ONCE, async ({ page }) => {
  const field = await openSearch(page, 'ru')
  await field.fill('девять планет')
  const options = page.getByRole('option')
  await expect(options.first()).toHaveAccessibleName(/^Наваграха/)
  const count = await options.count()
  expect(count).toBeGreaterThan(1)
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options.nth(count - 1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toBeFocused()
})

test('a search result is a link that keeps the reader’s language', ONCE, async ({ page }) => {
  const field = await openSearch(page, 'en')
  await field.fill('санкальпа')
  await page
    .getByRole('option', { name: /Sankalpa/ })
    .first()
    .click()
  await page.waitForURL(/\/article\/sankalpa\?lang=en/)
  await expect(dialogOf(page, 'en')).toBeHidden()
})

test('the search understands words in the wrong keyboard layout, and says so', ONCE, async ({ page }) => {
  const field = await openSearch(page, 'ru')
  await field.fill('ufytif')
  await expect(page.getByText(searchMessages.ru.meant('ганеша'))).toBeVisible()
  await expect(page.getByRole('option').first()).toHaveAccessibleName(/^Ганеша/)
})

test(
  'a suggestion fills the search field, and a search without results offers a contact',
  ON_DESKTOP,
  async ({ page }) => {
    const field = await openSearch(page, 'ru')
    await page.getByRole('button', { name: 'экзамен' }).click()
    await expect(field).toHaveValue('экзамен')
    await expect(field).toBeFocused()
    await expect(page.getByRole('option').first()).toHaveAccessibleName(/^Сарасвати/)
    await field.fill('жжжжж')
    await expect(dialogOf(page, 'ru').getByRole('link', { name: MESSAGES.ru.catalogue.page.writeMail })).toBeVisible()
  },
)

test(
  'the search shows a failed connection, and a button searches again',
  ONCE,
  async ({ page, context, complaints }) => {
    const field = await openSearch(page, 'ru')
    await context.setOffline(true)
    await field.fill('лакшми')
    await expect(page.getByText(searchMessages.ru.offline)).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: searchMessages.ru.retry }).click()
    await expect(page.getByRole('option')).not.toHaveCount(0)
    complaints.splice(0)
  },
)

const FOUND = {
  ru: {
    'a name in another case': ['ганеши', '/ritual/ganesha'],
    'a word with another ending': ['экзамена', '/ritual/saraswati'],
    'a title in the plural and another case': ['накшатрах', '/article/nakshatras'],
    'a title in the genitive': ['санкальпы', '/article/sankalpa'],
    'an alias': ['ganapati', '/ritual/ganesha'],
    'an alias that is another name': ['anjaneya', '/ritual/hanuman'],
  },
  en: {
    'a word in the plural': ['obstacles', '/ritual/ganesha'],
    'a word with another ending': ['examination', '/ritual/saraswati'],
    'a title in the singular': ['nakshatra', '/article/nakshatras'],
    'an alias': ['laxmi', '/ritual/lakshmi'],
    'an alias that is another name': ['chandi', '/ritual/durga'],
  },
}

for (const lang of LANGS) {
  test(
    `the search finds rituals and articles by word forms and aliases: ${lang}`,
    onceInEnglish(lang),
    async ({ page }) => {
      const field = await openSearch(page, lang)
      for (const [what, [question = '', address = '']] of Object.entries(FOUND[lang])) {
        await field.fill(question)
        const found = page.locator(`[role=option][href="${address}?lang=${lang}"]`)
        await expect(found, `${what}: ${question}`).toBeVisible()
      }
    },
  )
}

test('a page URL that contains a question opens the search with results', ONCE, async ({ page }) => {
  await page.goto('/?lang=en&q=exam')
  await expect(fieldOf(page, 'en')).toHaveValue('exam')
  await expect(page.getByRole('option').first()).toHaveAccessibleName(/^Saraswati/)
})

test.describe('a search whose script cannot be loaded', () => {
  test.use({ serviceWorkers: 'block' })

  test('shows an error, and still has the question after a reload', ONCE, async ({ page, complaints }) => {
    const { fault } = MESSAGES.en.app
    await page.route('**/assets/search-palette-*.js', (route) => route.abort())
    await page.goto('/?lang=en&q=exam')
    const said = page.getByRole('dialog', { name: fault.title })
    await expect(said.getByText(fault.panel)).toBeVisible()
    await page.unrouteAll()
    await said.getByRole('button', { name: fault.retry }).click()
    await expect(fieldOf(page, 'en')).toHaveValue('exam')
    expectComplaints(complaints, /ERR_FAILED|imported module/)
  })
})
