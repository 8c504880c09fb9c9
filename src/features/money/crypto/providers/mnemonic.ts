import { HDKey } from '@scure/bip32'
import { generateMnemonic, mnemonicToSeed, validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import type { Chain } from '#features/money/settlements/model-currencies.ts'
import { ACCOUNT_PATHS, VERSIONS } from './addresses.ts'

/** As many bits as 24 words hold. */
const STRENGTH = 256

/** A fresh phrase of 24 English words (BIP-39), from the system's own source of chance. */
export function newPhrase(): string {
  return generateMnemonic(wordlist, STRENGTH)
}

/** The phrase with single spaces and small letters; undefined when its words or their checksum are not right. */
export function readPhrase(typed: string): string | undefined {
  const phrase = typed.normalize('NFKD').trim().toLowerCase().split(/\s+/).join(' ')
  return validateMnemonic(phrase, wordlist) ? phrase : undefined
}

/** The public keys of a phrase's first accounts, as the shop is given them. A phrase with a passphrase of its own gives others. */
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
