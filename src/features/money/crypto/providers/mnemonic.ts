import { HDKey } from '@scure/bip32'
import { generateMnemonic, mnemonicToSeed, validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import type { Chain } from '#features/money/settlements/model-currencies.ts'
import { ACCOUNT_PATHS, VERSIONS } from './addresses.ts'

/** The entropy of a recovery phrase of 24 words, in bits. */
const STRENGTH = 256

/** Makes a new recovery phrase of 24 English words (BIP-39), from the system's random source. */
export function newPhrase(): string {
  return generateMnemonic(wordlist, STRENGTH)
}

/** Returns the recovery phrase in lower case with single spaces. Undefined if a word or the checksum is wrong. */
export function readPhrase(typed: string): string | undefined {
  const phrase = typed.normalize('NFKD').trim().toLowerCase().split(/\s+/).join(' ')
  return validateMnemonic(phrase, wordlist) ? phrase : undefined
}

/**
 * Returns the public keys of the first account of each chain, in the shop's format. The recovery phrase is used without a passphrase,
 * because a passphrase would give different keys.
 */
export async function accountKeys(phrase: string): Promise<Record<Chain, string>> {
  const seed = await mnemonicToSeed(phrase)
  const keyOf = (path: string, kind: 'xpub' | 'zpub') =>
    HDKey.fromMasterSeed(seed, VERSIONS[kind]).derive(path).publicExtendedKey
  return {
    bitcoin: keyOf(ACCOUNT_PATHS.bitcoin, 'zpub'),
    ethereum: keyOf(ACCOUNT_PATHS.ethereum, 'xpub'),
    tron: keyOf(ACCOUNT_PATHS.tron, 'xpub'),
  }
}
