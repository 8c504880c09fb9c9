import { MINUTE, SECOND } from '#base/time.ts'
import { tronAddressFrom, tronHexFrom } from './addresses.ts'
import type { EvmChain } from './evm-chain.ts'

export type TronSettings = { chainId: number; usdtContract: string; apiKey?: string | undefined }

/**
 * TRON's nodes offer Ethereum's JSON-RPC: https://developers.tron.network/reference/json-rpc-api. Only solidified blocks are followed, a
 * minute behind the newest; they are never reverted.
 */
export function tronChain({ chainId, usdtContract, apiKey }: TronSettings): EvmChain {
  return {
    chainId,
    token: { contract: tronHexFrom(usdtContract), currency: 'USDT_TRC20' },
    follow: 'finalized',
    // java-tron filters by a store that it writes only while JSON-RPC is on: https://github.com/tronprotocol/java-tron/issues/6384
    doubtsFilter: true,
    staleMs: 5 * MINUTE,
    paceMs: 12 * SECOND,
    ...(apiKey && { headers: { 'TRON-PRO-API-KEY': apiKey } }),
    addressOf: tronAddressFrom,
    hexOf: tronHexFrom,
    transactionOf: (hash) => hash.replace(/^0x/, ''),
  }
}

/** The JSON-RPC URL of a TRON node; its address may be given with or without the path. */
export function jsonRpcUrl(url: string): string {
  const address = new URL(url)
  if (!address.pathname.includes('jsonrpc')) address.pathname = `${address.pathname.replace(/\/+$/, '')}/jsonrpc`
  return address.href
}
