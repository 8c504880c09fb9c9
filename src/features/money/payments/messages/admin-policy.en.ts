import type { PolicyNumber } from '#features/money/settlements/model-limits.ts'

const policy: Record<PolicyNumber, { label: string; hint: string }> = {
  lockMinutes: { label: 'A quote is valid for', hint: 'The sum in a coin does not change for this long.' },
  watchDays: {
    label: 'Late money is awaited for',
    hint: 'After the quote it is credited by itself for this long, if it is still worth the price.',
  },
  spreadBasisPoints: {
    label: 'Added to the market price',
    hint: 'Covers the cost of exchanging the coin for dollars.',
  },
  toleranceBasisPoints: {
    label: 'May be missing, share of the price',
    hint: 'The smaller of the two applies.',
  },
  toleranceCents: { label: 'May be missing, at most', hint: 'Exchanges take their fee from what is sent.' },
  dustCents: { label: 'Ignore sums below', hint: 'Unfinished payments worth less alert nobody.' },
  bitcoinMost: { label: 'Bitcoin: confirmations above the last step', hint: 'For the dearest orders.' },
  ethereumBlocks: { label: 'Ethereum: blocks', hint: 'For orders below the next sum.' },
  ethereumFinalFromCents: {
    label: 'Ethereum: final blocks from',
    hint: 'From this sum the network itself must call the block final, about 13 minutes.',
  },
  paymentsPerOrder: {
    label: 'Addresses an order may use up',
    hint: 'A new quote in the same coin takes a new address.',
  },
  addressesPerHour: { label: 'Addresses one visitor may use up in an hour', hint: 'The sandbox does not count.' },
  gapWarning: { label: 'Warn at unpaid addresses in a row', hint: 'Most wallets stop searching at 20.' },
  unpaidMost: {
    label: 'Slow down at unpaid addresses in a row',
    hint: 'Beyond it new addresses are given out slowly, to all visitors together.',
  },
  staleSeconds: {
    label: 'A node counts as lost after',
    hint: 'Its coin is then not offered, and none of its payments expire.',
  },
  secondPersonFromCents: {
    label: 'A second person must agree above',
    hint: 'For confirmations by hand.',
  },
  partnerDayCents: {
    label: 'A partner confirms alone in 24 hours',
    hint: 'Beyond this sum, a second person must agree to each of the partner’s confirmations.',
  },
}

export const policyPage = {
  text: 'How careful the shop is. Changes take effect at once and everywhere, also for payments in progress; quotes already given keep their sum and time.',
  ownerOnly: 'Only the owner can change these rules.',
  groups: {
    quote: 'Quotes',
    tolerance: 'What may be missing',
    minimums: 'Smallest order in each coin',
    confirmations: 'When money counts',
    addresses: 'Addresses',
    people: 'Second signature and the network',
  },
  fields: policy,
  between: (least: string, most: string) => `${least}\u00a0to\u00a0${most}`,
  usual: (value: string) => `usually ${value}`,
  units: { minutes: 'min', days: 'days', seconds: 's', percent: '%', dollars: '$', count: '' },
  minimumHint: 'Below it the payer’s fee would be out of proportion. 0 for any.',
  steps: 'Bitcoin: confirmations by price',
  under: 'Orders below',
  count: 'Confirmations',
  addStep: 'Add a step',
  removeStep: 'Remove this step',
  tron: 'In TRON the shop always waits for final blocks.',
  rising: 'The sums must rise',
  save: 'Save',
  saved: 'Saved, already in effect',
  unchanged: 'Nothing was changed',
  conflict: 'Somebody else has changed the rules meanwhile. Look at the current ones, and make your change again.',
  faults: 'Some numbers do not fit',
  showCurrent: 'Show the current rules',
}

/** Texts about the wallets from which the shop's addresses are derived. */
export const wallets = {
  text: 'The shop makes addresses from the public key of each wallet. Compare the first ones with what the wallet shows for receiving: if one differs, switch this way to pay off in the settings.',
  chains: { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tron: 'TRON' },
  former: 'An earlier key',
  next: 'Next number',
  unpaid: 'Unpaid in a row',
  unpaidOf: (count: number, warns: number, slows: number) => `${count}; a warning at ${warns}, slower from ${slows} on`,
  gap: 'Gap limit of the wallet',
  gapOf: (count: number) => `at least ${count} unused addresses in a row`,
  key: 'Key fingerprint',
  ok: 'In order',
  warned: 'Long unpaid row',
  slowed: 'Given out slowly',
  first: 'First addresses, each after its path',
  download: (format: string) => `Download all addresses (${format})`,
  empty: 'No wallet is connected. Whoever looks after the server does this (docs/payments.md).',
}

/** Texts about the money at each address. Staff move this money with their wallet. */
export const sweep = {
  title: 'Where the coins are',
  text: 'What came to each address, in the order of the wallet. The shop has no key and moves nothing; what has already left an address only the wallet knows. What moving costs is in docs/payments.md, “Sweeping”.',
  from: 'Only orders placed since',
  fromHint: 'The day after you last moved money. Empty: all orders.',
  total: 'Came in all:',
  address: 'Address',
  chain: 'Network',
  path: 'Path',
  sums: 'Came',
  download: (format: string) => `Download this list (${format})`,
  empty: 'No coins have come yet.',
}
