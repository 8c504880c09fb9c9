import { readCookie } from '#base/cookies.ts'
import { MINUTE } from '#base/time.ts'
import { CATALOGUE_CHANGED } from '#features/catalogue/catalogue/commands.ts'
import { listTermFaults } from '#features/catalogue/catalogue-editor/queries-lists.ts'
import { LISTS_CHANGED } from '#features/catalogue/catalogue-lists/commands.ts'
import { PAGES_CHANGED } from '#features/catalogue/page-texts/commands.ts'
import { type LegalPages, openLegalPages } from '#features/catalogue/page-texts/queries-legal.ts'
import { openCatalogueSearch } from '#features/catalogue/search/queries.ts'
import { followChains } from '#features/money/crypto/commands-watch.ts'
import type { PaymentsContext } from '#features/money/payments/context.ts'
import type { Health } from '#features/office/operations/model.ts'
import { CLOCK_CHANNEL } from '#features/office/sandbox/commands.ts'
import { priceLines } from '#features/orders/orders/queries.ts'
import { keepGift, renameRecipient } from '#features/orders/gifts/commands.ts'
import { mailPaymentPage } from '#features/orders/orders/commands-payment-events.ts'
import { recogniseCaller } from '#features/people/accounts/commands-session.ts'
import { cookieName, cookieOptionsFrom } from '#features/people/accounts/rules-cookies.ts'
import { listNames } from '#features/people/profiles/queries.ts'
import { takeNameFromOrder } from '#features/clients/customers/commands-name.ts'
import { roleFor } from '#features/people/staff/commands-invitations.ts'
import { isInvited } from '#features/people/staff/queries.ts'
import { listSpellings } from '#features/rites/calendar/queries.ts'
import { openPronunciations } from '#features/rites/names/providers/pronunciations.ts'
import type { MediaContext } from '#features/platform/media/context.ts'
import { ARCHIVE_CHANGED } from '#features/rites/proofs/commands-archive.ts'
import type { ProofsContext } from '#features/rites/proofs/context.ts'
import { createAskForDay, createAskForDays } from '#features/rites/day-requests/commands.ts'
import { findAgreedDays } from '#features/rites/day-requests/queries.ts'
import { createClosedDays } from '#features/rites/calendar/queries-planning.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import type { Config } from '#server/config.ts'
import { CONTENT } from '#server/content-folder.ts'
import type { Database } from '#server/database/database.ts'
import type { Api } from '#server/http/build-api.ts'
import type { FindCaller } from '#server/http/caller.ts'
import type { TaggedRoute } from '#server/http/route.ts'
import type { Job } from '#server/jobs.ts'
import type { Log } from '#server/log.ts'
import { type OverdueJobs, openOverdueJobs } from '#server/overdue-jobs.ts'
import type { Shop } from '#server/shop.ts'
import { createApi } from '../api.ts'
import { FEATURES, listPersonalParts, registerFeatures } from '../features.ts'
import { createPageCache, type PageCache } from '../pages/page-cache.ts'
import { checkDatabaseKind } from './check-database-kind.ts'
import { openConsultant, openWishTranslator } from './open-consultant.ts'
import { openPayments } from './open-payments.ts'
import { type OpenedShop, openShop } from './open-shop.ts'
import { openWallets } from './open-wallets.ts'
import { createAgentsPort } from './ports/agents-port.ts'
import { createAuditPort } from './ports/audit-port.ts'
import { createFiguresPort } from './ports/figures-port.ts'
import { createShopFactsPort } from './ports/shop-facts-port.ts'
import { openKnownIds } from './ports/known-ids.ts'
import { openMediaPort } from './ports/media-port.ts'
import { openNotificationsPort } from './ports/notifications-port.ts'
import { openOperations } from './ports/operations-port.ts'
import { createReceipts } from '../pictures/receipt.ts'
import { createOrderManagementPort } from './ports/order-management-port.ts'
import { createOrdersPort } from './ports/orders-port.ts'
import { openPlans } from './ports/plans-port.ts'
import { createPolicyPort } from './ports/policy-port.ts'
import { createPerformersPort, openRecordOfPriest } from './ports/priests-port.ts'
import { openProofs } from './ports/proofs-port.ts'
import { createReviewsPort } from './ports/reviews-port.ts'
import { openTelegram } from './ports/telegram-port.ts'
import { todaySources } from './ports/today-sources.ts'
import { warnOfSettings } from './warn-of-settings.ts'

