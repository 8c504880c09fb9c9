import { eq, sql } from 'drizzle-orm'
import { generate } from 'otplib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders } from '#features/orders/orders/tables.ts'
import { rowsOf } from '#server/database/database.ts'
import { GANESHA_BASIC, makeOrder } from '../../test/make-order.ts'
import { mediaForm, makePicture } from '../../test/make-media.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../test/sign-in.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { BOT_TOKEN, openTelegramServer } from '../../test/telegram-server.ts'
import { SEALED_COLUMNS } from './features.ts'

const EMAIL = 'anna@example.com'
const IN_30_DAYS = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

let shop: TestShop
let telegram: Awaited<ReturnType<typeof openTelegramServer>>
beforeAll(async () => {
  telegram = await openTelegramServer()
  const bot = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_URL: telegram.url, PUBLIC_ORIGIN: 'http://localhost' }
  shop = await openTestShop({ ...BEHIND_PROXY, ...bot })
  await signIn(shop, '+79165550101')
  const owner = await signIn(shop, 'admin@example.com')
  const { body: app } = await owner.call('POST', '/api/auth/second-factor/totp/registration-options')
  const code = await generate({ secret: app.secret, epoch: Math.floor(shop.shop.now().getTime() / 1000) })
  await owner.call('POST', '/api/auth/second-factor/totp/registration', { code })
  await owner.call('POST', '/api/auth/second-factor/totp/registration-options')
  const anna = await signIn(shop, EMAIL)
  await anna.call('POST', '/api/customer-profiles', {
    firstName: 'Анна',
    lastName: 'Смирнова',
    phoneNumber: '+7 916 555 01 01',
    birthDate: '04.07.1981',
    birthTime: '10:30',
    birthPlace: 'Самара',
    additionalNotes: 'Прошу о здоровье',
    consent: true,
  })
  const readings = [{ name: 'Анна Смирнова', devanagari: 'आन्ना' }]
  const named = { participants: 'Анна, Смирнова, , ', specialWishes: 'Мир', readings }
  const gift = { name: 'Мария', note: 'С днём рождения' }
  const order = { ...makeOrder([GANESHA_BASIC], { customerEmail: EMAIL, gift }), plan: named }
  const { body } = await anna.call('POST', '/api/orders', order)
  await shop.shop.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, body.id))
  const translated = { text: 'For peace', lang: 'en' }
  const wish = await owner.call('PUT', `/api/admin/wishes/${body.id}/translation`, translated)
  if (wish.status !== 200) throw new Error(`the translation call returned ${wish.status}`)
  const customer = { firstName: 'Пётр', lastName: 'Орлов', phone: '+7 916 555 02 02', lang: 'ru' }
  const items = [{ id: GANESHA_BASIC.id, duration: GANESHA_BASIC.duration, quantity: 1 }]
  await owner.call('POST', '/api/admin/orders', { customer, items })
  const plan = { customerEmail: EMAIL, startDate: IN_30_DAYS, specialWishes: 'Мир', participants: 'Анна, Смирнова, , ' }
  const { status } = await anna.call('POST', '/api/ritual-plans?lang=en', plan)
  if (status >= 300) throw new Error(`the plan call returned ${status}`)
  const { body: photo } = await owner.call('POST', '/api/admin/media', mediaForm(await makePicture()))
  const facts = { performedAt: '2026-01-14T02:10:00Z', place: 'Варанаси', media: [photo.id] }
  const proof = await owner.call('POST', '/api/admin/proofs', { orderId: body.id, lineId: '0', ...facts })
  const published = await owner.call('POST', `/api/admin/proofs/${proof.body.id}/publication`)
  if (published.status !== 200) throw new Error(`the proof call returned ${published.status}`)
  await linkTelegram(anna)
  await joinGroup(owner)
  await writeReview()
  await orderByPartner()
  await keepConversation()
  await leaveQuestion()
})
afterAll(async () => {
  await shop.close()
  await telegram.close()
})

