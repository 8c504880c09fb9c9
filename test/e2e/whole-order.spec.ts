import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { decode } from 'bip21'
import { parse } from 'eth-url-parser'
import { formatEther } from 'viem'
import { formatDay } from '../../src/base/date-format.ts'
import { DAY, HOUR, SECOND } from '../../src/base/time.ts'
import { en as plansEn } from '../../src/features/orders/plans/messages/page.en.ts'
import { ru as plansRu } from '../../src/features/orders/plans/messages/page.ru.ts'
import { en as consentEn } from '../../src/features/people/profiles/messages/page.en.ts'
import { ru as consentRu } from '../../src/features/people/profiles/messages/page.ru.ts'
import { en as progressEn } from '../../src/features/rites/order-progress/messages/page.en.ts'
import { ru as progressRu } from '../../src/features/rites/order-progress/messages/page.ru.ts'
import { en as reviewsEn } from '../../src/features/rites/reviews/messages/page.en.ts'
import { ru as reviewsRu } from '../../src/features/rites/reviews/messages/page.ru.ts'
import {
  chooseCoin,
  expect,
  goToPayment,
  inRussian,
  isAlive,
  type Lang,
  LANGS,
  MESSAGES,
  onceInEnglish,
  reloadUntil,
} from './journey.ts'
import { sequence } from './sequence.ts'
import { callAs, findInMail, OWNER, sentTo, signInWithoutPages } from './staff-sign-in.ts'
import { STAFF_MESSAGES } from './staff-messages.ts'
import { testInOwnShop } from './staff-shop.ts'
import { fireFile } from './staff-steps.ts'

const test = testInOwnShop()
const MORE = {
  ru: { plans: plansRu, consent: consentRu.consent, progress: progressRu, reviews: reviewsRu },
  en: { plans: plansEn, consent: consentEn.consent, progress: progressEn, reviews: reviewsEn },
}
const WORDS = {
  ru: {
    first: 'Мария',
    last: 'Лебедева',
    wish: 'О здоровье мамы.',
    log: 'Первый день: имена прочитаны.',
    reason: 'Раньше пандит занят другим обрядом.',
  },
  en: {
    first: 'Mary',
    last: 'Wright',
    wish: 'For the health of my mother.',
    log: 'Day one: the names were read.',
    reason: 'Before that the priest leads another ritual.',
  },
}
const REVIEW = {
  ru: 'Заказывала для мамы. Имена спросили дважды, запись пришла на следующий день.',
  en: 'I ordered it for my mother. They asked for the names twice, and the recording came the next day.',
}

/** An enhanced ritual lasts four weeks. */
const TERM_DAYS = 28

type Way = 'card' | 'bitcoin' | 'ether'
const COINS = { bitcoin: { currency: 'BTC', name: /Bitcoin/ }, ether: { currency: 'ETH', name: /^Ethereum/ } }
type Context = { lang: Lang; way: Way; shop: string; email: string; look: ReturnType<typeof sequence> }

for (const lang of LANGS) {
  for (const way of ['card', 'bitcoin', 'ether'] as const) {
    test(
      `an order paid by ${way} goes through all steps up to the review (${lang})`,
      way === 'card' ? inRussian(lang) : way === 'bitcoin' ? onceInEnglish(lang) : { tag: '@long' },
      async ({ page, browser, shop, isMobile }) => {
        const size = isMobile ? '390' : '1440'
        const email = `${way}-${lang}-${size}@example.com`
        const context = { lang, way, shop, email, look: sequence(`${way}-${lang}-${size}`) }
        const order = await buy(page, context)
        await remind(page, context)
        await giveNames(page, context, order)
        const owner = await browser.newContext()
        await signInWithoutPages(owner.request, OWNER, shop)
        await scheduleOnAnotherDay(page, context, { order, owner: owner.request })
        await perform(page, context, { order, owner: owner.request })
        await owner.close()
        await review(page, context)
      },
    )
  }
}

async function buy(page: Page, { lang, way, shop, email, look }: Context): Promise<string> {
  const { catalogue, widget } = MESSAGES[lang]
  await page.goto(`/?lang=${lang}`)
  await isAlive(page)
  await look(page, 'home')
  await page
    .getByRole('link', { name: /Ганеша|Ganesha/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Ганеша|Ganesha/ })).toBeVisible()
  await look(page, 'ritual')
  await page.getByRole('radio', { name: new RegExp(`^${catalogue.tiers.enhanced.label}`) }).click()
  await page.getByRole('button', { name: catalogue.page.addToCart, exact: true }).first().click()
  await page.getByRole('button', { name: catalogue.page.openCart }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('textbox').first()).toBeVisible()
  await look(page, 'cart')
  await goToPayment(panel, lang, email)
  await (way === 'card'
    ? payByCard(page, panel, lang, look)
    : payByCoin(page, panel, { lang, shop, look, ...COINS[way] }))
  await expect(panel.getByText(widget.success.title)).toBeVisible()
  await look(page, 'paid')
  await panel.getByRole('link', { name: widget.success.open }).click()
  await page.waitForURL(/\/order\//)
  await expect(page.getByRole('heading', { name: MORE[lang].progress.title })).toBeVisible()
  await look(page, 'order')
  return /\/order\/(\w+)/.exec(page.url())?.[1] ?? ''
}

