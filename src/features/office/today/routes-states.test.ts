import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePaidOrder } from '../../../../test/staff-records.ts'
import { openTestShop, type ReadableBody, type TestShop } from '../../../../test/shop.ts'
import { type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { raiseAlert } from '#server/database/alerts.ts'
import { addDays } from '../../orders/plans/rules.ts'
import { dayAtPlace } from '../../orders/plans/rules-panchang.ts'

let shop: TestShop
let owner: Browser
/** The expected lines of Today, by part: their text and the next action. Each state below adds its own line. */
const expected: Record<string, [text: string, action: string][]> = {}

const run = async (statement: ReturnType<typeof sql>) => await shop.shop.db.execute(statement)
const tag = (id: string) => `#${id.slice(0, 8)}`
const day = (days: number) => addDays(dayAtPlace(shop.shop.now()), days)
const wait = (part: string, text: string, action: string) => (expected[part] ??= []).push([text, action])

/** Returns a paid order of one ritual. Its names are known if `isNamed`. */
async function pay({ isNamed = true, isLeft = false, asked = '' } = {}): Promise<string> {
  const id = await makePaidOrder(shop, [GANESHA_BASIC], 3)
  const participants = shop.shop.keys.seal('Anna, , ,', { table: 'order_plan', row: id, column: 'participants' })
  if (isNamed)
    await run(sql`insert into order_plan (id, days, priest_chooses, participants, created_at, updated_at)
      values (${id}, ${JSON.stringify(asked === '' ? {} : { 0: asked })}::jsonb, ${isLeft}, ${participants}, now(), now())`)
  return id
}

async function setDays(id: string, days: string[], priestId: string | null = 'somebody'): Promise<void> {
  await run(sql`insert into performance_schedule (order_id, position, priest_id, version, updated_at)
    values (${id}, 0, ${priestId}, 1, now())`)
  for (const each of days)
    await run(sql`insert into performance_day (order_id, position, day) values (${id}, 0, ${each}::date)`)
}

async function prove(id: string, state: string): Promise<string> {
  const proofId = id.split('').toReversed().join('')
  await run(sql`insert into proof (id, order_id, position, state, performed_at, place, priest_id, text_ru, text_en, created_by, created_at)
    values (${proofId}, ${id}, 0, ${state}, now(), 'Varanasi', 'somebody', '', '', 'somebody', now())`)
  return proofId
}

beforeAll(async () => {
  shop = await openTestShop({ SANDBOX_DEMO: '0' })
  owner = await signIn(shop, 'admin@example.com')
  const { db, now } = shop.shop

  const { id: unpaid } = (await openBrowser(shop).call('POST', '/api/orders', makeOrder([GANESHA_BASIC]))).body
  await run(sql`update customer_order set created_at = now() - interval '26 hours' where id = ${unpaid}`)
  wait('unpaidOld', tag(unpaid), 'ask-payment')

  wait('awaitingPlan', tag(await pay({ isNamed: false })), 'ask-both')
  wait('awaitingPlan', tag(await pay()), 'ask-day')
  const nameless = await pay({ isNamed: false })
  await setDays(nameless, [day(5)])
  wait('awaitingPlan', tag(nameless), 'ask-names')
  wait('toSchedule', tag(await pay({ isLeft: true })), 'set-days')
  wait('daysMissed', tag(await pay({ asked: day(-1) })), 'set-days')

  for (const [days, priest, action] of [
    [0, 'somebody', 'open-sheet'],
    [1, null, 'choose-priest'],
  ] as const) {
    const soon = await pay()
    await setDays(soon, [day(days)], priest)
    wait('toPerform', tag(soon), action)
  }
  await setDays(await pay(), [day(2)])

  const refused = await pay()
  await setDays(refused, [day(7)])
  await run(sql`update performance_schedule set answer = 'other-day', answered_at = now() where order_id = ${refused}`)
  wait('otherDayAsked', tag(refused), 'set-days')

  const shortened = await pay()
  await setDays(shortened, [day(5), day(6), day(12)])
  await run(sql`update performance_schedule set paid_days = 1 where order_id = ${shortened}`)
  wait('daysUnpaid', `${tag(shortened)} · 2\u00a0days without money`, 'decide-days')

  const { body: phoned } = await owner.call('POST', '/api/admin/orders', {
    customer: { firstName: 'Tamara', lastName: 'Orlova', phone: '+79161234567' },
    items: [GANESHA_BASIC],
  })
  await run(
    sql`insert into order_call (order_id, reason, at) values (${phoned.id}, 'days', now()), (${phoned.id}, 'refund', now())`,
  )
  wait('toTelephone', `${tag(phoned.id)} Tamara Orlova the days were set or changed, money was returned`, 'telephone')

  // The days of these rituals are over. Nobody has said which names were read, except for the second ritual: its proof is published.
  await run(sql`insert into sheet_print (day, printed_at, printed_by)
    values (${day(-5)}::date, now() - interval '7 days', 'somebody')`)
  for (const isProved of [false, true]) {
    const read = await pay()
    await setDays(read, [day(-5)])
    await run(sql`insert into name_change (id, order_id, changed_at, changed_by)
      values (${`n ${read}`}, ${read}, now() - interval '6 days', 'customer'),
        (${`late ${read}`}, ${read}, now() - interval '1 day', 'customer')`)
    // An order of several rituals stays open after this report. So the task must end with the report, and not with the order.
    if (isProved) await prove(read, 'published')
    else {
      wait('namesChanged', `${tag(read)} · names or wish changed after the sheet of`, 'check-names')
      wait('proofsMissing', tag(read), 'add-proof')
    }
  }
  // The names of this ritual changed only after it was performed, and its sheet was never printed.
  const after = await pay()
  await setDays(after, [day(-4)])
  await run(sql`insert into name_change (id, order_id, changed_at, changed_by)
    values ('after', ${after}, now() - interval '2 days', 'customer')`)
  wait('namesChanged', `${tag(after)} · names or wish changed after the ritual`, 'check-names')
  wait('proofsMissing', tag(after), 'add-proof')

  const begun = await pay({ isNamed: false })
  await setDays(begun, [day(-2)])
  wait('awaitingPlan', `${tag(begun)} Анна Смирнова the ritual has begun without names`, 'decide-names')
  wait('proofsMissing', tag(begun), 'add-proof')
  for (const [ago, state, part, action] of [
    [1, null, 'proofsMissing', 'add-proof'],
    [7, 'draft', 'proofsToCheck', 'check-proof'],
    [8, null, 'recordingsOverdue', 'add-proof'],
    [9, 'draft', 'recordingsOverdue', 'check-proof'],
  ] as const) {
    const performed = await pay()
    await setDays(performed, [day(-ago)])
    if (state) await prove(performed, state)
    wait(part, tag(performed), action)
  }
  const long = await pay()
  await setDays(long, [day(-3), day(-2), day(4)])
  const log = await prove(long, 'draft')
  await run(sql`insert into proof_entry (id, proof_id, day, note_ru, note_en, created_by, created_at)
    values ('e', ${log}, ${day(-3)}::date, '', 'Done', 'somebody', now())`)
  wait('logDue', tag(long), 'add-entry')

  const shown = await pay()
  await setDays(shown, [day(-2)])
  const proof = await prove(shown, 'published')
  await run(sql`insert into media (id, kind, format, visibility, name, files, alt_ru, alt_en, focus_x, focus_y, created_by, created_at)
    values ('m', 'image', 'jpeg', 'public', 'a.jpg', '{}', '', '', 0.5, 0.5, 'somebody', now())`)
  await run(sql`insert into proof_media (proof_id, media_id, position) values (${proof}, 'm', 0)`)
  await run(
    sql`insert into archive_consent (id, proof_id, lang, text_version, given_at) values ('c', ${proof}, 'en', '1', now())`,
  )
  wait('archiveToCheck', tag(shown), 'check-pictures')

  // The sheets of both days of this ritual were printed. The sheet of the other ritual is not printed.
  const renamed = await pay()
  await setDays(renamed, [day(6), day(8)])
  const unprinted = await pay()
  await setDays(unprinted, [day(10)])
  for (const each of [day(6), day(8)])
    await run(sql`insert into sheet_print (day, printed_at, printed_by) values (${each}::date, now(), 'somebody')`)
  for (const each of [renamed, unprinted])
    await run(sql`insert into name_change (id, order_id, changed_at, changed_by)
      values (${`n ${each}`}, ${each}, now() + interval '1 minute', 'customer')`)
  wait('namesChanged', `${tag(renamed)} · names or wish changed after the sheet of`, 'print-sheet')

  const moved = await pay()
  await setDays(moved, [day(9)])
  await run(sql`insert into day_request (id, order_id, position, day, asked_at)
    values ('r', ${moved}, 0, ${day(12)}::date, now())`)
  wait('daysAsked', tag(moved), 'answer-request')
  // The customer of this ritual refused the set day and also requested a certain day. Today lists only the request.
  const both = await pay()
  await setDays(both, [day(9)])
  await run(sql`update performance_schedule set answer = 'other-day', answered_at = now() where order_id = ${both}`)
  await run(sql`insert into day_request (id, order_id, position, day, asked_at)
    values ('both', ${both}, 0, ${day(14)}::date, now())`)
  wait('daysAsked', tag(both), 'answer-request')
  // The ritual already begins on the day of this request, so nobody needs to answer it.
  const met = await pay()
  await setDays(met, [day(9)])
  await run(sql`insert into day_request (id, order_id, position, day, asked_at)
    values ('met', ${met}, 0, ${day(9)}::date, now())`)

  const asked = { email: 'olga@example.com', lang: 'en', note: 'Which day suits?', turns: [], consent: true }
  await openBrowser(shop).call('POST', '/api/consultant/handoff', asked)
  wait('questionsAsked', 'Which day suits?', 'answer-question')

  const { body: doubtful } = await openBrowser(shop).call('POST', '/api/orders', makeOrder())
  const { body: attempt } = await openBrowser(shop).call('POST', '/api/card/payment', { orderId: doubtful.id })
  await run(sql`update card_attempt set attention = 'disputed' where id = ${attempt.id}`)
  wait('needsAttention', tag(doubtful.id), 'decide')
  await run(sql`insert into manual_confirmation (id, order_id, amount_cents, received_on, reference, note, status, confirmed_by, confirmed_at)
    values ('manual', ${doubtful.id}, 16400, current_date, 'bank 1', '', 'awaiting', 'partner', now())`)
  wait('needsAttention', tag(doubtful.id), 'approve')
  // This order is unpaid and old, but a payment for it needs a decision. So staff do not ask the customer for money.
  await run(sql`update customer_order set created_at = now() - interval '26 hours' where id = ${doubtful.id}`)
  await run(sql`insert into surplus (method, reference, order_id, currency, units, created_at)
    values ('card', ${attempt.id}, ${doubtful.id}, 'USD', 500, now())`)
  wait('toReturn', tag(doubtful.id), 'return-money')

  await run(sql`update message set failed_at = now(), last_fault = 'no such mailbox'
    where id = (select min(id) from message where expires_at is null)`)
  wait('failedMessages', 'no such mailbox', 'mend-message')

  await run(sql`insert into review (id, order_id, token_hash, state, service_id, lang, asked_at, written_at)
    values ('review', ${shown}, 'hash', 'waiting', 'ganesha', 'en', now(), now())`)
  wait('reviewsWaiting', tag(shown), 'read-review')

  const earned = await pay()
  await run(sql`insert into partner (id, name, commission, is_active, created_at)
    values ('p', 'Ganga Yoga', '{"usual": {"kind": "percent", "hundredths": 1000}, "rituals": {}}', true, now())`)
  await run(sql`insert into partner_order (id, partner_id, earned, earned_cents, created_at)
    values (${earned}, 'p', '[{"cents": 1640}]', 1640, now())`)
  await run(sql`update customer_order set status = 'ready', paid_at = now() - interval '40 days' where id = ${earned}`)
  // Half of the price was returned, and so half of the commission. The customer had also paid six dollars too much.
  await run(sql`insert into settlement (order_id, method, currency, reference, paid, settled_at)
    values (${earned}, 'manual', 'USD', 'earned', 17000, now())`)
  await run(sql`insert into surplus (method, reference, order_id, currency, units, created_at, returned_at)
    values ('manual', 'earned', ${earned}, 'USD', 600, now(), now())`)
  await run(sql`insert into refund (id, method, reference, order_id, currency, units, status, reason, requested_by, requested_at)
    values ('earned', 'manual', 'earned', ${earned}, 'USD', 8200, 'done', 'half', 'somebody', now())`)
  wait('payoutsDue', 'Ganga Yoga $8.20', 'pay-partner')

  // This partner has cash from two months ago, minus the commission of this month. Newer cash was given back to the customer.
  await run(sql`insert into partner (id, name, commission, is_active, created_at)
    values ('cash', 'Yamuna Yoga', '{"usual": {"kind": "percent", "hundredths": 0}, "rituals": {}}', true, now())`)
  await run(sql`insert into partner_order (id, partner_id, earned, earned_cents, created_at)
    values (${shown}, 'cash', '[{"cents": 1640}]', 1640, now()), (${after}, 'cash', '[]', 0, now())`)
  await run(sql`insert into manual_confirmation (id, order_id, amount_cents, received_on, reference, note, status, confirmed_by, confirmed_at)
    values ('cash', ${shown}, 16400, current_date - 62, 'cash 1', '', 'settled', 'cash', now()),
      ('newer', ${after}, 16400, current_date, 'cash 2', '', 'settled', 'cash', now())`)
  await run(sql`insert into refund (id, method, reference, order_id, currency, units, status, reason, way, requested_by, requested_at)
    values ('newer', 'manual', 'newer', ${after}, 'USD', 16400, 'done', 'ill', 'partner', 'somebody', now())`)
  wait('cashDue', 'Yamuna Yoga $147.60', 'collect-cash')

  const words = { name: 'Имя', intro: 'Вступление', description: 'Описание', content: 'Текст' }
  await owner.call('POST', '/api/admin/articles', { id: 'half', ru: words, en: { ...words, content: '' } })
  wait('untranslated', 'Имя', 'translate')
  await run(sql`update priest_profile set is_published = false`)
  await run(sql`insert into priest_profile (id, name_en, is_published, created_at, updated_at)
    values ('priest', 'Vidyadhar Mishra', true, now(), now())`)
  wait('priestsIncomplete', 'Vidyadhar Mishra', 'complete-priest')

  await raiseAlert(db, now(), 'disk-full-media')
  wait('alerts', 'disk for files', 'see-system')
}, 120_000)
afterAll(() => shop.close())

it('the Today page lists every waiting task once, with the next action', async () => {
  const today: Record<string, { count: number; items: ReadableBody[] }> = (
    await owner.call('GET', '/api/admin/today?lang=en')
  ).body
  const seen = Object.entries(today).flatMap(([part, { items }]) =>
    items.map(({ title, detail, action }) => ({ part, text: `${title} ${detail}`, action })),
  )
  const wanted = Object.entries(expected).flatMap(([part, lines]) =>
    lines.map(([text, action]) => ({ part, text: expect.stringContaining(text), action })),
  )
  const byPart = (list: { part: string; action: string }[]) =>
    list.toSorted((a, b) => `${a.part} ${a.action}`.localeCompare(`${b.part} ${b.action}`))
  expect(byPart(seen)).toEqual(byPart(wanted))
})

it('the test data contains a task for every part of the Today page', async () => {
  const today = (await owner.call('GET', '/api/admin/today?lang=en')).body
  expect(Object.keys(today).toSorted()).toEqual(Object.keys(expected).toSorted())
})
