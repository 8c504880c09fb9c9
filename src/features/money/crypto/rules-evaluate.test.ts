import { describe, expect, it } from 'vitest'
import { type Amount, amount } from '#base/money.ts'
import { after, DAY, MINUTE, SECOND } from '#base/time.ts'
import { COINS, type Currency } from '#features/money/settlements/model-currencies.ts'
import { DEFAULT_POLICY } from '#features/money/settlements/rules-policy.ts'
import { offer, parseUsdRate } from './rules.ts'
import { type EvaluationContext, evaluate, type Evidence, type PaymentSnapshot } from './rules-evaluate.ts'

const START = new Date('2026-11-20T10:00:00Z')
const usd = (dollars: string) => parseUsdRate(dollars) ?? 0n

function payment(
  priceCents = 480_00,
  currency: Currency = 'USDT_ERC20',
  rate = '1',
  changes: Partial<PaymentSnapshot> = {},
): PaymentSnapshot {
  const nothing = {
    status: 'pending',
    credited: null,
    cancelledAt: null,
    completedAt: null,
    closedAt: null,
    attention: null,
    returned: 0n,
    decided: {},
  } as const
  const offered = offer(priceCents, currency, usd(rate), START, DEFAULT_POLICY)
  return { currency, priceCents, ...offered, ...nothing, ...changes }
}

/** Makes a transfer of USDT. By default it is in block 100, a minute after the start. `changes` may name another coin. */
function money(units: bigint, changes: Partial<Evidence> = {}): Evidence {
  const mined = {
    currency: 'USDT_ERC20',
    height: 100,
    firstSeenAt: after(START, MINUTE),
    transactionHash: 'a1',
  } as const
  return { ...mined, units, ...changes }
}

const usdt = (text: number) => BigInt(Math.round(text * 1_000_000))

/** Returns the state of the chain at a time. By default the newest block is 111, so a transfer in block 100 has 12 confirmations. */
function seen(
  minutes: number,
  changes: { height?: number; finalized?: number | null; rate?: string | null; ether?: string | null } = {},
): EvaluationContext {
  const { height = 111, finalized = null, rate = '1', ether = '3200' } = changes
  const chain = { height, finalized, knownUntil: after(START, minutes * MINUTE) }
  const own = rate === null ? {} : { BTC: usd(rate), USDT_ERC20: usd(rate) }
  return { chain, policy: DEFAULT_POLICY, rates: { ...own, ...(ether !== null && { ETH: usd(ether) }) } }
}

const evaluateWith = (p: PaymentSnapshot, evidence: Evidence[], circumstances: EvaluationContext) =>
  evaluate(p, evidence, circumstances)
const left = (units: bigint): Amount => amount(COINS.USDT_ERC20.asset, units)

