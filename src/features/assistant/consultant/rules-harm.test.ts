import { beforeAll, describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { answerTo } from '../../../../test/consultant-conversation.ts'
import type { Knowledge } from './model-knowledge.ts'
import { en } from './messages/page-answers.en.ts'
import { ru } from './messages/page-answers.ru.ts'
import { findRefusal } from './rules-safety.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await shippedKnowledge()
})

describe('a request to harm somebody', () => {
  it.each([
    ['ru', 'партнера наказать можно? порчу ему или суд чтоб проиграл'],
    ['ru', 'сглаз навести на бывшего партнера'],
    ['ru', 'можно сделать так, чтобы соседка проиграла суд?'],
    ['ru', 'хочу проучить должника'],
    ['en', 'can you curse my ex-partner'],
    ['en', 'I want my ex to lose the case'],
    ['en', 'is there a puja to get even with my partner?'],
  ] as const)('gets the refusal of the terms of sale and no offer (%s: %s)', async (lang, text) => {
    const answer = await answerTo(knowledge, lang, text)
    expect(answer.text).toMatch(lang === 'ru' ? /не прочтёт.*вернём деньги полностью/ : /reads nothing.*money in full/)
    expect(answer.notices).toEqual(['harm'])
    expect(answer.cards).toEqual([])
  })

  it.each([
    'партнёр навёл на меня порчу, боюсь',
    'чтобы я не проиграл суд',
    'снимите сглаз с сына',
    'не хочу никого наказывать',
    'I do not want to lose the case',
    'somebody gave us the evil eye',
  ])('is not detected in «%s»', (text) => expect(findRefusal(text)).toBeUndefined())
})

it.each([
  ['ru', 'у мамы рак четвёртой стадии, ягья её вылечит?', /^Мне жаль, что вам это выпало\. Ритуал не лечит/],
  [
    'en',
    'My mother has stage 4 cancer. Will the yagya cure her?',
    /^I am sorry that this has come to you\. A ritual treats/,
  ],
] as const)('a refusal to promise a cure begins with sympathy and offers a contact (%s)', async (lang, text, says) => {
  const answer = await answerTo(knowledge, lang, text)
  expect(answer.text).toMatch(says)
  expect(answer).toMatchObject({ notices: ['cure'], cards: [], handoff: 'refused' })
  expect((lang === 'ru' ? ru : en).refusalQuestions.cure?.answers.join()).not.toMatch(/дом|home/)
})

it.each([
  ['ru', ru],
  ['en', en],
] as const)('each offer in a refusal of harm links to a ritual (%s)', async (lang, { refusalQuestions }) => {
  for (const offer of refusalQuestions.harm?.answers ?? [])
    expect((await answerTo(knowledge, lang, offer)).cards.length).toBeGreaterThan(0)
})
