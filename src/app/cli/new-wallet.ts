import { CHAINS, type Chain } from '#features/money/settlements/model-currencies.ts'
import { openAccount } from '#features/money/crypto/providers/addresses.ts'
import { accountKeys, newPhrase, readPhrase } from '#features/money/crypto/providers/mnemonic.ts'
import { describeWallets, VARIABLES } from '../wiring/open-wallets.ts'

export type Terminal = {
  say: (text: string) => void
  /** Reads a line without echo or history. */
  readHidden: (question: string) => Promise<string>
  /** Clears the screen and the scrollback. */
  clear: () => void
}

const INTRODUCTION = `This command makes the public keys that the shop needs. It makes them from a wallet's recovery phrase. It uses no network and writes nothing to disk.
Run it on your own computer, not on the server: anybody who reads the phrase can spend all the money.

`
const QUESTION = 'Type the phrase of an existing wallet (nothing is shown), or press Enter for a new one: '

/** The wallet apps that show the addresses at m/44'/60'/0'/0/0, /1, /2 … and similar paths. Most wallet apps show only some of these addresses. */
const WALLETS: Record<Chain, string> = {
  bitcoin: `Bitcoin, m/84'/0'/0'/0/n. Shown as the receiving addresses of
  Sparrow         New wallet, New or imported software wallet, native segwit (P2WPKH), the default path; Addresses; gap limit in Settings, Advanced
  Electrum        "I already have a seed", Options: BIP39 seed, native segwit (p2wpkh), m/84'/0'/0'; gap limit in the console: wallet.change_gap_limit(200)
  BlueWallet      Import wallet, HD SegWit (BIP84)
  Trezor, Ledger  load the phrase into the device; the first native segwit account
`,
  ethereum: `Ethereum (ether and USDT), m/44'/60'/0'/0/n. Shown one by one as the accounts of
  MetaMask, Rabby import the phrase, then "Add account" once for each address
  Trezor Suite    load the phrase into the device; Ethereum #1, #2 …
  Ledger          only through MetaMask with the path "BIP44 Standard"; Ledger Live itself uses the paths m/44'/60'/n'/0/0 and shows only the first of these addresses
`,
  tron: `TRON (USDT), m/44'/195'/0'/0/n. Shown one by one by
  wallet-cli      of the TRON project, from 4.13.1 on: import mnemonic, then derive
  other programs  many (Ledger Live, earlier versions of wallet-cli) use the paths m/44'/195'/n'/0/0 and show only the first of these addresses;
                  before you choose a program, compare the second address
`,
}

const CLOSING = `Before the first order, make sure that your wallet shows exactly these addresses, including the second and the third address of each coin. A phrase that is used
with a passphrase ("25th word") has other addresses: leave the passphrase out. docs/payments.md explains how to move the money and to pay the fees.
`

/** Derives account keys from a typed or new phrase and explains how to use them. Returns false if the typed phrase is invalid. */
export async function makeWallet({ say, readHidden, clear }: Terminal): Promise<boolean> {
  say(INTRODUCTION)
  const typed = await readHidden(QUESTION)
  const isNew = typed.trim() === ''
  const phrase = isNew ? newPhrase() : readPhrase(typed)
  if (phrase === undefined) {
    say(
      'This is not a recovery phrase: it has 12, 15, 18, 21 or 24 words of the English list, and the last word must match the others.\n',
    )
    return false
  }
  if (isNew) {
    say(`Write these words on paper, in this order. They are shown once.\n\n${numbered(phrase)}\n`)
    await readHidden('Press Enter when you have written them down; the screen is then cleared. ')
    clear()
  }
  const keys = await accountKeys(phrase)
  const wallets = Object.fromEntries(CHAINS.map((chain) => [chain, openAccount(chain, keys[chain], 'main')]))
  say(`${CHAINS.map((chain) => `${VARIABLES[chain]}=${keys[chain]}\n`).join('')}\n${describeWallets(wallets)}\n`)
  say(`${CHAINS.map((chain) => WALLETS[chain]).join('\n')}\n${CLOSING}`)
  return true
}

function numbered(phrase: string): string {
  const words = phrase.split(' ').map((word, at) => `${String(at + 1).padStart(2)} ${word.padEnd(10)}`)
  const rows = Array.from({ length: Math.ceil(words.length / 4) }, (_, row) => words.slice(row * 4, row * 4 + 4))
  return rows.map((row) => `  ${row.join(' ').trimEnd()}\n`).join('')
}