/** Sends the bot the start parameter of the account's link, as Telegram does when a person opens the link. */
async function linkTelegram(person: Browser): Promise<void> {
  await shop.jobs.find(({ name }) => name === 'prepare-telegram-bot')?.work()
  const { body } = await person.call('POST', '/api/account/telegram')
  const text = `/start ${new URL(body.url).searchParams.get('start')}`
  const update = {
    update_id: 1,
    message: { message_id: 1, date: 1, chat: { id: 7_000_000_001, type: 'private' }, text },
  }
  const secret = { 'x-telegram-bot-api-secret-token': telegram.webhook()?.secret_token ?? '' }
  await shop.call('POST', '/api/webhooks/telegram', update, secret)
  const { body: state } = await person.call('GET', '/api/account/telegram')
  if (!state.isLinked) throw new Error('the chat was not linked')
}

/** The response is a stream. The conversation is saved when the response has been read completely. */
async function keepConversation(): Promise<void> {
  const response = await shop.api.request('http://localhost/api/consultant/messages', {
    method: 'POST',
    headers: { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Мама болеет', lang: 'ru', consent: true }),
  })
  await response.text()
}

async function leaveQuestion(): Promise<void> {
  const turns = [{ role: 'visitor', text: 'Здравствуйте' }]
  const asked = { email: EMAIL, lang: 'ru', note: 'Когда лучше?', turns, consent: true }
  const { status } = await shop.call('POST', '/api/consultant/handoff', asked)
  if (status !== 202) throw new Error(`the question call returned ${status}`)
}

async function joinGroup(owner: Browser): Promise<void> {
  const [closesAt, performsAt] = [20, 21].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
  const group = { serviceId: 'ganesha', performsAt, closesAt, places: 3, price: 25 }
  const { body } = await owner.call('POST', '/api/admin/group-rituals', group)
  const family = { customerName: 'Анна Смирнова', customerEmail: EMAIL, family: 'Анна, Пётр', consent: true }
  const { status } = await shop.call('POST', `/api/group-rituals/${body.id}/places`, family)
  if (status !== 201) throw new Error(`the call that takes a place of a group returned ${status}`)
}

/** A review is possible two weeks after the proof. */
async function writeReview(): Promise<void> {
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 15 * 86_400 })
  await shop.jobs.find(({ name }) => name === 'ask-for-reviews')?.work()
  const { body: messages } = await shop.call('GET', `/api/sandbox/messages?to=${EMAIL}`)
  const token = messages.map(({ text }: { text: string }) => /\/review\/([0-9a-f]{32})/.exec(text)?.[1]).find(Boolean)
  const review = { text: 'Всё прошло спокойно и в срок.', name: 'Анна', consent: true }
  const { status } = await shop.call('PUT', `/api/reviews/own/${token}`, review)
  if (status !== 200) throw new Error(`the review call returned ${status}`)
}

/** A client, and an order with every text that a partner can enter. */
async function orderByPartner(): Promise<void> {
  const partner = await signIn(shop, 'partner@example.com')
  const birth = {
    birthDate: '14.03.1984',
    birthTime: '06:40',
    birthPlace: 'Казань',
    additionalNotes: 'Готра неизвестна',
  }
  const client = { firstName: 'Ирина', lastName: 'Соколова', phoneNumber: '+7 916 555 20 01', ...birth, consent: true }
  const { body } = await partner.call('POST', '/api/partner/clients', client)
  const items = [{ id: 'ganesha-basic', duration: 0.5, quantity: 1 }]
  const texts = { specialWishes: 'Мир', participants: 'Анна, Смирнова, , ' }
  await partner.call('POST', '/api/partner/orders', { clientId: body.id, items, plan: texts, note: 'Звонила' })
}

/** `table.column` of every column in which some row has an encrypted text. */
async function findSealed(): Promise<string[]> {
  const { db, keys } = shop.shop
  const texts = sql`select table_name, column_name from information_schema.columns where table_schema = 'public' and data_type = 'text'`
  const found: string[] = []
  for (const { table_name: table, column_name: column } of rowsOf<Record<string, string>>(await db.execute(texts))) {
    const [from, what] = [sql.identifier(table ?? ''), sql.identifier(column ?? '')]
    const rows = rowsOf<{ text: string }>(
      await db.execute(sql`select ${what} as text from ${from} where ${what} <> ''`),
    )
    if (rows.some(({ text }) => keys.isSealed(text))) found.push(`${table}.${column}`)
  }
  return found.toSorted()
}

it('the list of columns for a key change contains exactly the encrypted columns', async () => {
  const named = SEALED_COLUMNS.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`))
  expect(await findSealed()).toEqual(named.toSorted())
})
