import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { build, buildAlways, makeFonts } from './prepare/build.ts'
import { install } from './prepare/install.ts'
import { passThrough, plain, ROOT, runQuietly } from './processes.mjs'
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './server-settings.ts'

/** The file that starts the server from its sources (for development), and the file that starts the built server. */
const SERVER = { written: 'src/app/server.ts', built: 'dist/server/server.js' }
const NODE_FLAGS = ['--disable-warning=ExperimentalWarning']

type Command = { about: string; run: (args: string[]) => Promise<number> }

const commands: Record<string, Command> = {
  start: { about: 'install, build and serve the shop on PORT (3000)', run: start },
  install: { about: 'install the packages of package-lock.json', run: installOnly },
  dev: { about: 'serve with reload of server and browser code', run: dev },
  test: { about: 'everything: checks, both database engines, real browsers', run: test },
  'test:long': { about: 'long-running tests: kills, random histories, every screen', run: testLong },
  check: { about: 'types, lint, format, walls: the fast part of test', run: check },
  'test:nodes': { about: 'payments against real nodes of their chains', run: testNodes },
  format: { about: 'format all files', run: format },
  build: { about: 'build the bundles for browsers, server rendering and the server', run: buildOnly },
  production: { about: 'make a folder that holds only what the shop needs to run', run: production },
  bench: { about: 'measure performance against the limits of bench/README.md', run: bench },
  screenshots: { about: 'photograph every screen into screenshots/', run: screenshots },
  lighthouse: { about: 'measure public pages on a simulated phone', run: lighthouse },
  wallet: { about: 'print the first addresses of the configured wallets', run: wallet },
  payments: { about: 'payment reviews, surpluses, manual confirmations, settings', run: payments },
  backup: {
    about: 'back up the database and the media, and test the restore',
    run: ours('src/app/cli/backup.ts'),
  },
  restore: { about: 'restore a backup into an empty database', run: ours('src/app/cli/restore.ts') },
  move: { about: 'copy the embedded database to an empty PostgreSQL', run: ours('src/app/cli/move.ts') },
  content: { about: 'take texts, settings and pictures from one shop to another', run: ours('src/app/cli/content.ts') },
  'api:generate': { about: 'write the types of all REST calls to api/', run: ours('tools/api-types.ts') },
  'db:generate': { about: 'write a migration after a change of a tables.ts', run: generate },
  'db:migrate': { about: 'run migrations and exit', run: migrate },
  'db:reseal': { about: 're-encrypt personal data with the first of SECRET_KEYS', run: reseal },
  'db:reset': { about: 'delete the sandbox database', run: reset },
}

/** Runs one of the commands of package.json and resolves with its exit code. */
export async function runCommand(name: string, args: string[]): Promise<number> {
  const command = commands[name]
  if (!command) {
    const list = Object.entries(commands).map(([each, { about }]) => `  npm run ${each.padEnd(12)} ${about}`)
    console.log(`The commands are:\n${list.join('\n')}`)
    return name === 'help' ? 0 : 1
  }
  process.env.PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter)
  return await command.run(args)
}

async function start(args: string[]): Promise<number> {
  await install()
  await build()
  return await become([SERVER.built, ...args])
}

async function installOnly(): Promise<number> {
  await install()
  return 0
}

async function dev(args: string[]): Promise<number> {
  await install()
  await makeFonts()
  const { serveWithReload } = await import('./dev.ts')
  return await serveWithReload([...NODE_FLAGS, SERVER.written, ...args])
}

async function test(): Promise<number> {
  await install()
  await build()
  const { runTests } = await import('./test/run-tests.ts')
  return await runTests()
}

async function testLong(): Promise<number> {
  await install()
  await build()
  const { runLongTests } = await import('./test/run-tests.ts')
  return await runLongTests()
}

