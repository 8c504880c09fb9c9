import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { npm, plain, ROOT } from '../processes.mjs'
import { isFresh, takeInputs, writeStamp } from './stamp.ts'
import { withProcessLock } from './process-lock.ts'

const stampFile = path.join(ROOT, 'node_modules', '.ahuti-stamp')
const logFile = path.join(ROOT, '.cache', 'install.log')

/** Installs the packages of package-lock.json into node_modules, if node_modules does not match. */
export async function install(): Promise<void> {
  if (isFresh(stampFile, inputs())) return
  await withProcessLock(async () => {
    const before = inputs()
    if (isFresh(stampFile, before)) return
    if (!matchesLock()) await installNow()
    writeStamp(stampFile, before)
  })
}

function inputs() {
  return takeInputs(['package.json', 'package-lock.json'], `${process.platform} ${process.arch}`)
}

/**
 * Installs the packages. Their install scripts do not run, because no package needs one. `--include=dev` is necessary, because the pages are built on
 * this machine, even with NODE_ENV=production.
 */
async function installNow(): Promise<void> {
  console.log('Installing dependencies (once; a minute or two on a first run) …')
  rmSync(stampFile, { force: true })
  const flags = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund']
  if ((await npm(['ci', ...flags], logFile)) === 0) return
  // npm ci refuses a lock file that does not list the optional packages of other platforms.
  const again = logFile.replace('.log', '-again.log')
  if ((await npm(['install', '--no-save', ...flags], again)) === 0) return
  throw plain(`Installing the dependencies failed. ${lastLines(again)}\nnpm's full output: ${logFile} and ${again}`)
}

type LockFile = { packages: Record<string, LockedPackage> }
type LockedPackage = {
  version?: string
  optional?: boolean
  devOptional?: boolean
  peer?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** True if somebody has already run npm here and everything in the lock file is installed. */
function matchesLock(): boolean {
  const hidden = path.join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(hidden) || !existsSync(path.join(ROOT, 'package-lock.json'))) return false
  const installed = readJson<LockFile>(hidden).packages
  const locked = readJson<LockFile>(path.join(ROOT, 'package-lock.json')).packages
  const wanted = readJson<LockedPackage>(path.join(ROOT, 'package.json'))
  return (
    sameEntries(wanted.dependencies, locked['']?.dependencies) &&
    sameEntries(wanted.devDependencies, locked['']?.devDependencies) &&
    Object.entries(locked).every(([place, { version, optional, devOptional, peer }]) => {
      if (place === '') return true
      const present = installed[place]
      return present ? present.version === version : Boolean(optional ?? devOptional ?? peer)
    })
  )
}

function sameEntries(a: Record<string, string> = {}, b: Record<string, string> = {}): boolean {
  const names = Object.keys({ ...a, ...b })
  return names.every((name) => a[name] === b[name])
}

function readJson<T>(file: string): T {
  // npm writes these files in its own format. The caller declares the type.
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-12).join('\n')
}
