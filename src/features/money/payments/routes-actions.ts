import { dollarsToCents } from '#base/money.ts'
import { invalidField, Refusal, requireFound } from '#base/refusal.ts'
import { calendarDay } from '#base/time.ts'
import { refundCard } from '#features/money/cards/commands-refund.ts'
import { findAttempt } from '#features/money/cards/queries.ts'
import { findPayment } from '#features/money/crypto/queries.ts'
import { approveManually, confirmManually, withdrawManually } from '#features/money/payment-review/commands-manual.ts'
import { markSurplusReturned } from '#features/money/payment-review/commands.ts'
import { decidePayment } from '#features/money/payment-review/commands-returns.ts'
import { byId } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { PaymentsContext } from './context.ts'
import { findDetail, readRefunds } from './queries-ledger-entries.ts'
import { findLedgerKey } from './queries-ledger.ts'
import { refundHundredths } from './rules-ledger.ts'
import { manualRequest, refundRequest, returnRequest, reviewRequest } from './schemas-actions.ts'
import { ledgerDetail, refundEntry } from './schemas-ledger.ts'

/** The API calls that change money, for staff. Each call needs a fresh second factor and is written to the audit log. */
export function moneyRoutes(context: PaymentsContext): Route[] {
  const changes = { method: 'post', access: 'staff', right: 'money.change', fresh: true } as const
  const detailOf = async (id: string) => requireFound(await findDetail(context, id), 'payments.not-found')
  return [
    route(
      {
        ...changes,
        path: '/api/admin/payments/manual',
        operationId: 'confirmPaymentByHand',
        summary:
          'Confirms that an order was paid outside the shop; answers 202 if a second person must approve the confirmation',
        body: manualRequest,
        answers: { 201: ledgerDetail, 202: ledgerDetail },
      },
      async ({ body, caller }) => {
        const { amountUsd, receivedAt, ...rest } = body
        const receivedOn = calendarDay(new Date(receivedAt))
        const input = { ...rest, amountCents: dollarsToCents(amountUsd) ?? 0, receivedOn }
        const { id, status } = await confirmManually(context, caller, input)
        return answer(status === 'awaiting' ? 202 : 201, await detailOf(id))
      },
    ),
    route(
      {
        ...changes,
        path: '/api/admin/payments/manual/{id}/approval',
        operationId: 'approveManualPayment',
        summary: 'Approves a confirmation as the second person',
        params: byId,
        answers: { 200: ledgerDetail },
      },
      async ({ params, caller }) => {
        await approveManually(context, caller, params.id)
        return answer(200, await detailOf(params.id))
      },
    ),
    route(
      {
        ...changes,
        path: '/api/admin/payments/manual/{id}/withdrawal',
        operationId: 'withdrawManualPayment',
        summary: 'Withdraws a confirmation that waits for approval by a second person',
        params: byId,
        answers: { 200: ledgerDetail },
      },
      async ({ params, caller }) => {
        await withdrawManually(context, caller, params.id)
        return answer(200, await detailOf(params.id))
      },
    ),
    route(
      {
        ...changes,
        path: '/api/admin/payments/{id}/review',
        operationId: 'reviewPayment',
        summary: 'Records the decision about a payment in review',
        params: byId,
        body: reviewRequest,
        answers: { 200: ledgerDetail },
      },
      async ({ params, body: { decision, note, attention, received, strange }, caller }) => {
        const row = await findReviewed(context, params.id)
        const seen = attention ?? row.attention
        if (seen === null) throw new Refusal('conflict', 'payments.review-changed')
        const about = { method: row.method, reference: params.id, attention: seen, received, strange }
        const input = { ...about, decision, note }
        await decidePayment(context, caller, input)
        return answer(200, await detailOf(params.id))
      },
    ),
    route(
      {
        ...changes,
        path: '/api/admin/payments/{id}/refund',
        operationId: 'refundPayment',
        summary: 'Refunds a card payment; the shop retries until the card service accepts or refuses the refund',
        params: byId,
        body: refundRequest,
        answers: { 201: refundEntry },
      },
      async ({ params, body, caller }) => {
        const { cards } = context
        const attempt = await findAttempt(context.shop.db, params.id)
        if (!attempt && (await findLedgerKey(context.shop.db, params.id)))
          throw new Refusal('conflict', 'payments.refund-by-hand')
        if (!attempt) throw new Refusal('not-found', 'payments.not-found')
        if (!cards) throw new Refusal('conflict', 'payments.refund-impossible')
        const amountCents = refundHundredths(attempt, body)
        if (amountCents < 1)
          throw invalidField(body.amount === undefined ? 'amountUsd' : 'amount', 'payments.amount-invalid')
        const input = { id: body.refundId, attemptId: params.id, amountCents, reason: body.reason }
        const row = await refundCard({ ...context, cards }, caller, input)
        return answer(201, (await readRefunds(context.shop.db, [row]))(row))
      },
    ),
    route(
      {
        ...changes,
        path: '/api/admin/payments/{id}/return',
        operationId: 'noteReturn',
        summary: 'Records that a surplus was returned to the customer outside the shop',
        params: byId,
        body: returnRequest,
        answers: { 200: ledgerDetail },
      },
      async ({ params, body, caller }) => {
        const key = requireFound(await findLedgerKey(context.shop.db, params.id), 'payments.not-found')
        const input = { method: key.method, reference: params.id, ...body }
        await markSurplusReturned(context, caller, input)
        return answer(200, await detailOf(params.id))
      },
    ),
  ]
}

async function findReviewed({ shop }: PaymentsContext, id: string) {
  const [coin, card] = await Promise.all([findPayment(shop.db, id), findAttempt(shop.db, id)])
  if (coin) return { method: 'crypto' as const, attention: coin.attention }
  if (card) return { method: 'card' as const, attention: card.attention }
  throw new Refusal('not-found', 'payments.not-found')
}
