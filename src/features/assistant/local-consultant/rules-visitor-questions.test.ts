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

it.each([
  ['ru', ['Ганеша', 'можно на компанию, а не на меня лично?'], /название предприятия ставят в конец/],
  ['en', ['Ganesha', 'can the company name be read out too?'], /its name goes at the end/],
  ['ru', ['Ганеша', 'можно за ребёнка, какой возраст нужен?'], /возраст не важен/],
  ['en', ['can i order for my 5 yr old'], /age does not matter/],
  ['ru', ['Сарасвати сыну', 'он не знает, что я закажу, это ничего?'], /письма о заказе приходят только вам/],
  ['en', ['my husband will not know, is that ok'], /e-mails about the order come only to you/],
  ['ru', ['кто проводит обряд', 'они хоть образованные?'], /Учат в патхашалах/],
  ['en', ['are the priests trained'], /called a pathashala/],
  ['ru', ['Вишну', 'её имя назовут?'], /произносит их вслух/],
  ['en', ['will our names be read out'], /says them aloud/],
  ['ru', ['какое имя писать, крестильное?'], /откликается/],
  ['en', ['which name, the passport one?'], /answers to/],
  ['en', ['Lakshmi', 'and can our wishes be different'], /one wish for all/],
  ['ru', ['у каждого своё желание можно?'], /одно пожелание на всех/],
  ['ru', ['вы приезжаете на дом?'], /на дом мы не приезжаем/],
  ['en', ['do you come to the house'], /we do not come to homes/],
  ['en', ['can my parents attend'], /cannot always be arranged/],
  ['ru', ['можно приехать посмотреть самому'], /удаётся не всегда/],
  ['en', ['will he need to do anything'], /^[^]*nothing is asked of you/],
  ['ru', ['мне надо что-то делать дома?'], /ничего не требуется/],
  ['en', ['can my mom see the video without an account'], /opens by its link, without an account/],
  ['ru', ['мама увидит видео без регистрации?'], /по ссылке, без входа/],
  ['en', ['my gotra is Bharadwaj, where do i put it'], /has a field for the gotra/],
  ['ru', ['куда вписать готру'], /есть поле для готры/],
  ['ru', ['можно подарить это подруге'], /отметьте «Это подарок»/],
  ['en', ['can it be a gift'], /tick “This is a gift”/],
  ['ru', ['Ганеша', 'и мне тож'], /цена не изменится/],
  ['en', ['Ganesha', 'and for my husband too'], /the price stays/],
  ['ru', ['сколько человек у вас работает и где офис'], /Example Ltd[^]*Vishnu Dikshit[^]*я не знаю/],
  ['en', ['is it a scam', 'who is behind this company'], /Example Ltd[^]*I do not know/],
  ['ru', ['это развод?', 'отзывы где почитать'], /на страницах ритуалов/],
  ['en', ['any reviews?'], /on the pages of the rituals/],
  ['en', ['how do i know you do it', 'anyone can fake a video though'], /^A photograph by itself proves little/],
  ['ru', ['можно ли сделать?', 'вы не ответили'], /^Простите, что ответил не о том/],
  ['en', ['can it be done?', 'you did not answer me'], /^I am sorry that this was no answer/],
  ['en', ['how many others are in the group'], /one place, with up to 10 names/],
  ['ru', ['Кубера', 'поможет?'], /^Этого мы не обещаем/],
  ['ru', ['я вчера оплатила и написала имя с ошибкой что делать'], /исправьте там же/],
  ['en', ['i paid and made a typo in my name'], /correct them there too/],
  [
    'ru',
    ['когда пришлёте видео', 'я заказал 3 недели назад и ничего нету'],
    /Заказов я не вижу[^]*после последнего дня ритуала, в течение 7 дней/,
  ],
  [
    'en',
    ['its been 2 weeks since i paid and nothing!!'],
    /I do not see orders[^]*after the last day[^]*within 7\sdays/,
  ],
  ['ru', ['Ганеша на меня', 'можно вписать ещё сестру?', 'и собаку))'], /^Да, домашних животных вписывают/],
  ['ru', ['дочка боится спать одна, есть что-то', 'ей самой что то делать?'], /ничего не требуется/],
  ['en', ['what would i actually receive for the money'], /a page with photographs or a video/],
  ['en', ["i spelled my son's name wrong when ordering"], /correct them there too/],
  ['en', ['you performed it and nothing changed, refund me'], /^No\. We promise the rite/],
  ['en', ['Ganesha', "can my partner's name go in as well"], /^Names cost nothing extra/],
  ['ru', ['что за общий ритуал за 81', 'сколько там народу будет'], /сколько осталось, показано на его странице/],
  ['ru', ['что за общий ритуал за 81'], /один обряд на многие семьи/],
  ['ru', ['какая мантра у куберы'], /^Мантра ритуала \*\*Кубера-ягья/],
  ['en', ['useless. you are not helping'], /^I am sorry that this was no answer/],
  ['ru', ['Кубера', 'есть что то бесплатное'], /Самый недорогой ритуал/],
  ['ru', ['Ганеша', 'а подешевше?'], /\$82 за неделю/],
  ['ru', ['хочу заказать', 'а как'], /нажмите «Добавить».*Имена и день/],
  ['en', ['I want to order Ganesha', 'how?'], /press “Add”.*Names and day/],
  ['ru', ['что нужно для заказа? какие данные'], /имя и почта.*Фотография не нужна/],
  ['en', ['do you need a photo of the person'], /No photograph is needed/],
  ['ru', ['вы храм или магазин'], /^Это магазин, а не храм/],
  ['en', ['are you a temple or a company'], /^This is a shop and not a temple/],
  ['ru', ['а вы в какой стране'], /Exampleland/],
  ['en', ['what if the priest gets sick'], /we set other days/],
  ['en', ['is the price per person'], /^Names cost nothing extra/],
  ['en', ['my husband drinks', 'he would never agree to this'], /An adult who can answer is better asked/],
  ['ru', ['здравствуйте подскажите пожалуйста'], /^Здравствуйте\. Я помогаю/],
  ['en', ["you're just a dumb bot"], /^A program answers here/],
] as const)('a simple question gets a specific answer (%s: %s)', async (lang, texts, says) => {
  expect((await answerTo(knowledge, lang, ...texts)).text).toMatch(says)
})

