import type { Page } from '@playwright/test'
import { expect, type Lang } from './e2e/journey.ts'
import type { Facts } from './e2e/staff-seed.ts'
import { sectionTitle, type STAFF_MESSAGES } from './e2e/staff-messages.ts'

type Messages = (typeof STAFF_MESSAGES)['en']
type ScreenContext = { page: Page; lang: Lang; say: Messages; facts: Facts }

export type StaffScreen = {
  name: string
  path: string | ((facts: Facts) => string)
  /** Runs before the page is opened, for example to mock a response. */
  before?: (look: ScreenContext) => Promise<void>
  /** Brings the page to the tested state. */
  show?: (look: ScreenContext) => Promise<void>
  /** The user. By default the owner. */
  as?: 'partner' | 'stranger'
  /** True if every test run checks this screen. */
  isDaily?: true
}

export const panel = (
  name: string,
  path: StaffScreen['path'],
  more: Omit<StaffScreen, 'name' | 'path'> = {},
): StaffScreen => ({
  name,
  path: (facts) => `/admin-panel${typeof path === 'string' ? path : path(facts)}`,
  ...more,
})

const press =
  (name: (say: Messages) => string | RegExp, role: 'button' | 'link' | 'menuitem' = 'button'): StaffScreen['show'] =>
  async ({ page, say }) =>
    await page
      .locator('#content')
      .getByRole(role, { name: name(say) })
      .first()
      .click()

const pressed = (name: (say: Messages) => string | RegExp): Pick<StaffScreen, 'show'> => ({
  show: async (look) => {
    await press(name)?.(look)
    await expect(look.page.getByRole('dialog')).toBeVisible()
  },
})

/** Chooses an item of a menu, which opens a dialog. */
const chosen = (
  menu: (say: Messages) => string | RegExp,
  item: (say: Messages) => string,
): Pick<StaffScreen, 'show'> => ({
  show: async (look) => {
    await press(menu)?.(look)
    await press(item, 'menuitem')?.(look)
    await expect(look.page.getByRole('dialog')).toBeVisible()
  },
})

export const answered = (path: RegExp, answer: { status?: number; json: unknown }): Pick<StaffScreen, 'before'> => ({
  before: async ({ page }) => void (await page.route(path, (route) => route.fulfill(answer))),
})
export const EMPTY = { json: { items: [], next: null } }
export const BROKEN = {
  status: 500,
  json: { status: 500, title: 'Internal Server Error', code: 'http.failed', message: '' },
}

/** The tasks before a real shop opens, as the server would list them. */
const OPENING = [
  { id: 'legal', way: null, isDone: true, link: '/admin-panel/settings/legal' },
  { id: 'second-factor', way: null, isDone: true, link: '/admin-panel/security' },
  { id: 'backup', way: null, isDone: false, link: '/admin-panel/operations' },
  { id: 'way', way: 'USDT_TRC20', isDone: false, link: '/admin-panel/orders/new' },
  { id: 'way', way: 'card', isDone: true, link: '/admin-panel/orders/new' },
]

