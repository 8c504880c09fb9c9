import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { Refusal } from '#base/refusal.ts'
import { type Api, buildApi } from '#server/http/build-api.ts'
import { MINUTE } from '#base/time.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import type { Caller } from '#server/http/caller.ts'
import { clientAddress, type Proxies, readProxies } from '#server/http/client-address.ts'
import { type Access, answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { errorMessages } from './messages/error-messages.ts'
import { shopView } from './pages/shop-view.ts'
import { cookieOptionsOf, cookieName } from '#features/accounts/rules-cookies.ts'
import { explorersOf } from '#features/crypto/rules-explorer.ts'

type FindCaller = (cookies: string | undefined) => Promise<Caller | undefined>

/** Puts the calls of all features under one roof. */
export function createApi(shop: Shop, routes: Route[], findCaller: FindCaller): Api {
  const proxies = readProxies(shop.config.TRUSTED_PROXIES)
  return buildApi([shopRoute(shop), ...routes], {
    title: shop.config.SHOP_NAME_EN,
    origin: shop.config.PUBLIC_ORIGIN,
    sessionCookie: cookieName('sid', cookieOptionsOf(shop.config)),
    log: shop.log,
    messages: errorMessages,
    originsFor: (host) => originsFor(shop, host),
    findCaller,
    assertAccess: (access, caller) => assertAccess(access, caller, shop),
    countWrite: (caller) => countWrite(shop, caller),
    ipOf: (context) => ipOf(context, proxies),
  })
}

function shopRoute({ config }: Shop): Route {
  return route(
    {
      method: 'get',
      path: '/api/shop',
      access: 'open',
      summary: 'Names and contacts of the shop',
      answers: { 200: shopView },
    },
    async () =>
      answer(200, {
        name: { ru: config.SHOP_NAME_RU, en: config.SHOP_NAME_EN },
        providerEmail: config.PROVIDER_EMAIL,
        ordersEmail: config.ORDERS_EMAIL,
        messengerHandle: config.MESSENGER_HANDLE,
        messengerLink: config.MESSENGER_LINK,
        origin: config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`,
        sandbox: config.SANDBOX,
        ...(config.SANDBOX ? {} : { explorers: explorersOf(config), evmChainId: config.EVM_CHAIN_ID }),
        ...(config.GA4_ID || config.METRIKA_ID ? { asksConsent: true } : {}),
      }),
  )
}

/** The public origin, whatever host a proxy made of it; in the sandbox also the host the request was sent to. */
function originsFor({ config }: Shop, host: string): string[] {
  const open = config.PUBLIC_ORIGIN ? [config.PUBLIC_ORIGIN] : []
  return config.SANDBOX ? [...open, `http://${host}`, `https://${host}`] : open
}

/** The sandbox's calls exist only in a sandbox; the rest go by who calls. */
function assertAccess(access: Access, caller: Caller | undefined, { config }: Shop): void {
  if (access === 'open' || access === 'webhook' || (access === 'sandbox' && config.SANDBOX)) return
  if (access === 'sandbox') throw new Refusal('not-found', 'http.no-such-call')
  if (!caller) throw new Refusal('unauthenticated', 'http.unauthenticated')
  if (access === 'partner' && caller.role === 'customer') throw new Refusal('forbidden', 'http.forbidden')
  if (access === 'staff' && caller.role !== 'admin') throw new Refusal('forbidden', 'http.forbidden')
}

function ipOf(context: Context, proxies: Proxies): string {
  // The node adapter puts the socket into the environment; calls made in process have none.
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  return clientAddress(incoming?.socket.remoteAddress ?? '127.0.0.1', context.req.header('x-forwarded-for'), proxies)
}

/** So often a minute may one account change something. */
const WRITES = 300

/** Signing in has limits of its own; these keep one account from filling the database. */
async function countWrite({ db, now }: Shop, { accountId }: Caller): Promise<void> {
  await countWithin(db, now(), { key: `write:${accountId}`, most: WRITES, windowMs: MINUTE })
}
