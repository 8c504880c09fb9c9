import type { Page, Route } from '@playwright/test'
import { en as accountEn } from '../src/features/people/accounts/messages/page-account.en.ts'
import { ru as accountRu } from '../src/features/people/accounts/messages/page-account.ru.ts'
import { en as profileEn } from '../src/features/people/profiles/messages/page.en.ts'
import { ru as profileRu } from '../src/features/people/profiles/messages/page.ru.ts'
import type { CurrentUser, ProfileView } from '../src/features/people/profiles/schemas.ts'
import type { SessionView } from '../src/features/people/accounts/schemas.ts'
import type { ListedOrder } from '../src/features/orders/orders/schemas.ts'
import { en as plansEn } from '../src/features/orders/plans/messages/page.en.ts'
import { ru as plansRu } from '../src/features/orders/plans/messages/page.ru.ts'
import type { PlanView } from '../src/features/orders/plans/schemas.ts'
import { expect, type Lang } from './e2e/journey.ts'
import { origin } from './e2e/origin.ts'
import { type Screen, open } from './screen.ts'

const ACCOUNT = { ru: accountRu, en: accountEn }
const PROFILE = { ru: profileRu, en: profileEn }
const PLANS = { ru: plansRu, en: plansEn }

/** The screens of the customer's own page. Mock responses tell the browser who is signed in, and contain the data of this customer. */
export const ACCOUNT_SCREENS: Screen[] = [
  { name: 'sign-in', show: signInCard },
  { name: 'sign-in-code', show: codeStep },
  { name: 'sign-in-wrong-code', show: wrongCode },
  { name: 'profile-waiting', show: (page, lang) => openProfile(page, lang, { me: () => new Promise(() => {}) }) },
  { name: 'profile-failed', show: (page, lang) => openProfile(page, lang, { me: failing }) },
  { name: 'profile-form', show: (page, lang) => openProfile(page, lang, { user: NEWCOMER }) },
  { name: 'profile-form-filled', show: filledForm },
  { name: 'profile-form-faults', show: faultyForm },
  { name: 'profile-form-places', show: placesOfForm, whole: false },
  { name: 'dashboard', show: (page, lang) => openProfile(page, lang, {}) },
  { name: 'dashboard-orders', show: (page, lang) => openProfile(page, lang, { tab: 'orders' }) },
  { name: 'dashboard-bare', show: (page, lang) => openProfile(page, lang, { user: BARE, orders: [] }) },
  { name: 'dashboard-no-orders', show: (page, lang) => openProfile(page, lang, { tab: 'orders', orders: [] }) },
  { name: 'dashboard-failed', show: (page, lang) => openProfile(page, lang, { tab: 'orders', orders: failing }) },
  { name: 'dashboard-line', show: editLine },
  { name: 'plan-form', show: (page, lang) => openProfile(page, lang, { tab: 'orders', plan: null }) },
  { name: 'plan-form-filled', show: editPlan },
  { name: 'personal-data', show: openData },
  { name: 'consent-withdrawal', show: (page, lang) => openDialog(page, lang, 'withdraw'), whole: false },
  { name: 'account-deletion', show: (page, lang) => openDialog(page, lang, 'remove'), whole: false },
]

const PROFILE_VIEW: ProfileView = {
  id: 'b9fbb6b3-6c77-4f0e-9b06-57b09bd0a4b1',
  firstName: 'Анна',
  lastName: 'Константинопольская',
  email: 'anna.konstantinopolskaya@example.com',
  phoneNumber: '+7 912 345 6789',
  occupation: 'Преподаватель',
  birthDate: '05.04.1986',
  birthTime: '09:30',
  isTimeUncertain: 'true',
  birthPlace: 'Орёл, Орловская область',
  gender: 'Female',
  maritalStatus: 'Married',
  currentLocation: 'Санкт-Петербург',
  additionalNotes: 'Готра по мужу: Кашьяпа. Сын Мстислав, дочь Аглая.',
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-12T10:00:00.000Z',
}

const USER: CurrentUser = {
  id: '5a2f0f7e-2cf7-4f4b-9d3b-0a3f1c5d6e70',
  email: 'anna.konstantinopolskaya@example.com',
  phone: '',
  firstName: PROFILE_VIEW.firstName,
  lastName: PROFILE_VIEW.lastName,
  role: 'customer',
  staffRole: null,
  account: {
    id: '5a2f0f7e-2cf7-4f4b-9d3b-0a3f1c5d6e70',
    role: 'customer',
    staffRole: null,
    email: 'anna.konstantinopolskaya@example.com',
    phone: null,
    createdAt: '2026-11-01T10:00:00.000Z',
    consent: { given: true, textVersion: '2026-11', givenAt: '2026-11-01T10:00:00.000Z' },
  },
  profile: PROFILE_VIEW,
}

