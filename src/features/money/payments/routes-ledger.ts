import { requireFound } from '#base/refusal.ts'
import { listAddresses, listPaidAddresses } from '#features/money/crypto/queries-addresses.ts'
import { byId } from '#server/http/params.ts'
import { type Cursor, pageQuery, readCursor, toPage } from '#server/http/paging.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { TABLE_FORMATS, tableFile } from '#server/http/table.ts'
import type { PaymentsContext } from './context.ts'
import { explorersOf } from '#features/money/crypto/rules-explorer.ts'
import { findDetail, readEntries, readRefunds } from './queries-ledger-entries.ts'
import { type LedgerKey, listLedgerKeys, listOwedKeys, listRefunds } from './queries-ledger.ts'
import { listWallets } from './queries-wallets.ts'
import { presentSweep } from './present-sweep.ts'
import {
  ledgerDetail,
  ledgerFilter,
  ledgerPage,
  refundPage,
  sweepList,
  sweepQuery,
  walletList,
} from './schemas-ledger.ts'

/** The API calls that read data about money, for staff. */
export function ledgerRoutes(context: PaymentsContext): Route[] {
  const { db } = context.shop
  const reads = { method: 'get', access: 'staff', right: 'money.read' } as const
  return [
    route(
      {
        ...reads,
        path: '/api/admin/payments',
        operationId: 'listPayments',
        summary: 'All payment attempts by coin, card and manual confirmation, the newest first',
        query: pageQuery.extend(ledgerFilter.shape),
        answers: { 200: ledgerPage },
      },
      async ({ query: { limit, cursor, ...filter } }) => {
        const keys = await listLedgerKeys(context.shop, filter, { limit: limit + 1, after: readPlace(cursor) })
        return answer(200, await pageOfEntries(context, keys, limit))
      },
    ),
    route(
      {
        ...reads,
        path: '/api/admin/payments/{id}',
        operationId: 'getPayment',
        summary: 'One payment attempt with all details',
        params: byId,
        answers: { 200: ledgerDetail },
      },
      async ({ params }) => {
        const detail = requireFound(await findDetail(context, params.id), 'payments.not-found')
        return answer(200, detail)
      },
    ),
    route(
      {
        ...reads,
        path: '/api/admin/surpluses',
        operationId: 'listSurpluses',
        summary: 'Payment attempts with money that must be returned, the oldest first',
        query: pageQuery,
        answers: { 200: ledgerPage },
      },
      async ({ query: { limit, cursor } }) => {
        const keys = await listOwedKeys(db, { limit: limit + 1, after: readPlace(cursor) })
        const placeOf = new Map(keys.map((key) => [key.id, key.createdAt.toISOString()]))
        return answer(200, await pageOfEntries(context, keys, limit, (id) => placeOf.get(id) ?? ''))
      },
    ),
    route(
      {
        ...reads,
        path: '/api/admin/refunds',
        operationId: 'listRefunds',
        summary: 'Finished and requested refunds, the newest first',
        query: pageQuery,
        answers: { 200: refundPage },
      },
      async ({ query: { limit, cursor } }) => {
        const rows = await listRefunds(db, { limit: limit + 1, after: readPlace(cursor) })
        const present = await readRefunds(db, rows)
        const cursorOf = (row: (typeof rows)[number]): Cursor => [row.requestedAt.toISOString(), row.id]
        return answer(200, toPage(rows, { limit, present, cursorOf }))
      },
    ),
    route(
      {
        ...reads,
        path: '/api/admin/wallets',
        operationId: 'listWallets',
        summary: 'The wallets, and how many of the last addresses of each wallet are unpaid',
        answers: { 200: walletList },
      },
      async () => answer(200, { items: await listWallets(context) }),
    ),
    route(
      {
        ...reads,
        path: '/api/admin/sweep',
        operationId: 'listSweep',
        summary: 'The addresses to which money came, with the sum of each coin, in the order of the wallet',
        query: sweepQuery,
        answers: { 200: sweepList },
      },
      async ({ query: { from } }) =>
        answer(200, presentSweep(await listPaidAddresses(db, from), explorersOf(context.shop.config))),
    ),
    ...TABLE_FORMATS.map((format) =>
      route(
        {
          ...reads,
          path: `/api/admin/sweep.${format.ending}`,
          operationId: `exportSweep${format.noun}`,
          fresh: true,
          summary: `The addresses to which money came, with the sum of each coin (${format.ending})`,
          query: sweepQuery,
          answers: { 200: { media: format.media } },
        },
        async ({ lang, query: { from } }) =>
          tableFile(format, lang, {
            name: 'sweep',
            titles: ['chain', 'account', 'path', 'address', 'currency', 'amount'],
            rows: presentSweep(await listPaidAddresses(db, from), {}).items.flatMap((one) =>
              one.sums.map((sum) => [
                one.chain,
                one.account,
                one.path,
                one.address,
                sum.currency,
                { decimal: sum.amount },
              ]),
            ),
          }),
      ),
    ),
    ...TABLE_FORMATS.map((format) =>
      route(
        {
          ...reads,
          path: `/api/admin/addresses.${format.ending}`,
          operationId: `exportAddresses${format.noun}`,
          fresh: true,
          summary: `Every address that was assigned to a payment (${format.ending}), in the order of the wallet`,
          answers: { 200: { media: format.media } },
        },
        async ({ lang }) =>
          tableFile(format, lang, {
            name: 'addresses',
            titles: ['chain', 'account', 'index', 'address', 'currency', 'order', 'status', 'received', 'created'],
            rows: (await listAddresses(db)).map((one) => [
              one.chain,
              one.account,
              one.index,
              one.address,
              one.currency,
              one.orderId,
              one.status,
              { decimal: one.received },
              one.createdAt.toISOString(),
            ]),
          }),
      ),
    ),
  ]
}

async function pageOfEntries(
  context: PaymentsContext,
  keys: LedgerKey[],
  limit: number,
  placeOf?: (id: string) => string,
) {
  const entries = await readEntries(context, keys)
  return toPage(entries, {
    limit,
    present: (entry) => entry,
    cursorOf: ({ id, createdAt }) => [placeOf?.(id) ?? createdAt, id],
  })
}

/** Parses a cursor, which consists of an instant and an id. */
function readPlace(cursor: string | undefined): Cursor | undefined {
  return readCursor(cursor, 'time', 'text')
}
