import type { Chain, NodeSource } from '#features/payments/model.ts'
import { agreeingSources } from '#features/payments/providers/agreeing-sources.ts'
import { ethereumChain, evmSource, WrongChain } from '#features/payments/providers/evm.ts'
import { type Config, ConfigError } from '#server/config.ts'

export type Nodes = Partial<Record<Chain, NodeSource>>

const VARIABLES: Record<Chain, string> = {
  bitcoin: 'BTC_RPC_URL or BTC_ESPLORA_URL',
  ethereum: 'EVM_RPC_URL or EVM_CHAIN_ID',
  tron: 'TRON_API_URL',
}

/**
 * The nodes that the configuration names. One that is away now may come later; one that belongs to another chain stops the start with a
 * ConfigError.
 */
export async function openNodes(config: Config, now: () => Date): Promise<Nodes> {
  const { EVM_RPC_URL, EVM_CHAIN_ID, EVM_USDT_CONTRACT } = config
  const nodes: Nodes = {}
  if (EVM_RPC_URL) {
    const chain = ethereumChain({ chainId: EVM_CHAIN_ID, usdtContract: EVM_USDT_CONTRACT })
    nodes.ethereum = agreeingSources(EVM_RPC_URL.map((url) => evmSource(url, chain, now)))
  }
  await refuseWrongChains(nodes)
  return nodes
}

async function refuseWrongChains(nodes: Nodes): Promise<void> {
  const faults: string[] = []
  for (const [chain, variable] of Object.entries(VARIABLES)) {
    // The keys of a record are its type's.
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
