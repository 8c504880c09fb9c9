import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { ConfigError } from '#server/config.ts'
import { makeWallet, type Terminal } from './new-wallet.ts'
import { ownCommands } from './own-commands.ts'
import { describeWallets, openWallets, walletKeysIn } from '../wiring/open-wallets.ts'

function printWallets(): void {
  try {
    process.stdout.write(describeWallets(openWallets(walletKeysIn(process.env))))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    refuse(error.message)
  }
}

async function makeNew(): Promise<void> {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY
  if (!isTerminal)
    return refuse(
      'Run this in a terminal: a recovery phrase must never be in a file, so this command reads it only from the keyboard.',
    )
  if (!(await makeWallet(terminal))) process.exitCode = 1
}

function refuse(reason: string): void {
  console.error(reason)
  process.exitCode = 1
}

const terminal: Terminal = {
  say: (text) => void process.stdout.write(text),
  readHidden: async (question) => {
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
    const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true, historySize: 0 })
    // The question is written after the interface is open, because from that moment the terminal hides typed text.
    process.stdout.write(question)
    try {
      return await lines.question('')
    } finally {
      lines.close()
      process.stdout.write('\n')
    }
  },
  // Clears the screen and the scrollback (ECMA-48, and the value 3 of xterm).
  clear: () => void process.stdout.write('\u001b[2J\u001b[3J\u001b[H'),
}

/**
 * Prints the first addresses of each configured wallet, or creates the keys of a new wallet, and exits. Needs no database and no network.
 */
const [what, ...rest] = process.argv.slice(2)
if (what === undefined) printWallets()
else if (what === 'new' && rest.length === 0) await makeNew()
else
  refuse(
    ownCommands(
      'Run `npm run wallet`, or `npm run wallet -- new`. Never put a recovery phrase into a command: others on this computer can read it.',
    ),
  )