it.each([
  ['ru', 'хочу подарить маме ритуал на здоровье'],
  ['en', 'I need to do something for my mother’s health'],
  ['ru', 'мне нужно что-нибудь на здоровье мамы'],
  ['ru', 'мне бы от алкоголизма мужу'],
  ['en', 'my husband drinks'],
] as const)('a wish for a ritual still gets a proposal (%s: %s)', async (lang, text) => {
  const { text: said, links } = await answerTo(knowledge, lang, text)
  expect(said).not.toMatch(/вегетарианск|vegetarian/)
  expect(links).toContain('/ritual/maha-mrityunjaya')
})

it.each([
  ['ru', 'в какие дни нельзя проводить?', /в любой день с 1 декабря, кроме.*: 25 декабря, 7 января 2027 года\./],
  ['en', 'are there days you can’t do it', /any day from 1 December, except.*: 25 December, 7 January 2027\./],
  ['ru', 'а в новогодние праздники работаете?', /^Да: начать.*с 1 декабря, кроме.*25 декабря/],
  ['en', 'is christmas ok', /^Yes: a ritual can begin.*except.*25 December/],
] as const)(
  'the answer to “which days are impossible” names the shop’s blocked days (%s: %s)',
  async (lang, text, says) => {
    const shop = knowing({ blockedDays: ['2026-12-25', '2027-01-07'] })
    expect((await answerTo(shop, lang, text)).text).toMatch(says)
  },
)

it.each([
  ['ru', ['а сегодня можно начать?'], /^Начать 30 ноября уже не получится.*1 декабря/],
  ['en', ['Ganesha, which day?', 'what about today'], /^It can no longer begin on 30 November.*1 December/],
  ['ru', ['надо чтоб ритуал сделали завтра, это реально?'], /^Начать можно уже 1 декабря/],
  ['en', ['need it done by tomorrow, possible?'], /^It can begin on 1 December/],
] as const)(
  'a wish for today or tomorrow is answered with the earliest possible day (%s: %s)',
  async (lang, texts, says) => {
    const { text } = await answerTo(knowledge, lang, ...texts)
    expect(text).toMatch(says)
    expect(text).not.toMatch(/не успеем|no longer begin before/)
  },
)