async function payByCard(page: Page, panel: Locator, lang: Lang, look: Context['look']): Promise<void> {
  const { widget, sandbox } = MESSAGES[lang]
  await panel.getByRole('button', { name: new RegExp(`^${widget.method.card}`) }).click()
  await look(page, 'card')
  const opening = page.context().waitForEvent('page')
  await panel.getByRole('button', { name: widget.card.open, exact: true }).click()
  const bank = await opening
  await bank.getByRole('button', { name: sandbox.card.pay('$300') }).click()
  await expect(bank.getByText(sandbox.card.done.paid)).toBeVisible()
  await bank.close()
}

type Coin = { currency: string; name: RegExp; lang: Lang; shop: string; look: Context['look'] }

/** Sends exactly the transfer that the link to the wallet describes. */
async function payByCoin(page: Page, panel: Locator, { currency, name, lang, shop, look }: Coin): Promise<void> {
  await chooseCoin(panel, lang, name)
  const link = panel.getByRole('link', { name: MESSAGES[lang].widget.waiting.wallet })
  await expect(link).toBeVisible()
  await look(page, 'wallet')
  const sent = readWalletLink((await link.getAttribute('href')) ?? '')
  await callAs(page.request, shop, '/api/sandbox/chain/transfer', { currency, ...sent })
  await callAs(page.request, shop, '/api/sandbox/chain/mine', { currency, blocks: 25 })
  await reloadUntil(page)
}

function readWalletLink(href: string): { address: string; amount: string } {
  if (href.startsWith('bitcoin:')) {
    const { address, options } = decode(href)
    return { address, amount: String(options.amount) }
  }
  const { target_address: address, parameters } = parse(href)
  return { address, amount: formatEther(BigInt(parameters?.value ?? '0')) }
}

