import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import { startPostgres } from '../../tools/test/private-postgres.ts'
import { engine, openShopOn } from '../shop.ts'
import { signIn } from '../sign-in.ts'
import { connectTo, untilTrue } from './postgres-server.ts'

it.runIf(engine === 'postgres')(
  'a failure to archive the database log appears in System, Today and one e-mail',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-log-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    chmodSync(folder, 0o755)
    const broken = path.join(folder, 'broken')
    const server = await startPostgres({ settings: { archive_mode: 'on', archive_command: `test ! -e ${broken}` } })
    if ('missing' in server) throw new Error(server.missing)
    onTestFinished(async () => await server.stop())
    const client = await connectTo(server.url)
    onTestFinished(async () => await client.end())
    const shop = await openShopOn(readConfig({ LOG_LEVEL: 'silent', PORT: '0', DATABASE_URL: server.url }))
    onTestFinished(() => shop.close())
    const owner = await signIn(shop, 'admin@example.com')

    const endPart = async () => await client.query("select pg_logical_emit_message(true, '', ''), pg_switch_wal()")
    const archive = async () => (await owner.call('GET', '/api/admin/system')).body.archive
    const pass = async (minutes: number) => {
      await shop.call('POST', '/api/sandbox/clock/advance', { seconds: minutes * 60 })
      for (const name of ['watch-alerts', 'mail-alerts']) await shop.jobs.find((job) => job.name === name)?.work()
    }
    const titles = async () => {
      const { items } = (await owner.call('GET', '/api/admin/today?lang=en')).body.alerts
      return items.map(({ title }: { title: string }) => title)
    }
    const TITLE = 'The database’s log is not archived'

    await endPart()
    await untilTrue('the first part is archived', async () => (await archive()).archivedAt !== null)
    expect(await archive()).toMatchObject({ failedCount: 0, failedAt: null, isLate: false })
    writeFileSync(broken, '')
    await endPart()
    await untilTrue('the archive is late', async () => (await archive()).isLate)
    expect((await archive()).failedCount).toBeGreaterThan(0)
    await pass(0)
    expect(await titles()).not.toContain(TITLE)
    await pass(5)
    expect(await titles()).toContain(TITLE)

    rmSync(broken)
    await endPart()
    await untilTrue('the archive is whole again', async () => !(await archive()).isLate, 90_000)
    await pass(4)
    await pass(1)
    expect(await titles()).not.toContain(TITLE)
    const { body } = await shop.call('GET', '/api/sandbox/messages')
    const subjects = body.map(({ subject }: { subject: string }) => subject)
    const ru = 'Журнал базы данных не попадает в архив'
    expect(subjects.filter((subject: string) => subject.includes(ru)).toSorted()).toEqual([ru, `Исправлено: ${ru}`])
  },
)
