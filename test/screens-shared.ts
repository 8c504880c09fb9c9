import { type Page, request } from '@playwright/test'
import { ownReviewCall } from '../src/features/reviews/paths.ts'
import type { OwnReview } from '../src/features/reviews/schemas.ts'
import { expect, isAlive, type Lang } from './e2e/journey.ts'
import { origin } from './e2e/origin.ts'
import { callAs, findInMail, OWNER, signInWithoutPages } from './e2e/staff.ts'
import { placePaidOrder } from './e2e/staff-customer.ts'
import { open, type Screen } from './screen.ts'

/** What is opened by a link of its own: the card of a gift, a group ritual, the review of one order. */
export const SHARED_SCREENS: Screen[] = [
  { name: 'gift', show: async (page, lang) => await open(page, await giveGift(page), lang) },
  { name: 'gift-print', show: printGift },
  { name: 'gift-not-found', show: (page, lang) => open(page, `/gift/${'0'.repeat(32)}`, lang) },
  { name: 'group', show: async (page, lang) => await open(page, await openGroup(), lang) },
  { name: 'group-faults', show: faultyPlace },
  { name: 'group-not-found', show: (page, lang) => open(page, `/group/${'0'.repeat(32)}`, lang) },
  { name: 'review', show: (page, lang) => showReview(page, lang, {}) },
  {
    name: 'review-declined',
    show: (page, lang) => showReview(page, lang, { state: 'declined', declineReason: 'Названо имя другого человека.' }),
  },
  { name: 'review-not-found', show: (page, lang) => open(page, `/review/${'0'.repeat(32)}`, lang) },
]

const GIFT = {
  name: 'Aglaia Konstantinopolskaya-Rumyantseva',
  note: 'С днём рождения, мама!\nПусть этот год будет лёгким.',
}

/** A gift that is paid for; the path of its card. */
export async function giveGift(page: Page, gift = GIFT): Promise<string> {
  const email = `gift-${Date.now()}@example.com`
  await placePaidOrder(request, origin(), 'ganesha', { name: 'Пётр Соколов', email, method: 'card', gift })
  return await findInMail(page.request, email, origin(), /\/gift\/[0-9a-f]{32}/)
}

async function printGift(page: Page, lang: Lang): Promise<void> {
  await open(page, await giveGift(page), lang)
  await page.emulateMedia({ media: 'print' })
}

/** By the shop it is in: another sign-in of the owner would need another code. */
const groups = new Map<string, Promise<string>>()

/** A ritual that families can join; the path of its page. */
function openGroup(): Promise<string> {
  const opened = groups.get(origin()) ?? makeGroup()
  groups.set(origin(), opened)
  return opened
}

async function makeGroup(): Promise<string> {
  const owner = await request.newContext()
  await signInWithoutPages(owner, OWNER, origin())
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const group = {
    serviceId: 'maha-mrityunjaya',
    performsAt: inDays(40),
    closesAt: inDays(30),
    places: 108,
    price: 51,
  }
  const { id = '' } = await callAs(owner, origin(), '/api/admin/group-rituals', group)
  await owner.dispose()
  return `/group/${id}`
}

async function faultyPlace(page: Page, lang: Lang): Promise<void> {
  await open(page, await openGroup(), lang)
  await page.locator('main form [type=submit]').click()
  await expect(page.locator('[aria-invalid]').first()).toBeVisible()
}

const TOKEN = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'
const REVIEW: OwnReview = {
  state: 'asked',
  rituals: [{ id: 'ganesha', name: 'Ганеша-ягья' }],
  ritualId: 'ganesha',
  text: '',
  name: 'А. К.',
  declineReason: null,
  reply: null,
}

/**
 * A link comes two weeks after a ritual was performed, so the browser is told in the server's place that there is one: the page of a link
 * that nobody has goes on to it.
 */
async function showReview(page: Page, lang: Lang, change: Partial<OwnReview>): Promise<void> {
  await page.route(`**${ownReviewCall(TOKEN, lang)}`, (route) => route.fulfill({ json: { ...REVIEW, ...change } }))
  await open(page, `/review/${'0'.repeat(32)}`, lang)
  await isAlive(page)
  await page.evaluate((path) => history.pushState(null, '', path), `/review/${TOKEN}?lang=${lang}`)
  await expect(page.locator('main form')).toBeVisible()
}
