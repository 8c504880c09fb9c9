export const en = {
  errors: {
    'sandbox.amount-invalid': 'The amount is a decimal string above zero with no more digits than the coin has',
    'sandbox.address-invalid': 'This is not an address of the coin’s network',
    'sandbox.rate-invalid': 'The rate is a positive number of dollars with at most 8 decimals',
    'sandbox.card-not-found': 'There is no such checkout',
    'sandbox.card-closed': 'This checkout is closed: it was paid, declined or has expired',
    'sandbox.beyond-genesis': 'The chain is not that long',
  } as Record<string, string>,
}

export type SandboxServerMessages = typeof en
