import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLog } from '#server/log.ts'
import { sampleKnowledge, sampleLocal } from '../../../../test/consultant-knowledge.ts'
import { type ConsultantServer, MODEL_KEY, openConsultantServer } from '../../../../test/consultant-server.ts'
import { modelConsultant } from './commands.ts'
import { anthropicModel } from './providers/anthropic.ts'

let server: ConsultantServer
beforeAll(async () => {
  server = await openConsultantServer()
})
afterAll(async () => await server.close())

it('the tools count days from today at the place of the rituals', async () => {
  const engine = modelConsultant({
    model: anthropicModel({ url: server.url.anthropic, key: MODEL_KEY, model: 'any' }),
    knowledge: sampleKnowledge(),
    local: sampleLocal,
    budget: { take: async () => undefined, settle: async () => {} },
    shopName: () => 'Ахути',
    log: openLog('silent'),
  })
  const days = [{ id: 'ganesha' }, { id: 'ganesha', from: '2026-10-01' }, { id: 'ganesha', from: '2026-12-01' }]
  server.saying({ calls: days.map((input) => ({ name: 'suggest_dates', input })) }, { text: 'Скоро.' })
  const now = new Date('2026-11-22T20:00:00Z')
  const question = { text: 'Что выбрать перед экзаменом?', lang: 'ru' as const, turns: [], now }
  const events = []
  for await (const event of engine.answer(question, new AbortController().signal)) events.push(event)
  expect(events.at(-1)).toMatchObject({ type: 'links' })
  const { system, results = [] } = server.questions.at(-1) ?? {}
  expect(system).toContain('Today is 2026-11-23.')
  const found = results.map((result) => /"date":"([^"]+)"/.exec(result)?.[1])
  expect(found).toEqual(['2026-11-23', '2026-11-23', '2026-12-01'])
})
