import type { Page } from '@playwright/test'
import type { AdminGroup, AdminGroupDetail, PlaceReturn } from '../src/features/rites/group-rituals/schemas.ts'
import type { BackupsView, SystemView } from '../src/features/office/operations/schemas.ts'
import type { AdminReview } from '../src/features/rites/reviews/schemas.ts'
import { expect } from './e2e/journey.ts'
import { answered, BROKEN, EMPTY, panel, type StaffScreen } from './screens-staff.ts'

const GROUP: AdminGroup = {
  id: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  ritual: { id: 'maha-mrityunjaya', name: 'Маха-Мритьюнджая-ягья' },
  performsAt: '2026-12-20T01:30:00.000Z',
  closesAt: '2026-12-19T18:30:00.000Z',
  places: 108,
  price: 51,
  taken: 4,
  paid: 3,
  closed: null,
  proved: 0,
  version: 1,
}

const FAMILIES: AdminGroupDetail['families'] = [
  {
    orderId: 'b'.repeat(32),
    number: 'bbbbbbbb',
    status: 'completed',
    names: ['Анна', 'Пётр', 'Мария'],
    namesGiven: ['Анна', 'Пётр', 'Мария'],
    namesChangedAt: null,
    isProved: false,
    waitsForProof: true,
    isEmailed: true,
  },
  {
    orderId: 'c'.repeat(32),
    number: 'cccccccc',
    status: 'completed',
    names: ['Aglaia Konstantinopolskaya-Rumyantseva'],
    namesGiven: ['Aglaia Konstantinopolskaya-Rumyantseva'],
    namesChangedAt: null,
    isProved: true,
    waitsForProof: false,
    isEmailed: true,
  },
  {
    orderId: 'd'.repeat(32),
    number: 'dddddddd',
    status: 'pending',
    names: ['יעל', 'דוד'],
    namesGiven: ['יעל', 'דוד'],
    namesChangedAt: null,
    isProved: false,
    waitsForProof: true,
    isEmailed: true,
  },
]

const ROUBLES = { amount: '5100', currency: 'RUB' } as const
const returned = (place: number, more: Partial<PlaceReturn>): PlaceReturn => ({
  orderId: `${place}`.repeat(32),
  number: `${place}`.repeat(8),
  names: ['Анна', 'Пётр'],
  status: 'cancelled',
  came: [ROUBLES],
  owed: [ROUBLES],
  state: 'owed',
  fault: null,
  paymentId: null,
  isEmailed: true,
  ...more,
})
const TETHER = { amount: '51.000001', currency: 'USDT_TRC20' } as const
const OWED = [
  returned(1, { status: 'completed' }),
  returned(2, {
    status: 'processing',
    names: ['Aglaia Konstantinopolskaya-Rumyantseva'],
    came: [TETHER],
    owed: [TETHER],
  }),
]
/** One refund in each state. */
const ON_THE_WAY = [
  returned(1, { state: 'failed', fault: 'yoo_money: insufficient_funds' }),
  returned(2, {}),
  returned(3, { state: 'disputed', paymentId: '3'.repeat(32) }),
  returned(4, { state: 'underWay' }),
  returned(5, { state: 'byHand', came: [TETHER], owed: [TETHER], paymentId: '5'.repeat(32) }),
  returned(6, { state: 'returned', status: 'refunded', owed: [] }),
  returned(7, { state: 'performed', status: 'ready', owed: [] }),
]

const calledOff = (answer: { status?: number; json: unknown }): Pick<StaffScreen, 'before'> => ({
  before: async ({ page }) => {
    const json = { ...GROUP, closed: 'cancelled', families: FAMILIES.filter(({ status }) => status === 'pending') }
    await page.route(ONE_GROUP, (route) => route.fulfill({ json }))
    await page.route(/group-rituals\/\w+\/returns/, (route) => route.fulfill(answer))
  },
})

/** Changes any order in the list into a gift. */
const withGift = async ({ page }: { page: Page }): Promise<void> =>
  void (await page.route(/api\/admin\/orders\/\w{32}\?/, async (route) => {
    const order: unknown = await (await route.fetch()).json()
    const gift = { name: 'Мария Лебедева', note: 'С днём рождения!', mayChange: true }
    await route.fulfill({ json: { ...(order as object), gift } })
  }))

