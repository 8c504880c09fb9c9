import { afterEach, expect, it, vi } from 'vitest'
import { openLog } from '#server/log.ts'
import { LOCAL_ANSWER, sampleKnowledge, sampleLocal } from '../../../../test/consultant-knowledge.ts'
import { modelConsultant } from './commands.ts'
import { ModelFailure } from './providers/language-model.ts'

afterEach(() => void vi.restoreAllMocks())

/** Returns a consultant whose model always throws this failure, and a counter of the calls to the model. */
function failing(failure: ModelFailure) {
  const calls = { times: 0 }
  const engine = modelConsultant({
    model: {
      host: 'model.example',
      stream: () => {
        calls.times += 1
        throw failure
      },
    },
    knowledge: sampleKnowledge(),
    local: sampleLocal,
    budget: { take: async () => undefined, settle: async () => {} },
    shopName: () => 'Ахути',
    log: openLog('silent'),
  })
  async function ask(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      const question = { text: 'Что выбрать?', lang: 'ru' as const, turns: [], now: new Date('2026-11-22T10:00:00Z') }
      const events = []
      for await (const event of engine.answer(question, new AbortController().signal)) events.push(event)
      expect(events.slice(0, 2)).toEqual([
        { type: 'notice', kind: 'fell-back' },
        { type: 'text', text: LOCAL_ANSWER },
      ])
    }
  }
  return { asked: calls, ask }
}

it('a suspended language model is called again after half a minute', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const { asked: calls, ask } = failing(new ModelFailure('busy', 503))
  await ask(5)
  clock.mockReturnValue(20_000)
  await ask(10)
  expect(calls.times).toBe(5)
  clock.mockReturnValue(32_000)
  await ask(1)
  expect(calls.times).toBe(6)
})

it('a language model that declines one question is still called for the next question', async () => {
  const { asked: calls, ask } = failing(new ModelFailure('refused'))
  await ask(12)
  expect(calls.times).toBe(12)
})

it('a language model is suspended if the service rejects the shop’s key', async () => {
  const { asked: calls, ask } = failing(new ModelFailure('refused', 401))
  await ask(12)
  expect(calls.times).toBe(5)
})
