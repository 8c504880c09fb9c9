import type { AdminGroup, AdminGroupDetail } from '../src/features/group-rituals/schemas.ts'
import type { BackupsView, SystemView } from '../src/features/operations/schemas.ts'
import type { AdminReview } from '../src/features/reviews/schemas.ts'
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
    isProved: false,
  },
  {
    orderId: 'c'.repeat(32),
    number: 'cccccccc',
    status: 'completed',
    names: ['Aglaia Konstantinopolskaya-Rumyantseva'],
    isProved: true,
  },
  { orderId: 'd'.repeat(32), number: 'dddddddd', status: 'pending', names: ['יעל', 'דוד'], isProved: false },
]

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
  outbox: { waiting: 2, failed: 1 },
  chains: [
    { name: 'BTC', height: 921_004, lagSeconds: 420, isFailing: false },
    { name: 'USDT_ERC20', height: 23_800_100, lagSeconds: 14, isFailing: false },
    { name: 'USDT_TRC20', height: null, lagSeconds: null, isFailing: true },
  ],
}

const BACKUPS: BackupsView = {
  isScheduled: true,
  everyHours: 6,
  days: 14,
  isSealed: true,
  isLate: true,
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
      check: { at: '2026-11-20T04:01:00.000Z', seconds: 2.9, fault: 'a row of customer_order is missing' },
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

/** Group rituals, reviews, and what the shop says of itself and its backups. */
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
  panel(
    'group-called-off',
    `/groups/${GROUP.id}`,
    answered(ONE_GROUP, { json: { ...GROUP, closed: 'cancelled', families: FAMILIES } }),
  ),
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