async function testNodes(args: string[]): Promise<number> {
  await install()
  const { fetchBitcoinNode } = await import('./test/bitcoin-node.ts')
  const missing = fetchBitcoinNode()
  if (missing) console.log(`SKIPPED: Bitcoin on a real node: ${missing}.`)
  const { tool } = await import('./package-program.ts')
  return await passThrough(...tool('vitest', ['run', '--project', 'nodes', ...args]))
}

async function check(): Promise<number> {
  await install()
  const { runChecks } = await import('./check/run-checks.ts')
  const results = await runChecks()
  return results.every((result) => result.passed) ? 0 : 1
}

async function format(): Promise<number> {
  await install()
  const { tool } = await import('./package-program.ts')
  return await passThrough(...tool('@biomejs/biome', ['format', '--write']))
}

async function buildOnly(): Promise<number> {
  await install()
  return await buildAlways()
}

async function production([target, commit]: string[]): Promise<number> {
  if (!target) throw plain('npm run production -- FOLDER [COMMIT]')
  await install()
  await build()
  const { makeProductionFolder } = await import('./production/make-folder.ts')
  const known = commit || (await findCommit())
  const { files, bytes, moduleBytes, packages } = makeProductionFolder(path.resolve(target), known)
  const megabytes = (count: number) => `${(count / 1e6).toFixed(1)} MB`
  console.log(
    `${target}: ${files} files, ${megabytes(bytes)}, including ${packages} packages with ${megabytes(moduleBytes)}.`,
  )
  if (!known)
    console.log(
      'Git is missing, or this folder is not a clone. The staff page “System” will show that the commit is unknown.',
    )
  return 0
}

/** The commit of this clone, or undefined without Git or without a clone. */
async function findCommit(): Promise<string | undefined> {
  try {
    const { code, output } = await runQuietly('git', ['rev-parse', '--short', 'HEAD'])
    return code === 0 ? output.trim() : undefined
  } catch {
    return undefined
  }
}

async function bench(args: string[]): Promise<number> {
  await install()
  await build()
  return await runOurs('bench/run.ts', args)
}

async function screenshots(args: string[]): Promise<number> {
  await install()
  await build()
  return args[0] === 'readme'
    ? await runOurs('test/readme-pictures.ts', [])
    : await runOurs('test/screenshots.ts', args)
}

async function lighthouse(args: string[]): Promise<number> {
  await install()
  await build()
  return await runOurs('test/lighthouse.ts', args)
}

async function wallet(args: string[]): Promise<number> {
  await install()
  return await runOurs('src/app/cli/wallet.ts', args)
}

async function payments(args: string[]): Promise<number> {
  await install()
  return await runOurs('src/app/cli/payments.ts', args)
}

async function generate(args: string[]): Promise<number> {
  await install()
  const { tool } = await import('./package-program.ts')
  return await passThrough(...tool('drizzle-kit', ['generate', ...args]))
}

async function migrate(args: string[]): Promise<number> {
  await install()
  return await runOurs('src/app/cli/migrate.ts', args)
}

async function reseal(args: string[]): Promise<number> {
  await install()
  return await runOurs('src/app/cli/reseal.ts', args)
}

async function reset(args: string[]): Promise<number> {
  const { resetDatabase } = await import('./reset.ts')
  return await resetDatabase(args.includes('--yes'))
}

function ours(script: string): Command['run'] {
  return async (args) => {
    await install()
    return await runOurs(script, args)
  }
}

async function runOurs(script: string, args: string[]): Promise<number> {
  if (!existsSync(path.join(ROOT, script))) throw plain(`${script} does not exist.`)
  return await passThrough(process.execPath, [...NODE_FLAGS, script, ...args])
}

/** Replaces this process with the server, so that signals reach it directly. */
async function become(args: string[]): Promise<number> {
  const env = { ...SERVER_ENVIRONMENT, ...process.env }
  if (!process.execve) return await passThrough(process.execPath, [...SERVER_FLAGS, ...args], { env })
  flushCompileCache()
  process.chdir(ROOT)
  return process.execve(process.execPath, [process.execPath, ...SERVER_FLAGS, ...args], env)
}
