import type { PolicyNumber } from '#features/settlements/model-policy.ts'

const policy: Record<PolicyNumber, { label: string; hint: string }> = {
  lockMinutes: { label: 'A quote holds', hint: 'So long the sum in a coin stays as it was named.' },
  watchDays: {
    label: 'Late money is watched for',
    hint: 'So long after the quote it is credited by itself if it is still worth the price.',
  },
  spreadBasisPoints: { label: 'Added to the market’s price', hint: 'Covers the way from the coin to dollars.' },
  toleranceBasisPoints: {
    label: 'May be missing, share of the price',
    hint: 'The smaller of this and the sum beside counts.',
  },
  toleranceCents: { label: 'May be missing, at most', hint: 'Exchanges take their fee from what is sent.' },
  dustCents: { label: 'Worth nobody’s time below', hint: 'Unfinished payments worth less call nobody.' },
  bitcoinMost: { label: 'Confirmations for dearer orders', hint: 'Above the last step.' },
  ethereumBlocks: { label: 'Ethereum: blocks', hint: 'For orders below the sum beside.' },
  ethereumFinalFromCents: {
    label: 'Ethereum: final blocks from',
    hint: 'From here on the network itself must call the block final, about 13 minutes.',
  },
  paymentsPerOrder: {
    label: 'Addresses an order may use up',
    hint: 'A new quote in the same coin takes a new address.',
  },
  addressesPerHour: { label: 'Addresses one visitor may use up in an hour', hint: 'The sandbox does not count.' },
  gapWarning: { label: 'Warn at unpaid addresses in a row', hint: 'Most wallets stop searching at 20.' },
  unpaidMost: {
    label: 'Slow down at unpaid addresses in a row',
    hint: 'From here on new addresses are given slowly, to all visitors together.',
  },
  staleSeconds: { label: 'A node is away after', hint: 'Its coin is then not offered, and nothing of it expires.' },
  secondPersonFromCents: { label: 'A second person agrees from', hint: 'Confirmations by hand of this sum and more.' },
}

export const policyPage = {
  text: 'How careful the shop is. It holds at once, in every process, also for payments under way; quotes that were given keep their sum and time.',
  ownerOnly: 'Only the owner changes the policy.',
  groups: {
    quote: 'Quotes',
    tolerance: 'What may be missing',
    minimums: 'Least order in each coin',
    confirmations: 'When money counts',
    addresses: 'Addresses',
    people: 'People and nodes',
  },
  fields: policy,
  between: (least: string, most: string) => `${least} to ${most}`,
  usual: (value: string) => `usually ${value}`,
  units: { minutes: 'min', days: 'days', seconds: 's', percent: '%', dollars: '$', count: '' },
  minimumHint: 'Below it the payer’s fee would be out of proportion. 0 for any.',
  steps: 'Bitcoin: confirmations by price',
  under: 'Orders below',
  count: 'Confirmations',
  addStep: 'Add a step',
  removeStep: 'Remove this step',
  tron: 'TRON is always waited for until its blocks are final.',
  wrong: 'This is not a number that may stand here',
  rising: 'The sums must rise',
  save: 'Save',
  saved: 'It holds now',
  unchanged: 'Nothing was changed',
  conflict: 'Somebody has changed the policy meanwhile. Look at what holds now, and make your change again.',
  faults: 'Some numbers do not fit',
  showCurrent: 'Show what holds now',
}