/** Checks that the customer gets a reminder after two days without names. */
async function remind(page: Page, context: Context): Promise<void> {
  const { lang, shop, email } = context
  await advance(page.request, shop, 2 * DAY + HOUR)
  await findInMail(page.request, email, shop, /\/reminders\/[0-9a-f]{32}/)
  await lookAtEmail(page, context, /\/reminders\//, 'reminder')
  await page.goto(`${await linkInMail(page.request, shop, email, /\/order\/\w+\/plan/)}?lang=${lang}`)
}

async function giveNames(page: Page, { lang, look }: Context, order: string): Promise<void> {
  const { plans, consent } = MORE[lang]
  const words = WORDS[lang]
  await isAlive(page)
  const person = page.getByRole('group', { name: plans.form.participant(1) })
  await person.getByLabel(plans.form.firstName, { exact: true }).fill(words.first)
  await person.getByLabel(plans.form.lastName, { exact: true }).fill(words.last)
  await page.getByRole('textbox', { name: plans.form.wishes }).fill(words.wish)
  await page.getByRole('checkbox', { name: consent.text }).check()
  await page.getByRole('grid').getByRole('button', { disabled: false }).last().click()
  await look(page, 'names')
  await page.getByRole('button', { name: plans.order.save, exact: true }).click()
  await expect(page.getByText(plans.order.saved, { exact: true })).toBeVisible()
  await page.goto(`/order/${order}?lang=${lang}`)
  await look(page, 'planned')
}

type Staff = { order: string; owner: APIRequestContext }

/** Sets all bought days as staff do, with another first day than requested and with a reason. Then the customer agrees. */
async function scheduleOnAnotherDay(page: Page, context: Context, { order, owner }: Staff): Promise<void> {
  const { lang, shop, email, look } = context
  const first = (await shopTime(owner, shop)) + 3 * DAY
  const dayOf = (place: number) => new Date(first + place * DAY).toISOString().slice(0, 10)
  const days = Array.from({ length: TERM_DAYS }, (_, place) => dayOf(place))
  const reason = WORDS[lang].reason
  const saved = await owner.put(`${shop}/api/admin/calendar/${order}/0`, {
    data: { days, priestId: null, reason },
    headers: { origin: shop },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  const told = formatDay(dayOf(0), lang)
  // E-mails have ordinary spaces in place of no-break spaces.
  const inEmail = new RegExp(told.replaceAll('\u00a0', ' '))
  await findInMail(page.request, email, shop, inEmail)
  await lookAtEmail(page, context, inEmail, 'told')
  await page.goto(`/order/${order}?lang=${lang}`)
  const { progress } = MORE[lang]
  await expect(page.getByText(progress.from(told, formatDay(dayOf(TERM_DAYS - 1), lang)))).toBeVisible()
  await expect(page.getByText(reason)).toBeVisible()
  await look(page, 'scheduled')
  await isAlive(page)
  await page.getByRole('button', { name: progress.answer.suits, exact: true }).click()
  await expect(page.getByText(progress.answered.suits)).toBeVisible()
  await look(page, 'agreed')
}

/** Writes the log of the day and publishes the proof, as staff do. Then the customer gets the e-mail and the certificate. */
async function perform(page: Page, context: Context, { order, owner }: Staff): Promise<void> {
  const { lang, shop, email, look } = context
  await advance(owner, shop, 3 * DAY)
  // The session of the staff has ended, because the clock has moved by days.
  await signInWithoutPages(owner, OWNER, shop)
  const multipart = { file: await fireFile(1200), visibility: 'staff', 'alt.ru': 'Огонь', 'alt.en': 'The fire' }
  const sent = await owner.post(`${shop}/api/admin/media`, { multipart, headers: { origin: shop } })
  const media = [((await sent.json()) as { id: string }).id]
  const now = await shopTime(owner, shop)
  const text = { ru: 'Огонь горел ровно.', en: 'The fire burned evenly.' }
  const facts = {
    orderId: order,
    lineId: '0',
    media,
    text,
    place: 'Varanasi',
    performedAt: new Date(now).toISOString(),
  }
  const { id } = await callAs(owner, shop, '/api/admin/proofs', facts)
  const today = new Date(now).toISOString().slice(0, 10)
  await callAs(owner, shop, `/api/admin/proofs/${id}/entries`, { day: today, note: WORDS[lang].log, media })
  await page.goto(`/order/${order}?lang=${lang}`)
  await expect(page.getByText(WORDS[lang].log)).toBeVisible()
  await look(page, 'log')
  await advance(owner, shop, (TERM_DAYS - 1) * DAY)
  await signInWithoutPages(owner, OWNER, shop)
  await callAs(owner, shop, `/api/admin/proofs/${id}/publication`, {})
  const proof = await findInMail(page.request, email, shop, /\/proof\/[\w-]+/)
  await lookAtEmail(page, context, /\/proof\//, 'performed')
  await page.goto(`${proof}?lang=${lang}`)
  await expect(page.getByText(text[lang])).toBeVisible()
  await look(page, 'proof')
  await page.getByRole('link', { name: STAFF_MESSAGES[lang].proofPage.page.openCertificate }).click()
  await expect(page.getByText(STAFF_MESSAGES[lang].proofPage.certificate.heading)).toBeVisible()
  await look(page, 'certificate')
}

/** Two weeks later the shop asks the customer for a review, and the customer writes one. */
async function review(page: Page, { lang, shop, email, look }: Context): Promise<void> {
  const { reviews } = MORE[lang]
  await advance(page.request, shop, 14 * DAY + HOUR)
  const link = await findInMail(page.request, email, shop, /\/review\/[0-9a-f]{32}/)
  await page.goto(`${link}?lang=${lang}`)
  await isAlive(page)
  await page.getByRole('textbox', { name: reviews.text }).fill(REVIEW[lang])
  await page.getByRole('textbox', { name: reviews.name }).fill(WORDS[lang].first)
  await page.getByRole('checkbox', { name: reviews.consent }).check()
  await look(page, 'review')
  await page.getByRole('button', { name: reviews.send, exact: true }).click()
  await expect(page.getByText(reviews.states.waiting.title)).toBeVisible()
  await look(page, 'reviewed')
}

async function advance(request: APIRequestContext, shop: string, ms: number): Promise<void> {
  await callAs(request, shop, '/api/sandbox/clock/advance', { seconds: ms / SECOND })
}

async function shopTime(request: APIRequestContext, shop: string): Promise<number> {
  const { now } = await callAs<{ now: string }>(request, shop, '/api/sandbox/clock/advance', { seconds: 1 })
  return Date.parse(now)
}

async function linkInMail(request: APIRequestContext, shop: string, email: string, path: RegExp): Promise<string> {
  const sent = await sentTo(request, email, shop)
  return path.exec(sent.map(({ text }) => text).join('\n'))?.[0] ?? ''
}

/** Takes a screenshot of the newest e-mail with this text, as its reader sees it. */
async function lookAtEmail(page: Page, { shop, email, look }: Context, text: RegExp, step: string): Promise<void> {
  const found = (await sentTo(page.request, email, shop)).find((message) => text.test(message.text))
  const reader = await page.context().browser()?.newContext({ viewport: page.viewportSize() })
  const inbox = await reader?.newPage()
  await inbox?.goto(`${shop}/api/sandbox/messages/${found?.id}/page`)
  if (inbox) await look(inbox, step)
  await reader?.close()
}
