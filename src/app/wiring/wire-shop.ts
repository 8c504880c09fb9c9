import { fileURLToPath } from 'node:url'
import { catalogueEditorJobs } from '#features/catalogue/catalogue-editor/jobs.ts'
import { listEditorRoutes } from '#features/catalogue/catalogue-editor/routes-lists.ts'
import { catalogueVersionRoutes } from '#features/catalogue/catalogue-editor/routes-versions.ts'
import { catalogueEditorRoutes } from '#features/catalogue/catalogue-editor/routes.ts'
import { LISTS_CHANGED, seedLists } from '#features/catalogue/catalogue-lists/commands.ts'
import { catalogueListRoutes } from '#features/catalogue/catalogue-lists/routes.ts'
import { shippedLists } from '#features/catalogue/catalogue-lists/rules.ts'
import { placeRoutes } from '#features/people/places/routes.ts'
import { CATALOGUE_CHANGED, seedCatalogue } from '#features/catalogue/catalogue/commands.ts'
import { recogniseCaller } from '#features/people/accounts/commands-session.ts'
import { seedAccounts } from '#features/people/accounts/commands-seed.ts'
import { accountJobs } from '#features/people/accounts/jobs.ts'
import { accountRoutes } from '#features/people/accounts/routes.ts'
import { profileRoutes } from '#features/people/profiles/routes.ts'
import { cookieName, cookieOptionsOf } from '#features/people/accounts/rules-cookies.ts'
import { openCounting } from '#features/platform/analytics/commands.ts'
import { analyticsJobs } from '#features/platform/analytics/jobs.ts'
import { analyticsRoutes } from '#features/platform/analytics/routes.ts'
import { openCatalogueSearch } from '#features/catalogue/search/queries.ts'
import { cataloguePageRoutes, catalogueRoutes } from '#features/catalogue/catalogue/routes.ts'
import { searchRoutes } from '#features/catalogue/search/routes.ts'
import { customerRoutes } from '#features/clients/customers/routes.ts'
import { todayRoutes } from '#features/office/today/routes.ts'
import { termFaultsOfAll } from '#features/catalogue/catalogue-editor/queries-lists.ts'
import { settingsRoutes } from '#features/platform/settings/routes.ts'
import { notificationJobs } from '#features/platform/notifications/jobs.ts'
import { mailPaymentPage } from '#features/orders/orders/commands-payment-events.ts'
import type { Health } from '#features/office/operations/model.ts'
import { orderJobs } from '#features/orders/orders/jobs.ts'
import { orderRoutes } from '#features/orders/orders/routes.ts'
import type { PaymentsContext } from '#features/money/payments/context.ts'
import { followChains } from '#features/money/crypto/commands-watch.ts'
import { paymentJobs } from '#features/money/crypto/jobs.ts'
import { cryptoRoutes, emailRoutes } from '#features/money/crypto/routes.ts'
import { moneyRoutes } from '#features/money/payments/routes-actions.ts'
import { ledgerRoutes } from '#features/money/payments/routes-ledger.ts'
import { paymentRoutes, policyRoutes } from '#features/money/payments/routes.ts'
import { CLOCK_CHANNEL } from '#features/office/sandbox/commands.ts'
import { sandboxRoutes } from '#features/office/sandbox/routes.ts'
import { readCookie } from '#base/cookies.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import type { Api } from '#server/http/build-api.ts'
import type { FindCaller } from '#server/http/caller.ts'
import { type TaggedRoute, tagged } from '#server/http/route.ts'
import { type OverdueJobs, openOverdueJobs } from '#server/overdue-jobs.ts'
import type { Job } from '#server/jobs.ts'
import type { Log } from '#server/log.ts'
import type { Shop } from '#server/shop.ts'
import { createApi } from '../api.ts'
import { listPersonalParts, registerFeatures } from '../features.ts'
import { type LegalPages, legalRoutes, readLegalPages } from '../legal/legal-pages.ts'
import { createPageCache, type PageCache } from '../pages/page-cache.ts'
import { policyPortOf } from './ports/policy-port.ts'
import { checkDatabaseKind } from './check-database-kind.ts'
import { warnOfSettings } from './warn-of-settings.ts'
import { type OpenedShop, openShop } from './open-shop.ts'
import { openWallets } from './open-wallets.ts'
import { wireAgents } from './wire-agents.ts'
import { wireCalendar } from './wire-calendar.ts'
import { wireCards } from './wire-cards.ts'
import { openKnownIds } from './ports/known-ids.ts'
import { wireConsultant } from './wire-consultant.ts'
import { pagesOfTheDayJob, wireFigures } from './wire-figures.ts'
import { wireMedia } from './wire-media.ts'
import { wireNotifications } from './wire-notifications.ts'
import { personalParts } from './ports/personal-data.ts'
import { wireProofs } from './wire-proofs.ts'
import { ordersPortOf } from './ports/orders-port.ts'
import { todaySources } from './ports/today-sources.ts'
import { wireOperations } from './wire-operations.ts'
import { wireOrderManagement } from './wire-order-management.ts'
import { wirePartners } from './wire-partners.ts'
import { wirePlans } from './wire-plans.ts'
import { wireGroups } from './wire-groups.ts'
import { wireReviews } from './wire-reviews.ts'
import { wirePayments } from './wire-payments.ts'
import { wireStaff } from './wire-staff.ts'
import { auditPortOf } from './ports/audit-port.ts'
import { keepGift } from '#features/orders/gifts/commands.ts'