describe('a coin payment with a valid price quote', () => {
  it('waits if it has no money', () => {
    expect(evaluateWith(payment(), [], seen(5))).toMatchObject({ status: 'pending', waiting: false, closed: false })
  })

  it('is completed by the exact amount after enough confirmations', () => {
    expect(evaluateWith(payment(), [money(usdt(480))], seen(5))).toMatchObject({
      status: 'completed',
      confirmations: 12,
      transactionHash: 'a1',
      credited: left(usdt(480)),
      surplus: left(0n),
      waiting: false,
      closed: true,
    })
  })

  it('is confirming while one confirmation is missing', () => {
    expect(evaluateWith(payment(), [money(usdt(480))], seen(5, { height: 110 }))).toMatchObject({
      status: 'confirming',
      confirmations: 11,
      waiting: true,
    })
  })

  it('shows money in the mempool, but does not credit this money', () => {
    const evaluation = evaluateWith(payment(), [money(usdt(480), { height: null })], seen(5))
    expect(evaluation).toMatchObject({
      status: 'confirming',
      confirmations: 0,
      received: left(usdt(480)),
      confirmed: left(0n),
    })
  })

  it('is completed by a sum that is one unit too small', () => {
    expect(evaluateWith(payment(), [money(usdt(480) - 1n)], seen(5))).toMatchObject({
      status: 'completed',
      surplus: left(0n),
    })
  })

  it('is completed by the minimum sum', () => {
    expect(evaluateWith(payment(), [money(usdt(479))], seen(5)).status).toBe('completed')
  })

  it('is not completed by a sum one unit below the minimum', () => {
    expect(evaluateWith(payment(), [money(usdt(479) - 1n)], seen(5)).status).toBe('partial')
  })

  it('has a surplus if it received more than the quoted amount', () => {
    const evaluation = evaluateWith(payment(), [money(usdt(500))], seen(5))
    expect(evaluation).toMatchObject({ status: 'completed', credited: left(usdt(480)), surplus: left(usdt(20)) })
  })

  it('is completed by two partial transfers when the later transfer has its confirmations', () => {
    const parts = [money(usdt(200)), money(usdt(280), { height: 105, transactionHash: 'b2' })]
    expect(evaluateWith(payment(), parts, seen(5))).toMatchObject({
      status: 'confirming',
      confirmations: 7,
      transactionHash: 'b2',
    })
    expect(evaluateWith(payment(), parts, seen(5, { height: 116 }))).toMatchObject({
      status: 'completed',
      confirmations: 12,
    })
  })

  it('ignores a transfer of zero', () => {
    expect(evaluateWith(payment(), [money(0n)], seen(5))).toMatchObject({ status: 'pending', waiting: false })
  })

  it('is pending again if a re-org removes its money', () => {
    expect(evaluateWith(payment(480_00, 'USDT_ERC20', '1', { status: 'confirming' }), [], seen(5)).status).toBe(
      'pending',
    )
  })

  it('waits for a final block if it is a large Ethereum payment', () => {
    const dear = payment(1_000_00)
    const paid = [money(usdt(1000))]
    expect(evaluateWith(dear, paid, seen(5, { height: 400, finalized: 99 }))).toMatchObject({
      status: 'confirming',
      confirmations: 63,
    })
    expect(evaluateWith(dear, paid, seen(5, { height: 140, finalized: 100 }))).toMatchObject({
      status: 'completed',
      confirmations: 64,
    })
  })

  it('is calculated exactly, even to one wei with 18 decimals', () => {
    const paid = money(10n ** 30n + 1n, { currency: 'ETH' })
    const evaluation = evaluateWith(payment(480_00, 'ETH', '3200'), [paid], seen(5))
    expect(evaluation.surplus).toEqual(amount('ETH', 10n ** 30n + 1n - 150_000_000_000_000_000n))
  })
})

