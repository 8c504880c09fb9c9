import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BEHIND_PROXY, type Browser, signIn } from '../../../../test/sign-in.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { profiles } from '#features/people/profiles/tables.ts'
import { runInCall } from '#server/http/current-call.ts'
import { writeAudit } from './commands.ts'
import { auditEntries } from './tables.ts'

let shop: TestShop
let owner: Browser
let ownerId = ''
const at = (day: string) => new Date(`${day}T12:00:00Z`)
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  owner = await signIn(shop, 'admin@example.com')
  const profile = { firstName: 'Анна', lastName: 'Смирнова' }
  const { status } = await owner.call('POST', '/api/customer-profiles', profile)
  if (status !== 201) throw new Error(`the profile call returned ${status}`)
  ownerId = (await owner.call('GET', '/api/auth/me')).body.id
  const entry = { actorId: ownerId, subject: 'order', subjectId: 'a1' }
  const { db } = shop.shop
  const change = { before: { status: 'pending' }, after: { status: 'cancelled' } }
  await runInCall({ ip: '203.0.113.7' }, () =>
    writeAudit(db, at('2026-01-10'), { ...entry, action: 'order.status', ...change }),
  )
  await writeAudit(db, at('2026-01-11'), { ...entry, actorId: 'gone', action: 'order.note' })
  await writeAudit(db, at('2026-01-12'), { ...entry, action: 'settings.change' })
})
afterAll(() => shop.close())

const read = async (query: string) => (await owner.call('GET', `/api/admin/audit?${query}`)).body
const actions = async (query: string) => (await read(query)).items.map(({ what }: { what: string }) => what)

describe('the audit log', () => {
  it('stores who changed what and when, the values, and the network address', async () => {
    const { items } = await read('what=order.status')
    expect(items).toEqual([
      {
        id: expect.any(String),
        when: '2026-01-10T12:00:00.000Z',
        who: { id: ownerId, email: 'admin@example.com', name: 'Анна Смирнова' },
        what: 'order.status',
        subject: 'order',
        subjectId: 'a1',
        subjectName: '',
        before: { status: 'pending' },
        after: { status: 'cancelled' },
        address: '203.0.113.7',
      },
    ])
  })

  it('can be filtered by person, action and day', async () => {
    expect(await actions('what=order')).toEqual(['order.note', 'order.status'])
    expect(await actions('who=ADMIN@exa')).toEqual(['settings.change', 'order.status'])
    expect(await actions(`who=${encodeURIComponent('смирн')}`)).toEqual(['settings.change', 'order.status'])
    expect(await actions(`who=${ownerId}&what=order`)).toEqual(['order.status'])
    expect(await actions('who=nobody-at-all')).toEqual([])
    expect(await actions('from=2026-01-11')).toEqual(['settings.change', 'order.note'])
    expect(await actions('from=2026-01-11&to=2026-01-11')).toEqual(['order.note'])
    expect(await actions('what=%25')).toEqual([])
  })

  it('is shown in pages, with a list of all actions in the log', async () => {
    const first = await read('limit=2')
    const second = await read(`limit=2&cursor=${first.next}`)
    expect(first.items).toHaveLength(2)
    expect(second.items.map(({ what }: { what: string }) => what)).toEqual(['order.status'])
    expect(second.next).toBeNull()
    const { body } = await owner.call('GET', '/api/admin/audit/actions')
    expect(body.actions).toEqual(['order.note', 'order.status', 'settings.change'])
  })

  it('answers with an error if the requested day is invalid', async () => {
    expect((await owner.call('GET', '/api/admin/audit?from=yesterday')).status).toBe(422)
    expect((await owner.call('GET', '/api/admin/audit?cursor=zzz')).status).toBe(400)
  })
})

describe('an entry of the audit log', () => {
  it.each([
    ['changed', sql`update ${auditEntries} set action = 'nothing'`],
    ['deleted', sql`delete from ${auditEntries}`],
    ['truncated', sql`truncate ${auditEntries}`],
  ])('cannot be %s, even by the shop’s own database user', async (_, statement) => {
    const refusal = await shop.shop.db.execute(statement).catch((error: unknown) => error)
    expect(String((refusal as Error).cause)).toContain('append-only')
    expect(await actions('')).toHaveLength(3)
  })

  it('cannot be changed even in the replica mode of the database', async () => {
    const change = shop.shop.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`delete from ${auditEntries}`)
    })
    await expect(change).rejects.toThrow(/Failed query/)
    expect(await actions('')).toHaveLength(3)
  })
})

describe('audit entries of simultaneous changes', () => {
  it('contain the network address of their own call', async () => {
    const ids = Array.from({ length: 12 }, (_, place) => `203.0.113.${place + 20}`)
    const write = async (ip: string) =>
      await runInCall({ ip }, () =>
        shop.shop.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`)
          await writeAudit(tx, at('2025-12-01'), {
            actorId: 'many',
            action: 'settings.change',
            subject: 'settings',
            subjectId: ip,
          })
        }),
      )
    await Promise.all(ids.map(write))
    const rows = (await shop.shop.db.select().from(auditEntries)).filter(({ actorId }) => actorId === 'many')
    expect(rows.filter(({ address, subjectId }) => address !== subjectId)).toEqual([])
    expect(rows).toHaveLength(12)
  })
})

const UNSAID = { occupation: '', isTimeUncertain: false, gender: '', maritalStatus: '', currentLocation: '' }

describe('a search of the audit log by person', () => {
  it('finds the person among many people with the same name or mail domain', async () => {
    const { db } = shop.shop
    const crowd = Array.from({ length: 150 }, (_, n) => ({ id: `crowd-${n}`, email: `crowd-${n}@mail.example` }))
    const late = { id: 'late', email: 'late@mail.example' }
    const now = shop.shop.now()
    const rows = [...crowd, late].map((row) => ({
      ...row,
      role: 'customer' as const,
      lang: 'ru' as const,
      createdAt: now,
    }))
    await db.insert(accounts).values(rows)
    const named = { firstName: 'Вера', lastName: 'Тезкина', email: '', createdAt: now, updatedAt: now, ...UNSAID }
    await db.insert(profiles).values(rows.map(({ id }) => ({ ...named, id: `profile-${id}`, accountId: id })))
    const entry = { subject: 'order', subjectId: 'a1', action: 'order.note' } as const
    await writeAudit(db, at('2026-01-13'), { ...entry, actorId: late.id })
    expect(await actions('who=mail.example')).toEqual(['order.note'])
    expect(await actions(`who=${encodeURIComponent('вера тезк')}`)).toEqual(['order.note'])
  })
})

describe('an audit entry about a partner', () => {
  it('shows the name of the partner’s account', async () => {
    const entry = { actorId: 'gone', action: 'partner.change', subject: 'partner', subjectId: ownerId } as const
    await writeAudit(shop.shop.db, at('2026-01-14'), entry)
    const { items } = await read('what=partner.change')
    expect(items.map(({ subjectName }: { subjectName: string }) => subjectName)).toEqual(['Анна Смирнова'])
  })
})
