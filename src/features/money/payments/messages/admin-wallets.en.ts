/** The wallets from which the shop's addresses are derived, for staff. */
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