const NO_CONSENT = { given: false, textVersion: null, givenAt: null }

const NEWCOMER: CurrentUser = {
  ...USER,
  firstName: '',
  lastName: '',
  account: { ...USER.account, consent: NO_CONSENT },
  profile: null,
}

/** A profile with only a name. */
const BARE: CurrentUser = {
  ...USER,
  account: { ...USER.account, consent: NO_CONSENT },
  profile: {
    ...PROFILE_VIEW,
    phoneNumber: '',
    occupation: '',
    birthDate: '',
    birthTime: '',
    isTimeUncertain: '',
    birthPlace: '',
    gender: '',
    maritalStatus: '',
    currentLocation: '',
    additionalNotes: '',
  },
}

const NAMES = {
  ru: ['Маха-Мритьюнджая-ягья - Усиленная', 'Особое намерение: Согласие между родителями и взрослыми детьми'],
  en: ['Maha Mrityunjaya yagya - Enhanced', 'Special intention: Concord between parents and grown children'],
}

/** The account's plan applies to one order. The other order has a separate plan. */
const PLANNED = [
  {
    startDate: '2027-01-14',
    priestChooses: false,
    names: ['Мария Константинопольская', 'Иван Смирнов', 'Аглая Смирнова'],
    hasWish: true,
    isOwn: false,
  },
  // The ritual of this order has begun.
  { startDate: '2026-11-20', priestChooses: false, names: ['Аглая Смирнова'], hasWish: false, isOwn: true },
]

function ordersIn(lang: Lang): ListedOrder[] {
  const [first = '', second = ''] = NAMES[lang]
  return (['pending', 'completed', 'processing', 'ready'] as const).map((status, index) => ({
    id: `${index}1b2c3d4e5f60718293a4b5c6d7e8f90`,
    number: `${index}1b2c3d4`,
    status,
    createdAt: `2026-11-1${9 - index * 2}T12:30:00.000Z`,
    items: [
      { name: first, duration: 4, price: 500, quantity: 1 },
      ...(index % 2 === 1 ? [{ name: second, duration: 3, price: 480, quantity: 2 }] : []),
    ],
    paymentMethod: ['crypto', 'usdt-trc20', 'card', 'bitcoin'][index] ?? '',
    total: index % 2 === 1 ? 1460 : 500,
    specialInstructions: '',
    ...(status === 'completed' && { plan: PLANNED[0] }),
    ...(status === 'processing' && { plan: PLANNED[1] }),
  }))
}

function planIn(lang: Lang): PlanView {
  const [first = '', second = ''] = NAMES[lang]
  return {
    startDate: '2027-01-14',
    endDate: '2027-02-11',
    today: '2026-11-28',
    priestChooses: false,
    specialWishes:
      lang === 'ru'
        ? 'Прошу о здоровье и долгих днях для родителей и о мире между братьями.'
        : 'I ask for health and long days for my parents, and for peace between my brothers.',
    participants: 'Мария Константинопольская 14.03.1958 06:15\nИван Смирнов 02.11.1954\nАглая Смирнова',
    readings: [],
    rituals: [
      { name: first, weeks: 4, startDate: '2027-01-14', endDate: '2027-02-11' },
      { name: second, weeks: 3, startDate: '2027-01-14', endDate: '2027-02-04' },
    ],
  }
}

const CONSENTS = [
  { with: 'account', orderId: null, textVersion: '2026-11', lang: null, givenAt: '2026-11-01T10:00:00.000Z' },
]

const SESSIONS: SessionView[] = [
  { device: 'Chrome, Linux', isCurrent: true },
  { device: 'Safari, iPhone', isCurrent: false },
].map((session, index) => ({
  ...session,
  id: `session-${index}`,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastSeenAt: `2026-11-1${9 - index}T10:00:00.000Z`,
}))

type Answer = (route: Route) => Promise<void>
type SentMessage = {
  user?: CurrentUser
  me?: Answer
  orders?: ListedOrder[] | Answer
  plan?: PlanView | null
  tab?: 'profile' | 'orders'
}

function failing(route: Route): Promise<void> {
  return route.fulfill({ status: 503, json: {} })
}

