import { beforeAll, expect, it } from 'vitest'
import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { answerTo } from '../../../../test/consultant-conversation.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await shippedKnowledge()
})

it.each([
  ['ru', 'а на ИП можно оформить, ИНН и чек', /счёт.*квитанцию.*«О магазине»/, '/about'],
  ['ru', 'чек дадите?', /счёт.*квитанцию/, '/about'],
  ['en', 'can I get an invoice', /invoice before payment.*receipt/, '/about'],
  ['ru', 'докажете, что это мой обряд, а не фото из интернета?', /связывает страница ритуала.*номером/, '/verify'],
  ['ru', 'откуда мне знать, что снимки не чужие', /связывает страница ритуала/, '/verify'],
  ['en', 'how do I know the photos are not from the internet?', /ties it to your order.*number anyone/, '/verify'],
  ['ru', 'где мой возврат, хэш дайте', /^Заказов и переводов я не вижу.*хеш.*человек/, '/user-profile'],
  ['en', 'my refund has not arrived, give me the hash', /^I do not see orders.*hash/, '/user-profile'],
  [
    'ru',
    'могу ли потом поменять имя или день',
    /^Да, и то и другое.*Имена и пожелание.*День/,
    '/article/what-you-receive',
  ],
  [
    'en',
    'can I change the names and the date later?',
    /^Yes, both.*Names and the wish.*The day/,
    '/article/what-you-receive',
  ],
  ['ru', 'можно потом исправить имя?', /^Да\. Имена и пожелание меняйте сами/, '/article/names-and-gotra'],
  [
    'ru',
    'Ганеша за 54 — групповуха? имя прочитают?',
    /один обряд на многие семьи.*Имена каждой семьи.*читают вслух/,
    '/calendar',
  ],
  [
    'en',
    'will our names be read in a group ritual?',
    /^Yes.*In a group ritual the names of every family are read/,
    '/article/names-and-gotra',
  ],
  ['ru', 'Цзэн-Хо Ыныкчанский, как прочтут?', /показано прямо в форме.*«Поправить»/, '/article/names-and-gotra'],
] as const)('a question about an order gets a specific answer (%s: %s)', async (lang, text, says, link) => {
  const answer = await answerTo(knowledge, lang, text)
  expect(answer.text).toMatch(says)
  expect(answer.links).toContain(link)
  expect(answer.cards).toEqual([])
})

it.each([
  ['ru', ['Ганеша за 54 — групповуха? имя прочитают?', 'чем отличается от 82'], /^Дешевле общий/],
  ['ru', ['Ганеша за 54, это групповая?', 'а почему дешевле чем 82?'], /^Дешевле общий/],
  [
    'en',
    ['Is the $54 one a group ritual?', 'what is the difference to the $82 one?'],
    /^The less expensive one is the group/,
  ],
] as const)(
  'the consultant explains how a group ritual differs after mentioning group rituals (%s: %s)',
  async (lang, texts, says) => {
    const answer = await answerTo(knowledge, lang, ...texts)
    expect(answer.text).toMatch(says)
    expect(answer.cards).toEqual([])
  },
)

it.each([
  ['ru', 'вы перепутали имя на видео, исправьте'],
  ['en', 'the name in the video is wrong, please correct it'],
] as const)('a complaint about a name is not understood as a request for a change (%s)', async (lang, text) => {
  expect((await answerTo(knowledge, lang, text)).text).not.toMatch(/^(?:Да|Yes)/)
})
