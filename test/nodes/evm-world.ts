import type { Abi, Address } from 'viem'
import type { NodeSource } from '../../src/features/money/crypto/model.ts'
import { openAccount } from '../../src/features/money/crypto/providers/addresses.ts'
import type { EvmChain } from '../../src/features/money/crypto/providers/evm-chain.ts'
import { ethereumChain, evmSource } from '../../src/features/money/crypto/providers/evm.ts'
import { SANDBOX_KEYS } from '../../src/features/office/sandbox/model.ts'
import { type Anvil, payer, startAnvil } from './anvil.ts'
import { compileContracts } from './contracts.ts'
import { openPaymentShop } from './payment-shop.ts'

export const CHAIN_ID = 31_337
/** This number of blocks is enough for an order under 1,000 dollars. */
export const ENOUGH_BLOCKS = 12

export type EvmWorld = Awaited<ReturnType<typeof openEvmWorld>>

/** A shop connected to a real node with a token. */
export async function openEvmWorld(
  name: 'ethereum' | 'tron' = 'ethereum',
  chainWith: (usdtContract: string) => EvmChain = (usdtContract) => ethereumChain({ chainId: CHAIN_ID, usdtContract }),
) {
  const contracts = compileContracts()
  const account = openAccount(name, SANDBOX_KEYS[name], 'main')
  const [shop, node] = await Promise.all([openPaymentShop(name, account), startAnvil()])
  const tether = await deploy(node, contracts.tether)
  const fake = await deploy(node, contracts.tether)
  const batch = await deploy(node, contracts.payer)
  const chain = chainWith(tether)
  const sourceAt = (url: string): NodeSource => evmSource(url, chain, shop.now)
  const send =
    (address: Address, abi: Abi) =>
    async (functionName: string, args: unknown[], more = {}) =>
      await node.client.writeContract({ address, abi, functionName, args, gas: 900_000n, ...more })

  return {
    ...shop,
    account,
    node,
    chain,
    tether,
    sourceAt,
    token: send(tether, contracts.tether.abi),
    fakeToken: send(fake, contracts.tether.abi),
    batch: send(batch, contracts.payer.abi),
    batchAddress: batch,
    payCoins: async (to: string, value: bigint) => await node.client.sendTransaction({ to: to as Address, value }),
    mineAndPoll: async (blocks = 1) => {
      await node.mine(blocks)
      await shop.poll()
    },
    /** Moves both clocks forward. */
    wait: async (ms: number) => {
      shop.wait(ms)
      await node.client.increaseTime({ seconds: ms / 1000 })
    },
    clear: async () => {
      await shop.clear()
      shop.use(sourceAt(node.url))
      await node.mine(1)
    },
    close: async () => {
      await node.stop()
      await shop.close()
    },
  }
}

async function deploy(node: Anvil, contract: ReturnType<typeof compileContracts>['tether']): Promise<Address> {
  const hash = await node.client.deployContract({ ...contract, account: payer })
  await node.mine()
  const { contractAddress } = await node.client.getTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('the contract was not deployed')
  return contractAddress
}
