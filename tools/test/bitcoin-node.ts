import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../processes.mjs'

/** The folder in which the node tests look for the Bitcoin node. */
const HOME = path.join(ROOT, '.cache', 'bitcoin-node')
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg'
/** The time limit in milliseconds. If a download takes longer, it counts as failed, as if there were no network. */
const WITHIN = 120_000
/** The node and every library that it needs. The C library is included, because the C library of the system may be older. */
const PACKAGES = [
  'bitcoin-knots',
  'libc6',
  'libcom-err2',
  'libevent-core-2.1-7t64',
  'libevent-extra-2.1-7t64',
  'libevent-pthreads-2.1-7t64',
  'libbsd0',
  'libgcc-s1',
  'libgssapi-krb5-2',
  'libk5crypto3',
  'libkeyutils1',
  'libkrb5-3',
  'libkrb5support0',
  'libmd0',
  'libnorm1t64',
  'libpgm-5.3-0t64',
  'libsodium26',
  'libsqlite3-0',
  'libssl3t64',
  'libstdc++6',
  'libzmq5',
  'libzstd1',
  'zlib1g',
]

/**
 * Downloads a Bitcoin node into the cache of this folder, from Debian's unstable suite and with separate package lists, so that nothing is installed
 * on the system. Returns the reason of a failure; undefined if the node exists.
 */
export function fetchBitcoinNode(): string | undefined {
  const unpacked = path.join(HOME, 'root')
  if (existsSync(path.join(unpacked, 'usr', 'bin', 'bitcoind'))) return undefined
  if (process.platform !== 'linux' || !existsSync(KEYRING)) return 'a Bitcoin node is fetched on Debian only'
  console.log('Fetching a Bitcoin node from Debian (once, 18 MB) …')
  rmSync(HOME, { recursive: true, force: true })
  try {
    const conf = writeLists()
    const apt = (...args: string[]) =>
      execFileSync('apt-get', ['-c', conf, '-q', ...args], {
        cwd: path.join(HOME, 'cache'),
        stdio: 'pipe',
        timeout: WITHIN,
      })
    apt('update')
    apt('download', ...PACKAGES)
    mkdirSync(unpacked)
    for (const file of readdirSync(path.join(HOME, 'cache')).filter((name) => name.endsWith('.deb'))) {
      execFileSync('dpkg-deb', ['-x', path.join(HOME, 'cache', file), unpacked], { stdio: 'pipe' })
    }
    rmSync(path.join(HOME, 'cache'), { recursive: true })
    return undefined
  } catch (error) {
    rmSync(HOME, { recursive: true, force: true })
    return `a Bitcoin node could not be fetched (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`
  }
}

function writeLists(): string {
  for (const folder of ['lists/partial', 'cache/archives/partial']) {
    mkdirSync(path.join(HOME, folder), { recursive: true })
  }
  const [sources, status, conf] = ['sources.list', 'status', 'apt.conf'].map((name) => path.join(HOME, name))
  if (!sources || !status || !conf) throw new Error('expected three paths for three names')
  writeFileSync(sources, `deb [signed-by=${KEYRING}] http://deb.debian.org/debian sid main\n`)
  writeFileSync(status, '')
  const settings = {
    'Dir::Etc::sourcelist': sources,
    'Dir::Etc::sourceparts': '-',
    'Dir::State::lists': path.join(HOME, 'lists'),
    'Dir::State::status': status,
    'Dir::Cache': path.join(HOME, 'cache'),
    'Acquire::Languages': 'none',
  }
  writeFileSync(
    conf,
    Object.entries(settings)
      .map(([name, value]) => `${name} "${value}";\n`)
      .join(''),
  )
  return conf
}
