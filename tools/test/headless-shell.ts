import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../processes.mjs'
import { findProgram, isRunnable } from './programs.ts'

const HOME = path.join(ROOT, '.cache', 'headless-shell')
/** The time limit in milliseconds. If a download takes longer, it counts as failed, as if there were no network. */
const WITHIN = 120_000

/**
 * Chromium's headless shell is the same browser without windows. It needs half the processor time. This function returns the headless shell of the
 * system. If there is none, it downloads the Debian package with exactly the version of the installed Chromium into the cache of this folder. If that
 * fails, it returns Chromium itself.
 */
export function preferHeadlessShell(chromium: string): string {
  const installed = findProgram(['chromium-headless-shell'])
  if (installed) return installed
  const system = process.platform === 'linux' ? debianVersion() : undefined
  if (!system || process.env.CHROMIUM_PATH) return chromium
  const shell = path.join(HOME, system.version, 'chromium-headless-shell')
  if (!existsSync(shell)) unpackTo(system, path.dirname(shell))
  return isRunnable(shell) && runs(shell) ? shell : chromium
}

type System = { version: string; folder: string }

/** The version of the installed package and its data folder. The headless shell also needs the data in this folder. */
function debianVersion(): System | undefined {
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f=${Version}', 'chromium'], { encoding: 'utf8' })
  const [data] = globSync('/usr/lib/chromium/icudtl.dat')
  return status === 0 && stdout && data ? { version: stdout, folder: path.dirname(data) } : undefined
}

function unpackTo({ version, folder }: System, place: string): void {
  console.log('Fetching Chromium’s headless shell from Debian (once, 64 MB) …')
  rmSync(HOME, { recursive: true, force: true })
  const unpacked = path.join(HOME, 'unpacked')
  mkdirSync(unpacked, { recursive: true })
  const options = { cwd: HOME, stdio: 'pipe', timeout: WITHIN } as const
  try {
    execFileSync('apt-get', ['-q', 'download', `chromium-headless-shell=${version}`], options)
    for (const file of globSync('*.deb', { cwd: HOME })) execFileSync('dpkg-deb', ['-x', file, unpacked], options)
    const own = path.join(unpacked, 'usr', 'lib', 'chromium')
    const there = new Set(readdirSync(own))
    for (const name of readdirSync(folder).filter((each) => !there.has(each)))
      symlinkSync(path.join(folder, name), path.join(own, name))
    renameSync(own, place)
  } catch (error) {
    console.log(
      `The headless shell could not be fetched (${error instanceof Error ? error.message.split('\n')[0] : String(error)}).`,
    )
  } finally {
    for (const rest of ['unpacked', ...globSync('*.deb', { cwd: HOME })])
      rmSync(path.join(HOME, rest), { recursive: true, force: true })
  }
}

function runs(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
