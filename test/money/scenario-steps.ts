import { sql } from 'drizzle-orm'
import { Refusal } from '../../src/base/refusal.ts'
import { calendarDay, MINUTE } from '../../src/base/time.ts'
import { handleWebhook } from '../../src/features/money/cards/commands-webhook.ts'
import { compareCardLists, reconcileCards } from '../../src/features/money/cards/commands-reconcile.ts'
import { openCardAttempt } from '../../src/features/money/cards/commands.ts'
import type { PaymentsContext } from '../../src/features/money/payments/context.ts'
import type { CardContext } from '../../src/features/money/cards/context.ts'
import { expirePayments } from '../../src/features/money/crypto/commands-evaluate.ts'
import { approveManually, confirmManually } from '../../src/features/money/payment-review/commands-manual.ts'
import { watchChain } from '../../src/features/money/crypto/commands-watch.ts'
import { cancelPayment, createPayment } from '../../src/features/money/crypto/commands.ts'
import { type Chain, CHAINS, COINS, CURRENCIES } from '../../src/features/money/settlements/model-currencies.ts'
import { type Facts, readFacts } from './payment-data.ts'
import { FINAL_BELOW, type ScriptedNode } from './scripted-node.ts'
import type { ScenarioAction, Event, Part, Step } from './scenarios.ts'
import { type Death, Killed, type World } from './payment-world.ts'

const USUAL = { BTC: 95_000, ETH: 3200, USDT: 1 }

/** Runs one step. Returns the chains that a process polled without dying. */
export async function takeStep(world: World, step: Step, facts: Facts): Promise<Chain[]> {
  if (step.do !== 'acts') {
    await happen(world, step, facts)
    return []
  }
  const done = await Promise.all(
    step.acts.map(async (one, at) => await live(world, one, facts, at === 0 ? step.death : undefined)),
  )
  return done.flat()
}

/** One process performs one action. Refusals and simulated deaths are expected. Any other error fails the test. */
async function live(world: World, one: ScenarioAction, facts: Facts, death: Death | undefined): Promise<Chain[]> {
  try {
    await run(world.openProcess(death), one, facts, world)
    return one.do === 'poll' ? [chainOf(facts, one.payment)] : []
  } catch (error) {
    if (error instanceof Refusal || rootOf(error) instanceof Killed) return []
    throw error
  }
}

function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error
}

async function run(
  context: PaymentsContext & CardContext,
  one: ScenarioAction,
  facts: Facts,
  world: World,
): Promise<void> {
  switch (one.do) {
    case 'poll':
      return await watchChain(context, chainOf(facts, one.payment))
    case 'expire':
      return await expirePayments(context)
    case 'create': {
      const order = pick(facts.orders, one.order)
      if (order) await createPayment(context, { orderId: order.id, currency: one.currency, amountUsd: order.due / 100 })
      return
    }
    case 'cancel': {
      const payment = pick(facts.payments, one.payment)
      if (payment) await cancelPayment(context, payment.id)
      return
    }
    case 'open card': {
      const order = pick(facts.orders, one.order)
      if (order) await openCardAttempt(context, { orderId: order.id }, { lang: 'en' })
      return
    }
    case 'card webhook': {
      const session = pick(world.card.sessions, one.session)
      if (!session) return
      return await handleWebhook(
        context,
        world.card.provider,
        JSON.stringify({ eventId: `evt_${one.event}`, ref: session.ref }),
        () => undefined,
      )
    }
    case 'reconcile cards':
      return await reconcileCards(context)
    case 'compare card lists':
      return await compareCardLists(context)
    case 'confirm by hand':
      return await confirm(context, pick(facts.orders, one.order), one.tip)
    case 'second person': {
      const manual = pick(facts.manuals, one.manual)
      if (manual) await approveManually(context, { accountId: 'second', role: 'admin', staffRole: 'owner' }, manual.id)
    }
  }
}

async function confirm(
  context: PaymentsContext & CardContext,
  order: Facts['orders'][number] | undefined,
  tip: boolean,
): Promise<void> {
  if (!order) return
  const receivedOn = calendarDay(context.shop.now())
  const input = {
    orderId: order.id,
    amountCents: order.due + (tip ? 5_00 : 0),
    receivedOn,
    reference: order.id,
    note: '',
  }
  await confirmManually(context, { accountId: 'first', role: 'admin', staffRole: 'owner' }, input)
}

/** The chain of an existing payment, because events can happen only on chains with payments. */
function chainOf(facts: Facts, payment: number): Chain {
  return pick(facts.payments, payment)?.chain ?? 'bitcoin'
}

function pick<T>(some: T[], at: number): T | undefined {
  return some[at % Math.max(1, some.length)]
}

