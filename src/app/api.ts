import { findSeller } from '#features/platform/settings/rules-seller.ts'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { Refusal } from '#base/refusal.ts'
import { type Api, buildApi } from '#server/http/build-api.ts'
import { LANGS } from '#base/i18n.ts'
import { hasRight } from '#base/rights.ts'
import { MINUTE } from '#base/time.ts'
import { raiseAlert } from '#server/database/alerts.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import { type Disk, diskAlert } from '#server/disk-full.ts'
import type { Caller, FindCaller } from '#server/http/caller.ts'
import { clientAddress, type Proxies, readProxies } from '#server/http/client-address.ts'
import { answer, type Route, route, type TaggedRoute, tagged } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { errorMessages } from './messages/error-messages.ts'
import { openOrderAliases } from './order-aliases.ts'
import { openOrderLinks } from './order-links.ts'
import { shopView } from './pages/shop-view.ts'
import { needsSecondFactor } from '#features/people/accounts/rules-second-factor.ts'
import { cookieOptionsFrom, cookieName } from '#features/people/accounts/rules-cookies.ts'
import { toExplorers } from '#features/money/crypto/rules-explorer.ts'
import { findExample } from './openapi/examples.ts'

type Guard = Pick<Route, 'access' | 'right' | 'fresh'>

export function createApi(shop: Shop, routes: TaggedRoute[], findCaller: FindCaller): Api {
  const proxies = readProxies(shop.config.TRUSTED_PROXIES)
  return buildApi([...tagged('shop', [shopRoute(shop)]), ...routes], {
    languages: () => shop.settings().languages,
    title: () => shop.settings().shopName.en,
    exampleOf: findExample,
    origin: shop.config.PUBLIC_ORIGIN,
    sessionCookie: cookieName('sid', cookieOptionsFrom(shop.config)),
    log: shop.log,
    messages: errorMessages,
    originsFor: (host) => originsFor(shop, host),
    findCaller,
    assertAccess: (route, caller) => assertAccess(route, caller, shop),
    aliases: openOrderAliases(shop),
    links: openOrderLinks(shop),
    countWrite: (caller) => countWrite(shop, caller),
    noteFullDisk: (disk) => noteFullDisk(shop, disk),
    ipOf: (context) => ipOf(context, proxies),
  })
}

/** True if a call with this guard accepts this caller. */
export function isAllowed(guard: Guard, caller: Caller | undefined, shop: Shop): boolean {
  try {
    assertAccess(guard, caller, shop)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

function shopRoute({ config, settings }: Shop): Route {
  return route(
    {
      method: 'get',
      path: '/api/shop',
      operationId: 'getShop',
      access: 'open',
      summary: 'Names and contacts of the shop',
      answers: { 200: shopView },
    },
    async () => {
      const seller = findSeller(settings(), config.SANDBOX)
      return answer(200, {
        name: settings().shopName,
        ...(settings().brand.logo !== '' && { logo: settings().brand.logo }),
        ...settings().contacts,
        ...(settings().languages.length < LANGS.length && { languages: settings().languages }),
        ...(seller && { seller }),
        ...(settings().rite.poster !== '' && { rite: settings().rite }),
        recordingDays: settings().recording.days,
        origin: config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`,
        sandbox: config.SANDBOX,
        ...(config.REHEARSAL && { rehearsal: true }),
        ...(config.SANDBOX ? {} : { explorers: toExplorers(config), evmChainId: config.EVM_CHAIN_ID }),
        ...(config.GA4_ID || config.METRIKA_ID ? { asksConsent: true } : {}),
        ...(config.TELEGRAM_BOT_TOKEN ? { telegram: true } : {}),
      })
    },
  )
}

/**
 * The origins from which a call is accepted: the public origin, whatever host name a proxy sends, and in the sandbox also the host of the request.
 */
function originsFor({ config }: Shop, host: string): string[] {
  const open = config.PUBLIC_ORIGIN ? [config.PUBLIC_ORIGIN] : []
  return config.SANDBOX ? [...open, `http://${host}`, `https://${host}`] : open
}

/** Sandbox calls exist only in a sandbox. For all other calls the access depends on the caller. */
function assertAccess({ access, right, fresh }: Guard, caller: Caller | undefined, shop: Shop): void {
  const { SANDBOX } = shop.config
  if (access === 'open' || access === 'program' || access === 'webhook' || (access === 'sandbox' && SANDBOX)) return
  if (access === 'sandbox') throw new Refusal('not-found', 'http.no-such-call')
  if (!caller) throw new Refusal('unauthenticated', 'http.unauthenticated')
  if (access === 'partner' && caller.role !== 'partner') throw new Refusal('forbidden', 'http.forbidden')
  if (access === 'staff') assertStaff({ right, fresh }, caller, shop)
  else if (fresh) assertSecondFactor({ fresh }, caller, shop)
}

/** The role is checked before the second factor. So a caller without the right does not learn that a second factor would allow the call. */
function assertStaff({ right, fresh }: Pick<Guard, 'right' | 'fresh'>, caller: Caller, shop: Shop): void {
  if (caller.role !== 'admin' || !caller.staffRole) throw new Refusal('forbidden', 'http.forbidden')
  if (right !== undefined && !hasRight(caller.staffRole, right)) throw new Refusal('forbidden', 'http.forbidden')
  if (right !== undefined) assertSecondFactor({ fresh }, caller, shop)
}

/** Staff must pass their second factor even for calls that are open to everybody. */
function assertSecondFactor({ fresh }: Pick<Guard, 'fresh'>, caller: Caller, shop: Shop): void {
  if (needsSecondFactor(caller, { isFresh: fresh === true, now: shop.now() }, shop.config))
    throw new Refusal('forbidden', 'second-factor.needed')
}

function noteFullDisk({ db, now, log }: Shop, disk: Disk): void {
  raiseAlert(db, now(), diskAlert(disk)).catch((error: unknown) =>
    log.error({ err: error }, 'an alert about a full disk could not be saved'),
  )
}

function ipOf(context: Context, proxies: Proxies): string {
  // The node adapter passes the socket in the environment. Calls within the process have no socket.
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  return clientAddress(incoming?.socket.remoteAddress ?? '127.0.0.1', context.req.header('x-forwarded-for'), proxies)
}

/** The maximum number of changes per minute for one account. */
const MAX_WRITES_PER_MINUTE = 300

/** This limit stops one account from filling the database. Calls for signing in have separate limits. */
async function countWrite({ db, now }: Shop, { accountId }: Caller): Promise<void> {
  await countWithin(db, now(), { key: `write:${accountId}`, most: MAX_WRITES_PER_MINUTE, windowMs: MINUTE })
}
