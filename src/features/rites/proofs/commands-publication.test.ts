import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrder } from '../../../../test/make-order.ts'
import { mediaForm, makePicture } from '../../../../test/make-media.ts'
import { nameAccount } from '../../../../test/name-account.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../../../test/sign-in.ts'
import { findAccountBy } from '../../people/accounts/queries.ts'
import { accounts } from '../../people/accounts/tables.ts'
import { messages } from '../../platform/notifications/tables.ts'
import { nameChanges } from '../../orders/readings/tables.ts'
import { performances, schedules, sheetPrints } from '../calendar/tables.ts'
import { orders } from '../../orders/orders/tables.ts'
import { addDays } from '../../orders/plans/rules.ts'
import { dayAtPlace } from '../../orders/plans/rules-panchang.ts'
import { publishProof } from './commands-publication.ts'
import { isLineProved, lineProvedAt } from './queries.ts'
import { eraseProofTexts } from './commands-visibility.ts'
import { proofs } from './tables.ts'

let shop: TestShop
let admin: Browser
let photo: string
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  admin = await signIn(shop, 'admin@example.com')
  const picture = await makePicture({ width: 40, height: 30 })
  photo = (await admin.call('POST', '/api/admin/media', mediaForm(picture))).body.id
})
afterAll(() => shop.close())

const facts = () => ({ performedAt: '2026-01-14T02:10:00Z', place: 'Варанаси', media: [photo] })

async function draft(changes: Record<string, unknown> = {}, customerEmail = 'anna@example.com') {
  const { db, now } = shop.shop
  const { body: order } = await shop.call('POST', '/api/orders?lang=ru', makeOrder(undefined, { customerEmail }))
  await db.update(orders).set({ status: 'completed', paidAt: now() }).where(eq(orders.id, order.id))
  return (await admin.call('POST', '/api/admin/proofs', { ...facts(), orderId: order.id, lineId: '0', ...changes }))
    .body
}

const publish = (id: string, body?: Record<string, unknown>) =>
  admin.call('POST', `/api/admin/proofs/${id}/publication`, body)
const unpublish = (id: string) => admin.call('DELETE', `/api/admin/proofs/${id}/publication`, { reason: 'Опечатка' })
const edit = (id: string, changes: Record<string, unknown>) =>
  admin.call('PUT', `/api/admin/proofs/${id}`, { ...facts(), ...changes })

it('setting a ready order to ready again changes nothing and sends no e-mail', async () => {
  const to = 'ready.again@example.com'
  const { id, orderId } = await draft({}, to)
  const read = async () => (await admin.call('GET', `/api/admin/orders/${orderId}`)).body
  const move = async (version: number) =>
    await admin.call('PUT', `/api/orders/${orderId}/status`, { status: 'ready', version })
  const paid = await read()
  expect((await move(paid.version)).body.code).toBe('order.no-proof')
  await publish(id)
  const performed = await read()
  const again = await move(performed.version)
  expect([again.status, again.body.status, again.body.version]).toEqual([200, 'ready', performed.version])
  expect((await move(paid.version)).body.code).toBe('conflict.version')
  expect((await read()).timeline).toEqual(performed.timeline)
  const { body: sent } = await shop.call('GET', `/api/sandbox/messages?to=${to}`)
  expect(sent.filter(({ text }: { text: string }) => text.includes('/proof/'))).toHaveLength(1)
})

