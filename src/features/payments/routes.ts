import { z } from 'zod'
import type { Lang } from '#base/i18n.ts'
import { type Amount, amount, centsToDollars, formatDecimal } from '#base/money.ts'
import { Refusal } from '#base/refusal.ts'
import { ipRange } from '#features/accounts/rules.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { PaymentsContext } from './commands-context.ts'
import { cancelPayment, createPayment } from './commands.ts'
import { en } from './messages.en.ts'
import { ru } from './messages.ru.ts'
import type { CardDesk } from './model-card.ts'
import {
  COINS,
  type CreatedPayment,
  createdPayment,
  CURRENCIES,
  paymentInput,
  type PaymentMethods,
  paymentMethods,
  type PaymentView,
  paymentView,
} from './model.ts'
import { qrPng } from './providers/qr-png.ts'
import { findPayment, listWatches, type PaymentRow } from './queries.ts'
import { listOwed } from './queries-surplus.ts'
import { requiredConfirmations } from './rules-policy.ts'
import { dueOf, isLate, toldReason } from './rules-told.ts'
import { qrText, sourceHealthy, wireStatus } from './rules.ts'

const words = { ru, en }
const byId = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) })

export function paymentRoutes(context: PaymentsContext): Route[] {
  return [
    route(
      {
        method: 'post',
        path: '/api/crypto/payment',
        access: 'open',
        summary: 'An address and an amount for an order in one coin',
        body: paymentInput,
        answers: { 200: createdPayment, 201: createdPayment },
      },
      async ({ body, lang, ip }) => {
        const { payment, isNew } = await createPayment(context, body, ipRange(ip))
        return answer(isNew ? 201 : 200, presentCreated(payment, lang, context.shop.now()))
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/crypto/payment/{id}/status',
        access: 'open',
        summary: 'What has arrived for a payment',
        params: byId,
        answers: { 200: paymentView },
      },
      async ({ params, lang }) => {
        const payment = await findPayment(context.shop.db, params.id)
        if (!payment) throw new Refusal('not-found', 'payments.not-found')
        const [surplus] = payment.credited === null ? [] : await listOwed(context.shop.db, { paymentId: payment.id })
        return answer(200, presentPayment(context, payment, lang, surplus?.owed))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/crypto/payment/{id}/cancellation',
        access: 'open',
        summary: 'Withdraws a payment that has received nothing',
        params: byId,
        answers: { 200: paymentView },
      },
      async ({ params, lang }) => answer(200, presentPayment(context, await cancelPayment(context, params.id), lang)),
    ),
    route(
      {
        method: 'get',
        path: '/api/payment-methods',
        access: 'open',
        summary: 'How an order can be paid now',
        answers: { 200: paymentMethods },
      },
      async ({ lang }) => answer(200, await presentMethods(context, lang)),
    ),
  ]
}

function presentCreated(payment: PaymentRow, lang: Lang, now: Date): CreatedPayment {
  const { asset } = COINS[payment.currency]
  const due = dueOf(payment)
  return {
    id: payment.id,
    orderId: payment.orderId,
    currency: payment.currency,
    ...words[lang].coins[payment.currency],
    expectedAmount: formatDecimal(amount(asset, payment.expected)),
    // Given to another order by now: nobody is to pay there for this one.
    address: payment.addressKey === null ? '' : payment.address,
    ...(due.units > 0n && { qrCodeData: qrPng(qrText(payment.currency, payment.address, formatDecimal(due))) }),
    expiresAt: payment.expiresAt.toISOString(),
    now: now.toISOString(),
    status: wireStatus(payment.status),
  }
}

function presentPayment(
  { shop, policy }: PaymentsContext,
  payment: PaymentRow,
  lang: Lang,
  surplus?: Amount,
): PaymentView {
  const { asset, chain } = COINS[payment.currency]
  const reason = toldReason(payment.attention)
  return {
    ...presentCreated(payment, lang, shop.now()),
    received: formatDecimal(amount(asset, payment.received)),
    due: formatDecimal(dueOf(payment)),
    confirmations: payment.confirmations,
    requiredConfirmations: requiredConfirmations(chain, payment.priceCents, policy()).count,
    transactionHash: payment.transactionHash,
    watchedUntil: payment.watchUntil.toISOString(),
    ...(isLate(payment) && { late: true }),
    ...(reason && { reason }),
    ...(surplus !== undefined && { surplus: formatDecimal(surplus) }),
  }
}

async function presentMethods(
  { shop, chains, accounts, policy, rates, cards: desk }: PaymentsContext,
  lang: Lang,
): Promise<PaymentMethods> {
  const watches = await listWatches(shop.db)
  const configured = CURRENCIES.filter((currency) => chains[COINS[currency].chain] && accounts[COINS[currency].chain])
  const quotes = await Promise.allSettled(configured.map((currency) => rates.usdFor(currency)))
  const coins = configured.map((currency, at) => ({
    currency,
    ...words[lang].coins[currency],
    available:
      quotes[at]?.status === 'fulfilled' && sourceHealthy(watches.get(COINS[currency].chain), shop.now(), policy()),
    ...(policy().minimumCents[currency] > 0 && { minimumUsd: centsToDollars(policy().minimumCents[currency]) }),
  }))
  const cards = desk ? await presentCards(desk, lang) : []
  const methods = [...(coins.length > 0 ? ['crypto' as const] : []), ...(cards.length > 0 ? ['card' as const] : [])]
  return { methods, coins, cards }
}

async function presentCards({ providers, roubles }: CardDesk, lang: Lang): Promise<PaymentMethods['cards']> {
  const hasRoubles = await roubles?.perUsd().then(
    () => true,
    () => false,
  )
  return providers.map(({ name: provider, currency }) => ({
    provider,
    name: words[lang].cards[provider],
    currency,
    available: currency === 'USD' || hasRoubles === true,
  }))
}
