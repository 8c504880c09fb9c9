import type { Page } from '@playwright/test'
import { reminderPath } from '../src/features/clients/reminders/paths.ts'
import type { ReminderLink } from '../src/features/clients/reminders/schemas.ts'
import { dayLinkPath } from '../src/features/rites/day-links/paths.ts'
import type { LinkPage } from '../src/features/rites/day-links/schemas.ts'
import { giftPath } from '../src/features/orders/gifts/paths.ts'
import type { GiftCard } from '../src/features/orders/gifts/schemas.ts'
import { groupPath } from '../src/features/rites/group-rituals/paths.ts'
import type { GroupView } from '../src/features/rites/group-rituals/schemas.ts'
import { reviewPath } from '../src/features/rites/reviews/paths.ts'
import { hasReviewText } from '../src/features/rites/reviews/rules.ts'
import type { OwnReview } from '../src/features/rites/reviews/schemas.ts'
import { readAnswer } from '../src/app/pages/cached-calls.ts'
import type { PageState } from '../src/app/pages/page-state.ts'
import type { PreparedPage, RenderRequest } from '../src/app/ssr.tsx'
import { expect, isAlive, type Lang } from './e2e/journey.ts'
import { origin } from './e2e/origin.ts'
import { open, page, type Screen } from './screen.ts'

const SSR = new URL('../dist/ssr/ssr.js', import.meta.url).href
const ID = '5ad1'.repeat(8)
const NOBODY = '0'.repeat(32)
/** The token in the link for the pictures of a day. Such tokens are longer than others. */
const TOKEN = 'T'.repeat(43)
const NO_TOKEN = 'N'.repeat(43)

const NAMES = {
  ru: { first: 'Ганеша-ягья', second: 'Маха-Мритьюнджая-ягья', third: 'Сантана-Гопала-ягья' },
  en: { first: 'Ganesha yagya', second: 'Maha Mrityunjaya yagya', third: 'Santana Gopala yagya' },
}
const WORDS = {
  ru: {
    person: 'Мария Константинопольская',
    note: 'Дорогая Маша, с днём рождения!\nПусть всё задуманное начинается легко.',
    from: 'Анна Смирнова',
    about: 'Перед началом дела, переездом, экзаменом.',
    signed: 'А. С.',
    text: 'Заказывала для мамы. Имена спросили дважды, запись пришла на следующий день, в ней слышно каждое имя.',
    reply: 'Спасибо за ваши слова.',
    reason: 'В отзыве названо имя другого человека.',
  },
  en: {
    person: 'Maximilian Oberhauser-Wittgenstein',
    note: 'Dear Max, happy birthday!\nMay all that you begin come easily.',
    from: 'Anna Smirnova',
    about: 'Before a new venture, a move, an examination.',
    signed: 'A. S.',
    text: 'I ordered it for my mother. They asked for the names twice, and the recording came the next day.',
    reply: 'Thank you for your words.',
    reason: 'The review names another person.',
  },
}

/**
 * Pages that people open from a link in an e-mail or from a shared link: a gift card, a group ritual, a review, the check of a certificate, the page
 * that stops reminders, the pictures of a day.
 */
export const LINK_SCREENS: Screen[] = [
  gift('gift', {}),
  gift('gift-many', { note: '', from: '', many: true }),
  { ...gift('gift-print', {}), show: printed(gift('gift', {})) },
  page('gift-unknown', giftPath(NOBODY)),
  group('group', {}),
  group('group-faults', {}, sendEmpty),
  group('group-full', { left: 0, closed: 'full' }),
  group('group-closed', { closed: 'closed' }),
  group('group-called-off', { closed: 'cancelled' }),
  page('group-unknown', groupPath(NOBODY)),
  review('review', { state: 'asked' }),
  review('review-faults', { state: 'asked' }, sendEmpty),
  review('review-waiting', { state: 'waiting' }),
  review('review-published', { state: 'published', isAnswered: true }),
  review('review-changing', { state: 'published', isAnswered: true }, changeReview),
  review('review-declined', { state: 'declined' }),
  { ...review('review-taking-back', { state: 'published' }, withdrawReview), whole: false },
  review('review-withdrawn', { state: 'withdrawn' }),
  page('review-unknown', reviewPath(NOBODY)),
  reminders('reminders', { kind: 'plan', isOn: true }),
  reminders('reminders-off', { kind: 'unpaid', isOn: false }),
  page('reminders-unknown', reminderPath(NOBODY)),
  dayLink('day-link', {}),
  dayLink('day-link-full', { filesLeft: 0 }),
  dayLink('day-link-early', { isEarly: true }),
  page('day-link-unknown', dayLinkPath(NO_TOKEN)),
  page('verify', '/verify'),
]

