import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ROOT, runLogged } from '../processes.mjs'

/**
 * Installs a Debian package if this user may do so without a password prompt. Returns the reason if this is not possible; undefined if the package is
 * installed.
 */
export async function installDebianPackage(name: string): Promise<string | undefined> {
  if (!works('apt-get', ['--version'])) return `${name} is not installed, and this is not Debian`
  const prefix = asRoot()
  if (!prefix) return `${name} is not installed, and only root may install it (apt-get install ${name})`
  console.log(`Installing Debian's package ${name} (once) …`)
  const log = path.join(ROOT, '.cache', `apt-${name}.log`)
  const apt = [
    ...prefix,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-q',
    '-y',
    '-o',
    'DPkg::Lock::Timeout=120',
  ]
  for (const args of [['update'], ['install', '--no-install-recommends', name]]) {
    const [program = '', ...rest] = [...apt, ...args]
    const code = await runLogged(program, rest, log)
    if (code !== 0) return `installing Debian's package ${name} failed (${log})`
  }
  return undefined
}

function asRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return []
  return works('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined
}

function works(program: string, args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}
