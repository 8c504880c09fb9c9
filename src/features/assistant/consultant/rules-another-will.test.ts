import { beforeAll, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { answerTo } from '../../../../test/consultant-conversation.ts'
import type { Knowledge } from './model-knowledge.ts'
import { isAnotherWill } from './rules-safety.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await shippedKnowledge()
})

it.each([
  ['ru', 'Можно ли заказать, чтобы муж вернулся ко мне?', /чужую волю.*согласии в семье/],
  ['ru', 'верните мужа в семью', /чужую волю/],
  ['ru', 'хочу, чтобы он на мне женился', /чужую волю/],
  ['en', 'make my husband come back to me', /bind somebody’s will.*accord in the family/],
  ['en', 'I want a ritual so that she loves me again', /bind somebody’s will/],
] as const)('a wish that somebody should come back is refused kindly (%s: %s)', async (lang, text, says) => {
  const answer = await answerTo(knowledge, lang, text)
  expect(answer.text).toMatch(says)
  expect(answer.notices).toEqual(['harm'])
  expect(answer.cards).toEqual([])
})

it.each([
  'чтобы муж вернулся живым с войны',
  'чтобы сын вернулся здоровым из больницы',
  'верните мне деньги',
  'bring my husband back safe from the war',
  'I want my money back',
  'make my mother healthy',
])('a wish for a safe return or a refund is not refused: %s', (text) => {
  expect(isAnotherWill(text)).toBe(false)
})
