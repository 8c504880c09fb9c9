import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleKnowledge, sampleLocal } from '../../../../test/consultant-knowledge.ts'
import { type ConsultantServer, MODEL_KEY, openConsultantServer } from '../../../../test/consultant-server.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { openModelConsultant } from '#app/wiring/open-consultant.ts'
import { openTokenBudget } from './commands.ts'
import type { Consultant } from '#features/assistant/consultant/model.ts'

let shop: TestShop
let server: ConsultantServer
let consultant: Consultant | undefined

beforeAll(async () => {
  server = await openConsultantServer()
  shop = await openTestShop({
    CONSULTANT_API_KEY: MODEL_KEY,
    CONSULTANT_MODEL: 'any',
    CONSULTANT_URL: `${server.origin}/v1`,
    CONSULTANT_VISITOR_TOKENS: '20000',
    CONSULTANT_DAILY_TOKENS: '30000',
  })
  consultant = openModelConsultant(shop.shop, sampleKnowledge(), sampleLocal)
})
afterAll(async () => {
  await shop.close()
  await server.close()
})

async function ask(visitor: string) {
  const question = { text: 'Что выбрать?', lang: 'ru' as const, turns: [], visitor, now: shop.shop.now() }
  const events = []
  for await (const event of consultant?.answer(question, new AbortController().signal) ?? []) events.push(event)
  return events
}

const said = { type: 'text', text: 'Подумаем.' }
const advance = (seconds: number) => shop.call('POST', '/api/sandbox/clock/advance', { seconds })

it('the shop reserves tokens before an answer, and returns unused tokens after the answer', async () => {
  const { take, settle } = openTokenBudget(shop.shop)
  expect(await take('first', 15_000)).toBeUndefined()
  expect(await take('first', 6000)).toBe('visitor')
  await settle('first', -14_000)
  expect(await take('first', 6000)).toBeUndefined()
  expect(await take('second', 20_000)).toBeUndefined()
  expect(await take('third', 4000)).toBe('all')
  expect(await take('third', 2000)).toBeUndefined()
  expect(await take('third', 20_000)).toBe('visitor')
  await advance(86_400)
  expect(await take('first', 20_000)).toBeUndefined()
  await advance(86_400)
})

it('a visitor whose token budget is used up gets the local consultant’s answer', async () => {
  server.saying({ text: 'Подумаем.' })
  expect(await ask('first')).toEqual([said])
  await openTokenBudget(shop.shop).settle('first', 18_000)
  expect((await ask('first'))[0]).toEqual({ type: 'notice', kind: 'budget' })
  expect(await ask('second')).toEqual([said])
  await openTokenBudget(shop.shop).settle('third', 10_000)
  expect((await ask('second'))[0]).toEqual({ type: 'notice', kind: 'fell-back' })
  await advance(86_400)
  expect(await ask('first')).toEqual([said])
})

it('a shop without a key for the model’s service does not use a language model', () => {
  const { CONSULTANT_API_KEY: _, ...config } = shop.shop.config
  expect(openModelConsultant({ ...shop.shop, config }, sampleKnowledge(), sampleLocal)).toBeUndefined()
})