export type RunningShop = {
  shop: Shop
  api: Api
  /** Finds the caller of a request by the session cookies. */
  findCaller: FindCaller
  /** True if an account has a staff role that takes effect at its next sign-in. */
  isInvited: (accountId: string) => Promise<boolean>
  /** All calls of the features, with their access. */
  routes: TaggedRoute[]
  jobs: Job[]
  /** In the sandbox: calls the listener after each move of the clock. */
  onClockMoved: ((listener: () => void) => void) | undefined
  /** The job runner keeps this value up to date. */
  overdueJobs: OverdueJobs
  /** The context of payments. The payment commands on the command line use it. */
  payments: PaymentsContext
  /** The context of proofs. The sandbox's samples use it, because they include a performed order. */
  proofs: ProofsContext
  media: MediaContext
  pageCache: PageCache
  /** The sitemap, feeds, pictures and similar files. */
  fileCache: PageCache
  certificates: { size: () => number }
  legal: LegalPages
  /** The name of the newest backup that this process knows. */
  newestBackup: () => string | undefined
  isBackupRestorable: () => boolean | undefined
  /** The health of the process and its dependencies, for the staff. */
  readHealth: () => Promise<Health>
}

/** Checks the open database and writes the initial rows, then connects the features. Returns everything that a process runs. */
export async function wireShop(config: Config, database: Database, log: Log): Promise<RunningShop> {
  // This is the first step, so that a forbidden key is refused before anything is written.
  openWallets(config)
  await checkDatabaseKind(database.db, log, config)
  const opened = await openShop(config, database, log)
  for (const { seed } of FEATURES) await seed?.(opened.shop)
  const running = await joinFeatures(opened)
  if (config.SANDBOX) await followChains(running.payments)
  return running
}

