import { pluralEn } from '#base/i18n.ts'
import type { Chain } from '#features/money/settlements/model-currencies.ts'
import type { WireStatus } from '#features/money/crypto/model.ts'
import { card } from './page-card.en.ts'

const statuses: Record<WireStatus, string> = {
  waiting: 'waiting',
  detected: 'seen, not yet sure',
  underpaid: 'not enough',
  completed: 'paid',
  expired: 'expired',
  review: 'needs a person',
  cancelled: 'cancelled',
}

const chains: Record<Chain, string> = { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tron: 'TRON' }

export const en = {
  title: 'Sandbox',
  lead: 'Nothing here is real: the chains are simulated, messages are kept here instead of being sent, and no money moves. In a shop that takes money this page does not exist.',
  loading: 'Loading',
  more: 'Show more',
  failed: 'The sandbox did not answer. It is asked again in three seconds.',
  actionFailed: 'It did not work',
  done: {
    sent: (amount: string, asset: string) => `${amount} ${asset} sent; the transfer waits for a block.`,
    mined: (count: number) => `${count} ${pluralEn(count, 'block', 'blocks')} mined.`,
    reorganised: 'The newest block was replaced by an empty one.',
    outage: (chain: string, on: boolean) =>
      on ? `The node of ${chain} no longer answers.` : `The node of ${chain} answers again.`,
    rate: (asset: string, usd: string) => `One ${asset} costs $${usd}.`,
    clock: (time: string) => `The shop’s clock shows ${time}.`,
  },
  payments: {
    title: 'Payments',
    empty: 'There are no payments yet. Put a ritual into the cart and choose a coin.',
    order: (number: string) => `Order #${number}`,
    asked: 'Asked for',
    came: 'Received',
    confirmations: 'Confirmations',
    expires: 'Quote until',
    address: 'Address',
    transaction: 'Transaction',
    status: statuses,
    actions: (order: string) => `Pay ${order}`,
    exact: 'Pay exactly',
    half: 'Pay half',
    double: 'Pay double',
    late: 'Pay late',
    confirm: (count: number) => `Confirm (${count} ${pluralEn(count, 'block', 'blocks')})`,
    lateHint: '“Pay late” moves the shop’s clock past the end of the quote and then pays.',
  },
  chains: {
    title: 'Chains',
    names: chains,
    height: 'Height',
    mempool: 'Waiting transfers',
    mine: 'Mine a block',
    reorg: 'Drop the newest block',
    outage: 'the node does not answer',
    stop: 'Stop the node',
    start: 'Start the node',
  },
  rates: { title: 'Rates', asset: 'Coin', usd: 'Dollars for one', set: 'Set the rate' },
  clock: {
    title: 'The shop’s clock',
    text: 'It can only be moved forward, for everyone in this shop. Everybody stays signed in.',
    forward: { minutes: '+ 5 minutes', quote: '+ 21 minutes', hour: '+ 1 hour', day: '+ 1 day', week: '+ 8 days' },
  },
  card,
  messages: {
    title: 'Messages sent',
    empty: 'No messages yet. One is sent when an order is placed and another when it is paid.',
    to: 'To',
    filter: 'Only to this address',
    code: 'Code',
    text: 'Show the text',
    page: 'Show the e-mail as it looks',
    none: 'There are no messages to this address.',
  },
}

export type SandboxMessages = typeof en