let sent = 0

async function happen(world: World, event: Event, facts: Facts): Promise<void> {
  switch (event.do) {
    case 'send':
      return send(world, event.outputs, event.blocks, facts)
    case 'replace':
      return nodeOf(world, facts, event.payment).replace((tx) => {
        sent += 1
        const outputs = tx.outputs.map((one) => {
          const payment = facts.payments.find(({ key }) => key === one.address)
          return payment ? { ...one, units: unitsOf(payment, event.part) } : one
        })
        return { ...tx, hash: `tx-${sent}`, sentAt: world.now(), outputs }
      })
    case 'mine':
      return nodeOf(world, facts, event.payment).mine(event.blocks, event.takes)
    case 'reorganise': {
      const { blocks, chain, reorganise } = nodeOf(world, facts, event.payment)
      // Final blocks and the first block are never replaced.
      const most = Math.min(blocks.length - 1, FINAL_BELOW[chain] ?? blocks.length)
      return most > 0 ? reorganise(Math.min(event.depth, most), event.drop) : undefined
    }
    case 'node state':
      nodeOf(world, facts, event.payment).nodeState = event.nodeState
      return
    case 'rate':
      world.rates[event.asset] =
        event.percent === undefined ? undefined : String((USUAL[event.asset] * event.percent) / 100)
      return
    case 'wait':
      return world.wait(event.ms)
    case 'withdraw':
      await world.shop.shop.db.execute(
        sql`update model_order set withdrawn = true where paid = 0 and id = ${pick(facts.orders, event.order)?.id}`,
      )
      return
    case 'pay card': {
      const session = pick(world.card.sessions, event.session)
      if (session?.status !== 'open' || session.expiresAt <= world.now()) return
      session.status = 'paid'
      if (event.wrong) session.amountCents -= 1
      return
    }
    case 'decline card': {
      const session = pick(world.card.sessions, event.session)
      if (session?.status === 'open') session.status = 'failed'
      return
    }
    case 'card state':
      world.card.nodeState = event.nodeState
  }
}

function nodeOf(world: World, facts: Facts, payment: number): ScriptedNode {
  return world.nodes[chainOf(facts, payment)]
}

/** Sends one transaction on each given chain and mines this number of blocks. With 0 blocks the transaction stays unconfirmed. */
function send(
  world: World,
  outputs: { payment: number; part: Part; strange: boolean }[],
  blocks: number,
  facts: Facts,
): void {
  const paying = outputs.flatMap((output) => {
    const payment = pick(facts.payments, output.payment)
    return payment ? [{ ...output, payment }] : []
  })
  for (const one of CHAINS) {
    const here = paying.filter(({ payment }) => payment.chain === one)
    if (here.length === 0) continue
    sent += 1
    world.nodes[one].send({
      hash: `tx-${sent}`,
      sentAt: world.now(),
      outputs: here.map(({ payment, part: share, strange }) => {
        const others = CURRENCIES.filter((coin) => COINS[coin].chain === one && coin !== payment.currency)
        const currency = strange ? (others[0] ?? payment.currency) : payment.currency
        return { currency, address: payment.key, units: unitsOf(payment, share) }
      }),
    })
    if (blocks > 0) world.nodes[one].mine(blocks, true)
  }
}

function unitsOf({ expected, minimum }: Facts['payments'][number], share: Part): bigint {
  switch (share) {
    case 'exact':
      return expected
    case 'least':
      return minimum
    case 'less than the least':
      return minimum - 1n
    case 'half':
      return expected / 2n
    case 'one unit':
      return 1n
    case 'nothing':
      return 0n
    case 'more':
      return (expected * 11n) / 10n
    case 'twice':
      return expected * 2n
  }
}

/** Lets the simulated world recover: nodes and markets respond, the time of the quote passes, and every process polls. */
export async function recover(world: World, facts: Facts): Promise<void> {
  for (const [asset, usual] of Object.entries(USUAL)) world.rates[asset as keyof typeof USUAL] ??= String(usual)
  world.card.nodeState = 'well'
  world.wait(20 * MINUTE)
  const process = world.openProcess()
  for (const one of listChains(facts)) {
    world.nodes[one].nodeState = { is: 'well' }
    await watchChain(process, one)
  }
  await expirePayments(process)
  await reconcileCards(process)
}

/** The chains with at least one payment. Only on these chains something can have happened. */
export function listChains({ payments }: Facts): Chain[] {
  return CHAINS.filter((one) => payments.some(({ chain }) => chain === one))
}

export async function readNow(world: World): Promise<Facts> {
  return await readFacts(world.shop.shop.db)
}