/** Connects the features of a shop: their routes, jobs and caches. The database needs no rows for this. */
export async function joinFeatures({ shop, clock, settings, emailTexts }: OpenedShop): Promise<RunningShop> {
  const { config, database, log } = shop
  // A sandbox uses no wallet of its owner, and must not get a secret.
  const wallets = config.SANDBOX ? {} : openWallets(config)
  const legal = await openLegalPages(shop, `${CONTENT}/pages`)
  if (!config.SANDBOX) await legal.list()
  if (!config.SANDBOX) warnOfSettings(log, settings())

  const pageCache = createPageCache()
  const fileCache = createPageCache({ entries: 1000 })
  const search = openCatalogueSearch(shop)
  const known = openKnownIds(shop)
  const closedDays = createClosedDays(shop)
  const { panchang, plansOf, givenOf, planOf, listPlans, port: plans } = openPlans(shop)
  const consultant = openConsultant(
    shop,
    panchang,
    createShopFactsPort(shop, () => payments),
  )
  const clearCaches = (): void => {
    pageCache.clear()
    fileCache.clear()
  }
  await database.listen(LISTS_CHANGED, clearCaches)
  await database.listen(ARCHIVE_CHANGED, clearCaches)
  await database.listen(PAGES_CHANGED, () => {
    legal.drop()
    clearCaches()
  })
  // If the sandbox clock is moved, something can end, for example the sale of a group ritual. So the caches are cleared.
  const clockListeners = [clearCaches]
  if (config.SANDBOX) await database.listen(CLOCK_CHANNEL, () => clockListeners.forEach((listener) => listener()))
  const dropCatalogue = (): void => {
    clearCaches()
    for (const kept of [search, known, consultant]) kept.drop()
  }
  await database.listen(CATALOGUE_CHANGED, dropCatalogue)
  settings.onChange(() => {
    legal.drop()
    dropCatalogue()
  })

  const sid = cookieName('sid', cookieOptionsFrom(config))
  const findCaller: FindCaller = async (cookies, options) =>
    await recogniseCaller(shop, readCookie(cookies, sid), options)
  const payments = await openPayments(shop, createOrdersPort(shop, plans), wallets)
  const media = await openMediaPort(shop)
  const overdueJobs = openOverdueJobs()
  const operations = await openOperations(shop, { media: media.storage, overdueJobs, payments })
  const orderManagement = createOrderManagementPort(shop, payments, { plansOf, plans })
  const proofs = await openProofs(shop, orderManagement, media.storage)
  const parts = listPersonalParts(shop)
  const onRole = openRecordOfPriest(shop)
  const telegram = openTelegram(shop)
  const pronunciations = openPronunciations()

  const { routes, jobs } = registerFeatures(shop, {
    audit: createAuditPort(shop),
    settings: { shop, reread: settings.reread, policy: createPolicyPort(payments), termFaults: listTermFaults },
    media,
    notifications: await openNotificationsPort(shop, emailTexts, telegram.transport),
    telegram: telegram.context,
    analytics: { shop, known: known.ids },
    accounts: {
      shop,
      roleFor: (tx, account, contact) => roleFor(tx, { shop, onRole }, account, contact),
      takeName: (tx, account) => takeNameFromOrder(tx, shop, account),
    },
    staff: { shop, namesOf: listNames, onRole },
    profiles: { shop, parts },
    catalogue: {
      shop,
      draw: createFiguresPort(shop),
      reviewsOf: createReviewsPort(shop),
      performersOf: createPerformersPort(shop),
    },
    pageTexts: { shop, legal },
    search,
    crypto: { ...payments, mailPage: (tx, page) => mailPaymentPage(tx, shop, page) },
    cards: payments,
    payments,
    discounts: { shop, priceLines },
    orders: { shop, planOf, listPlans, plans, keepGift: (tx, orderId, gift) => keepGift(tx, shop, orderId, gift) },
    plans: { shop, panchang, askForDay: createAskForDay(shop), closedDays },
    orderPlans: {
      shop,
      givenOf,
      agreedDays: { find: findAgreedDays, ask: createAskForDays(shop) },
      closedDays,
      renameRecipient: (tx, orderId, name) => renameRecipient(tx, shop, orderId, name),
    },
    names: { shop, pronunciations, correctedWords: (words) => listSpellings(shop.db, [...new Set(words)]) },
    wishTranslations: { shop, plansOf, translate: openWishTranslator(shop) },
    calendar: { ...orderManagement, panchang, pronunciations },
    dayRequests: { shop, panchang, plansOf, pronunciations },
    orderManagement,
    proofs: { ...proofs.context, pronunciations },
    dayLinks: { proofs: proofs.context, media },
    orderProgress: { shop, plansOf },
    groupRituals: { ...proofs.context, payments },
    publicCalendar: { shop, panchang },
    customers: { shop, parts },
    partners: { shop, payments, closedDays },
    consultant: consultant.context,
    agents: createAgentsPort(shop, { search, panchang, kept: fileCache }),
    receipts: { shop, draw: createReceipts() },
    operations: operations.context,
    today: { shop, payments, isBackupRestorable: operations.isBackupRestorable, sources: todaySources, plansOf },
    sandbox: { payments, setClockOffset: clock.setOffset },
  })
  return {
    shop,
    api: createApi(shop, routes, findCaller),
    findCaller,
    isInvited: (accountId) => isInvited(shop.db, shop.now(), accountId),
    routes,
    payments,
    proofs: proofs.context,
    media,
    onClockMoved: config.SANDBOX ? (listener) => void clockListeners.push(listener) : undefined,
    jobs: [...jobs, pagesOfTheDayJob(shop, clearCaches)],
    overdueJobs,
    pageCache,
    fileCache,
    certificates: proofs.drawings,
    legal,
    newestBackup: operations.newestBackup,
    isBackupRestorable: operations.isBackupRestorable,
    readHealth: operations.readHealth,
  }
}

/** Clears the caches when the date changes at the place of the rituals, because some pages show the current day. */
function pagesOfTheDayJob({ now }: Shop, clearCaches: () => void): Job {
  let day = dayAtPlace(now())
  return {
    name: 'pages of the day',
    everyMs: MINUTE,
    work: async () => {
      const today = dayAtPlace(now())
      if (today !== day) clearCaches()
      day = today
    },
  }
}