async function openProfile(page: Page, lang: Lang, message: SentMessage): Promise<void> {
  const { user = USER, tab = 'profile', me, orders = ordersIn(lang), plan = planIn(lang) } = message
  // Without this cookie the page does not ask who is signed in (docs/contract.md, "Signing in").
  await page.context().addCookies([{ name: 'session-hint', value: '1', url: origin() }])
  await page.route('**/api/auth/me*', me ?? ((route) => route.fulfill({ json: user })))
  await page.route('**/api/orders?*', (route) =>
    typeof orders === 'function' ? orders(route) : route.fulfill({ json: orders }),
  )
  await page.route('**/api/ritual-plans*', (route) =>
    plan ? route.fulfill({ json: plan }) : route.fulfill({ status: 404, json: {} }),
  )
  await page.route('**/api/auth/sessions', (route) => route.fulfill({ json: SESSIONS }))
  await page.route('**/api/account/consents', (route) => route.fulfill({ json: CONSENTS }))
  await open(page, `/user-profile?tab=${tab}`, lang)
  if (me) return
  await expect(page.getByRole('button', { name: ACCOUNT[lang].dashboard.logout })).toBeVisible()
}

async function signInCard(page: Page, lang: Lang): Promise<void> {
  await open(page, '/user-profile', lang)
  await expect(page.getByRole('textbox', { name: ACCOUNT[lang].signIn.contact })).toBeVisible()
}

async function codeStep(page: Page, lang: Lang): Promise<void> {
  const { signIn: messages } = ACCOUNT[lang]
  await page.route('**/api/auth/request-login*', (route) =>
    route.fulfill({ json: { channel: 'email', expiresIn: 600, resendIn: 60 } }),
  )
  await signInCard(page, lang)
  await page.getByRole('textbox', { name: messages.contact }).fill('anna.konstantinopolskaya@example.com')
  await page.getByRole('button', { name: messages.getCode }).click()
  await expect(page.getByRole('textbox', { name: messages.code })).toBeVisible()
}

async function wrongCode(page: Page, lang: Lang): Promise<void> {
  const { signIn: messages } = ACCOUNT[lang]
  await page.route('**/api/auth/verify-code*', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        status: 401,
        title: 'Unauthorized',
        code: 'accounts.code-invalid',
        message: messages.wrongCode,
      }),
    }),
  )
  await codeStep(page, lang)
  await page.getByRole('textbox', { name: messages.code }).pressSequentially('123456')
  await page.getByRole('button', { name: messages.enter, exact: true }).click()
  await expect(page.getByText(messages.wrongCode).first()).toBeVisible()
}

async function filledForm(page: Page, lang: Lang): Promise<void> {
  await openProfile(page, lang, {})
  await page.getByRole('button', { name: PROFILE[lang].card.editAll }).click()
  await expect(page.getByRole('form', { name: PROFILE[lang].edit.title })).toBeVisible()
}

async function faultyForm(page: Page, lang: Lang): Promise<void> {
  const { fields, create } = PROFILE[lang]
  await openProfile(page, lang, { user: NEWCOMER })
  const form = page.getByRole('form', { name: create.title })
  await form.getByLabel(fields.firstName, { exact: true }).fill('А')
  await form.getByLabel(fields.birthDate).fill('31.02.2000')
  await form.getByRole('button', { name: create.submit }).click()
  await expect(form.getByRole('alert').first()).toBeVisible()
}

async function placesOfForm(page: Page, lang: Lang): Promise<void> {
  await openProfile(page, lang, { user: NEWCOMER })
  const place = page.getByRole('combobox', { name: PROFILE[lang].fields.birthPlace })
  await place.click()
  await place.pressSequentially('Но')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
}

async function editLine(page: Page, lang: Lang): Promise<void> {
  const { card, fields } = PROFILE[lang]
  await openProfile(page, lang, { tab: 'profile' })
  await page.getByRole('button', { name: card.more, exact: true }).click()
  await page.getByRole('button', { name: card.change(fields.birthPlace) }).click()
  await page.getByRole('combobox', { name: fields.birthPlace }).fill('')
}

async function editPlan(page: Page, lang: Lang): Promise<void> {
  await openProfile(page, lang, { tab: 'orders' })
  await page.getByRole('button', { name: PLANS[lang].summary.edit }).click()
  await expect(page.getByLabel(PLANS[lang].form.date)).toHaveValue('14.01.2027')
}

async function openData(page: Page, lang: Lang): Promise<void> {
  await openProfile(page, lang, { tab: 'profile' })
  await page.getByText(ACCOUNT[lang].data.title).click()
  await expect(page.getByText(ACCOUNT[lang].data.sessions.current)).toBeVisible()
}

async function openDialog(page: Page, lang: Lang, which: 'withdraw' | 'remove'): Promise<void> {
  const { consent, remove } = ACCOUNT[lang].data
  await openData(page, lang)
  await page.getByRole('button', { name: which === 'withdraw' ? consent.withdraw : remove.open }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
