import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync } from '@scure/bip39'
import { p2wpkh } from '@scure/btc-signer'
import { privateKeyToAddress } from 'viem/accounts'
import { bytesToHex } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { tronAddressFrom } from '#features/money/crypto/providers/addresses.ts'
import { type Chain, CHAINS } from '#features/money/settlements/model-currencies.ts'
import { makeWallet } from './new-wallet.ts'

/** The phrase of the BIP-84 test vectors. */
const PHRASE = `${'abandon '.repeat(11)}about`

/** Simulates a person who types these lines. Returns the output before and after the screen was cleared. */
async function typing(...lines: string[]) {
  const shown = ['']
  const done = await makeWallet({
    say: (text) => void (shown[shown.length - 1] += text),
    readHidden: async () => lines.shift() ?? '',
    clear: () => void shown.push(''),
  })
  return { done, shown, left: shown.at(-1) ?? '' }
}
const wordsOf = (text: string) => [...text.matchAll(/(?<=^|\s)\d+ ([a-z]{3,8})(?=\s)/g)].map((match) => match[1] ?? '')

const TITLES: Record<Chain, string> = { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tron: 'TRON' }

/**
 * The address of the private key at a derivation path, computed as wallets do. For two chains this function uses a different library than
 * the shop.
 */
function addressAt(chain: Chain, path: string): string {
  const { privateKey, publicKey } = HDKey.fromMasterSeed(mnemonicToSeedSync(PHRASE)).derive(path)
  if (!privateKey || !publicKey) throw new Error('the derived key has no private key or no public key')
  if (chain === 'bitcoin') return p2wpkh(publicKey).address ?? ''
  const account = privateKeyToAddress(bytesToHex(privateKey))
  return chain === 'tron' ? tronAddressFrom(account.toLowerCase()) : account
}

/** The five addresses that the output shows for a chain. */
function shownOf(text: string, chain: Chain): string[] {
  const [, block = ''] = new RegExp(`^${TITLES[chain]}.*, from \\w+\\n((?: {2}\\d {2}\\S+\\n)+)`, 'm').exec(text) ?? []
  return [...block.matchAll(/\d {2}(\S+)/g)].map(([, address = '']) => address)
}

