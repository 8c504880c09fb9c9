import type { Chain } from '#features/money/settlements/model-currencies.ts'
import type { NodeSource } from '#features/money/crypto/model.ts'
import { agreeingSources } from '#features/money/crypto/providers/agreeing-sources.ts'
import { BITCOIN, bitcoinSource } from '#features/money/crypto/providers/bitcoin.ts'
import { bitcoinCoreReader } from '#features/money/crypto/providers/bitcoin-core.ts'
import { esploraReader } from '#features/money/crypto/providers/bitcoin-esplora.ts'
import { ethereumChain, evmSource } from '#features/money/crypto/providers/evm.ts'
import { jsonRpcUrl, tronChain } from '#features/money/crypto/providers/tron.ts'
import { WrongChain } from '#features/money/crypto/providers/json-rpc.ts'
import { type Config, ConfigError } from '#server/config.ts'

export type Nodes = Partial<Record<Chain, NodeSource>>

const VARIABLES: Record<Chain, string> = {
  bitcoin: 'BTC_RPC_URL or BTC_ESPLORA_URL',
  ethereum: 'EVM_RPC_URL or EVM_CHAIN_ID',
  tron: 'TRON_API_URL or TRON_CHAIN_ID',
}

/** The configured nodes. An unreachable node may come back later. A node of another chain stops the start with a ConfigError. */
export async function openNodes(config: Config, now: () => Date): Promise<Nodes> {
  const nodes: Nodes = { ...bitcoinNodes(config, now), ...ethereumNodes(config, now), ...tronNodes(config, now) }
  await refuseWrongChains(nodes)
  return nodes
}

function bitcoinNodes({ BTC_RPC_URL = [], BTC_ESPLORA_URL = [] }: Config, now: () => Date): Nodes {
  // A Bitcoin Core node comes first, because only this node shows unconfirmed transactions.
  const readers = [
    ...BTC_RPC_URL.map((url) => bitcoinCoreReader(url, BITCOIN)),
    ...BTC_ESPLORA_URL.map((url) => esploraReader(url, BITCOIN)),
  ]
  if (readers.length === 0) return {}
  return { bitcoin: agreeingSources(readers.map((reader) => bitcoinSource(reader, BITCOIN, now))) }
}

function ethereumNodes({ EVM_RPC_URL: urls, ...config }: Config, now: () => Date): Nodes {
  if (!urls) return {}
  const chain = ethereumChain({ chainId: config.EVM_CHAIN_ID, usdtContract: config.EVM_USDT_CONTRACT })
  return { ethereum: agreeingSources(urls.map((url) => evmSource(url, chain, now))) }
}

function tronNodes({ TRON_API_URL: urls, ...config }: Config, now: () => Date): Nodes {
  if (!urls) return {}
  const { TRON_CHAIN_ID: chainId, TRON_USDT_CONTRACT: usdtContract, TRON_API_KEY: apiKey } = config
  const chain = tronChain({ chainId, usdtContract, apiKey })
  return { tron: agreeingSources(urls.map((url) => evmSource(jsonRpcUrl(url), chain, now))) }
}

async function refuseWrongChains(nodes: Nodes): Promise<void> {
  const faults: string[] = []
  for (const [chain, variable] of Object.entries(VARIABLES)) {
    // `Object.entries` loses the type of the keys: they are chains.
    const error = await tipFault(nodes[chain as Chain])
    if (error instanceof WrongChain) faults.push(`${variable}: ${error.message}`)
  }
  if (faults.length > 0) throw new ConfigError(faults)
}

async function tipFault(node: NodeSource | undefined): Promise<unknown> {
  try {
    await node?.tip()
  } catch (error) {
    return error
  }
}
