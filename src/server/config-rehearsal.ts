type Rehearsal = {
  REHEARSAL: boolean
  SANDBOX: boolean
  BTC_ESPLORA_URL?: string[] | undefined
  BTC_RPC_URL?: string[] | undefined
  EVM_RPC_URL?: string[] | undefined
  TRON_API_URL?: string[] | undefined
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_API_URL: string
  YOOKASSA_SHOP_ID?: string | undefined
  YOOKASSA_API_URL: string
}

/** A rehearsal is a real shop, but simulated services on this machine replace the nodes and the card services. So no request can move real money. */
export function faultsOfRehearsal(config: Rehearsal): string[] {
  if (!config.REHEARSAL) return []
  if (config.SANDBOX) return ['REHEARSAL: a rehearsal of a real shop needs SANDBOX=0']
  const nodes = (['BTC_ESPLORA_URL', 'BTC_RPC_URL', 'EVM_RPC_URL', 'TRON_API_URL'] as const).map(
    (name) => [name, config[name] ?? []] as const,
  )
  const cards = [
    ['STRIPE_API_URL', config.STRIPE_SECRET_KEY ? [config.STRIPE_API_URL] : []],
    ['YOOKASSA_API_URL', config.YOOKASSA_SHOP_ID ? [config.YOOKASSA_API_URL] : []],
  ] as const
  return [...nodes, ...cards]
    .filter(([, urls]) => !urls.every(isOnThisMachine))
    .map(([name]) => `${name}: must be an address of this machine, such as http://127.0.0.1:3001 (REHEARSAL=1)`)
}

/** True if this address is on this machine. */
export function isOnThisMachine(url: string): boolean {
  const hostname = URL.parse(url)?.hostname ?? ''
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