const openGift: StaffScreen['show'] = async ({ page, say }) => {
  await page.getByRole('button', { name: say.management.order.giftChange }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const REVIEW: AdminReview = {
  id: 'f1b2c3d4e5f60718293a4b5c6d7e8f90',
  state: 'waiting',
  orderId: 'b'.repeat(32),
  orderNumber: 'bbbbbbbb',
  ritual: { id: 'ganesha', names: { ru: 'Ганеша-ягья', en: 'Ganesha yagya' } },
  lang: 'ru',
  name: 'Анна К.',
  text: 'Запись пришла на следующий день, наши имена слышны. Пандит прочитал всё, что мы написали.\n\nСпасибо, что ответили на мои вопросы до заказа.',
  writtenAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  declineReason: null,
  reply: null,
  version: 1,
}

const reviews = (state: AdminReview['state'], more: Partial<AdminReview> = {}) => {
  const items = [
    { ...REVIEW, state, ...more },
    {
      ...REVIEW,
      ...more,
      state,
      id: 'e'.repeat(32),
      lang: 'en' as const,
      name: 'Peter',
      text: 'We heard our names. Thank you.',
    },
  ]
  return { json: { items, next: null } }
}

const SYSTEM: SystemView = {
  version: '0.1.0',
  startedAt: '2026-11-20T10:00:00.000Z',
  node: 'v24.21.0',
  engine: 'postgres',
  databaseMs: 1.2,
  memoryBytes: 231_000_000,
  archive: {
    archivedAt: '2026-11-20T11:50:00.000Z',
    ageSeconds: 600,
    failedAt: '2026-11-20T11:59:00.000Z',
    failedCount: 12,
    isLate: true,
  },
  outbox: { waiting: 2, failed: 1 },
  chains: [
    { name: 'bitcoin', height: 921_004, lagSeconds: 420, isFailing: false },
    { name: 'ethereum', height: 23_800_100, lagSeconds: 14, isFailing: false },
    { name: 'tron', height: null, lagSeconds: null, isFailing: true },
  ],
}

const BACKUPS: BackupsView = {
  isScheduled: true,
  everyHours: 6,
  days: 14,
  isSealed: true,
  isLate: true,
  missingPackage: 'postgresql-client-17',
  items: [
    {
      name: 'ahuti-20261120T100000Z',
      madeAt: '2026-11-20T10:00:00.000Z',
      version: '0.1.0',
      isSealed: true,
      bytes: 8_400_000,
      rows: 20_412,
      files: 37,
      check: { at: '2026-11-20T10:01:00.000Z', seconds: 3.2, fault: null },
    },
    {
      name: 'ahuti-20261120T040000Z',
      madeAt: '2026-11-20T04:00:00.000Z',
      version: '0.1.0',
      isSealed: false,
      bytes: 8_300_000,
      rows: 20_390,
      files: 37,
      check: {
        at: '2026-11-20T04:01:00.000Z',
        seconds: 2.9,
        fault:
          'The restored data is not what was backed up. These tables differ: customer_order. The restore was undone.',
      },
    },
    {
      name: 'ahuti-20261119T220000Z',
      madeAt: '2026-11-19T22:00:00.000Z',
      version: '0.1.0',
      isSealed: true,
      bytes: 8_200_000,
      rows: 20_311,
      files: 36,
      check: null,
    },
  ],
}

const systemOf = (
  system: { status?: number; json: unknown },
  backups: { status?: number; json: unknown },
): Pick<StaffScreen, 'before'> => ({
  before: async ({ page }) => {
    await page.route('**/api/admin/system*', (route) => route.fulfill(system))
    await page.route('**/api/admin/backups*', (route) => route.fulfill(backups))
  },
})

const LIST_OF_GROUPS = /api\/admin\/group-rituals\?/
const ONE_GROUP = /api\/admin\/group-rituals\/\w/
const LIST_OF_REVIEWS = /api\/admin\/reviews\?/

/** The screens of group rituals, of reviews, and of the shop's status and backups. */
export const MORE_PANEL_SCREENS: StaffScreen[] = [
  panel(
    'groups',
    '/groups',
    answered(LIST_OF_GROUPS, {
      json: { items: [GROUP, { ...GROUP, id: '9'.repeat(32), closed: 'cancelled' }], next: null },
    }),
  ),
  panel('groups-empty', '/groups', answered(LIST_OF_GROUPS, EMPTY)),
  panel('groups-failed', '/groups', answered(LIST_OF_GROUPS, BROKEN)),
  panel('group', `/groups/${GROUP.id}`, answered(ONE_GROUP, { json: { ...GROUP, families: FAMILIES } })),
  panel(
    'group-nobody',
    `/groups/${GROUP.id}`,
    answered(ONE_GROUP, { json: { ...GROUP, taken: 0, paid: 0, families: [] } }),
  ),
  panel('group-called-off', `/groups/${GROUP.id}`, calledOff({ json: { items: OWED } })),
  panel('group-returns', `/groups/${GROUP.id}`, calledOff({ json: { items: ON_THE_WAY } })),
  panel('group-returns-nobody', `/groups/${GROUP.id}`, calledOff({ json: { items: [] } })),
  panel('group-returns-failed', `/groups/${GROUP.id}`, calledOff(BROKEN)),
  panel('group-return-sure', `/groups/${GROUP.id}`, {
    ...calledOff({ json: { items: OWED } }),
    show: async ({ page, say }) => {
      await page.getByRole('button', { name: say.groups.returns.all(2) }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  }),
  panel('group-return-refused', `/groups/${GROUP.id}`, {
    before: async (look) => {
      await calledOff({ json: { items: OWED } }).before?.(look)
      const json = {
        status: 503,
        title: 'Service Unavailable',
        code: 'payments.card-unavailable',
        message: 'No answer.',
      }
      await look.page.route(/returns\/\w/, (route) => route.fulfill({ status: 503, json }))
    },
    show: async ({ page, say }) => {
      const all = page.getByRole('button', { name: say.groups.returns.all(2) })
      await all.click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say.groups.returns.all(2) })
        .click()
      await expect(page.getByRole('button', { name: say.groups.returns.again }).last()).toBeVisible()
    },
  }),
  panel('order-gift', ({ paidOrder }) => `/orders/${paidOrder}`, { before: withGift }),
  panel('order-gift-change', ({ paidOrder }) => `/orders/${paidOrder}`, { before: withGift, show: openGift }),
  panel('order-gift-conflict', ({ paidOrder }) => `/orders/${paidOrder}`, {
    before: async (look) => {
      await withGift(look)
      const gift = { name: 'Марина Лебедева', note: 'С юбилеем!' }
      const present = { version: 7, gift }
      const json = { status: 409, title: 'Conflict', code: 'conflict.version', message: '', version: 7, present }
      await look.page.route(/orders\/\w+\/gift/, (route) => route.fulfill({ status: 409, json }))
    },
    show: async (look) => {
      await openGift(look)
      await look.page.getByRole('dialog').getByRole('button', { name: look.say.management.order.giftSave }).click()
      await expect(look.page.getByText('Марина Лебедева')).toBeVisible()
    },
  }),
  panel('group-unknown', `/groups/${'0'.repeat(32)}`),
  panel('group-new', '/groups/new'),
  panel('group-new-faults', '/groups/new', {
    show: async ({ page }) => {
      await page.locator('#content form [type=submit]').click()
      await expect(page.locator('[aria-invalid]').first()).toBeVisible()
    },
  }),
  panel('reviews', '/reviews', answered(LIST_OF_REVIEWS, reviews('waiting'))),
  panel(
    'reviews-published',
    '/reviews?state=published',
    answered(
      LIST_OF_REVIEWS,
      reviews('published', { decidedAt: '2026-11-21T10:00:00.000Z', reply: 'Спасибо за ваши слова.' }),
    ),
  ),
  panel(
    'reviews-declined',
    '/reviews?state=declined',
    answered(
      LIST_OF_REVIEWS,
      reviews('declined', { decidedAt: '2026-11-21T10:00:00.000Z', declineReason: 'Названо имя другого человека.' }),
    ),
  ),
  panel('reviews-empty', '/reviews', answered(LIST_OF_REVIEWS, EMPTY)),
  panel('reviews-failed', '/reviews', answered(LIST_OF_REVIEWS, BROKEN)),
  panel('operations', '/operations'),
  panel('operations-late', '/operations', systemOf({ json: SYSTEM }, { json: BACKUPS })),
  panel('operations-failed', '/operations', systemOf(BROKEN, BROKEN)),
]