const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url))

export type RunningShop = {
  shop: Shop
  api: Api
  /** Finds the caller of a request by the session cookies. */
  findCaller: FindCaller
  /** Whether an account has a pending staff role until its next sign-in. */
  isInvited: (accountId: string) => Promise<boolean>
  /** All calls of the features, with their access. */
  routes: TaggedRoute[]
  jobs: Job[]
  /** Updated by the job runner. */
  overdueJobs: OverdueJobs
  /** For payment commands of the command line. */
  payments: PaymentsContext
  pageCache: PageCache
  /** Sitemap, feeds, pictures and the like. */
  fileCache: PageCache
  certificates: { size: () => number }
  legal: LegalPages
  /** The name of the newest backup known to this process. */
  newestBackup: () => string | undefined
  /** Whether the last tested backup could be restored, if this process knows. */
  isBackupRestorable: () => boolean | undefined
  /** The health of the process and its dependencies, for the staff. */
  readHealth: () => Promise<Health>
}

/** Checks and seeds an open database, then joins the features; returns everything that a process runs. */
export async function wireShop(config: Config, database: Database, log: Log): Promise<RunningShop> {
  // First: a forbidden key is refused before anything is written.
  openWallets(config)
  await checkDatabaseKind(database.db, log, config)
  const opened = await openShop(config, database, log)
  const aliases: Record<string, string> = config.MAHALAKSHMI_ALIAS ? { [config.MAHALAKSHMI_ALIAS]: 'mahalakshmi' } : {}
  await seedAccounts(opened.shop)
  await seedCatalogue(database.db, CONTENT, aliases)
  await seedLists(database.db, shippedLists())
  const running = await joinFeatures(opened)
  if (config.SANDBOX) await followChains(running.payments)
  return running
}

