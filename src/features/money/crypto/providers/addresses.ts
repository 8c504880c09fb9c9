import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { createBase58check } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { NETWORK, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { invariant } from '#base/refusal.ts'
import type { Account } from '../model.ts'
import type { Chain } from '#features/money/settlements/model-currencies.ts'

export type KeyNetwork = 'main' | 'test'

/**
 * The address type of a Bitcoin key, if the key's prefix does not show it. The key of any address type may begin with xpub (SLIP-132), and
 * a wallet shows only addresses of its own type.
 */
export type BitcoinForm = 'bip84'

/** Version bytes of extended public keys (SLIP-132). The bytes of private keys are listed only because the library needs them to parse keys. */
export const VERSIONS = {
  xpub: { public: 0x0488b21e, private: 0x0488ade4 },
  zpub: { public: 0x04b24746, private: 0x04b2430c },
  tpub: { public: 0x043587cf, private: 0x04358394 },
  vpub: { public: 0x045f1cf6, private: 0x045f18bc },
} as const
type KeyKind = keyof typeof VERSIONS

const KINDS: Record<Chain, Record<KeyNetwork, readonly KeyKind[]>> = {
  bitcoin: { main: ['zpub', 'xpub'], test: ['vpub', 'tpub'] },
  ethereum: { main: ['xpub'], test: ['xpub'] },
  tron: { main: ['xpub'], test: ['xpub'] },
}
export const ACCOUNT_PATHS: Record<Chain, string> = {
  bitcoin: "m/84'/0'/0'",
  ethereum: "m/44'/60'/0'",
  tron: "m/44'/195'/0'",
}

/** The depth of the key that wallets export. The path of an account key has three parts: purpose, coin, account. */
const ACCOUNT_DEPTH = 3
/**
 * The depth of an account key of Electrum. For its own segwit seeds Electrum stores the account at m/0'. The receiving addresses are at 0/i
 * below it, as in other accounts.
 */
const ELECTRUM_DEPTH = 1
const RECEIVING = 0

/** The error about a key that the shop must not or cannot use. The message is for the owner and never repeats the key. */
export class KeyRefused extends Error {
  constructor(chain: Chain, reason: string) {
    super(`The key for ${chain} cannot be used: ${reason}`)
    this.name = 'KeyRefused'
  }
}

/**
 * Opens the public key of a wallet account. Its addresses are the wallet's receiving addresses 0, 1, 2… The key is checked immediately. The
 * receiving branch is derived on first use, because the derivation takes as long as the rendering of a page.
 */
export function openAccount(chain: Chain, key: string, network: KeyNetwork, form?: BitcoinForm): Account {
  const account = readAccountKey(chain, key.trim(), network, form)
  const encode = ENCODERS[chain]
  let derived: HDKey | undefined
  const receiving = () => (derived ??= account.deriveChild(RECEIVING))
  return {
    get id() {
      return `${chain}:${bytesToHex(sha256(publicKeyOf(receiving()))).slice(0, 16)}`
    },
    chain,
    addressAt: (index) => encode(publicKeyOf(receiving().deriveChild(index)), network),
  }
}

function readAccountKey(chain: Chain, key: string, network: KeyNetwork, form: BitcoinForm | undefined): HDKey {
  refusePrivate(chain, key)
  const allowed = KINDS[chain][network]
  const kind = allowed.find((name) => key.startsWith(name))
  if (!kind) throw new KeyRefused(chain, wrongKind(chain, key, network))
  const parsed = parse(chain, key, kind)
  const saysSegwit = kind === 'zpub' || kind === 'vpub'
  if (chain === 'bitcoin' && !saysSegwit && form === undefined) throw new KeyRefused(chain, formUnknown(kind))
  if (parsed.depth !== ACCOUNT_DEPTH && !(saysSegwit && parsed.depth === ELECTRUM_DEPTH)) {
    throw new KeyRefused(chain, `it is not the key of an account. Export the public key of ${ACCOUNT_PATHS[chain]}.`)
  }
  return parsed
}

function refusePrivate(chain: Chain, key: string): void {
  const secret =
    /^[a-z]prv/i.test(key) || /^(0x)?[0-9a-f]{64}$/i.test(key) || /^[5KLc9][1-9A-HJ-NP-Za-km-z]{50,51}$/.test(key)
  if (!secret && !/\s/.test(key)) return
  throw new KeyRefused(
    chain,
    'it looks like a private key or a recovery phrase. The shop must never hold one: give the extended public key ' +
      'instead, and treat what was given here as known to others.',
  )
}

function wrongKind(chain: Chain, key: string, network: KeyNetwork): string {
  const expected = `Expected is ${KINDS[chain][network].join(' or ')} of ${ACCOUNT_PATHS[chain]}.`
  if (/^[tuv]pub/.test(key) && network === 'main') return `it belongs to a test network. ${expected}`
  if (/^[xyz]pub/.test(key) && network === 'test') return `it belongs to the main network. ${expected}`
  return `it is not an extended public key of the right kind. ${expected}`
}

function formUnknown(kind: KeyKind): string {
  const marked = kind === 'xpub' ? 'zpub' : 'vpub'
  return (
    `a plain ${kind} does not say which addresses its wallet shows. Export it as a ${marked}, or, only if the wallet shows addresses ` +
    `that begin with bc1q and the key is that of ${ACCOUNT_PATHS.bitcoin}, set BTC_XPUB_FORM=bip84.`
  )
}

function parse(chain: Chain, key: string, kind: KeyKind): HDKey {
  try {
    return HDKey.fromExtendedKey(key, VERSIONS[kind])
  } catch {
    throw new KeyRefused(chain, 'it was not copied whole: its checksum does not match.')
  }
}

function publicKeyOf(key: HDKey): Uint8Array {
  invariant(key.publicKey, 'an extended key has a public key')
  return key.publicKey
}

const ENCODERS: Record<Chain, (publicKey: Uint8Array, network: KeyNetwork) => string> = {
  bitcoin: bitcoinAddress,
  ethereum: ethereumAddress,
  tron: tronAddress,
}

/** Returns the address of a public key by BIP-84: pay to witness public key hash, in bech32. */
function bitcoinAddress(publicKey: Uint8Array, network: KeyNetwork): string {
  const { address } = p2wpkh(publicKey, network === 'main' ? NETWORK : TEST_NETWORK)
  invariant(address, 'a public key has an address')
  return address
}

/** Returns the Ethereum address of a public key. By EIP-55 the case of each letter is a bit of the hash of the lower-case address. */
function ethereumAddress(publicKey: Uint8Array): string {
  const plain = bytesToHex(accountHash(publicKey))
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(plain)))
  const letters = Array.from(plain, (letter, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? letter.toUpperCase() : letter,
  )
  return `0x${letters.join('')}`
}

const base58check = createBase58check(sha256)
const TRON_PREFIX = 0x41

function tronAddress(publicKey: Uint8Array): string {
  return tronAddressFrom(bytesToHex(accountHash(publicKey)))
}

/** Writes an address in TRON's format, from 20 bytes in hexadecimal, with or without `0x`. */
export function tronAddressFrom(hex: string): string {
  return base58check.encode(Uint8Array.of(TRON_PREFIX, ...hexToBytes(hex.replace(/^0x/, ''))))
}

/** Returns the 20 bytes of a TRON address, as `0x` and 40 digits. Throws if the address is not valid. */
export function tronHexFrom(address: string): string {
  const [prefix, ...bytes] = base58check.decode(address)
  if (prefix !== TRON_PREFIX || bytes.length !== 20) throw new Error(`${address} is not an address of TRON`)
  return `0x${bytesToHex(Uint8Array.from(bytes))}`
}

/** Returns the last 20 bytes of the Keccak-256 hash of the uncompressed public key. */
function accountHash(publicKey: Uint8Array): Uint8Array {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  return keccak_256(point.slice(1)).slice(-20)
}
