import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { openTestShop } from '../../../../test/shop.ts'
import { signIn } from '../../../../test/sign-in.ts'
import { auditEntries } from '../../platform/audit/tables.ts'

it('the audit log contains a backup request only if the shop accepted the request', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
  expect(await askForBackup({ BACKUP_STORAGE: folder })).toMatchObject({
    status: 202,
    entries: [{ subject: 'backup', subjectId: day }],
  })
  expect(await askForBackup({})).toEqual({ status: 409, entries: [] })
})

async function askForBackup(environment: Record<string, string>) {
  const shop = await openTestShop(environment)
  onTestFinished(() => shop.close())
  const owner = await signIn(shop, 'admin@example.com')
  const { status } = await owner.call('POST', '/api/admin/backups')
  const entries = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'backup.ask'))
  return { status, entries }
}

it('the System page shows no log archive if the database does not archive', async () => {
  const shop = await openTestShop()
  onTestFinished(() => shop.close())
  const owner = await signIn(shop, 'admin@example.com')
  expect((await owner.call('GET', '/api/admin/system')).body).toMatchObject({ archive: null })
})
