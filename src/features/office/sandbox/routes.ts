import { z } from 'zod'
import { findMessageHtml, listMessages } from '#features/platform/notifications/queries.ts'
import type { PaymentsContext } from '#features/money/payments/context.ts'
import { followChains } from '#features/money/crypto/commands-watch.ts'
import { Refusal } from '#base/refusal.ts'
import { CHANNELS } from '#features/platform/notifications/model.ts'
import { stream } from '#server/http/responses.ts'
import { byId } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { advanceClock, mineBlocks, reorganise, sendTransfers, setOutage, setRate } from './commands.ts'
import { readRecipient } from './rules-recipient.ts'
import {
  clockAnswer,
  clockInput,
  heightAnswer,
  mineInput,
  outageAnswer,
  outageInput,
  rateAnswer,
  rateInput,
  reorgInput,
  sandboxChain,
  sandboxPayment,
  transferAnswer,
  transferInput,
} from './schemas.ts'
import { listSandboxChains, listSandboxPayments } from './queries.ts'

export type SandboxContext = {
  payments: PaymentsContext
  /**
   * Sets by how many milliseconds the clock of this process is ahead. Other processes receive the offset on `CLOCK_CHANNEL`. The clock
   * never goes back.
   */
  setClockOffset: (ms: number) => void
}

/** Every change is processed immediately, so that the next request sees its effect. */
export function sandboxRoutes({ payments, setClockOffset }: SandboxContext): Route[] {
  const { shop } = payments
  const access = 'sandbox'
  return [
    route(
      {
        method: 'get',
        path: '/api/sandbox/messages',
        operationId: 'listSandboxMessages',
        access,
        summary: 'Sent e-mails and text messages, newest first',
        query: z.object({ to: z.string().max(254).optional() }),
        answers: { 200: z.array(sandboxMessage) },
      },
      async ({ query }) => answer(200, await listMessages(shop, query.to && readRecipient(query.to))),
    ),
    route(
      {
        method: 'get',
        path: '/api/sandbox/messages/{id}/page',
        operationId: 'getSandboxMessagePage',
        access,
        summary: 'An e-mail as its reader sees it, as a page for the sandbox inbox',
        params: byId,
        answers: { 200: { media: 'text/html' } },
      },
      async ({ params }) => {
        const html = await findMessageHtml(shop, params.id)
        if (html === undefined) throw new Refusal('not-found', 'http.not-found')
        return stream('text/html; charset=utf-8', [html], { 'content-security-policy': MESSAGE_POLICY })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/sandbox/payments',
        operationId: 'listSandboxPayments',
        access,
        summary: 'The newest payments',
        answers: { 200: z.array(sandboxPayment) },
      },
      async () => answer(200, await listSandboxPayments(shop.db, payments.policy())),
    ),
    route(
      {
        method: 'get',
        path: '/api/sandbox/chains',
        operationId: 'listSandboxChains',
        access,
        summary: 'The simulated chains',
        answers: { 200: z.array(sandboxChain) },
      },
      async () => answer(200, await listSandboxChains(shop.db)),
    ),
    route(
      {
        method: 'post',
        path: '/api/sandbox/chain/transfer',
        operationId: 'sendSandboxTransfer',
        access,
        summary: 'Sends a transfer to the mempool of a simulated chain',
        body: transferInput,
        answers: { 200: transferAnswer },
      },
      async ({ body }) => {
        const txHash = await sendTransfers(shop, [body])
        await followChains(payments)
        return answer(200, { txHash })
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/sandbox/chain/mine',
        operationId: 'mineSandboxBlocks',
        access,
        summary: 'Mines blocks on a simulated chain',
        body: mineInput,
        answers: { 200: heightAnswer },
      },
      async ({ body }) => {
        const height = await mineBlocks(shop, body.currency, body.blocks)
        await followChains(payments)
        return answer(200, { height })
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/sandbox/chain/reorg',
        operationId: 'reorganiseSandboxChain',
        access,
        summary: 'Replaces the newest blocks of a simulated chain by empty blocks',
        body: reorgInput,
        answers: { 200: heightAnswer },
      },
      async ({ body }) => {
        const height = await reorganise(shop, body)
        await followChains(payments)
        return answer(200, { height })
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/sandbox/chain/outage',
        operationId: 'setSandboxOutage',
        access,
        summary: 'Stops or starts the simulated node of a coin',
        body: outageInput,
        answers: { 200: outageAnswer },
      },
      async ({ body }) => {
        await setOutage(shop, body.currency, body.on)
        await followChains(payments)
        return answer(200, body)
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/sandbox/rates',
        operationId: 'setSandboxRate',
        access,
        summary: 'Sets a rate in dollars for one coin',
        body: rateInput,
        answers: { 200: rateAnswer },
      },
      async ({ body }) => {
        const usd = String(body.usd)
        await setRate(shop, body.currency, usd)
        await followChains(payments)
        return answer(200, { currency: body.currency, usd })
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/sandbox/clock/advance',
        operationId: 'advanceSandboxClock',
        access,
        summary: 'Moves the shop’s clock forward',
        body: clockInput,
        answers: { 200: clockAnswer },
      },
      async ({ body }) => {
        const offsetSeconds = await advanceClock(shop, body)
        setClockOffset(offsetSeconds * 1000)
        await followChains(payments)
        return answer(200, { now: shop.now().toISOString(), offsetSeconds })
      },
    ),
  ]
}

/** E-mails contain inline styles. The page shows them as untrusted content: without scripts, without an origin, and without resources
 * of other sites. */
const MESSAGE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'"

const sandboxMessage = z.object({
  id: z.string(),
  channel: z.enum(CHANNELS),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  code: z.string().optional(),
  createdAt: z.string(),
})