// Two weeks before 1 June is 18 May, and two weeks before 1 March is 15 February.
it.each([
  ['ru', ['у сына в июне егэ', 'а когда заказать, чтобы к экзамену успеть'], /не позже 18 мая 2027/],
  ['en', ['my daughter has exams in march', 'when should it start?'], /on 15 February 2027 at the latest/],
] as const)('a day far in the future from an earlier message stays the deadline (%s)', async (lang, texts, says) => {
  expect((await answerTo(knowledge, lang, ...texts)).text).toMatch(says)
})

describe('a question about money', () => {
  it.each([
    ['ru', 'что конкретно я получу за 500 долларов?', /Маха-Мритьюнджая[^]*кунжут[^]*свидетельство[^]*\$500 за месяц/],
    ['en', 'what exactly do i get for $500?', /Mrityunjaya[^]*sesame[^]*certificate[^]*\$500 for a month/],
    ['ru', 'короче что входит', /имена и пожелание читают вслух/],
  ] as const)('“what do I get” is answered with the contents (%s: %s)', async (lang, text, says) => {
    expect((await answerTo(knowledge, lang, text)).text).toMatch(says)
  })

  it.each([
    ['ru', 'у вас написано наваграха за 81 доллар, это как'],
    ['en', 'saw navagraha for $81, whats the catch'],
  ] as const)('the price of a place in a group is explained (%s)', async (lang, text) => {
    expect((await answerTo(knowledge, lang, text)).text).toMatch(
      /один обряд на многие семьи|one rite for many families/,
    )
  })

  it.each([
    ['ru', 'почему так дорого? в храме в индии это 20 долларов', /^Цена складывается/],
    ['ru', '500 баксов за костер, вы че за цирк', /^Цена складывается/],
    ['en', 'this is bullshit. 600 bucks for burning butter?', /^The price comes from/],
  ] as const)('an angry remark about a price is answered with the reason (%s: %s)', async (lang, text, says) => {
    const answer = await answerTo(knowledge, lang, text)
    expect(answer.text).toMatch(says)
    expect(answer.text).not.toMatch(/дорогой обращаются|не укладывается|Within/)
  })

  it.each([
    [
      'ru',
      'Наваграха, но 600 дорого. есть дешевле?',
      /\$163,50 за неделю[^]*Место в общем ритуале 26 декабря стоит \$81/,
    ],
    [
      'en',
      'Navagraha, but 600 is too expensive. anything cheaper?',
      /\$163\.50 for a week[^]*group ritual on 26 December costs \$81/,
    ],
  ] as const)('“cheaper” is answered with shorter durations and the group ritual (%s)', async (lang, text, says) => {
    expect((await answerTo(knowledge, lang, text)).text).toMatch(says)
  })

  it.each([
    ['ru', 'Хочу Лакшми на себя и на мужа, это одна цена или две?', /^Доплачивать за имена не нужно/],
    ['en', 'mahalakshmi for me and for my husband too, do i pay twice', /^Names cost nothing extra/],
  ] as const)('the answer says that two people in one ritual pay once (%s)', async (lang, text, says) => {
    expect((await answerTo(knowledge, lang, text)).text).toMatch(says)
  })

  it('“the least I can pay” is answered with the lowest price of the shop', async () => {
    const answer = await answerTo(knowledge, 'en', 'special intention yagya', "what's the least i can pay")
    expect(answer.text).toMatch(/Ganesha yagya\*\*: \$82 for a week[^]*group ritual costs still less: from \$81/)
  })

  it.each([
    [
      'ru',
      ['какая разница между лакшми и махалакшми и сколько стоят?'],
      /Лакшми-ягья\*\* стоит:[^]*Махалакшми-ягья\*\* стоит:/,
    ],
    ['ru', ['чем отличаются лакшми и махалакшми', 'что лучше для бизнеса'], /Махалакшми-ягья/],
  ] as const)(
    'a second question about two compared rituals is answered for these rituals only (%s: %s)',
    async (lang, texts, says) => {
      const answer = await answerTo(knowledge, lang, ...texts)
      expect(answer.text).toMatch(says)
      expect(answer.cards.map(({ serviceId }) => serviceId)).toEqual(expect.arrayContaining(['lakshmi', 'mahalakshmi']))
    },
  )

  it.each([
    ['ru', 'сбп есть?', /^Нет, переводы через СБП не принимаем/],
    ['ru', 'как мне из России платить тогда', /^Из России можно заплатить криптовалютой \(BTC, ETH, USDT\)/],
    ['ru', 'юсдт трс20 принимаете? комиссия чья', /^Да, USDT принимаем\. Комиссию сети за перевод платит отправитель/],
    ['en', 'do you take apple pay', /Apple Pay and Google Pay are on the payment page/],
  ] as const)('a question about a payment method gets a direct answer (%s: %s)', async (lang, text, says) => {
    expect((await answerTo(knowledge, lang, text)).text).toMatch(says)
  })
})

