import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../free-port.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')
const UNPACKED = path.join(ROOT, '.cache', 'bitcoin-node', 'root', 'usr')
const USER = 'shop:secret'

/** `npm run test:nodes` installs this program. Without the program these tests are skipped. */
export function bitcoinProgram(): string | undefined {
  const program = path.join(UNPACKED, 'bin', 'bitcoind')
  return existsSync(program) ? program : undefined
}

export type Bitcoind = Awaited<ReturnType<typeof startBitcoind>>

/** A local Bitcoin node with its own network, and a wallet with coins to spend. */
export async function startBitcoind() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ahuti-bitcoin-'))
  const port = await freePort()
  const [loader = ''] = globSync(path.join(UNPACKED, 'lib*', 'ld-linux-*.so.*'))
  const libraries = globSync(path.join(UNPACKED, 'lib', '*-linux-gnu'))[0] ?? ''
  const settings = [
    '-regtest',
    `-datadir=${folder}`,
    '-listen=0',
    '-server',
    `-rpcport=${port}`,
    '-rpcuser=shop',
    '-rpcpassword=secret',
    '-fallbackfee=0.0002',
    '-printtoconsole=0',
  ]
  const child = spawn(loader, ['--library-path', libraries, bitcoinProgram() ?? '', ...settings], { stdio: 'ignore' })
  process.once('exit', () => child.kill('SIGKILL'))
  const url = `http://${USER}@127.0.0.1:${port}`

  const call = async <T>(method: string, ...params: unknown[]): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}/wallet/payer`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(USER).toString('base64')}` },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = (await response.json()) as { result: T; error?: { message: string } }
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    )
    if (isUp) break
    if (tries > 200 || child.exitCode !== null) throw new Error('the Bitcoin node did not start')
    await pause(50)
  }
  for (let tries = 0; ; tries += 1) {
    const made = await call('createwallet', 'payer').catch((error: unknown) => error)
    if (!(made instanceof Error)) break
    if (tries > 100) throw made
    await pause(50)
  }
  const own = await call<string>('getnewaddress')
  await call('generatetoaddress', 110, own)
  return {
    url,
    call,
    mine: async (blocks = 1) => await call<string[]>('generatetoaddress', blocks, own),
    /** Removes the last blocks. The transactions of these blocks wait again. */
    abandon: async (depth: number) => {
      const height = await call<number>('getblockcount')
      await call('invalidateblock', await call<string>('getblockhash', height - depth + 1))
    },
    /** Mines blocks without the waiting transactions. */
    mineEmpty: async (blocks: number) => {
      for (let i = 0; i < blocks; i += 1) await call('generateblock', own, [])
    },
    stop: async () => {
      if (child.exitCode === null) {
        const gone = once(child, 'exit')
        child.kill('SIGKILL')
        await gone
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
