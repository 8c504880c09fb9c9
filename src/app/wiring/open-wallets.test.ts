import { HDKey } from '@scure/bip32'
import { describe, expect, it } from 'vitest'
import { SANDBOX_KEYS } from '#features/office/sandbox/model.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { openShopOn, storageUnderTest } from '../../../test/shop.ts'
import { describeWallets, openWallets, readShopConfig } from './open-wallets.ts'

/** The account of the test vectors in BIP-84. */
const BIP84 =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'

const wallet = HDKey.fromMasterSeed(new Uint8Array(32).fill(9))
const account = (coin: number) => wallet.derive(`m/44'/${coin}'/0'`)
const EVM = account(60).publicExtendedKey
const TRON = account(195).publicExtendedKey

const faultsOf = (environment: Record<string, string>): string[] => {
  try {
    openWallets(readConfig(environment))
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [`not a ConfigError: ${String(error)}`]
  }
}

describe('the wallets of a shop', () => {
  it('give the same addresses as the wallet app', () => {
    const report = describeWallets(openWallets(readConfig({ BTC_XPUB: BIP84, EVM_XPUB: EVM, TRON_XPUB: TRON })))
    expect(report).toContain('0  bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
    expect(report).toContain('1  bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g')
    expect(report.match(/ {2}\d {2}0x[0-9a-fA-F]{40}$/gm)).toHaveLength(5)
    expect(report.match(/ {2}\d {2}T[1-9A-HJ-NP-Za-km-z]{33}$/gm)).toHaveLength(5)
    expect(report).not.toContain('pub6')
  })

  it('need the explicit setting for native segwit if the key is a plain xpub', () => {
    const xpub = wallet.derive("m/84'/0'/0'").publicExtendedKey
    expect(faultsOf({ BTC_XPUB: xpub })).toEqual([expect.stringMatching(/^BTC_XPUB: .*BTC_XPUB_FORM=bip84/)])
    expect(faultsOf({ BTC_XPUB: xpub, BTC_XPUB_FORM: 'bip84' })).toEqual([])
    expect(faultsOf({ BTC_XPUB: xpub, BTC_XPUB_FORM: 'legacy' })).toEqual([expect.stringMatching(/^BTC_XPUB_FORM: /)])
  })

  it('are optional', () => {
    expect(openWallets(readConfig({}))).toEqual({})
    expect(describeWallets({})).toContain('BTC_XPUB, EVM_XPUB, TRON_XPUB')
  })

  it('are refused in one error with each variable and reason, but without the keys', () => {
    const secret = account(60).privateExtendedKey
    const faults = faultsOf({
      BTC_XPUB: SANDBOX_KEYS.bitcoin.replace('vpub', 'tpub'),
      EVM_XPUB: secret,
      TRON_XPUB: 'x',
    })
    expect(faults).toEqual([
      expect.stringMatching(/^BTC_XPUB: .*test network/),
      expect.stringMatching(/^EVM_XPUB: .*private key/),
      expect.stringMatching(/^TRON_XPUB: .*not an extended public key/),
    ])
    expect(faults.join()).not.toContain(secret)
  })

  it('are refused in the same error as all other faults of the configuration', () => {
    const secret = account(60).privateExtendedKey
    let faults: string[] = []
    try {
      readShopConfig({ PORT: 'many', SMS_TOKEN: 'x', BTC_XPUB: secret, EVM_XPUB: 'y' })
    } catch (error) {
      faults = error instanceof ConfigError ? error.faults : [String(error)]
    }
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'SMS_PROVIDER', 'BTC_XPUB', 'EVM_XPUB'])
    expect(faults[2]).toContain('private key')
    expect(readShopConfig({ BTC_XPUB: BIP84, PORT: '4000' })).toMatchObject({ BTC_XPUB: BIP84, PORT: 4000 })
  })

  it('cannot use the keys of the sandbox, or one key for two chains', () => {
    const known = { BTC_XPUB: SANDBOX_KEYS.bitcoin, EVM_XPUB: SANDBOX_KEYS.tron, TRON_XPUB: SANDBOX_KEYS.tron }
    expect(faultsOf(known).filter((fault) => fault.includes('everybody knows'))).toHaveLength(3)
    expect(faultsOf({ EVM_XPUB: EVM, TRON_XPUB: EVM })).toEqual([expect.stringMatching(/^TRON_XPUB: .*EVM_XPUB/)])
  })

  it('are refused if a key is private, even in a sandbox', async () => {
    const secret = account(60).privateExtendedKey
    const config = readConfig({ LOG_LEVEL: 'silent', EVM_XPUB: secret, ...(await storageUnderTest()) })
    await expect(openShopOn(config)).rejects.toThrow(/EVM_XPUB: .*looks like a private key/)
  })

  it('are checked before a real shop starts', async () => {
    const config = readConfig({ LOG_LEVEL: 'silent', EVM_XPUB: SANDBOX_KEYS.ethereum, ...(await storageUnderTest()) })
    await expect(openShopOn({ ...config, SANDBOX: false })).rejects.toThrow(/EVM_XPUB: .*everybody knows/)
  })
})