/** Joins the features of a shop: its routes, jobs and caches. Needs no row in the database. */
export async function joinFeatures({ shop, clock, settings, emailTexts }: OpenedShop): Promise<RunningShop> {
  const { config, database, log } = shop
  // A sandbox uses no wallet of its owner, and must not be given a secret.
  const wallets = config.SANDBOX ? {} : openWallets(config)
  const legal = await readLegalPages(`${CONTENT}/pages`, settings)
  if (!config.SANDBOX) await legal.list()
  if (!config.SANDBOX) warnOfSettings(log, settings())

  const pageCache = createPageCache()
  const fileCache = createPageCache({ entries: 1000 })
  const search = openCatalogueSearch(shop)
  const known = openKnownIds(shop)
  const plans = wirePlans(shop)
  const { panchang, plansOf } = plans
  const consultant = wireConsultant(shop, panchang)
  const clearCaches = (): void => {
    pageCache.clear()
    fileCache.clear()
  }
  await database.listen(LISTS_CHANGED, clearCaches)
  // A jump of the sandbox clock may end things such as the sale of a group.
  if (config.SANDBOX) await database.listen(CLOCK_CHANNEL, clearCaches)
  const dropCatalogue = (): void => {
    clearCaches()
    for (const kept of [search, known, consultant]) kept.drop()
  }
  await database.listen(CATALOGUE_CHANGED, dropCatalogue)
  settings.onChange(() => {
    legal.drop()
    dropCatalogue()
  })

  const sid = cookieName('sid', cookieOptionsOf(config))
  const findCaller: FindCaller = async (cookies, asked) => await recogniseCaller(shop, readCookie(cookies, sid), asked)
  const cards = await wireCards(await wirePayments(shop, ordersPortOf(shop, plans.port), wallets))
  const { payments } = cards
  const orderManagement = wireOrderManagement(shop, plansOf, plans.port)
  const calendar = wireCalendar(shop, plansOf, panchang)
  const staff = wireStaff(shop)
  const media = await wireMedia(shop)
  const overdueJobs = openOverdueJobs()
  const operations = await wireOperations(shop, media.context.storage, overdueJobs)
  const proofs = await wireProofs(shop, orderManagement.context)
  const groups = wireGroups(shop, { ...proofs.context, payments })
  const registered = registerFeatures(shop, { audit: auditPortOf(shop) })
  const reviews = wireReviews(shop)
  const partners = await wirePartners(shop, payments)
  const people = [
    ...partners.personalParts,
    ...consultant.personalParts,
    ...reviews.personalParts,
    ...listPersonalParts(shop),
    ...groups.personalParts,
    ...personalParts(shop, plans.personalParts),
    ...staff.personalParts,
  ]
  const routes = [
    ...tagged('catalogue', catalogueRoutes(shop)),
    ...tagged('catalogue', cataloguePageRoutes(shop, { draw: wireFigures(shop), reviewsOf: reviews.reviewsOf })),
    ...tagged('catalogue (staff)', catalogueEditorRoutes(shop)),
    ...tagged('catalogue (staff)', catalogueVersionRoutes(shop)),
    ...tagged('catalogue', catalogueListRoutes(shop)),
    ...tagged('catalogue (staff)', listEditorRoutes(shop)),
    ...tagged('catalogue', searchRoutes(search)),
    ...tagged('agents', wireAgents(shop, search, panchang, fileCache)),
    ...tagged('shop', legalRoutes(legal)),
    ...tagged('shop', placeRoutes),
    ...tagged('shop', analyticsRoutes(shop, openCounting(shop, known.ids))),
    ...tagged('accounts', accountRoutes({ shop, roleFor: staff.roleFor })),
    ...staff.routes,
    ...tagged('accounts', profileRoutes(shop, people)),
    ...tagged(
      'orders',
      orderRoutes({
        shop,
        keepGift: (tx, orderId, gift) => keepGift(tx, shop, orderId, gift),
        planOf: plans.planOf,
        plans: plans.port,
      }),
    ),
    ...tagged('profile', plans.routes),
    ...tagged('people (staff)', customerRoutes(shop, people)),
    ...partners.routes,
    ...tagged('consultant', consultant.routes),
    ...tagged('shop (staff)', operations.routes),
    ...tagged('orders (staff)', todayRoutes(shop, todaySources)),
    ...tagged('shop (staff)', wireNotifications(shop, emailTexts)),
    ...tagged('orders (staff)', orderManagement.routes),
    ...tagged('calendar (staff)', calendar.routes),
    ...tagged('payments', cryptoRoutes(payments)),
    ...tagged('payments', paymentRoutes(payments)),
    ...tagged('payments (staff)', ledgerRoutes(payments)),
    ...tagged('payments (staff)', moneyRoutes(payments)),
    ...tagged('payments (staff)', policyRoutes(payments)),
    ...tagged(
      'shop (staff)',
      settingsRoutes({ shop, reread: settings.reread, policy: policyPortOf(payments), termFaults: termFaultsOfAll }),
    ),
    ...tagged(
      'payments',
      emailRoutes({ shop, orders: payments.orders, mailPage: (tx, page) => mailPaymentPage(tx, shop, page) }),
    ),
    ...cards.routes,
    ...media.routes,
    ...proofs.routes,
    ...reviews.routes,
    ...registered.routes,
    ...groups.routes,
    ...(config.SANDBOX ? tagged('sandbox', sandboxRoutes({ payments, setClockOffset: clock.setOffset })) : []),
  ]
  return {
    shop,
    api: createApi(shop, routes, findCaller),
    findCaller,
    isInvited: staff.isInvited,
    routes,
    payments,
    jobs: [
      ...paymentJobs(payments),
      ...cards.jobs,
      ...analyticsJobs(shop),
      ...accountJobs(shop),
      ...staff.jobs,
      ...catalogueEditorJobs(shop),
      pagesOfTheDayJob(shop, [pageCache, fileCache]),
      ...orderJobs(shop),
      ...plans.jobs,
      ...orderManagement.jobs,
      ...calendar.jobs,
      ...media.jobs,
      ...operations.jobs,
      ...partners.jobs,
      ...reviews.jobs,
      ...registered.jobs,
      ...groups.jobs,
      ...consultant.jobs,
      ...notificationJobs(shop, await openTransportsOf(shop)),
    ],
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

/** The clients for mail servers and SMS gateways are loaded only if configured. */
async function openTransportsOf(shop: Shop) {
  const { config } = shop
  if (!config.SMTP_URL && !config.SMS_PROVIDER) return new Map()
  const { openTransports } = await import('#features/platform/notifications/providers/transports.ts')
  return openTransports(shop)
}