it.each([
  [
    'ru',
    '1) сколько длится 2) надо ли мне что то делать дома 3) можно отменить?',
    /две недели[^]*не требуется[^]*возвращаем всю сумму/,
  ],
  [
    'en',
    'Do I need to fast? Do I need to be Hindu? And can I cancel if I change my mind?',
    /vegetarian[^]*need not be a Hindu[^]*return the whole amount/,
  ],
] as const)('a message with three questions gets three answers (%s)', async (lang, text, says) => {
  expect((await answerTo(knowledge, lang, text)).text).toMatch(says)
})

it.each([
  ['ru', ['Ганеша для работы', 'ок оформляй']],
  ['en', ['interview on friday for a big job', 'ok do it']],
] as const)('a visitor who orders in the chat gets a button and payment methods (%s)', async (lang, texts) => {
  const answer = await answerTo(knowledge, lang, ...texts)
  expect(answer.text).toMatch(/нажмите «Добавить»|press “Add”/)
  expect(answer.cards[0]?.serviceId).toBe('ganesha')
})

it.each([
  ['ru', ['на меня навели порчу, снимите', 'а можно чтоб ей вернулось обратно']],
  ['ru', ['муж ушёл к другой верните его']],
] as const)('a wish against another person is refused (%s: %s)', async (lang, texts) => {
  expect((await answerTo(knowledge, lang, ...texts)).notices).toEqual(['harm'])
})

it.each([
  ['en', 'whats diffrence betwen enhnced and premum', /Premium, .*costs \$136 more than Enhanced/],
  ['ru', 'чем отличается усиленая от премум', /«Премиум».*на \$136 дороже варианта «Усиленная»/],
] as const)('a misspelt tier is understood (%s)', async (lang, text, says) => {
  expect((await answerTo(knowledge, lang, 'Ganesha', text)).text).toMatch(says)
})

it.each([
  ['ru', 'почём Ганеша?', 'и сколько стоит Ганеша?'],
  ['en', 'how much is Ganesha?', 'so how much is Ganesha?'],
] as const)('the consultant repeats a price if the visitor asks again (%s)', async (lang, first, second) => {
  expect((await answerTo(knowledge, lang, first, second)).text).toMatch(/\$164/)
})

it.each([
  ['ru', 'мне 34 хочу замуж'],
  ['en', 'I am 34 and want to get married'],
] as const)('an adult with an age and a hope is not treated as a child (%s)', async (lang, text) => {
  const answer = await answerTo(knowledge, lang, text)
  expect(answer.notices).toEqual([])
  expect(answer.links).toContain('/ritual/swayamvara-parvati')
})

it('a message about the forced marriage of a girl still raises an alarm', async () => {
  expect((await answerTo(knowledge, 'ru', 'мне 15, меня выдают замуж')).notices).not.toEqual([])
})

it.each([
  ['ru', 'Вчера умер мой отец. Что можно сделать для него?', /^Примите соболезнования/],
  ['ru', 'На прошлой неделе не стало бабушки, какой ритуал нужен?', /^Примите соболезнования/],
  ['en', 'My father died yesterday. What can be done for him?', /^I am sorry for your loss/],
  ['en', 'we just buried my husband, is there a prayer for him', /^I am sorry for your loss/],
] as const)('a message about a recent death gets sympathy and no offer: %s, “%s”', async (lang, text, sympathy) => {
  const answer = await answerTo(knowledge, lang, text)
  expect(answer.text).toMatch(sympathy)
  expect(answer.cards).toEqual([])
})

it.each([
  ['en', 'Do I have to be a Hindu?'],
  ['en', 'must we be hindus for this'],
  ['ru', 'Надо быть индуистом?'],
] as const)('a question about faith gets the answer about faith (%s: %s)', async (lang, text) => {
  expect((await answerTo(knowledge, lang, text)).text).toMatch(/need not be a Hindu|индуистом быть не нужно/)
})