describe('the command that makes a wallet from a typed phrase', () => {
  it('prints the keys and addresses of published test vectors', async () => {
    const { done, left } = await typing(`  ${PHRASE.toUpperCase().replaceAll(' ', '  ')} `)
    expect(done).toBe(true)
    expect(left).toContain(
      'BTC_XPUB=zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs\n',
    )
    expect(left).toContain('0  bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
    expect(left).toContain('0  0x9858EfFD232B4033E47d90003D41EC34EcaEda94')
    expect(left).toContain('1  0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0')
    expect(left).toContain('0  TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH')
    expect(left).toMatch(/^EVM_XPUB=xpub.*\nTRON_XPUB=xpub/m)
  })

  it.each(CHAINS)('prints the derivation path with which wallet apps show the addresses of %s', async (chain) => {
    const { left } = await typing(PHRASE)
    const path = new RegExp(`^${TITLES[chain]}.*, (m/\\S+)/n\\. `, 'm').exec(left)?.[1]
    expect([0, 1, 2, 3, 4].map((n) => addressAt(chain, `${path}/${n}`))).toEqual(shownOf(left, chain))
  })

  it.each(['ethereum', 'tron'] as const)(
    'warns that some %s wallet apps show only the first of the addresses',
    async (chain) => {
      const { left } = await typing(PHRASE)
      const path = new RegExp(
        `uses? the paths (m/44'/${chain === 'tron' ? 195 : 60}'/n'/0/0) and shows? only the first`,
      ).exec(left)?.[1]
      const shown = [0, 1, 2].map((n) => addressAt(chain, path?.replace('n', String(n)) ?? ''))
      expect(shown.map((address) => shownOf(left, chain).indexOf(address))).toEqual([0, -1, -1])
    },
  )

  it('explains for each wallet app what to do and how many addresses to search', async () => {
    const { left } = await typing(PHRASE)
    for (const advice of [
      /Sparrow +New wallet, .* native segwit \(P2WPKH\), the default path; Addresses; gap limit in Settings/,
      /Electrum +.* BIP39 seed, native segwit \(p2wpkh\), m\/84'\/0'\/0'; gap limit in the console: wallet\.change_gap_limit\(200\)/,
      /BlueWallet +Import wallet, HD SegWit \(BIP84\)/,
      /MetaMask, Rabby +import the phrase, then "Add account" once for each address/,
      /Ledger +only through MetaMask with the path "BIP44 Standard"/,
      /wallet-cli +.* import mnemonic, then derive/,
      /A phrase that is used\s+with a passphrase \("25th word"\) has other addresses/,
      /docs\/payments\.md explains how to move the money and to pay the fees\./,
    ])
      expect(left).toMatch(advice)
  })

  it('refers to docs/payments.md, which explains how to move each coin', () => {
    const [, sweeping = ''] = readFileSync('docs/payments.md', 'utf8').split('\n## Sweeping\n')
    for (const row of [
      /\| Bitcoin \| taken from the sum that you send \| move the money of all addresses in one transaction/,
      /\| Ether \| taken from the sum that you send \| make one transaction for each address/,
      /\| USDT on Ethereum \| about 65,000 gas, paid in ether, which must be at the same address as the USDT \| send some ether to each address first/,
      /\| USDT on TRON \| about 6\.5 TRX, or 13\.5 TRX when .* \| send 15 to 30 TRX to each address first/,
      /`npm run payments -- addresses` lists every address/,
    ])
      expect(sweeping).toMatch(row)
  })

  it('never shows the phrase or a private key', async () => {
    const { shown } = await typing(PHRASE)
    expect(shown.join('')).not.toMatch(/abandon|[xz]prv/)
  })

  it.each([`${'abandon '.repeat(11)}abandon`, 'abandon about', 'not a phrase', `${PHRASE} about`])(
    'refuses an invalid phrase: %s',
    async (typed) => {
      const { done, shown } = await typing(typed)
      expect(done).toBe(false)
      expect(shown.join('')).not.toMatch(/[xz]pub|abandon/)
    },
  )
})

describe('a new wallet’s phrase', () => {
  it('has 24 words, is cleared from the screen, and gives the same keys again', async () => {
    const { shown, left } = await typing('')
    const words = wordsOf(shown[0] ?? '')
    expect(words).toHaveLength(24)
    const keys = (text: string) => text.match(/^\w+_XPUB=.*$/gm)
    expect(keys(left)).toHaveLength(3)
    expect(keys((await typing(words.join(' '))).left)).toEqual(keys(left))
    expect(wordsOf(left)).toEqual([])
    expect(left).not.toMatch(/[xz]prv/)
  })

  it('is different each time', async () => {
    const [a, b] = [await typing(''), await typing('')]
    expect(a.left).not.toBe(b.left)
  })
})

describe('the wallet command', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/app/cli/wallet.ts', ...args], {
      input: `${PHRASE}\n`,
      encoding: 'utf8',
    })

  it('refuses a phrase from a file or pipe, and never prints the phrase', () => {
    const piped = run('new')
    expect([piped.status, piped.stdout]).toEqual([1, ''])
    expect(piped.stderr).toBe(
      'Run this in a terminal: a recovery phrase must never be in a file, so this command reads it only from the keyboard.\n',
    )
    const typed = run('new', ...PHRASE.split(' '))
    expect([typed.status, typed.stdout]).toEqual([1, ''])
    expect(typed.stderr).toMatch(/Never put a recovery phrase/)
    expect(typed.stderr).not.toContain('abandon')
  })

  it.skipIf(spawnSync('script', ['--version']).status !== 0)(
    'asks for the phrase at a terminal and does not show the typed text',
    async () => {
      // `script` (util-linux) provides a terminal. The test types the phrase after the prompt, because before the prompt the terminal
      // itself would show it.
      const command = `"${process.execPath}" --disable-warning=ExperimentalWarning src/app/cli/wallet.ts new`
      const child = spawn('script', ['-qec', command, '/dev/null'])
      let shown = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        shown += text
      })
      await expect.poll(() => shown, { timeout: 60_000 }).toContain('for a new one: ')
      child.stdin.write(`${PHRASE}\r`)
      await expect.poll(() => shown, { timeout: 60_000 }).toContain('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
      child.stdin.end()
      expect(shown).not.toContain('abandon')
    },
  )
})
