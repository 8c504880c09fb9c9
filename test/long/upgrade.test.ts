import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE, SECOND } from '../../src/base/time.ts'
import type { PrivatePostgres } from '../../tools/test/private-postgres.ts'
import { engine } from '../shop.ts'
import { readCommands } from './documented-commands.ts'
import { listSources, ROOT } from './own-sources.ts'
import { connectTo, openServer } from './postgres-server.ts'
import { openStagedServer, type StagedServer } from './staged-server.ts'
import { faultsOfBooks, startCustomers } from './simulated-customers.ts'

const PAGE = 'docs/operations.md'
const LANDED = 'db/migrations/landed.sha256'
/** The time during which customers place orders before and after a block of commands from docs/operations.md runs. */
const ORDER_FOR = 3 * SECOND
/** The time limit of this test. The test installs two versions and builds three. On a busy machine each of these steps takes minutes. */
const MAX_TIME = 30 * MINUTE

const isOnce = engine === 'postgres'
const versions = isOnce ? findVersions() : { missing: 'it runs with the tests of PostgreSQL' }
if ('missing' in versions && isOnce) console.log(`SKIPPED: the update from the previous release: ${versions.missing}.`)

function git(folder: string, ...args: string[]): string {
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.com']
  return execFileSync('git', ['-C', folder, ...author, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim()
}

/**
 * `release`: the commit before the newest heading of CHANGELOG.md. `previous`: the last commit with fewer migrations, if this version has all of its
 * migrations. A commit between two releases may have a migration that was replaced later.
 */
function findVersions(): { release: string; previous: string } | { missing: string } {
  try {
    const heading = /^## \S+/m.exec(readFileSync(`${ROOT}CHANGELOG.md`, 'utf8'))?.[0] ?? ''
    const added = git(ROOT, 'log', '--format=%H', `-S${heading}`, '--', 'CHANGELOG.md').split('\n').at(-1)
    const landed = new Set(readFileSync(`${ROOT}${LANDED}`, 'utf8').split('\n'))
    const changes = git(ROOT, 'log', '--format=%H', '--', LANDED).split('\n')
    const previous = changes.find((commit) => {
      const before = git(ROOT, 'show', `${commit}^:${LANDED}`).split('\n')
      return before.length < landed.size && before.every((line) => landed.has(line))
    })
    return {
      release: git(ROOT, 'rev-parse', '--verify', `${added}^`),
      previous: git(ROOT, 'rev-parse', '--verify', `${previous}^`),
    }
  } catch (error) {
    return { missing: `this folder is not a clone with the commits of that release (${String(error).split('\n')[0]})` }
  }
}

describe.skipIf('missing' in versions)(
  'a shop that is updated with the commands of docs/operations.md',
  { timeout: MAX_TIME },
  () => {
    const { release, previous } = 'missing' in versions ? { release: '', previous: '' } : versions
    let postgres: PrivatePostgres
    let url: string
    let server: StagedServer
    /** The operator's clone of the repository. */
    let clone: string

    beforeAll(async () => {
      const opened = await openServer()
      postgres = opened.server
      url = opened.url
      server = await openStagedServer(url)
      clone = cloneAt(release)
      await makeFolder(release)
      symlinkSync(folderOf(release), path.join(server.root, 'opt/ahuti'))
      installUnit()
      await restartBoth()
    }, MAX_TIME)
    afterAll(async () => {
      await server?.stop()
      await postgres?.stop()
    }, MAX_TIME)

    it('does not lose an order in the update from the previous release', async () => {
      const [pull = '', update = ''] = readCommands(PAGE, '## A new version')
      await server.run(pull, clone)
      const present = git(clone, 'rev-parse', '--short', 'HEAD')
      // The block of commands would also build the new version. The test has already built this version, so that no orders are placed during the
      // build.
      await makeFolder(present)
      expect(await orderDuring(async () => await server.run(update, clone))).toBeGreaterThan(20)
      expect(runningFolder()).toBe(folderOf(present))
      expect(readlinkSync(path.join(server.root, 'opt/ahuti-previous'))).toBe(folderOf(release))
      // The release made this backup before the tables changed.
      expect(globSync('databases/*', { cwd: path.join(server.root, 'var/backups') }).length).toBeGreaterThan(0)
    })

    it('keeps running if the previous version is too old for the tables', async () => {
      const present = runningFolder()
      const [back = ''] = readCommands(PAGE, '### The way back')
      const confirmed = await orderDuring(async () => {
        installUnit(release)
        await expect(server.run(back, clone)).rejects.toThrow('Command failed')
        expect(server.logOf(3000)).toContain('by a newer version of this program')
        installUnit()
        await server.run(`ln -sfn ${present} /opt/ahuti\nsystemctl restart ahuti@3000`, clone)
        await readyAgain()
      })
      expect(confirmed).toBeGreaterThan(20)
    })

    it('does not lose an order during a return to the previous version and a new update', async () => {
      const present = runningFolder()
      git(clone, 'checkout', '--quiet', '--detach', previous)
      await makeFolder(previous)
      git(clone, 'checkout', '--quiet', '-')
      await server.run(`ln -sfn ${folderOf(previous)} /opt/ahuti-previous`, clone)
      const [back = ''] = readCommands(PAGE, '### The way back')
      expect(await orderDuring(async () => await server.run(back, clone))).toBeGreaterThan(20)
      expect(runningFolder()).toBe(folderOf(previous))
      // docs/operations.md says that the previous version may be too old to test a backup of the new tables. So the test leaves out the backup.
      const update = readCommands(PAGE, '## A new version')[1]?.replace('\nahuti backup\n', '\n') ?? ''
      expect(await orderDuring(async () => await server.run(update, clone))).toBeGreaterThan(20)
      expect(runningFolder()).toBe(present)
    })

    /** Makes a clone at an earlier commit. Its origin has one more commit, with the present files of this folder. */
    function cloneAt(commit: string): string {
      const [origin, folder] = [path.join(server.root, 'origin'), path.join(server.root, 'clone')]
      git(ROOT, 'clone', '--quiet', ROOT, origin)
      git(origin, 'checkout', '--quiet', '-B', 'main')
      git(origin, 'rm', '-r', '--quiet', '.')
      for (const file of listSources()) {
        mkdirSync(path.dirname(path.join(origin, file)), { recursive: true })
        cpSync(path.join(ROOT, file), path.join(origin, file))
      }
      git(origin, 'add', '--all')
      git(origin, 'commit', '--quiet', '--allow-empty', '--message', 'Test')
      git(ROOT, 'clone', '--quiet', origin, folder)
      git(folder, 'reset', '--quiet', '--hard', commit)
      return folder
    }

    /** Makes the folder of a version, as in step 2 of docs/operations.md. */
    async function makeFolder(commit: string): Promise<void> {
      await server.run(`npm run production -- ${folderOf(commit)} ${commit}`, clone)
    }

    function folderOf(commit: string): string {
      return path.join(server.root, `opt/ahuti-${commit}`)
    }

    function runningFolder(): string {
      return readlinkSync(path.join(server.root, 'opt/ahuti'))
    }

    /** Installs the systemd unit of the clone, or of an earlier commit. Version 0.1.0 had a unit for one process, which sets no port. */
    function installUnit(commit = 'HEAD'): void {
      const [name = ''] = git(
        clone,
        'ls-tree',
        '--name-only',
        commit,
        'deploy/ahuti@.service',
        'deploy/ahuti.service',
      ).split('\n')
      const text = git(clone, 'show', `${commit}:${name}`)
      execFileSync('tee', [path.join(server.root, 'etc/systemd/system/ahuti@.service')], { input: text, stdio: 'pipe' })
    }

    async function restartBoth(): Promise<void> {
      await server.run('systemctl restart ahuti@3000\nsystemctl restart ahuti@3001', clone)
      await readyAgain()
    }

    async function readyAgain(): Promise<void> {
      const [start = ''] = readCommands(PAGE, '## From a bare server').filter((block) => block.includes('/readyz'))
      await server.run(/^curl.*$/m.exec(start)?.[0] ?? 'exit 1', clone)
    }

    /** Runs the work while customers place orders, and checks every order in the database. Returns the number of confirmed orders. */
    async function orderDuring(work: () => Promise<unknown>): Promise<number> {
      const customers = startCustomers(server, { buyers: 2, readers: 1 })
      await pause(ORDER_FOR)
      await work()
      const changedAt = Date.now()
      await pause(ORDER_FOR)
      const met = await customers.leave()
      expect(met.faults).toEqual([])
      expect([...met.confirmedAt.values()].filter((at) => at > changedAt).length).toBeGreaterThan(0)
      const client = await connectTo(url)
      const faults = await faultsOfBooks(client, met)
      await client.end()
      expect(faults).toEqual([])
      return met.orders.size
    }
  },
)