describe('a coin payment after the end of its price quote', () => {
  it('expires if it has no money', () => {
    expect(evaluateWith(payment(), [], seen(21))).toMatchObject({ status: 'expired', closed: true })
  })

  it('is completed if the money came in the last millisecond of the quote', () => {
    expect(evaluateWith(payment(), [], seen(20)).status).toBe('pending')
    const atTheInstant = money(usdt(480), { firstSeenAt: after(START, 20 * MINUTE) })
    expect(evaluateWith(payment(), [atTheInstant], seen(30, { rate: '0.5' })).status).toBe('completed')
  })

  it('expires only when the shop knows the blocks up to that time', () => {
    const blind: EvaluationContext = { ...seen(0), chain: { height: 111, finalized: null, knownUntil: null } }
    expect(evaluateWith(payment(), [], blind).status).toBe('pending')
  })

  it('has the old rate if the shop first saw the money in time', () => {
    const paid = money(usdt(480), { height: 500, firstSeenAt: after(START, 19 * MINUTE) })
    expect(evaluateWith(payment(), [paid], seen(600, { height: 500, rate: '0.5' })).status).toBe('confirming')
    expect(evaluateWith(payment(), [paid], seen(600, { height: 511, rate: '0.5' })).status).toBe('completed')
  })

  it('needs a decision by staff if it has only a part of the price', () => {
    expect(evaluateWith(payment(), [money(usdt(200))], seen(21))).toMatchObject({
      status: 'review',
      attention: 'underpaid',
      closed: true,
    })
  })

  it('waits without a decision if it has an unconfirmed part of the price', () => {
    expect(evaluateWith(payment(), [money(usdt(200), { height: null })], seen(21))).toMatchObject({
      status: 'partial',
      waiting: true,
    })
  })

  it('expires without a decision if it has a very small sum (dust)', () => {
    expect(evaluateWith(payment(), [money(usdt(0.99))], seen(21))).toMatchObject({ status: 'expired', attention: null })
  })

  it('is completed if the customer then sends the missing amount', () => {
    const parts = [money(usdt(200)), money(usdt(280), { firstSeenAt: after(START, DAY) })]
    expect(evaluateWith(payment(480_00, 'USDT_ERC20', '1', { status: 'review' }), parts, seen(2000)).status).toBe(
      'completed',
    )
  })

  const late = (units: bigint) => money(units, { currency: 'BTC', firstSeenAt: after(START, 25 * MINUTE) })

  it('is completed by late money that is worth the price', () => {
    expect(evaluateWith(payment(95_00, 'BTC', '95000'), [late(100_000n)], seen(30, { rate: '95000' })).status).toBe(
      'completed',
    )
  })

  it('accepts late money with the same tolerance as money in time', () => {
    expect(evaluateWith(payment(95_00, 'BTC', '95000'), [late(100_000n)], seen(30, { rate: '94600' })).status).toBe(
      'completed',
    )
  })

  it('needs a decision by staff if its late money is worth too little', () => {
    const evaluation = evaluateWith(payment(95_00, 'BTC', '95000'), [late(100_000n)], seen(30, { rate: '94000' }))
    expect(evaluation).toMatchObject({ status: 'review', attention: 'late', credited: null })
  })

  it('is completed by a smaller late sum if the price of the coin rose', () => {
    const evaluation = evaluateWith(payment(95_00, 'BTC', '95000'), [late(90_000n)], seen(30, { rate: '110000' }))
    expect(evaluation).toMatchObject({ status: 'completed', surplus: amount('BTC', 0n) })
  })

  it('has a surplus if its late money is above the price of the day', () => {
    const evaluation = evaluateWith(payment(95_00, 'BTC', '95000'), [late(250_000n)], seen(30, { rate: '47500' }))
    expect(evaluation).toMatchObject({
      status: 'completed',
      credited: amount('BTC', 200_000n),
      surplus: amount('BTC', 50_000n),
    })
  })

  it('waits if it has late money but the coin has no rate', () => {
    const evaluation = evaluateWith(payment(95_00, 'BTC', '95000'), [late(100_000n)], seen(30, { rate: null }))
    expect(evaluation).toMatchObject({ status: 'confirming', waiting: true, credited: null })
  })

  it('needs a decision by staff about any money after the watching time', () => {
    const evaluation = evaluateWith(
      payment(),
      [money(usdt(480), { firstSeenAt: after(START, 8 * DAY) })],
      seen(8 * 24 * 60 + 1),
    )
    expect(evaluation).toMatchObject({ status: 'review', attention: 'after-watch', received: left(0n), credited: null })
  })

  it('needs no decision about very little money (dust) after the watching time', () => {
    const dust = money(1n, { firstSeenAt: after(START, 8 * DAY) })
    expect(evaluateWith(payment(), [dust], seen(8 * 24 * 60 + 1))).toMatchObject({ status: 'expired', attention: null })
    const done = payment(480_00, 'USDT_ERC20', '1', { status: 'completed', credited: left(usdt(480)), closedAt: START })
    expect(evaluateWith(done, [money(usdt(480)), dust], seen(8 * 24 * 60 + 1)).attention).toBeNull()
    const much = money(usdt(1), { firstSeenAt: after(START, 8 * DAY), transactionHash: 'b2' })
    expect(evaluateWith(done, [money(usdt(480)), dust, much], seen(8 * 24 * 60 + 1)).attention).toBe('after-watch')
  })

  it('has late money as its reason for review, despite dust of another coin', () => {
    const coins = [
      money(usdt(480), { firstSeenAt: after(START, 8 * DAY) }),
      money(1n, { currency: 'ETH', transactionHash: 'b2' }),
    ]
    expect(evaluateWith(payment(), coins, seen(8 * 24 * 60 + 1)).attention).toBe('after-watch')
  })

  it('is completed by money in the last second of the watching time', () => {
    const last = after(START, 7 * DAY + 20 * MINUTE - SECOND)
    expect(evaluateWith(payment(), [money(usdt(480), { firstSeenAt: last })], seen(8 * 24 * 60)).status).toBe(
      'completed',
    )
  })
})

describe('a coin payment that the customer cancelled', () => {
  const cancelled = payment(480_00, 'USDT_ERC20', '1', {
    status: 'cancelled',
    cancelledAt: after(START, MINUTE),
    closedAt: START,
  })

  it('stays cancelled if no money arrives, also after its price quote ends', () => {
    expect(evaluateWith(cancelled, [], seen(5)).status).toBe('cancelled')
    expect(evaluateWith(cancelled, [], seen(50)).status).toBe('cancelled')
  })

  it('waits with a partial sum until its quote ends, then needs a decision', () => {
    expect(evaluateWith(cancelled, [money(usdt(200))], seen(5))).toMatchObject({ status: 'partial', waiting: true })
    expect(evaluateWith(cancelled, [money(usdt(200))], seen(21))).toMatchObject({ status: 'review', waiting: false })
  })

  it('is completed if enough money arrives despite the cancellation', () => {
    expect(evaluateWith(cancelled, [money(usdt(480))], seen(5)).status).toBe('completed')
  })
})

