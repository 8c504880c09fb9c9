import { beforeAll, describe, expect, it } from 'vitest'
import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { answerTo } from '../../../../test/consultant-conversation.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await shippedKnowledge()
})

describe('a visitor who fears a curse', () => {
  it.each([
    ['ru', 'Мне сказали, что на мне порча. Поможет ваш ритуал её снять?'],
    ['ru', 'снимите сглаз'],
    ['ru', 'на мне порча, хочу защиты'],
    ['ru', 'на нас родовое проклятие, что делать'],
    ['en', 'remove a curse'],
    ['en', 'I think I am cursed, which yagya helps?'],
    ['en', 'someone put the evil eye on my baby, what should I order'],
  ] as const)('gets a warning of people who sell fear, and gets no offer (%s: %s)', async (lang, text) => {
    const answer = await answerTo(knowledge, lang, text)
    expect(answer.text).toMatch(
      lang === 'ru' ? /не снимаем.*просят денег, будьте осторожны/ : /remove curses.*asks for money, be careful/,
    )
    expect(answer.cards).toEqual([])
    expect(answer.links).toEqual(['/article/sade-sati-rahu-ketu'])
  })
})

describe('a question about somebody who has died', () => {
  it.each([
    ['ru', ['у меня умер муж', 'А он там услышит? Ему станет легче?']],
    ['ru', ['мама умерла, ей там станет легче от обряда?']],
    ['ru', ['мой папа умер', 'поможет ли это его душе']],
    ['en', ['my husband died', 'will he hear it there? will it be easier for him?']],
    ['en', ['my mother died in spring', 'is she at peace now?']],
  ] as const)('gets no promise, no offer and no helpline (%s: %s)', async (lang, texts) => {
    const answer = await answerTo(knowledge, lang, ...texts)
    expect(answer.text).toMatch(
      lang === 'ru' ? /^Этого мы не знаем и обещать не станем/ : /^We do not know, and we will not promise it/,
    )
    expect(answer.links).toEqual(['/article/ancestors-and-shraddha'])
    expect(answer.cards).toEqual([])
    expect(answer.notices).toEqual([])
    expect(answer.handoff).toBe('asked')
  })

  it.each([['У мамы операция, ей поможет?'], ['у мужа день рождения', 'ему поможет?']])(
    'is not detected if nobody died: %s',
    async (...texts) => {
      expect((await answerTo(knowledge, 'ru', ...texts)).text).not.toMatch(/обещать не станем/)
    },
  )
})

describe('a question whether a ritual works', () => {
  it.each([
    [
      'ru',
      'если не сработает, вернёте?',
      /^Нет\. Мы обещаем обряд, а не его плод.*пока ритуал не начат.*неначатые недели/,
    ],
    ['ru', 'вернёте деньги, если ничего не сбудется?', /^Нет\. Мы обещаем обряд/],
    ['en', 'do I get a refund if it does not work?', /^No\. We promise the rite, not its fruit.*weeks not begun/],
    ['ru', 'поможет или нет, честно', /^Честно: не знаем и не обещаем/],
    ['en', 'will it help or not?', /^Honestly: we do not know/],
  ] as const)('gets a direct answer (%s: %s)', async (lang, text, says) => {
    const answer = await answerTo(knowledge, lang, text)
    expect(answer.text).toMatch(says)
    expect(answer.cards).toEqual([])
  })

  it.each([
    ['ru', 'если карта не сработает, что делать?'],
    ['en', 'what if the payment does not work?'],
  ] as const)('is not understood as a question about a failed payment (%s)', async (lang, text) => {
    expect((await answerTo(knowledge, lang, text)).text).not.toMatch(/^(?:Нет|No)\. /)
  })
})
