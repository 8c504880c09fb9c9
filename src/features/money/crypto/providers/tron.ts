import { MINUTE, SECOND } from '#base/time.ts'
import { tronAddressFrom, tronHexFrom } from './addresses.ts'
import type { EvmChain } from './evm-chain.ts'

export type TronSettings = { chainId: number; usdtContract: string; apiKey?: string | undefined }

/**
 * Returns the chain TRON. Its nodes have Ethereum's JSON-RPC: https://developers.tron.network/reference/json-rpc-api. The shop follows only
 * solidified blocks, which are a minute behind the newest block and are never reverted.
 */
export function tronChain({ chainId, usdtContract, apiKey }: TronSettings): EvmChain {
  return {
    chainId,
    token: { contract: tronHexFrom(usdtContract), currency: 'USDT_TRC20' },
    follow: 'finalized',
    // The event filter of the node java-tron uses a store that is filled only while JSON-RPC is on:
    // https://github.com/tronprotocol/java-tron/issues/6384
    doubtsFilter: true,
    staleMs: 5 * MINUTE,
    paceMs: 12 * SECOND,
    ...(apiKey && { headers: { 'TRON-PRO-API-KEY': apiKey } }),
    addressOf: tronAddressFrom,
    hexOf: tronHexFrom,
    transactionOf: (hash) => hash.replace(/^0x/, ''),
  }
}

/** Returns the JSON-RPC URL of a TRON node. The given URL may already end with the path of JSON-RPC. */
export function jsonRpcUrl(url: string): string {
  const address = new URL(url)
  if (!address.pathname.includes('jsonrpc')) address.pathname = `${address.pathname.replace(/\/+$/, '')}/jsonrpc`
  return address.href
}