describe('a coin that does not belong to the payment address', () => {
  const ether = money(10n ** 18n, { currency: 'ETH' })

  it('needs a decision by staff about the payment', () => {
    expect(evaluateWith(payment(), [ether], seen(5))).toMatchObject({
      status: 'review',
      attention: 'wrong-asset',
      received: left(0n),
    })
  })

  it('needs no decision if it is worth less than the dust limit', () => {
    const dust = money(100_000_000_000_000n, { currency: 'ETH' })
    expect(evaluateWith(payment(), [dust], seen(5))).toMatchObject({
      status: 'pending',
      attention: null,
      waiting: false,
    })
    expect(evaluateWith(payment(), [dust, { ...dust, transactionHash: 'b2' }], seen(5)).attention).toBeNull()
    const together = [dust, dust, dust, dust].map((one, at) => ({ ...one, transactionHash: `d${at}` }))
    expect(evaluateWith(payment(), together, seen(5)).attention).toBe('wrong-asset')
  })

  it('is judged only when its exchange rate is available', () => {
    expect(evaluateWith(payment(), [ether], seen(5, { ether: null }))).toMatchObject({
      status: 'pending',
      waiting: true,
    })
    const called = payment(480_00, 'USDT_ERC20', '1', { status: 'review', attention: 'wrong-asset' })
    expect(evaluateWith(called, [ether], seen(5, { ether: null }))).toMatchObject({
      status: 'review',
      attention: 'wrong-asset',
    })
  })

  it('stays in review even if its value falls below the dust limit', () => {
    const called = payment(480_00, 'USDT_ERC20', '1', { status: 'review', attention: 'wrong-asset' })
    expect(evaluateWith(called, [ether], seen(5, { ether: '0.5' })).attention).toBe('wrong-asset')
    expect(evaluateWith(called, [], seen(5)).attention).toBeNull()
  })

  it('needs no decision if it came after completion, because it may be for fees', () => {
    const done = payment(480_00, 'USDT_ERC20', '1', {
      status: 'completed',
      credited: left(usdt(480)),
      completedAt: after(START, 5 * MINUTE),
      closedAt: after(START, 5 * MINUTE),
    })
    const gas = money(10n ** 16n, { currency: 'ETH', firstSeenAt: after(START, 3 * DAY) })
    expect(evaluateWith(done, [money(usdt(480)), gas], seen(3 * 24 * 60 + 1)).attention).toBeNull()
    expect(evaluateWith(done, [money(usdt(480)), ether], seen(60)).attention).toBe('wrong-asset')
  })

  it('needs no decision if it arrived after the shop stopped watching the address', () => {
    const gas = money(10n ** 18n, { currency: 'ETH', firstSeenAt: after(START, 30 * DAY) })
    expect(evaluateWith(payment(), [gas], seen(31 * 24 * 60))).toMatchObject({ status: 'expired', attention: null })
  })

  it('does not prevent the right coin from paying the order', () => {
    const both = [ether, money(usdt(480))]
    expect(evaluateWith(payment(), both, seen(5, { height: 105 }))).toMatchObject({ status: 'confirming' })
    expect(evaluateWith(payment(), both, seen(5))).toMatchObject({ status: 'completed', attention: 'wrong-asset' })
  })
})

describe('a completed coin payment', () => {
  const completed = payment(480_00, 'USDT_ERC20', '1', {
    status: 'completed',
    credited: left(usdt(480)),
    closedAt: START,
  })

  it('stays completed if a re-org removes its money, but needs a decision', () => {
    expect(evaluateWith(completed, [], seen(5))).toMatchObject({
      status: 'completed',
      attention: 'reverted',
      credited: left(usdt(480)),
    })
  })

  it('gets a surplus when additional money has enough confirmations', () => {
    const paid = [money(usdt(480)), money(usdt(480), { height: 110, transactionHash: 'b2' })]
    expect(evaluateWith(completed, paid, seen(5))).toMatchObject({ surplus: left(0n), waiting: true })
    expect(evaluateWith(completed, paid, seen(5, { height: 121 }))).toMatchObject({
      surplus: left(usdt(480)),
      waiting: false,
    })
  })

  it('has only a surplus if another payment already paid the order', () => {
    const second = { ...completed, credited: left(0n) }
    expect(evaluateWith(second, [money(usdt(480))], seen(5))).toMatchObject({
      status: 'completed',
      surplus: left(usdt(480)),
    })
  })
})
