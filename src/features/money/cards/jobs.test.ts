import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#base/time.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import {
  notice,
  openYookassaServer,
  payRoubles,
  yookassaSettings,
  type YookassaServer,
} from '../../../../test/yookassa-server.ts'
import { refundCard } from './commands-refund.ts'
import type { CardContext } from './context.ts'

let shop: TestShop
let server: YookassaServer

beforeAll(async () => {
  server = await openYookassaServer()
  shop = await openTestShop(yookassaSettings(server.url))
  await Promise.all(shop.jobs.map((job) => job.work()))
})
afterAll(async () => {
  await shop.close()
  await server.close()
})

async function open() {
  const orderId: string = (await shop.call('POST', '/api/orders', makeOrder())).body.id
  const { body } = await shop.call('POST', '/api/card/payment', { orderId })
  return { attemptId: body.id as string, payment: server.paymentAt(body.url) }
}

/** Gives every job something to ask the card service about: an open payment, a requested refund and a finished refund. */
async function leaveSomethingToAsk(): Promise<void> {
  await open()
  for (const state of ['pending', 'succeeded'] as const) {
    const { attemptId, payment } = await open()
    payRoubles(payment)
    await shop.call('POST', '/api/webhooks/yookassa', notice(payment.id))
    server.refundAs(state)
    const by = { accountId: 'anna', role: 'admin', staffRole: 'owner' } as const
    await refundCard(shop.payments as CardContext, by, { attemptId, amountCents: 100_00, reason: 'asked' })
  }
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 25 * 3600 })
}

describe('the jobs of card payments', () => {
  it.each(['reconcile-cards', 'retry-refunds', 'recheck-refunds', 'compare-card-lists'])(
    'stop when the shop stops, even if the card service does not answer: %s',
    async (name) => {
      server.setState('well')
      await leaveSomethingToAsk()
      server.setState('silent')
      const stopping = new AbortController()
      let isOver = false
      const work = shop.jobs.find((job) => job.name === name)?.work(stopping.signal)
      const ended = work
        ?.catch(() => {})
        .finally(() => {
          isOver = true
        })
      await pause(300)
      const wasWaiting = !isOver
      stopping.abort()
      const began = performance.now()
      await ended
      expect([wasWaiting, performance.now() - began < 5 * SECOND]).toEqual([true, true])
    },
  )
})