describe('the publication of a ritual’s report', () => {
  const rename = async (orderId: string, word: string) => {
    const changedAt = shop.shop.now()
    await shop.shop.db.insert(nameChanges).values({ id: word + orderId, orderId, changedAt, changedBy: 'customer' })
    return changedAt.toISOString()
  }
  const schedule = async (orderId: string, day: string) => {
    await shop.shop.db.insert(schedules).values({ orderId, position: 0, version: 1, updatedAt: shop.shop.now() })
    await shop.shop.db.insert(performances).values({ orderId, position: 0, day })
  }
  const changedAt = async (id: string) => (await admin.call('GET', `/api/admin/proofs/${id}`)).body.namesChangedAt
  const waits = async (orderId: string) => {
    const { items = [] } = (await admin.call('GET', '/api/admin/today')).body.namesChanged ?? {}
    const isAbout = ({ detail }: { detail: string }) => detail.includes(orderId.slice(0, 8))
    return items.filter(isAbout).map(({ action }: { action: string }) => action)
  }

  it('warns that names changed after the ritual, until the report is published', async () => {
    const { id, orderId } = await draft()
    await schedule(orderId, '2026-01-14')
    expect(await rename(orderId, 'late')).toBe(await changedAt(id))
    expect((await publish(id)).body.namesChangedAt).toBeNull()
  })

  it('before the last day warns that names changed after the sheet was printed', async () => {
    const { id, orderId } = await draft()
    const [today, reason] = [dayAtPlace(shop.shop.now()), 'Завершён раньше']
    await schedule(orderId, today)
    const printedAt = new Date(shop.shop.now().getTime() - 1000)
    await shop.shop.db.insert(sheetPrints).values({ day: today, printedAt, printedBy: 'somebody' })
    const at = await rename(orderId, 'printed')
    expect([await changedAt(id), await waits(orderId)]).toEqual([at, ['print-sheet']])
    const unseen = await publish(id, { reason, namesChangedAt: null })
    expect([unseen.status, unseen.body.code]).toEqual([409, 'proofs.names-changed'])
    const seen = await publish(id, { reason, namesChangedAt: at })
    expect([seen.status, seen.body.namesChangedAt, await waits(orderId)]).toEqual([200, null, []])
  })

  it('warns that names changed while the page was offline, until the next publication', async () => {
    const { id, orderId } = await draft()
    await schedule(orderId, addDays(dayAtPlace(shop.shop.now()), 1))
    await rename(orderId, 'early')
    await publish(id, { reason: 'Завершён раньше' })
    await unpublish(id)
    expect([await changedAt(id), await waits(orderId)]).toEqual([null, []])
    const at = await rename(orderId, 'offline')
    const { namesMark } = (await admin.call('GET', `/api/admin/orders/${orderId}`)).body
    expect([await changedAt(id), await waits(orderId)]).toEqual([at, ['check-names']])
    expect(namesMark).toMatchObject({ kind: 'after-ritual', at, isPast: true })
    await admin.call('POST', `/api/admin/calendar/${orderId}/0/names-checks`, { at })
    expect([await changedAt(id), await waits(orderId)]).toEqual([at, []])
    expect((await publish(id, { names: 'plan', reason: 'x', namesChangedAt: at })).body.namesChangedAt).toBeNull()
  })

  it('is refused if the draft has changed since the staff member opened it', async () => {
    const { id, version } = await draft()
    await edit(id, { place: 'Харидвар' })
    const stale = await publish(id, { version })
    const seen = await publish(id, { version: version + 1 })
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict.version'])
    expect(stale.body.present).toEqual({ version: version + 1, state: 'draft' })
    expect([seen.status, seen.body.place]).toEqual([200, 'Харидвар'])
  })

  it('sends no second e-mail when repeated, even if the first e-mail was deleted', async () => {
    const { id } = await draft({}, 'rita@example.com')
    await publish(id)
    const { db } = shop.shop
    const isHers = eq(messages.recipient, 'rita@example.com')
    await db.delete(messages).where(isHers)
    await unpublish(id)
    await publish(id)
    expect(await db.select().from(messages).where(isHers)).toEqual([])
  })
})

it('the customer gets an e-mail about a corrected page only if staff choose this', async () => {
  const to = 'corrected@example.com'
  const { id } = await draft({}, to)
  await publish(id, { tell: true })
  const mails = async () => (await shop.call('GET', `/api/sandbox/messages?to=${to}`)).body
  const subjects = async () =>
    (await mails()).map(({ subject }: { subject: string }) => subject).filter((one: string) => /ритуал/i.test(one))
  expect(await subjects()).toEqual([expect.stringMatching(/^Ритуал «Ганеша-ягья.*» проведён/)])
  await unpublish(id)
  await edit(id, { place: 'Харидвар' })
  const { token } = (await publish(id, { tell: true })).body
  await unpublish(id)
  await publish(id, { tell: false })
  expect((await subjects()).toSorted()).toEqual([
    expect.stringMatching(/^Исправлена страница ритуала «Ганеша-ягья/),
    expect.stringMatching(/^Ритуал «Ганеша-ягья.*» проведён/),
  ])
  const [corrected] = (await mails()).filter(({ subject }: { subject: string }) => subject.startsWith('Исправлена'))
  expect(corrected.text).toContain('Мы исправили страницу этого ритуала')
  expect(corrected.text).toContain('Харидвар')
  expect(corrected.text).toContain(`/proof/${token}`)
})

it('the order and the page mention a correction until the corrected page is published', async () => {
  const { id, orderId } = await draft({}, 'in.correction@example.com')
  const { token } = (await publish(id)).body
  const told = async () => {
    const page = await shop.call('GET', `/api/proofs/${token}`)
    const { body: correction } = await shop.call('GET', `/api/proofs/${token}/correction`)
    const { lines, missing, next } = (await shop.call('GET', `/api/orders/${orderId}/progress`)).body
    return [page.status, correction, lines[0].isInCorrection, missing, next.kind]
  }
  expect(await told()).toEqual([200, { isInCorrection: false }, false, [], 'done'])
  await unpublish(id)
  expect(await told()).toEqual([404, { isInCorrection: true }, true, [], 'recording'])
  await publish(id)
  expect(await told()).toEqual([200, { isInCorrection: false }, false, [], 'done'])
  await shop.shop.db.update(proofs).set({ visibility: 'withdrawn', state: 'draft' }).where(eq(proofs.id, id))
  const taken = await shop.call('GET', `/api/proofs/${token}/correction`)
  const unknown = await shop.call('GET', `/api/proofs/${'f'.repeat(32)}/correction`)
  expect([taken.body, unknown.body]).toEqual([{ isInCorrection: false }, { isInCorrection: false }])
  expect(await told()).toEqual([404, { isInCorrection: false }, false, [], 'done'])
})

