import { pbkdf2Sync } from 'node:crypto'
import { HDKey } from '@scure/bip32'
import { describe, expect, it } from 'vitest'
import type { Chain } from '#features/money/settlements/model-currencies.ts'
import { type BitcoinForm, KeyRefused, type KeyNetwork, openAccount } from './addresses.ts'

/** The recovery phrase of the BIP-84 test vectors, without a passphrase. */
const PHRASE = `${'abandon '.repeat(11)}about`
const seed = pbkdf2Sync(PHRASE, 'mnemonic', 2048, 64, 'sha512')
const ZPUB =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'
const SLIP132 = { zpub: { public: 0x04b24746, private: 0x04b2430c }, vpub: { public: 0x045f1cf6, private: 0x045f18bc } }

const plain = (path: string) => HDKey.fromMasterSeed(seed).derive(path)
const versioned = (kind: keyof typeof SLIP132, path: string) => HDKey.fromMasterSeed(seed, SLIP132[kind]).derive(path)

/** The key of a test wallet in Electrum's own tests, for the segwit seed `bitter grass shiver…` (tests/test_wallet_vertical.py). */
const ELECTRUM =
  'zpub6nsHdRuY92FsMKdbn9BfjBCG6X8pyhCibNP6uDvpnw2cyrVhecvHRMa3Ne8kdJZxjxgwnpbHLkcR4bfnhHy6auHPJyDTQ3kianeuVLdkCYQ'

function refusal(chain: Chain, key: string, network: KeyNetwork = 'main', form?: BitcoinForm): string {
  try {
    openAccount(chain, key, network, form)
  } catch (error) {
    if (error instanceof KeyRefused) return error.message
    throw error
  }
  return 'accepted'
}

describe('the shop’s Bitcoin addresses', () => {
  it('match the BIP-84 test vectors', () => {
    const account = openAccount('bitcoin', ZPUB, 'main')
    expect(account.addressAt(0)).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
    expect(account.addressAt(1)).toBe('bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g')
  })

  it('match the addresses that the wallet Electrum shows for its own recovery phrase', () => {
    const account = openAccount('bitcoin', ELECTRUM, 'main')
    expect(account.addressAt(0)).toBe('bc1q3g5tmkmlvxryhh843v4dz026avatc0zzr6h3af')
  })

  it('are the same for a plain xpub if the owner configures the address type', () => {
    const account = openAccount('bitcoin', plain("m/84'/0'/0'").publicExtendedKey, 'main', 'bip84')
    expect(account.addressAt(0)).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
    expect(account.id).toBe(openAccount('bitcoin', ZPUB, 'main').id)
  })

  it('begin with tb1 on the test network', () => {
    const account = openAccount('bitcoin', versioned('vpub', "m/84'/1'/0'").publicExtendedKey, 'test')
    expect(account.addressAt(0)).toBe('tb1q6rz28mcfaxtmd6v789l9rrlrusdprr9pqcpvkl')
  })
})

describe('the shop’s Ethereum and TRON addresses', () => {
  it('match the addresses of common wallets for the same recovery phrase', () => {
    const ethereum = openAccount('ethereum', plain("m/44'/60'/0'").publicExtendedKey, 'main')
    const tron = openAccount('tron', plain("m/44'/195'/0'").publicExtendedKey, 'main')
    expect(ethereum.addressAt(0)).toBe('0x9858EfFD232B4033E47d90003D41EC34EcaEda94')
    expect(ethereum.addressAt(1)).toBe('0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0')
    expect(tron.addressAt(0)).toBe('TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH')
  })

  it('are different for each number', () => {
    const account = openAccount('ethereum', plain("m/44'/60'/0'").publicExtendedKey, 'main')
    expect(new Set(Array.from({ length: 100 }, (_, index) => account.addressAt(index))).size).toBe(100)
  })
})

describe('a private key in the configuration', () => {
  const secrets: [string, string][] = [
    ['an xprv', plain("m/84'/0'/0'").privateExtendedKey],
    ['a zprv', versioned('zpub', "m/84'/0'/0'").privateExtendedKey],
    ['a recovery phrase', PHRASE],
    ['a raw private key', `0x${'4'.repeat(64)}`],
    ['a private key in import form', 'KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn'],
  ]

  it.each(secrets)('xprv configured: %s is refused, and the error does not repeat the key', (_, secret) => {
    const message = refusal('bitcoin', secret)
    expect(message).toMatch(/private key or a recovery phrase/)
    expect(message).not.toContain(secret)
  })
})

describe('a key of the wrong kind', () => {
  it('wrong network: a real shop refuses a test network key', () => {
    expect(refusal('bitcoin', versioned('vpub', "m/84'/1'/0'").publicExtendedKey)).toMatch(/test network/)
  })

  it('sandbox with real keys refused: a main network key is refused', () => {
    expect(refusal('bitcoin', ZPUB, 'test')).toMatch(/main network/)
  })

  it('is refused for Ethereum if the key is for Bitcoin', () => {
    expect(refusal('ethereum', ZPUB)).toMatch(/right kind/)
  })

  it('is refused if its address type is unclear, and the error suggests a setting', () => {
    const legacy = plain("m/44'/0'/0'").publicExtendedKey
    expect(refusal('bitcoin', legacy)).toMatch(/BTC_XPUB_FORM=bip84/)
    expect(refusal('bitcoin', plain("m/84'/0'/0'").publicExtendedKey)).toMatch(/zpub/)
    expect(refusal('bitcoin', legacy)).not.toContain(legacy)
    const ofTest = versioned('vpub', "m/84'/1'/0'")
    expect(refusal('bitcoin', ofTest.publicExtendedKey, 'test')).toBe('accepted')
  })

  it('is refused if its depth is not the depth of an account key', () => {
    expect(refusal('bitcoin', versioned('zpub', "m/84'/0'").publicExtendedKey)).toMatch(/not the key of an account/)
    expect(refusal('bitcoin', versioned('zpub', "m/84'/0'/0'/0").publicExtendedKey)).toMatch(
      /not the key of an account/,
    )
    expect(refusal('bitcoin', plain("m/0'").publicExtendedKey, 'main', 'bip84')).toMatch(/not the key of an account/)
    expect(refusal('ethereum', plain("m/0'").publicExtendedKey)).toMatch(/not the key of an account/)
  })

  it('is refused if it belongs to a level below the account', () => {
    expect(refusal('ethereum', plain("m/44'/60'/0'/0").publicExtendedKey)).toMatch(/not the key of an account/)
  })

  it('is refused if it was not copied completely', () => {
    expect(refusal('bitcoin', `${ZPUB.slice(0, -1)}A`)).toMatch(/copied whole/)
    expect(refusal('bitcoin', ZPUB.slice(0, -4))).toMatch(/copied whole/)
  })

  it.each(['', 'hello', '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'])(
    'is refused if it has the wrong form: %j',
    (key) => {
      expect(refusal('ethereum', key)).toMatch(/right kind/)
    },
  )
})