/** The sections of the panel and their states. */
export const PANEL_SCREENS: StaffScreen[] = [
  panel('sign-in', '', { as: 'stranger' }),
  panel('today', '', { isDaily: true }),
  panel('today-failed', '', answered(/api\/admin\/today/, BROKEN)),
  panel('today-opening', '', {
    ...answered(/api\/admin\/opening/, { json: { isSandbox: false, steps: OPENING } }),
    show: async ({ page }) => await expect(page.locator('#opening')).toBeVisible(),
  }),
  panel('no-such-section', '/nothing'),
  panel('palette', '', {
    isDaily: true,
    show: async ({ page }) => {
      await page.keyboard.press('Control+K')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  }),
  panel('session-ended', '/orders', {
    // The panel opens with a valid session. Then the next call gets the response that the session has ended.
    show: async (look) => {
      const json = { status: 401, title: 'Unauthorized', code: 'http.sign-in', message: '' }
      await look.page.route(/api\/(?:auth\/me|admin)/, (route) => route.fulfill({ status: 401, json }))
      const menu = look.page.getByRole('button', { name: look.say.admin.menu, exact: true })
      if (await menu.isVisible()) await menu.click()
      await look.page
        .locator('header')
        .getByRole('link', { name: sectionTitle('audit', look.lang), exact: true })
        .dispatchEvent('click')
      await expect(look.page.getByRole('dialog', { name: look.say.admin.signInAgain })).toBeVisible()
    },
  }),
  panel('orders', '/orders', { isDaily: true }),
  panel('orders-board', '/orders?view=board', { isDaily: true }),
  panel('orders-filtered', '/orders?status=pending&from=2020-01-01'),
  panel('orders-nothing', '/orders?q=nobody-of-this-name'),
  panel('orders-empty', '/orders', answered(/api\/admin\/orders\?/, EMPTY)),
  panel('orders-failed', '/orders', answered(/api\/admin\/orders\?/, BROKEN)),
  panel('orders-keys', '/orders', {
    show: async ({ page }) => {
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  }),
  panel('order', ({ provedOrder }) => `/orders/${provedOrder}`, { isDaily: true }),
  panel('order-menu', ({ paidOrder }) => `/orders/${paidOrder}`, { show: press((say) => say.management.order.other) }),
  panel('order-reason', ({ paidOrder }) => `/orders/${paidOrder}`, {
    ...chosen(
      (say) => say.management.order.other,
      (say) => say.management.steps.cancelled,
    ),
  }),
  panel('order-unknown', `/orders/${'0'.repeat(32)}`),
  panel('order-failed', ({ paidOrder }) => `/orders/${paidOrder}`, answered(/api\/admin\/orders\/\w/, BROKEN)),
  panel('order-new', '/orders/new'),
  panel('order-new-faults', '/orders/new', {
    show: async (look) => {
      await press((say) => say.management.create.place)?.(look)
      await expect(look.page.locator('[aria-invalid]').first()).toBeVisible()
    },
  }),
  panel('calendar', '/calendar'),
  panel('calendar-week', '/calendar?view=week'),
  panel('calendar-schedule', '/calendar', {
    isDaily: true,
    ...pressed((say) => new RegExp(`^${say.calendar.unscheduled.schedule}`)),
  }),
  panel('calendar-together', '/calendar', {
    show: async (look) => {
      await look.page.getByLabel(look.say.calendar.unscheduled.selectAll, { exact: true }).check()
      await press((say) => say.calendar.unscheduled.together)?.(look)
      const dialog = look.page.getByRole('dialog')
      await dialog.getByLabel(look.say.calendar.together.first, { exact: true }).fill(look.facts.today)
      await expect(dialog.getByRole('listitem').first()).toBeVisible()
    },
  }),
  panel('calendar-conflict', '/calendar', {
    before: async ({ page, facts }) => {
      const present = { days: [facts.today], priestId: null, version: 3 }
      const json = { status: 409, title: 'Conflict', code: 'conflict.version', message: '', version: 3, present }
      await page.route(/api\/admin\/calendar\/\w{32}\//, (route) => route.fulfill({ status: 409, json }))
    },
    show: async (look) => {
      await press((say) => new RegExp(`^${say.calendar.unscheduled.schedule}`))?.(look)
      await look.page.getByRole('dialog').getByRole('button', { name: look.say.calendar.dialog.save }).click()
      await expect(look.page.getByText(look.say.calendar.dialog.changed)).toBeVisible()
    },
  }),
  panel(
    'calendar-day',
    '/calendar',
    pressed((say) => new RegExp(`^${say.calendar.openDay('')}`)),
  ),
  panel('calendar-priests', '/calendar/priests'),
  panel('calendar-failed', '/calendar', answered(/api\/admin\/calendar\?/, BROKEN)),
  panel('sheet', ({ today }) => `/sheet/${today}`),
  panel('sheet-empty', '/sheet/2026-01-05'),
  panel(
    'sheet-spelling',
    ({ today }) => `/sheet/${today}`,
    pressed((say) => new RegExp(`^${say.calendar.sankalpa.edit}`)),
  ),
  panel('day-link', ({ today }) => `/day-link/${today}`),
  panel('day-link-empty', '/day-link/2026-01-05'),
  panel('proofs-missing', '/proofs?state=missing'),
  panel('proofs-published', '/proofs?state=published'),
  panel('proofs-empty', '/proofs'),
  panel('proof-review', ({ proof }) => `/proofs/${proof}`),
  panel(
    'proof-take-back',
    ({ proof }) => `/proofs/${proof}`,
    pressed((say) => say.proofs.unpublish),
  ),
  panel('proof-unknown', `/proofs/${'0'.repeat(32)}`),
  panel('proof-failed', ({ proof }) => `/proofs/${proof}`, answered(/api\/admin\/proofs\/\w/, BROKEN)),
  panel('phone', ({ paidOrder }) => `/proof/${paidOrder}/0`, { isDaily: true }),
  panel('phone-proved', ({ provedOrder }) => `/proof/${provedOrder}/0`),
  panel('phone-unknown', `/proof/${'0'.repeat(32)}/0`),
  panel('money', '/payments'),
  panel('money-decisions', '/payments/decisions'),
  panel('money-surpluses', '/payments/surpluses'),
  panel('money-wallets', '/payments/wallets'),
  panel('money-policy', '/payments/policy'),
  panel('money-manual', '/payments/manual'),
  panel('questions', '/questions'),
  panel('journal', '/journal'),
  panel('journal-month', `/journal/${new Date().toISOString().slice(0, 7)}`),
  panel('payment', ({ cardPayment }) => `/payments/${cardPayment}`),
  panel('payment-refund', ({ cardPayment }) => `/payments/${cardPayment}`, {
    isDaily: true,
    ...pressed((say) => say.money.refund.button),
  }),
  panel('customers', '/customers'),
  panel('customers-empty', '/customers', answered(/api\/admin\/customers\?|customers$/, EMPTY)),
  panel('customer', '/customers', { show: openRow }),
  panel('customer-failed', '/customers', { ...answered(/api\/admin\/customers\/\w/, BROKEN), show: openRow }),
  panel('customer-join', '/customers', {
    show: async (look) => {
      await openRow(look)
      await chosen(
        (say) => say.customers.actions,
        (say) => say.customers.merge,
      ).show?.(look)
    },
  }),
]

/** The sections of the panel for texts, people and the shop itself. */
export const DESK_SCREENS: StaffScreen[] = [
  panel('rituals', '/rituals'),
  panel('rituals-menu', '/rituals', { show: press((say) => new RegExp(`^${say.editor.list.actions('')}`)) }),
  panel(
    'rituals-new',
    '/rituals',
    pressed((say) => say.editor.kinds.ritual.create),
  ),
  panel('rituals-failed', '/rituals', answered(/api\/admin\/service-cards\?/, BROKEN)),
  panel('ritual', '/rituals/ganesha', { isDaily: true }),
  ...['prices', 'page', 'search', 'versions', 'addresses'].map((tab) =>
    panel(`ritual-${tab}`, `/rituals/ganesha?tab=${tab}`),
  ),
  panel('ritual-one-language', '/rituals/ganesha?view=ru'),
  panel('ritual-unknown', '/rituals/nothing'),
  panel('ritual-failed', '/rituals/ganesha', answered(/api\/admin\/service-cards\/\w/, BROKEN)),
  panel(
    'ritual-publish',
    ({ draft }) => `/rituals/${draft}`,
    pressed((say) => say.editor.publication.publish),
  ),
  panel(
    'ritual-picture',
    ({ draft }) => `/rituals/${draft}`,
    pressed((say) => say.media.picker.choose),
  ),
  panel('ritual-conflict', ({ draft }) => `/rituals/${draft}`, { show: meetAnother }),
  panel('articles', '/articles'),
  panel('article', '/articles/nakshatras'),
  panel('intentions', '/intentions', { isDaily: true }),
  panel('intentions-versions', '/intentions?tab=versions'),
  panel('intentions-failed', '/intentions', answered(/api\/admin\/intentions/, BROKEN)),
  panel('categories', '/categories'),
  panel('page-texts', '/pages'),
  panel('page-texts-home', '/pages/home'),
  panel('page-texts-refund', '/pages/refund'),
  panel('page-texts-preview', '/pages/home?tab=page'),
  panel('page-texts-versions', '/pages/refund?tab=versions'),
  panel('media', '/media'),
  panel('media-file', '/media', { show: openFile }),
  panel('media-empty', '/media', answered(/api\/admin\/media/, EMPTY)),
  panel('emails', '/emails'),
  panel('email', '/emails', { show: openRow }),
  panel('email-failed', '/emails', { ...answered(/api\/admin\/messages\/\w/, BROKEN), show: openRow }),
  panel('email-texts', '/emails/texts'),
  panel('partners', '/partners'),
  panel('partner', '/partners', { show: openRow }),
  panel('partner-payout', '/partners', {
    show: async (look) => {
      await openRow(look)
      await look.page.getByRole('button', { name: look.say.partners.payout }).first().click()
      await expect(look.page.getByRole('dialog')).toBeVisible()
    },
  }),
  panel('partner-failed', '/partners', { ...answered(/api\/admin\/partners\/\w/, BROKEN), show: openRow }),
  panel(
    'partners-new',
    '/partners',
    pressed((say) => say.partners.create),
  ),
  ...['sales', 'funnel', 'payments', 'rituals', 'languages', 'sources'].map((name) =>
    panel(`report-${name}`, `/reports/${name}`),
  ),
  panel('report-empty', '/reports/sales?from=2020-01-01&to=2020-01-31'),
  panel('staff', '/staff'),
  panel('staff-sessions', '/staff/sessions'),
  panel(
    'staff-invite',
    '/staff',
    pressed((say) => say.people.invite),
  ),
  ...['shop', 'contacts', 'payments', 'languages', 'legal', 'alerts', 'tiers'].map((name) =>
    panel(`settings-${name}`, `/settings/${name}`),
  ),
  panel('audit', '/audit'),
  panel('security', '/security'),
  panel('security-app', '/security', { show: press((say) => say.factors.totp.add) }),
]

const dashboard = (name: string, query: string, more: Omit<Partial<StaffScreen>, 'name' | 'as'> = {}): StaffScreen => ({
  name,
  path: ({ partnerId }) => `/partner-dashboard/${partnerId}${query}`,
  as: 'partner',
  ...more,
})

/** The screens of a proof for the customer and for the public, and the screens of a partner's pages. */
export const OUTER_SCREENS: StaffScreen[] = [
  { name: 'order-proved', path: ({ provedOrder }) => `/order/${provedOrder}`, as: 'stranger' },
  { name: 'proof', path: ({ proofPage }) => proofPage, as: 'stranger', isDaily: true },
  { name: 'certificate', path: ({ proofPage }) => `${proofPage}/certificate`, as: 'stranger' },
  { name: 'proof-gone', path: `/proof/${'a'.repeat(32)}`, as: 'stranger' },
  { name: 'verify', path: '/verify', as: 'stranger' },
  { name: 'verify-genuine', path: ({ certificate }) => `/verify/${certificate}`, as: 'stranger' },
  { name: 'verify-unknown', path: '/verify/K7QM-2X9D-4TRA', as: 'stranger' },
  { name: 'partner-login', path: '/partner-login', as: 'stranger' },
  dashboard('partner-orders', '', { isDaily: true }),
  dashboard('partner-order', '', { show: openRow }),
  dashboard('partner-order-new', '?tab=orders&order=new', {}),
  dashboard('partner-order-lines', '?tab=orders&order=new', {
    show: async ({ page }) =>
      await page
        .locator('#content')
        .getByRole('link', { name: /Соколова/ })
        .first()
        .click(),
  }),
  dashboard('partner-clients', '?tab=clients'),
  dashboard('partner-client-new', '?tab=clients&client=new'),
  dashboard('partner-client', '?tab=clients', { show: openRow }),
  dashboard('partner-statement', '?tab=statement'),
  dashboard('partner-orders-empty', '', answered(/api\/partner\/orders/, EMPTY)),
  dashboard('partner-orders-failed', '', answered(/api\/partner\/orders/, BROKEN)),
  dashboard('partner-orders-nothing', '', {
    show: async ({ page, say }) => {
      await page.getByRole('searchbox', { name: say.partnerPages.orders.search }).fill('nobody-of-this-name')
      await expect(page.getByText(say.panel.emptyFiltered)).toBeVisible()
    },
  }),
  dashboard('partner-order-failed', `?tab=orders&order=${'0'.repeat(32)}`, answered(/api\/partner\/orders\//, BROKEN)),
  dashboard('partner-order-unknown', `?tab=orders&order=${'0'.repeat(32)}`),
  dashboard('partner-manual', '', {
    show: async (look) => {
      await openPending(look)
      await look.page.getByRole('button', { name: look.say.partnerPages.manual.open }).click()
    },
  }),
  dashboard('partner-link', '', {
    show: async (look) => {
      await openPending(look)
      await look.page.getByRole('button', { name: look.say.partnerPages.link.showQr }).click()
    },
  }),
  dashboard('partner-clients-empty', '?tab=clients', answered(/api\/partner\/clients/, EMPTY)),
  dashboard('partner-client-faults', '?tab=clients&client=new', {
    show: async ({ page }) => {
      await page.locator('#content form [type=submit]').click()
      await expect(page.locator('[aria-invalid]').first()).toBeVisible()
    },
  }),
  dashboard('partner-statement-failed', '?tab=statement', answered(/api\/partner\/statement/, BROKEN)),
  dashboard('partner-foreign', '', { path: `/partner-dashboard/${'0'.repeat(32)}` }),
]

async function openRow({ page }: ScreenContext): Promise<void> {
  const row = page.locator('#content [data-row]').first()
  const path = await row.getAttribute('href')
  await row.click()
  await page.waitForURL((url) => (path ?? '').startsWith(url.pathname))
}

/** Opens the first unpaid order. The partner can show its link and report money for it. */
async function openPending({ page, say }: ScreenContext): Promise<void> {
  const row = page.locator('#content tr', { hasText: say.partnerPages.states['link-sent'] }).first()
  await row.locator('[data-row]').click()
  await expect(page.getByRole('heading', { name: say.partnerPages.link.title })).toBeVisible()
}

async function openFile({ page }: ScreenContext): Promise<void> {
  await page.locator('#content').getByRole('listitem').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Saves the text as another user while the first user edits it. */
async function meetAnother({ page, say, facts }: ScreenContext): Promise<void> {
  const address = `${facts.shop}/api/admin/service-cards/${facts.draft}`
  const intro = page.getByRole('textbox', { name: new RegExp(`^${say.editor.fields.intro} RU`) })
  await expect(intro).toBeVisible()
  const { version } = (await (await page.request.get(address)).json()) as { version: number }
  const data = { version, ru: { intro: `Вступление другого ${version}` } }
  await page.request.put(address, { data, headers: { origin: facts.shop } })
  await intro.fill('Моё вступление')
  await page.keyboard.press('Control+S')
  await expect(page.getByRole('dialog', { name: say.editor.conflict.title })).toBeVisible()
}
