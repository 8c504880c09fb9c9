import { beforeAll, describe, expect, it } from 'vitest'
import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { answerTo } from '../../../../test/consultant-conversation.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await shippedKnowledge()
})

const WIDOW = { ru: 'У меня умер муж, хочу помянуть', en: 'My husband died, I want to remember him' }

describe('a message about another person or another sorrow', () => {
  it.each([
    [
      'ru',
      'Мама в больнице, операция в четверг. Успеете начать до четверга?',
      /^Сочувствую[^]*до 3 декабря.*1 декабря/,
    ],
    [
      'en',
      'My mother is in hospital, surgery on Thursday. Can you start before Thursday?',
      /^I am sorry[^]*before 3 December.*1 December/,
    ],
  ] as const)(
    'is answered with days for the mother’s illness, not the husband’s death (%s)',
    async (lang, text, says) => {
      const answer = await answerTo(knowledge, lang, WIDOW[lang], text)
      expect(answer.links).toContain('/ritual/maha-mrityunjaya')
      expect(answer.links).not.toContain('/ritual/vishnu')
      expect(answer.text).toMatch(says)
      expect(answer.text).not.toMatch(/Вишну|Vishnu/)
      expect(answer.handoff).toBe('asked')
    },
  )

  it.each([
    ['ru', 'Хочу помянуть папу, он умер', 'а у сына экзамен 20 декабря, когда начать?', '/ritual/saraswati'],
    ['en', 'a memorial for my late father', 'my daughter has an exam on 20 December, which day?', '/ritual/saraswati'],
    ['ru', WIDOW.ru, 'у мамы инфаркт, сколько стоит ритуал?', '/ritual/maha-mrityunjaya'],
    ['en', WIDOW.en, 'my mother had a stroke, how much is a ritual?', '/ritual/maha-mrityunjaya'],
  ] as const)('is answered with the ritual of the new occasion (%s: %s, %s)', async (lang, first, second, link) => {
    const answer = await answerTo(knowledge, lang, first, second)
    expect(answer.links).toContain(link)
    expect(answer.links).not.toContain('/ritual/vishnu')
  })

  it('does not replace a ritual that the visitor chose for the same illness', async () => {
    const answer = await answerTo(knowledge, 'ru', 'маме Дханвантари', 'операция 8 декабря, успеете?')
    expect(answer.links).toContain('/ritual/dhanvantari')
  })
})

describe('a question whether a ritual can begin in time', () => {
  it.each([
    ['ru', 'маме маха мритьюнджая', 'операция 8 декабря, успеете?', /Да, до 8 декабря.*1 декабря/],
    ['en', 'Maha Mrityunjaya for my mother', 'surgery on 8 December, is there time?', /Yes.*8 December.*1 December/],
  ] as const)('is answered with yes and only days before the event (%s)', async (lang, first, second, says) => {
    const { text } = await answerTo(knowledge, lang, first, second)
    expect(text).toMatch(says)
    expect([...text.matchAll(/^- \*\*(\d+) /gm)].map(([, day]) => Number(day))).toEqual([6, 7])
  })

  it.each([
    ['ru', 'маме Дханвантари', 'операция завтра, успеете начать до неё?', /не успеем.*1 декабря/],
    ['en', 'Dhanvantari for my mother', 'surgery is tomorrow, can you begin before?', /no longer begin before/],
  ] as const)('is answered with no if the event is too soon (%s)', async (lang, first, second, says) => {
    expect((await answerTo(knowledge, lang, first, second)).text).toMatch(says)
  })

  it.each([
    ['ru', 'Наваграха', 'можно начать 5 декабря?', /^Да, начать 5 декабря можно/],
    ['en', 'Navagraha', 'can you start on 5 December', /^Yes, it can begin on 5 December/],
    ['en', 'Lakshmi', 'start on December 5 please, is it possible?', /^Yes, it can begin on 5 December/],
  ] as const)('does not treat the wished first day as an event (%s: %s, %s)', async (lang, first, second, says) => {
    const { text } = await answerTo(knowledge, lang, first, second)
    expect(text).toMatch(says)
    expect(text).not.toMatch(/will still be under way|ещё будет/)
  })
})
