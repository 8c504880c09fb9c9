import { beforeAll, describe, expect, it } from 'vitest'
import type { Knowledge, ShopFacts } from '#features/assistant/consultant/model-knowledge.ts'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { answerTo } from '../../../../test/consultant-conversation.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await shippedKnowledge()
})

function knowing(facts: Partial<ShopFacts>): Knowledge {
  return { ...knowledge, shopFacts: async (now, lang) => ({ ...(await knowledge.shopFacts(now, lang)), ...facts }) }
}

describe('a question about the possible death of a person', () => {
  it.each([
    ['en', ['What happens if my daughter dies?']],
    ['en', ['How do I get a refund?', 'What happens if my daughter dies?']],
    ['en', ['my mother is very ill', 'and if she does not survive until then?']],
    ['ru', ['Что будет, если дочь умрёт?']],
    ['ru', ['Как вернуть деньги?', 'А если мама не доживёт до ритуала?']],
  ] as const)('gets sympathy, then the facts, and no offer (%s: %s)', async (lang, texts) => {
    const answer = await answerTo(knowledge, lang, ...texts)
    expect(answer.text).toMatch(
      lang === 'en' ? /^I am so sorry.*return all the money/ : /^Очень жаль.*вернём все деньги/,
    )
    expect(answer.text).not.toMatch(/\$|program does not know|уже сказал/)
    expect(answer.cards).toEqual([])
    expect(answer.handoff).toBe('asked')
  })

  it.each([
    ['en', 'what if I feel no better after it?'],
    ['ru', 'а если лучше не станет?'],
  ] as const)('is not detected in a question about the result (%s)', async (lang, text) => {
    expect((await answerTo(knowledge, lang, text)).text).not.toMatch(/^I am so sorry|^Очень жаль/)
  })
})

it('the consultant repeats an answer if a different question has the same answer', async () => {
  const answer = await answerTo(knowledge, 'en', 'How do I get a refund?', 'What if nobody performs it in the end?')
  expect(answer.text).not.toMatch(/program does not know/)
})

it.each([
  ['en', 'Can I get my money back if she cannot have the operation, and how long does it take?'],
  ['en', 'How long does a refund take?'],
  ['ru', 'Можно ли вернуть деньги и сколько это занимает?'],
  ['ru', 'Как скоро вернёте деньги?'],
] as const)('“how long does a refund take” is answered with the refund’s time limits (%s: %s)', async (lang, text) => {
  const { text: said, links } = await answerTo(knowledge, lang, text)
  expect(said).toMatch(
    lang === 'en' ? /within 5\swork.*10 more working days/ : /в течение 5 рабочих дней.*10 рабочих дней/,
  )
  expect(said).not.toMatch(/two weeks|две недели|recovery|выздоровления/)
  expect(links).toEqual(['/refund'])
})

it.each([
  ['en', 'How long does a refund take?', /within 1\sworking day and/],
  ['ru', 'Как скоро вернёте деньги?', /в течение 1 рабочего дня и/],
] as const)(
  'an answer about refunds names the number of days in the shop’s settings (%s)',
  async (lang, text, said) => {
    expect((await answerTo(knowing({ refundDays: 1 }), lang, text)).text).toMatch(said)
  },
)

it.each([
  [
    'en',
    'In which country is your company?',
    /^The seller is Example Ltd, Exampleland, 1 Example Street\. This is a sandbox/,
  ],
  ['en', 'Where is your business registered?', /^The seller is Example Ltd/],
  ['ru', 'В какой стране ваша компания?', /^Продавец — Example Ltd, Exampleland/],
  ['ru', 'Откуда вы?', /^Продавец — Example Ltd/],
] as const)('a question about the seller gets the seller’s name and country (%s: %s)', async (lang, text, says) => {
  const answer = await answerTo(knowledge, lang, text)
  expect(answer.text).toMatch(says)
  expect(answer.links).toContain('/about')
})

it.each([
  ['en', 'In which country are the rituals performed?'],
  ['ru', 'В какой стране проводят ритуалы?'],
] as const)('a question about the ritual’s place is not answered with the seller (%s)', async (lang, text) => {
  expect((await answerTo(knowledge, lang, text)).text).not.toMatch(/Example Ltd/)
})

it.each([
  ['en', 'In which country is your company?', /has not been named yet/],
  ['ru', 'Кто продавец?', /ещё не указан/],
] as const)('a shop without seller details says that the seller is not known yet (%s)', async (lang, text, says) => {
  const facts = await knowledge.shopFacts(new Date(), lang)
  const { seller: _, ...others } = facts
  const given = { ...knowledge, shopFacts: () => Promise.resolve(others) }
  expect((await answerTo(given, lang, text)).text).toMatch(says)
})