it('during a correction, the order does not ask the customer for missing details', async () => {
  const { id, orderId } = await draft({}, 'same.day@example.com')
  const today = dayAtPlace(shop.shop.now())
  expect((await admin.call('PUT', `/api/admin/calendar/${orderId}/0`, { days: [today] })).status).toBe(200)
  await publish(id)
  await unpublish(id)
  const { missing, next } = (await shop.call('GET', `/api/orders/${orderId}/progress`)).body
  expect([missing, next.kind]).toEqual([[], 'recording'])
})

describe('two changes of one report at the same time', () => {
  const pause = async () => await new Promise((resolve) => setTimeout(resolve, 200))

  it('a publication waits for a running change and publishes the changed draft', async () => {
    const { id } = await draft({}, 'zina@example.com')
    const { db } = shop.shop
    let published: Promise<unknown> = Promise.resolve()
    await db.transaction(async (tx) => {
      await tx.update(proofs).set({ place: 'Харидвар', version: 2 }).where(eq(proofs.id, id))
      published = publish(id)
      await pause()
    })
    await published
    const sent = (await shop.call('GET', '/api/sandbox/messages?to=zina@example.com')).body
    expect(sent[0].text).toContain('Харидвар')
    expect(await db.select().from(proofs).where(eq(proofs.id, id))).toMatchObject([{ place: 'Харидвар', version: 3 }])
  })

  it('a publication does not store names that are deleted at the same time', async () => {
    const { id, orderId } = await draft()
    const { db } = shop.shop
    const account = await findAccountBy(db, shop.shop.keys, { kind: 'email', value: 'admin@example.com' })
    if (!account) throw new Error('no account')
    await db.update(orders).set({ accountId: account.id }).where(eq(orders.id, orderId))
    let erased: Promise<unknown> = Promise.resolve()
    const management = {
      shop: shop.shop,
      payments: shop.payments,
      hasProof: async () => true,
      isLineProved,
      lineProvedAt,
      plans: {
        keep: async () => undefined,
        marksOf: async () => ({ names: '', wish: '' }),
        rowsGiven: () => [],
        rowsOf: async () => [],
        plainRowsOf: async () => [],
      },
      onPerformed: async () => {},
      onGivenUp: async () => {},
      madeBy: () => eq(orders.id, orderId),
      isOnPages: async () => false,
      timesOfLinks: async () => [],
      // The publication has read the plan. Now another transaction erases the plan and the proof, before the publication writes the proof.
      plansOf: async () => {
        erased = db.transaction((tx) => eraseProofTexts(tx, account))
        await pause()
        return new Map()
      },
    }
    await publishProof(management, id, 'somebody')
    await erased
    expect(await db.select().from(proofs).where(eq(proofs.id, id))).toMatchObject([{ names: null, state: 'published' }])
  })
})

describe('a priest who has left the staff', () => {
  it('is still the performer in the draft and on the page', async () => {
    const { db } = shop.shop
    await signIn(shop, 'priest@example.com')
    const isPriest = eq(accounts.email, 'priest@example.com')
    const [priest] = await db.update(accounts).set({ role: 'admin', staffRole: 'priest' }).where(isPriest).returning()
    const priestId = priest?.id ?? ''
    await nameAccount(shop, priestId)
    const { id } = await draft({ priestId })
    const { body: first } = await publish(id)
    await unpublish(id)
    await db.update(accounts).set({ role: 'customer', staffRole: null }).where(isPriest)
    const mended = await edit(id, { place: 'Харидвар', priestId })
    const another = await edit((await draft()).id, { priestId })
    await db.delete(accounts).where(isPriest)
    await publish(id)
    const { body: page } = await shop.call('GET', `/api/proofs/${first.token}?lang=ru`)
    expect([mended.status, mended.body.place, another.status]).toEqual([200, 'Харидвар', 422])
    expect(page).toMatchObject({ place: 'Харидвар', priest: 'Арджун Шарма' })
  })

  it('cannot be replaced in a report by a priest without a name', async () => {
    const { db } = shop.shop
    const { id, priest } = await draft()
    await nameAccount(shop, priest.id)
    await publish(id)
    await unpublish(id)
    await signIn(shop, 'second@example.com')
    const isSecond = eq(accounts.email, 'second@example.com')
    const [second] = await db.update(accounts).set({ role: 'admin', staffRole: 'priest' }).where(isSecond).returning()
    await edit(id, { priestId: second?.id })
    const refused = await publish(id)
    expect([refused.status, refused.body.code]).toEqual([422, 'proofs.no-priest'])
  })
})

describe('a report page that the customer withdrew', () => {
  it('does not show files to the customer, because only staff can open these files', async () => {
    const customer = await signIn(shop, 'lida@example.com')
    const { id } = await draft({}, 'lida@example.com')
    const { token } = (await publish(id)).body
    const show = async (visibility: string) => {
      await customer.call('PUT', `/api/proofs/${token}/visibility`, { visibility })
      const { media } = (await customer.call('GET', `/api/proofs/${token}`)).body
      return media.length
    }
    expect([await show('withdrawn'), await show('initials')]).toEqual([0, 1])
  })
})
