import {
  addTier,
  chooseCoin,
  expect,
  expectAccessible,
  goToPayment,
  LANGS,
  reloadUntil,
  ONCE,
  openCart,
  sandbox,
  shownAddress,
  test,
  MESSAGES,
  type Lang,
  ONCE_FOR_LONG,
} from './journey.ts'

const PAGES = [
  '/',
  '/?ai=true',
  '/?category=healthHealing',
  '/options',
  '/articles',
  '/ritual/navagraha',
  '/ritual/z-special-intention',
  '/article/sankalpa',
  '/calendar',
  '/proofs',
  '/checkout/ganesha?tier=gold',
  '/user-profile',
  '/offer',
  '/priests',
  '/about',
  '/nothing',
  '/sandbox',
]

/** `npm test` checks every second page in Russian and the other pages in English. `npm run test:long` checks every page in both languages. */
const looksNow = (lang: Lang, place: number) => (place % 2 === LANGS.indexOf(lang) ? ONCE : ONCE_FOR_LONG)

// Russian pages have the light theme here, English pages the dark theme. screens-accessibility.spec.ts checks both themes, also on a phone.
for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use({ reducedMotion: 'reduce', colorScheme: lang === 'ru' ? 'light' : 'dark' })

    for (const [place, path] of PAGES.entries()) {
      test(`axe finds no accessibility error on ${path}`, looksNow(lang, place), async ({ page, complaints }) => {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
        // The browser logs the 404 of a missing page, and the 401 for "not signed in".
        complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 40[14]/.test(text)))
      })
    }

    test(
      'axe finds no accessibility error from the choice of a tier to the payment',
      lang === 'en' ? ONCE : ONCE_FOR_LONG,
      async ({ page }) => {
        await addTier(page, lang, 'ganesha', 'basic')
        await expectAccessible(page)
        const panel = await openCart(page, lang)
        await expect(panel.getByRole('button', { name: /^(?:Перейти к\sоплате|Continue to payment): / })).toBeVisible()
        await expectAccessible(page)
        await goToPayment(panel, lang)
        await chooseCoin(panel, lang, /TRON/)
        await expect(panel.getByText('164 USDT')).toBeVisible()
        await expectAccessible(page)
        const coin = { currency: 'USDT_TRC20' }
        await sandbox(page, 'chain/transfer', { ...coin, address: await shownAddress(panel, lang), amount: '164' })
        await sandbox(page, 'chain/mine', { ...coin, blocks: 19 })
        await reloadUntil(page)
        await expect(panel.getByText(MESSAGES[lang].widget.success.title)).toBeVisible()
        await expectAccessible(page)
        await panel.getByRole('link', { name: MESSAGES[lang].widget.success.open }).click()
        await expect(page.getByRole('heading', { level: 1 })).toContainText('#')
        await expectAccessible(page)
      },
    )
  })
}
