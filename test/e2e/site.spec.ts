import { expect, LANGS, ONCE, oneSize, test, MESSAGES, inEnglish, inRussian, ON_DESKTOP } from './journey.ts'

const NAMES = {
  ru: { ritual: 'Ганеша-ягья', count: /\d+ стат/ },
  en: { ritual: 'Ganesha yagya', count: /\d+ article/ },
}

for (const lang of LANGS) {
  const { catalogue, app } = MESSAGES[lang]

  test(`the list of rituals links to pages in the reader’s language (${lang})`, oneSize(lang), async ({ page }) => {
    await page.goto(`/rituals?lang=${lang}`)
    await expect(page.getByText(NAMES[lang].count)).toBeVisible()
    await page.getByRole('link', { name: NAMES[lang].ritual }).click()
    await expect(page.getByRole('heading', { level: 1, name: NAMES[lang].ritual })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page).toHaveURL(new RegExp(`/ritual/ganesha\\?lang=${lang}`))
    await page.goto(`/article/sankalpa?lang=${lang}`)
    await expect(page.locator('article h2[id]:not([id$=title])').first()).toBeVisible()
    await expect(page.locator('#order')).toHaveCount(0)
  })

  test(
    `a missing page shows a message and a link to other pages (${lang})`,
    inEnglish(lang),
    async ({ page, complaints }) => {
      const { notFound } = catalogue
      for (const [path, title, back] of [
        ['/ritual', notFound.badRitualId, notFound.ritualBack],
        ['/article', notFound.badArticleId, notFound.back],
        ['/ritual/nothing', notFound.ritualTitle, notFound.ritualBack],
        ['/article/nothing', notFound.title, notFound.back],
      ] as const) {
        const answer = await page.goto(`${path}?lang=${lang}`)
        expect(answer?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
        await expect(page.getByRole('link', { name: back })).toBeVisible()
      }
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')))
    },
  )

  test(`a missing page offers the search (${lang})`, inRussian(lang), async ({ page, complaints }) => {
    await page.goto(`/nothing-here?lang=${lang}`)
    await page.getByRole('search').getByRole('searchbox').fill(NAMES[lang].ritual)
    await page.getByRole('search').getByRole('button', { name: app.search }).click()
    await expect(page.getByRole('dialog').getByRole('option', { name: NAMES[lang].ritual }).first()).toBeVisible()
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')))
  })

  test(`a selected tier can be ordered immediately (${lang})`, oneSize(lang), async ({ page }) => {
    await page.goto(`/ritual/ganesha?lang=${lang}`)
    await page.locator('#order').getByRole('button', { name: catalogue.page.select, exact: true }).click()
    await page.getByRole('radio', { name: new RegExp(catalogue.tiers.premium.label) }).check()
    await page.getByRole('link', { name: catalogue.page.checkOutNow }).click()
    await expect(page).toHaveURL(/\/checkout\/ganesha\?tier=premium&duration=1/)
    await expect(page.getByRole('button', { name: MESSAGES[lang].cart.pay('$436') })).toBeVisible()
  })
}

test('old ids redirect permanently to new ids', ONCE, async ({ page }) => {
  for (const id of ['maha-laxmi', 'maha-lakshmi']) {
    const answer = await page.request.get(`/ritual/${id}?lang=en`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe('/ritual/mahalakshmi?lang=en')
  }
})

test.describe('the language of a page', () => {
  for (const [accepted, lang] of [
    ['kk-KZ', 'ru'],
    ['de-DE', 'en'],
  ] as const) {
    test.describe(accepted, () => {
      test.use({ locale: accepted })
      test(`is ${lang} for a browser in ${accepted} until another language is selected`, ONCE, async ({ page }) => {
        const other = lang === 'ru' ? 'en' : 'ru'
        await page.goto('/')
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        await page
          .locator('header')
          .getByRole('link', { name: lang === 'ru' ? 'English' : 'Русский' })
          .click()
        await expect(page.locator('html')).toHaveAttribute('lang', other)
        await page.locator('header').getByRole('link', { name: MESSAGES[other].app.articles }).click()
        await expect(page).toHaveURL(new RegExp(`/articles\\?lang=${other}`))
        await expect(page.locator('html')).toHaveAttribute('lang', other)
      })
    })
  }
})

test('each page names its canonical address, translation and subject for search engines', ONCE, async ({ page }) => {
  await page.goto('/ritual/ganesha?lang=ru')
  // The test shop uses a free port. The addresses in its pages do not contain this port.
  const address = await page.locator('link[hreflang=x-default]').evaluate((link: HTMLLinkElement) => link.href)
  expect(new URL(address).pathname).toBe('/ritual/ganesha')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${address}?lang=ru`)
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', `${address}?lang=en`)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join('')).toMatch(/"@type":"Service"/)
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  for (const lang of LANGS) expect(sitemap).toContain(`${address}?lang=${lang}`)
  const manifest = await page.request.get('/manifest.webmanifest?lang=ru')
  expect(await manifest.json()).toMatchObject({ lang: 'ru', name: expect.stringContaining('Ахути') })
})

test('the theme follows the system, and a chosen theme applies from the first paint', ONCE, async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/options?lang=en')
  const dark = await background()
  await page.getByRole('contentinfo').getByRole('button', { name: MESSAGES.en.app.footer.themes.light }).click()
  await expect.poll(background).not.toBe(dark)
  const light = await background()
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(background).toBe(light)
})

test('nothing moves with reduced motion; every control is visible with forced colors', ON_DESKTOP, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/ritual/ganesha?lang=en')
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        getComputedStyle(element).transitionDuration.split(',').map(Number.parseFloat),
      ),
      ...document.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration) / 1000),
    ),
  )
  expect(longest).toBeLessThanOrEqual(0.12)
  await page.emulateMedia({ forcedColors: 'active' })
  const select = page.locator('#order').getByRole('button', { name: MESSAGES.en.catalogue.page.select, exact: true })
  expect(await select.evaluate((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth))).toBeGreaterThan(
    0,
  )
})
