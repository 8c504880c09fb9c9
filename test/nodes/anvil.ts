import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createTestClient, type Hex, http, publicActions, type TestClient, walletActions } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'

/** The well-known test accounts of the program Anvil. */
export const MNEMONIC = 'test test test test test test test test test test test junk'
export const payer = mnemonicToAccount(MNEMONIC, { addressIndex: 0 })

export type Anvil = Awaited<ReturnType<typeof startAnvil>>

/** Starts a local Ethereum node with its own chain. It mines a block only on request. */
export async function startAnvil() {
  const port = await start()
  const url = `http://127.0.0.1:${port.number}`
  const client = clientOf(url)
  return {
    url,
    client,
    mine: async (blocks = 1) => await client.mine({ blocks }),
    /** Replaces the last blocks by the same number of empty blocks. */
    reorg: async (depth: number) => {
      await client.request({ method: 'anvil_reorg', params: [depth, []] } as never)
    },
    stop: async () => {
      if (port.process.exitCode !== null) return
      const gone = once(port.process, 'exit')
      port.process.kill('SIGKILL')
      await gone
    },
  }
}

function clientOf(url: string) {
  return createTestClient({ chain: foundry, mode: 'anvil', transport: http(url), account: payer })
    .extend(publicActions)
    .extend(walletActions)
}

export type Client = ReturnType<typeof clientOf>
export type { Hex, TestClient }

/** The path of the program that npm installed for this machine. Undefined if npm installed no such program. */
export function anvilProgram(): string | undefined {
  const folder = `@foundry-rs/anvil-${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`
  try {
    const home = path.dirname(createRequire(import.meta.url).resolve(`${folder}/package.json`))
    const program = path.join(home, 'bin', 'anvil')
    return existsSync(program) ? program : undefined
  } catch {
    return undefined
  }
}

async function start(): Promise<{ number: string; process: ChildProcess }> {
  const program = anvilProgram()
  if (!program)
    throw new Error(
      'the program anvil is missing: npm has no package of it for the operating system or processor of this machine',
    )
  const child = spawn(program, ['--host', '127.0.0.1', '--port', '0', '--no-mining', '--mnemonic', MNEMONIC], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  let output = ''
  const number = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const found = /Listening on 127\.0\.0\.1:(\d+)/.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', (code) => reject(new Error(`the process anvil ended with exit code ${code}: ${output}`)))
  })
  return { number, process: child }
}