it.each([
  [
    'en',
    'How long does the payment page stay open, and can I change the day afterwards?',
    /for an hour.*20\sminutes[^]*change the day yourself/,
  ],
  ['en', 'When does the payment link expire?', /for an hour/],
  ['ru', 'Сколько открыта страница оплаты и можно ли потом поменять день?', /час.*20\sминут[^]*меняйте день сами/],
] as const)('a question about the payment page is answered with its time limit (%s: %s)', async (lang, text, says) => {
  const answer = await answerTo(knowledge, lang, text)
  expect(answer.text).toMatch(says)
  expect(answer.text).not.toMatch(/Santana|Сантана|two weeks|две недели/)
})

it.each([
  ['en', 'Is there a cheaper way, for example a group ritual, and a discount code?'],
  ['en', 'Is a group cheaper, and do you have discounts?'],
  ['ru', 'Есть ли способ дешевле, например общий ритуал, и промокод?'],
] as const)('a question about a cheaper way is answered with group rituals and codes (%s: %s)', async (lang, text) => {
  const { text: said, links } = await answerTo(knowledge, lang, text)
  expect(said).toMatch(
    lang === 'en' ? /Navagraha yagya\*\*, 26 December: \$81/ : /Наваграха-ягья\*\*, 26 декабря: \$81/,
  )
  expect(said).toMatch(lang === 'en' ? /code.*in the cart/ : /код.*в корзине/)
  expect(links).toContain('/calendar')
})

it.each([
  ['en', 'My husband was Irish: Siobhán is my granddaughter. How will her name be read?'],
  ['en', 'How will the priest say a Welsh name?'],
  ['ru', 'Муж был ирландцем, внучку зовут Шивон. Как прочтут её имя?'],
  ['ru', 'Как прозвучит вьетнамское имя?'],
] as const)(
  'an answer about a foreign name explains the pronunciation field of the form (%s: %s)',
  async (lang, text) => {
    expect((await answerTo(knowledge, lang, text)).text).toMatch(
      lang === 'en' ? /form shows.*“Correct”/ : /в форме.*«Поправить»/,
    )
  },
)

it.each([
  ['en', ['My mother is ill', 'What is the difference between the two health ones?']],
  ['en', ['What is the difference between the two rituals for health?']],
  ['ru', ['Чем отличаются две ягьи для здоровья?']],
  ['ru', ['Дочери предстоит операция, какой ритуал?', 'в чём разница между этими двумя?']],
] as const)('the consultant compares the two rituals of one occasion (%s: %s)', async (lang, texts) => {
  const answer = await answerTo(knowledge, lang, ...texts)
  expect(answer.links).toEqual(['/ritual/maha-mrityunjaya', '/ritual/dhanvantari'])
  expect(answer.text).not.toMatch(/Premium|Премиум/)
})

it.each([
  [
    'en',
    'My daughter will be operated on on 14 December. My late husband died in March. What would you advise, and is it alright that we were not Hindu?',
    /Maha Mrityunjaya[^]*Vishnu[^]*need not be a Hindu/,
  ],
  [
    'ru',
    'Дочь будут оперировать, что посоветуете, и ничего, что мы не индуисты?',
    /Мритьюнджая[^]*индуистом быть не нужно/,
  ],
  ['ru', 'Муж умер, чем помянуть? А православным можно?', /Вишну[^]*О вере мы не спрашиваем/],
] as const)('a question about faith is answered even after a request for advice (%s: %s)', async (lang, text, says) => {
  expect((await answerTo(knowledge, lang, text)).text).toMatch(says)
})

it.each([
  ['en', 'How do I mark that my husband has died in the names?'],
  ['en', 'Where can I enter my late husband?'],
  ['ru', 'как указать, что муж умер?'],
  ['ru', 'где отметить, что человек умерший?'],
] as const)('the answer names the form’s checkbox for a dead person (%s: %s)', async (lang, text) => {
  expect((await answerTo(knowledge, lang, text)).text).toMatch(
    lang === 'en' ? /“This person has died”/ : /«Человека нет в живых»/,
  )
})

it.each([
  ['ru', 'Дочери предстоит операция, чтобы всё прошло удачно, что посоветуете?'],
  ['en', 'I wish my mother’s operation a good start and a lucky end, which ritual?'],
] as const)('the ritual for a new beginning is not offered for an operation (%s)', async (lang, text) => {
  const { cards } = await answerTo(knowledge, lang, text)
  expect(cards.map(({ serviceId }) => serviceId)).toEqual(['maha-mrityunjaya', 'dhanvantari'])
})
