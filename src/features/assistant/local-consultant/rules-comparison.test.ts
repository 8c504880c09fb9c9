import { beforeAll, expect, it } from 'vitest'
import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { answerTo } from '../../../../test/consultant-conversation.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await shippedKnowledge()
})

it.each([
  ['ru', 'у меня мама тяжело болеет', 'чем отличается от Дханвантари?', /долгих годах[^]*Для тех, кто лечится/],
  ['en', 'my mother is ill', 'how is it different from Dhanvantari?', /long life[^]*For those who are being treated/],
] as const)(
  'a ritual that the visitor names is compared with the occasion’s first ritual (%s)',
  async (lang, first, second, says) => {
    const answer = await answerTo(knowledge, lang, first, second)
    expect(answer.text).toMatch(says)
    expect(answer.links).toEqual(['/ritual/maha-mrityunjaya', '/ritual/dhanvantari'])
  },
)