function gift(name: string, { many, ...more }: Partial<GiftCard> & { many?: boolean }): Screen {
  const card = (lang: Lang): GiftCard => {
    const { first, second, third } = NAMES[lang]
    const { person, note, from } = WORDS[lang]
    const rituals = [
      { id: 'ganesha', name: first, category: 'careerSuccess' },
      { id: 'maha-mrityunjaya', name: second, category: 'healthHealing' },
      { id: 'santana-gopala', name: third, category: 'familyRelationships' },
    ]
    return { name: person, note, from, rituals: many ? rituals : rituals.slice(0, 1), ...more }
  }
  return answeredScreen(name, giftPath(ID), (lang) => `/api/gifts/${ID}?lang=${lang}`, card)
}

function group(name: string, more: Partial<GroupView>, act?: PageAction): Screen {
  const view = (lang: Lang): GroupView => ({
    id: ID,
    ritual: { id: 'ganesha', name: NAMES[lang].first, description: WORDS[lang].about, category: 'careerSuccess' },
    performsAt: '2027-01-24T03:30:00.000Z',
    closesAt: '2027-01-22T15:00:00.000Z',
    places: 40,
    left: 11,
    price: 54,
    closed: null,
    ...more,
  })
  return answeredScreen(name, groupPath(ID), (lang) => `/api/group-rituals/${ID}?lang=${lang}`, view, act)
}

function reminders(name: string, link: ReminderLink): Screen {
  return answeredScreen(
    name,
    reminderPath(ID),
    () => `/api/reminders/${ID}`,
    () => link,
  )
}

function dayLink(name: string, more: Partial<LinkPage>): Screen {
  const lines = [0, 2, 1, 0].map((files, index) => ({ number: index + 1, files }))
  const link = { date: '2026-11-29', endsAt: '2026-11-30T18:30:00.000Z', isEarly: false, filesLeft: 57, lines, ...more }
  return answeredScreen(
    name,
    dayLinkPath(TOKEN),
    () => `/api/day-links/${TOKEN}`,
    () => link,
  )
}

type ReviewScreenState = { state: OwnReview['state']; isAnswered?: boolean }

function review(name: string, { state, isAnswered = false }: ReviewScreenState, act?: PageAction): Screen {
  const own = (lang: Lang): OwnReview => ({
    state,
    rituals: [
      { id: 'ganesha', name: NAMES[lang].first },
      { id: 'maha-mrityunjaya', name: NAMES[lang].second },
    ],
    ritualId: 'ganesha',
    text: hasReviewText(state) ? WORDS[lang].text : '',
    name: WORDS[lang].signed,
    certified: ['ganesha'],
    showsCertificate: false,
    declineReason: state === 'declined' ? WORDS[lang].reason : null,
    reply: isAnswered ? WORDS[lang].reply : null,
  })
  return answeredScreen(name, reviewPath(ID), (lang) => `/api/reviews/own/${ID}?lang=${lang}`, own, act)
}

type PageAction = (page: Page) => Promise<void>

/** A page as the server would render it with this data, although the server's database does not contain this data. */
function answeredScreen(
  name: string,
  path: string,
  callOf: (lang: Lang) => string,
  dataOf: (lang: Lang) => unknown,
  act?: PageAction,
): Screen {
  const show = async (page: Page, lang: Lang) => {
    await page.route(`**${path}?*`, async (route) => {
      const response = await route.fetch()
      const read = async (call: string) =>
        call === callOf(lang)
          ? { status: 200, text: '', value: dataOf(lang) }
          : await readAnswer(await fetch(new URL(call, origin())))
      const body = await renderedWith(await response.text(), { path, lang, read })
      await route.fulfill({ response, status: 200, body })
    })
    await open(page, path, lang)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (!act) return
    await isAlive(page)
    await act(page)
  }
  return { name, show }
}

/** Renders the page into the document `html` with the server's own code. `read` provides the data. */
async function renderedWith(html: string, request: Pick<RenderRequest, 'path' | 'lang' | 'read'>): Promise<string> {
  const [, before = '', state = '{}', after = ''] =
    /^(.*<div id="root">).*<script type="application\/json" id="state">(.*?)(<\/script>.*)$/s.exec(html) ?? []
  const { langIsChosen } = JSON.parse(state) as PageState
  // This file is the built code that renders pages on the server.
  const { preparePage } = (await import(SSR)) as { preparePage: (request: RenderRequest) => Promise<PreparedPage> }
  const prepared = await preparePage({ ...request, search: `?lang=${request.lang}`, langIsChosen, isStranger: true })
  const page = prepared.render()
  return `${before}${page.body}</div><script type="application/json" id="state">${page.state}${after}`
}

function printed(screen: Screen): Screen['show'] {
  return async (page, lang) => {
    await screen.show(page, lang)
    await page.emulateMedia({ media: 'print' })
  }
}

/** Submits the form unchanged. */
async function sendEmpty(page: Page): Promise<void> {
  await page.locator('main form [type=submit]').click()
  await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
}

async function changeReview(page: Page): Promise<void> {
  await page.locator('main article + div button').first().click()
  await expect(page.locator('main form textarea')).toBeFocused()
}

async function withdrawReview(page: Page): Promise<void> {
  await page.locator('main article + div button').last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
