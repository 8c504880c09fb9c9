import { expect, isAlive, LANGS, ONCE, openCart, test, MESSAGES, inEnglish, onceInEnglish } from './journey.ts'
import { expectComplaints } from './crypto-payments.ts'

for (const lang of LANGS) {
  test(
    `the last click opens its page, even if another page loads slowly (${lang})`,
    inEnglish(lang),
    async ({ page }) => {
      let release = (): void => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/api/services/ganesha/text**', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(`/articles?lang=${lang}`)
      await isAlive(page)
      const linkTo = (path: string) => page.locator(`main a[href="${path}?lang=${lang}"]`).first()
      await linkTo('/ritual/ganesha').click()
      await linkTo('/ritual/saraswati').click()
      await expect(page).toHaveURL(/\/ritual\/saraswati/)
      const answered = page.waitForResponse(/services\/ganesha\/text/)
      release()
      await answered
      await page.waitForTimeout(300)
      await expect(page).toHaveURL(/\/ritual\/saraswati/)
      await expect(page).toHaveTitle(/Сарасвати|Saraswati/)
    },
  )

  test(`back and forward also change the title of the page (${lang})`, onceInEnglish(lang), async ({ page }) => {
    await page.goto(`/articles?lang=${lang}`)
    await isAlive(page)
    const title = await page.title()
    await page.locator(`main a[href="/ritual/ganesha?lang=${lang}"]`).first().click()
    await expect(page).toHaveTitle(/Ганеш|Ganesh/)
    const ritual = await page.title()
    await page.goBack()
    await expect(page).toHaveURL(/\/articles/)
    await expect(page).toHaveTitle(title)
    await page.goForward()
    await expect(page).toHaveTitle(ritual)
  })

  test(`the browser and the server’s HTML have the same page head (${lang})`, onceInEnglish(lang), async ({ page }) => {
    const headOf = async () =>
      await page.evaluate(() =>
        [
          ...document.head.querySelectorAll(
            'meta[name], meta[property], link[rel=canonical], link[hreflang], script[type$=json]',
          ),
        ]
          .filter((each) => !/viewport|theme-color|color-scheme|"application\/json"/.test(each.outerHTML.slice(0, 60)))
          .map((each) => each.outerHTML)
          .toSorted(),
      )
    await page.goto(`/ritual/ganesha?lang=${lang}`)
    const asLoaded = await headOf()
    await page.goto(`/articles?lang=${lang}`)
    await isAlive(page)
    const before = await headOf()
    await page.locator(`main a[href="/ritual/ganesha?lang=${lang}"]`).first().click()
    await expect.poll(headOf).toEqual(asLoaded)
    await page.goBack()
    await expect.poll(headOf).toEqual(before)
    await page.goForward()
    await expect.poll(headOf).toEqual(asLoaded)
    await page.locator('header').getByRole('link', { name: MESSAGES[lang].app.articles }).dblclick()
    await expect.poll(headOf).toEqual(before)
    // The next clicks open the checkout. The head of the checkout has a tag that prevents indexing by search engines.
    const { page: words, tiers } = MESSAGES[lang].catalogue
    await page.locator(`main a[href="/ritual/ganesha?lang=${lang}"]`).first().click()
    await page.locator('#order').getByRole('button', { name: words.select, exact: true }).click()
    await page.getByRole('radio', { name: new RegExp(tiers.basic.label) }).check()
    await page.getByRole('link', { name: words.checkOutNow }).click()
    await expect(page).toHaveURL(/\/checkout\/ganesha/)
    await expect(page.locator('meta[name=robots][content=noindex]')).toBeAttached()
    await expect(page.locator('link[rel=canonical]')).not.toBeAttached()
    await page.goBack()
    await expect.poll(headOf).toEqual(asLoaded)
  })

  test(`a slow page does not appear after the visitor went back (${lang})`, onceInEnglish(lang), async ({ page }) => {
    let release = (): void => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/services/saraswati/text**', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`/articles?lang=${lang}`)
    await isAlive(page)
    await page.locator(`main a[href="/ritual/ganesha?lang=${lang}"]`).first().click()
    await expect(page).toHaveURL(/\/ritual\/ganesha/)
    await page.locator('header').getByRole('link', { name: MESSAGES[lang].app.articles }).click()
    await expect(page).toHaveURL(/\/articles/)
    await page.locator(`main a[href="/ritual/saraswati?lang=${lang}"]`).first().click()
    await page.goBack()
    await expect(page).toHaveURL(/\/ritual\/ganesha/)
    const answered = page.waitForResponse(/services\/saraswati\/text/)
    release()
    await answered
    await page.waitForTimeout(300)
    await expect(page).toHaveURL(/\/ritual\/ganesha/)
  })

  test(`a guest has no failed request before the sign-in (${lang})`, inEnglish(lang), async ({ page }) => {
    const failed: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
    })
    await page.goto(`/user-profile?lang=${lang}`)
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await page.goto(`/?lang=${lang}`)
    await page.locator('header').getByRole('link', { name: MESSAGES[lang].app.profile }).click()
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox').first()).toBeVisible()
    expect(failed).toEqual([])
  })
}

test('the page does not request data that the page already contains', ONCE, async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() === 'GET') calls.push(new URL(request.url()).pathname)
  })
  for (const path of ['/', '/ritual/ganesha', '/article/sankalpa', '/rituals', '/options', '/offer', '/consent']) {
    await page.goto(`${path}?lang=en`)
    await isAlive(page)
    await page.waitForLoadState('networkidle')
  }
  // Different users read the same cached page on different days. So the page contains neither the user nor the earliest day of a ritual.
  expect(calls.filter((path) => path !== '/api/auth/me' && path !== '/api/planning')).toEqual([])
})

test('the page “not found” works and links to its other language', ONCE, async ({ page, complaints }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(?:services|orders)/.test(request.url())) calls.push(request.url())
  })
  for (const path of ['/ritual/nothing', '/order/00000000000000000000000000000000']) {
    await page.goto(`${path}?lang=en`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'RU' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}\\?lang=ru$`))
  }
  expect(calls).toEqual([])
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')))
})

test.describe('a browser without the service worker’s caches', () => {
  test.use({ serviceWorkers: 'block' })

  test('shows an error until a reload if the cart’s script does not load', ONCE, async ({ page, complaints }) => {
    const { app, cart } = MESSAGES.en
    await page.route('**/assets/cart-panel-*.js', (route) => route.abort())
    await page.goto('/?lang=en')
    await isAlive(page)
    const fault = page.getByRole('dialog', { name: app.fault.title })
    await openCart(page, 'en')
    await expect(fault.getByText(app.fault.panel)).toBeVisible()
    await fault.getByRole('button', { name: app.toast.close }).click()
    // A dialog disappears a moment before the page gets the dialog's close event.
    await expect(page.locator('dialog')).toHaveCount(0)
    await openCart(page, 'en')
    await expect(fault).toBeVisible()
    await page.unrouteAll()
    await fault.getByRole('button', { name: app.fault.retry }).click()
    await expect(fault).toHaveCount(0)
    await isAlive(page)
    await openCart(page, 'en')
    await expect(page.getByRole('dialog').getByText(cart.empty.title)).toBeVisible()
    expectComplaints(complaints, /ERR_FAILED/)
  })
})
