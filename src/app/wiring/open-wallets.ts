import { CHAINS, type Chain } from '#features/money/settlements/model-currencies.ts'
import type { Account } from '#features/money/crypto/model.ts'
import { type BitcoinForm, KeyRefused, openAccount } from '#features/money/crypto/providers/addresses.ts'
import { SANDBOX_KEYS } from '#features/office/sandbox/model.ts'
import { type Config, ConfigError, readConfig } from '#server/config.ts'

export type Wallets = Partial<Record<Chain, Account>>
type WalletKeys = Pick<Config, 'BTC_XPUB' | 'BTC_XPUB_FORM' | 'EVM_XPUB' | 'TRON_XPUB'>
type Environment = Parameters<typeof readConfig>[0]

export const VARIABLES = { bitcoin: 'BTC_XPUB', ethereum: 'EVM_XPUB', tron: 'TRON_XPUB' } as const
const TITLES: Record<Chain, string> = { bitcoin: 'Bitcoin', ethereum: 'Ethereum (ETH, USDT)', tron: 'TRON (USDT)' }
const MAX_SHOWN = 5

/** Returns the configuration of a shop. Throws one ConfigError with every fault of the variables and of the keys of wallets. */
export function readShopConfig(environment: Environment): Config {
  const faults: string[] = []
  const collect = <Result>(read: () => Result): Result | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      faults.push(...error.faults)
      return undefined
    }
  }
  const config = collect(() => readConfig(environment))
  collect(() => openWallets(walletKeysIn(environment)))
  if (!config || faults.length > 0) throw new ConfigError(faults)
  return config
}

/** The keys of wallets, read independently of the other variables. */
export function walletKeysIn(environment: Environment): WalletKeys {
  const { BTC_XPUB, EVM_XPUB, TRON_XPUB } = environment
  return {
    BTC_XPUB: BTC_XPUB?.trim() || undefined,
    BTC_XPUB_FORM: environment.BTC_XPUB_FORM === 'bip84' ? 'bip84' : undefined,
    EVM_XPUB: EVM_XPUB?.trim() || undefined,
    TRON_XPUB: TRON_XPUB?.trim() || undefined,
  }
}

/** The configured wallets. Throws one ConfigError with every key that is invalid or forbidden. */
export function openWallets(config: WalletKeys): Wallets {
  const wallets: Wallets = {}
  const faults: string[] = []
  for (const chain of CHAINS) {
    const key = config[VARIABLES[chain]]
    if (key === undefined) continue
    try {
      wallets[chain] = openOwn(chain, key, config.BTC_XPUB_FORM)
    } catch (error) {
      if (!(error instanceof KeyRefused)) throw error
      faults.push(`${VARIABLES[chain]}: ${error.message}`)
    }
  }
  if (config.EVM_XPUB !== undefined && config.EVM_XPUB === config.TRON_XPUB) {
    faults.push(
      'TRON_XPUB: this is the same key as EVM_XPUB. A wallet has a separate account for TRON, with a different key.',
    )
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return wallets
}

/** The sandbox's wallets are forbidden in a real shop. Their seed is public, so anyone can spend their money. */
function openOwn(chain: Chain, key: string, form: BitcoinForm | undefined): Account {
  if (Object.values(SANDBOX_KEYS).includes(key)) {
    throw new KeyRefused(chain, 'it is the key of the sandbox, which everybody knows.')
  }
  return openAccount(chain, key, 'main', form)
}

/** The first addresses of each wallet. Compare them with the addresses in the wallet itself. */
export function describeWallets(wallets: Wallets): string {
  const parts = CHAINS.flatMap((chain) => {
    const account = wallets[chain]
    if (!account) return []
    const lines = Array.from({ length: MAX_SHOWN }, (_, index) => `  ${index}  ${account.addressAt(index)}`)
    return [`${TITLES[chain]}, from ${VARIABLES[chain]}\n${lines.join('\n')}\n`]
  })
  if (parts.length === 0) return `No wallet is configured: set ${Object.values(VARIABLES).join(', ')}.\n`
  return `${parts.join('\n')}\nThese must be the first receiving addresses that your wallet shows. If one differs, do not start the shop.\n`
}
