import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { npm, ROOT, runLogged } from '../../tools/processes.mjs'
import { Unavailable } from '../bench.ts'

export const VERSION = '2.2.1'
const PACKAGE = '@evershop/evershop'
/** EverShop's program imports this package, but its package.json does not list the package. */
const FORGOTTEN = { 'concat-stream': '2.0.0' }

/** The files that EverShop's build writes last. */
const BUILT = ['.evershop/build/frontStore/homepage/client/index.json', '.evershop/build/frontStore/server/index.js']

/**
 * Installs EverShop from npm and builds it with its own command. The folder is used again in later runs. EverShop is not a dependency of this
 * repository. The first run takes minutes.
 */
export async function installEverShop(): Promise<string> {
  const folder = path.join(ROOT, '.cache', 'peers', `evershop-${VERSION}`)
  if (isInstalled(folder) && isBuilt(folder)) return folder
  console.log(`  Installing and building ${PACKAGE} ${VERSION} in ${folder}: takes minutes, only once …`)
  if (!isInstalled(folder)) await install(folder)
  await build(folder)
  return folder
}

async function install(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const dependencies = { [PACKAGE]: VERSION, ...FORGOTTEN }
  const manifest = { name: 'peer', version: '1.0.0', private: true, type: 'module', dependencies }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  const log = path.join(folder, 'install.log')
  const code = await npm(['install', '--no-audit', '--no-fund'], log, folder)
  if (code !== 0 || !isInstalled(folder)) throw new Unavailable(`npm could not install ${PACKAGE} ${VERSION}: ${log}`)
}

/** The build tries to read settings from a database, reports that there is none yet, and continues. So its exit code has no meaning. */
async function build(folder: string): Promise<void> {
  const log = path.join(folder, 'build.log')
  const env = { ...process.env, NODE_ENV: 'production' }
  await runLogged(process.execPath, [programPath(folder), 'build'], log, { cwd: folder, env })
  if (!isBuilt(folder)) throw new Unavailable(`EverShop could not build its pages: ${log}`)
}

export function programPath(folder: string): string {
  return path.join(folder, 'node_modules', PACKAGE, 'dist', 'bin', 'evershop.js')
}

/** npm writes this file last. */
function isInstalled(folder: string): boolean {
  return existsSync(path.join(folder, 'node_modules', '.package-lock.json')) && existsSync(programPath(folder))
}

function isBuilt(folder: string): boolean {
  return BUILT.every((file) => existsSync(path.join(folder, file)))
}
