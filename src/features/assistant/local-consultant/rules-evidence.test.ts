import { beforeAll, expect, it } from 'vitest'
import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { answerTo } from '../../../../test/consultant-conversation.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await shippedKnowledge()
})

it.each([
  ['en', 'How long is the queue on the phone?'],
  ['en', 'How long will the website be down?'],
  ['en', 'Does your office have parking?'],
  ['en', 'Do you pay taxes in England?'],
  ['ru', 'Сколько ждать на линии?'],
  ['ru', 'Как долго сайт будет недоступен?'],
  ['ru', 'Соседи услышат?'],
] as const)('a question that is not understood gets no answer to another question (%s: %s)', async (lang, text) => {
  const answer = await answerTo(knowledge, lang, text)
  expect(answer.text).toMatch(
    lang === 'en' ? /did not understand|not sure that I understood/ : /не понял|Не уверен, что понял/,
  )
  expect(answer.handoff).toBe('unknown')
  expect(answer.cards).toEqual([])
})

it.each([
  ['en', 'how long does the fire burn?', /month|two weeks|hours/],
  ['en', 'how long does everything take?', /two weeks/],
  ['ru', 'сколько длится обряд?', /две недели/],
  ['ru', 'а кто проверяет, что всё было?', /сертификат|свидетельств/],
] as const)('a short question about the ritual is understood (%s: %s)', async (lang, text, says) => {
  expect((await answerTo(knowledge, lang, text)).text).toMatch(says)
})
