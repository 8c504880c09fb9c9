import { z } from 'zod'
import type { Lang } from '#base/i18n.ts'
import { Refusal } from '#base/refusal.ts'
import { toMailbox } from '#base/mailbox.ts'
import { findAccount } from '#features/people/accounts/queries.ts'
import { ipRange } from '#features/people/accounts/rules.ts'
import { reachesMailboxes, unprovedEmailLimit } from '#features/platform/notifications/rules.ts'
import { readKey } from '#features/orders/orders/commands-keys.ts'
import { idempotencyKey, placedOrder } from '#features/orders/orders/schemas.ts'
import type { Db } from '#server/database/database.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import { byId } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { takePlace } from './commands.ts'
import { findGroup, type Group, listOpen } from './queries.ts'
import { listViews } from './queries-views.ts'
import { askingLimit, guestLimit } from './rules.ts'
import { groupView, type GroupView, placeInput } from './schemas.ts'

const inLang = z.object({ lang: z.string().optional() })

/** The maximum number of open groups in one list. */
const MAX_LISTED = 10

/** The public calls that return group rituals and sell places. */
export function groupRoutes(shop: Shop): Route[] {
  const { db, readDb, keys, settings } = shop

  const present = (from: Db, groups: Group[], lang: Lang): Promise<GroupView[]> =>
    listViews({ from, settings, now: shop.now }, groups, lang)

  /** True if requests are limited. Limits apply only if the shop sends real e-mails, because every order sends an e-mail to an unverified address. */
  const isCounted = reachesMailboxes(shop.config)

  async function countAsking(email: string, range: string): Promise<void> {
    const mailbox = keys.hash('mailbox', toMailbox(email))
    for (const limit of [askingLimit(range), unprovedEmailLimit(mailbox)]) await countWithin(db, shop.now(), limit)
  }

  return [
    route(
      {
        method: 'get',
        path: '/api/group-rituals',
        operationId: 'listGroupRituals',
        access: 'open',
        summary: 'Group rituals that can be joined now, the next first',
        query: inLang.extend({ ritual: z.string().max(80).optional().describe('Only this ritual') }),
        answers: { 200: z.array(groupView) },
      },
      async ({ query: { ritual }, lang }) => {
        const listed: GroupView[] = []
        for (const group of await listOpen(readDb, shop.now())) {
          if (ritual !== undefined && group.serviceId !== ritual) continue
          if (listed.length === MAX_LISTED) break
          const shown = await present(readDb, [group], lang)
          listed.push(...shown.filter(({ closed }) => closed === null))
        }
        return answer(200, listed)
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/group-rituals/{id}',
        operationId: 'getGroupRitual',
        access: 'open',
        summary: 'A group ritual: its day, price, and number of free places',
        params: byId,
        query: inLang,
        answers: { 200: groupView },
      },
      async ({ params: { id }, lang }) => {
        // Read from the main database, so that the number of free places is current.
        const group = await findGroup(db, id)
        const [shown] = group ? await present(db, [group], lang) : []
        if (!shown) throw new Refusal('not-found', 'groups.not-found')
        return answer(200, shown)
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/group-rituals/{id}/places',
        operationId: 'takeGroupPlace',
        access: 'open',
        summary: 'Reserves a place for a family, and returns an order that must be paid within two hours',
        params: byId,
        query: inLang,
        body: placeInput,
        headers: z.object({ 'idempotency-key': idempotencyKey.optional() }),
        answers: { 201: placedOrder },
      },
      async ({ params: { id }, body, lang, caller, ip, header }) => {
        const account = caller && (await findAccount(db, keys, caller.accountId))
        const range = ipRange(ip)
        if (isCounted) await countAsking(account?.email ?? body.customerEmail, range)
        const limit = isCounted && !account ? guestLimit({ range, groupId: id }) : undefined
        const key = readKey(header('idempotency-key'))
        const order = await takePlace(shop, id, body, { lang, account, key, limit })
        return answer(201, order, { location: `/api/orders/${order.id}` })
      },
    ),
  ]
}
