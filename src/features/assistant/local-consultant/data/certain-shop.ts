import { MAX_NAMES } from '#features/rites/group-rituals/model.ts'
import type { AnswerFacts, CertainQuestion } from '../model.ts'

/** Certain questions about the shop itself: staff, days, an order in the chat. They are tried before all other certain questions. */
export const CERTAIN_SHOP: readonly CertainQuestion[] = [
  {
    id: 'not-answered',
    purpose: 'complaint',
    maxWords: 10,
    words: `{вы, ты} .. не {ответил*, отвечаете, отвечаешь, поняли, понял, поняла} | это не ответ | не на {мой, тот, этот} вопрос | не {то, об этом, про это} .. {спрос*, спрашива*} | {я, мы} .. {о другом, про другое, не об этом, не про это} | бесполезн* | {вы, ты} не помога* | ответьте .. {вопрос, нормально, прямо}
      you {did not, didnt, havent, have not, never} {answer, answered} | {thats, that is, this is, thats just} not {what i asked, an answer, my question} | {isnt, not} what i asked | answer {me, my question, the question} | you {dont, do not, didnt, did not} understand | read my question | useless | not helping | you are no help`,
    unless: `somebody | someone | manager | human | person | менедж* | сотрудник* | человек* | in french | pass me | письм* | почт* | сообщени* | телефон* | звон* | заказ* | недел* | дней | дня | email* | mail* | message* | letter* | order* | days | week* | phone`,
    answer: {
      ru: 'Простите, что ответил не о том: я программа и понимаю не всё. Спросите ещё раз, коротко и об одном, и я попробую снова. Или напишите нам: ответит человек, и этот разговор можно ему передать.',
      en: 'I am sorry that this was no answer: I am a program and do not understand everything. Ask once more, briefly and one thing at a time, and I will try again. Or write to us: a person answers, and you can send this conversation along.',
    },
  },
  {
    id: 'buy',
    purpose: 'how',
    maxWords: 6,
    after: '*',
    words: `оформи | оформите | оформляй* | оформляю | оформляем | закажи | закажите | заказываю | заказываем | забронируй* | беру | берем | покупаю | давай* {оформим, закажем} | запиши* меня
      do it | book it | order it | buy it | go ahead | sign me up | ill take it | i will take it | lets do it | place the order | book me`,
    unless:
      'такси | отказ | отмен* | refund | базов* | усилен* | премиум* | недел* | месяц* | basic | enhanced | premium | week* | month* | как | где | можно | когда | сколько | не | how | where | can | what | if | when | dont | not | should',
    answer: {
      ru: 'Сам я ничего не заказываю: нажмите «Добавить» на карточке ритуала, потом «Оплатить» в корзине. Имена, пожелание и день можно вписать после оплаты.',
      en: 'I order nothing myself: press “Add” on the ritual’s card, then pay in the cart. Names, wish and day can be entered after payment.',
    },
  },
  {
    id: 'how-order',
    purpose: 'how',
    maxWords: 5,
    after: 'заказ* | купить | оформ* | order* | buy',
    words: 'а как | как это сделать | и как | как именно | how | how do i do that | how exactly',
    unless: 'сколько | долго | оплат* | плат* | вернуть | отмен* | much | many | long | pay | refund | cancel | soon',
    article: 'questions',
    answer: {
      ru: 'Выберите ритуал и вариант на его странице и нажмите «Добавить», потом в корзине укажите имя и почту и оплатите. После оплаты придёт письмо со ссылкой на страницу «Имена и день»: там вписывают тех, за кого просят, пожелание и день. Регистрация не нужна.',
      en: 'Choose a ritual and an option on its page and press “Add”; in the cart give your name and e-mail and pay. After payment an e-mail brings the link to the page “Names and day”, where you enter the people, the wish and the day. No registration is needed.',
    },
  },
  {
    id: 'data-needed',
    purpose: 'how',
    maxWords: 12,
    words: `какие .. данные | что {нужно, надо, требуется} .. {для заказа, от меня, указать, прислать, сообщить, знать} | {нужно, нужна, надо, нужны} .. {фото, фотография, фотографии} | {фото, фотография} .. {нужно, нужна, надо} | {какую, какая} информаци*
      {what, which} {information, details, data} .. {need, needed, give, send} | what do you need | need .. {photo, photograph, picture} | {photo, photograph, picture} .. needed`,
    unless: 'храните | keep | store | личн* | персональн* | карт* | card | доказ* | proof | сертификат* | certificate',
    article: 'names-and-gotra',
    answer: {
      ru: 'Для заказа нужны имя и почта. До дня начала впишите имена тех, за кого просите, пожелание и день; дату и время рождения и готру — если знаете их. Фотография не нужна.',
      en: 'An order needs your name and e-mail. Before the first day enter the names of the people you ask for, the wish and the day; date and time of birth and gotra only if you know them. No photograph is needed.',
    },
  },
  {
    id: 'temple',
    purpose: 'trust',
    maxWords: 10,
    words:
      '{вы, это} .. {храм, ашрам, монастырь, фонд} | {храм, ашрам, магазин} или {храм, ашрам, магазин, фирма, компания} | are you .. {temple, ashram, charity, church}',
    unless: 'где | в каком | какой | who | where | which | работаете с',
    pages: ['about', 'priests'],
    answer: ({ priests }) => ({
      ru: `Это магазин, а не храм: мы принимаем заказы, а обряды проводят пандиты${priests.length > 0 ? ` (${priests.join(', ')})` : ''}. Кто продаёт, сказано на странице «О магазине».`,
      en: `This is a shop and not a temple: we take the orders, and priests perform the rites${priests.length > 0 ? ` (${priests.join(', ')})` : ''}. The page “About us” says who sells.`,
    }),
  },
  {
    id: 'priest-ill',
    purpose: 'refund',
    words: `{если, вдруг} .. {пандит*, жрец*, священник*} .. {забол*, умр*, не сможет, не прид*} | {пандит*, жрец*, священник*} .. забол*
      {if, suppose} .. {priest*, pandit*} .. {sick, ill, dies, cannot, cant, does not come, unavailable}`,
    pages: ['refund'],
    article: 'what-you-receive',
    answer: {
      ru: 'Тогда назначим другие дни и напишем вам. Если провести ритуал не получится совсем, вернём всю сумму.',
      en: 'Then we set other days and write to you. If the ritual cannot take place at all, we return the whole sum.',
    },
  },
  {
    id: 'staff',
    purpose: 'trust',
    words: `сколько .. {человек, людей, сотрудников, народу, вас} .. {работает, работают, трудится, в команде, в штате, в компании} | сколько {сотрудников, работников} | сколько вас | {большая, какая} .. команда | кто {за вами, за этим, за всем этим} .. стоит | кто стоит за | кто .. {владелец, владеет, хозяин, основатель, директор} | кто у вас работает
      how many {people, employees, staff, persons} .. {work, employed, on your team} | how many of you | how {big, large} .. {team, company, business} | who {owns, runs, founded} .. {this, it, you, shop, company, business, site} | who is behind | whos behind`,
    unless: 'огон* | огня | ритуал* | обряд* | ягь* | пандит* | rite | ritual* | yagya* | perform* | fire | priest*',
    pages: ['about', 'priests'],
    answer: ({ seller, priests }) => ({
      ru: `${seller ? `Продавец — ${[seller.name, seller.country, seller.address].filter(Boolean).join(', ')}. ${seller.isExample ? 'Это песочница, поэтому данные здесь для примера. ' : ''}` : 'Продавец ещё не указан, поэтому денег этот магазин пока не принимает. '}${priests.length > 0 ? `Обряды ведут пандиты: ${priests.join(', ')}; у каждого есть страница. ` : ''}Сколько ещё людей работает в магазине, я не знаю: об этом ответит человек.`,
      en: `${seller ? `The seller is ${[seller.name, seller.country, seller.address].filter(Boolean).join(', ')}. ${seller.isExample ? 'This is a sandbox, so these facts are an example. ' : ''}` : 'The seller has not been named yet, so this shop takes no money. '}${priests.length > 0 ? `The rites are led by ${priests.join(', ')}; each has a page. ` : ''}How many other people work for the shop I do not know: a person can tell you.`,
    }),
  },
  {
    id: 'reviews',
    purpose: 'trust',
    maxWords: 12,
    words: `отзыв | отзывы | отзыву | отзывов | отзывам | отзывах | review* | testimonial* | {other, previous, past} {customer*, client*, buyers} .. {say, said, think, wrote}`,
    unless:
      'конкурент* | портят | скин* | {bad, negative} review | ждите | обдурил* | отзыв заказа | our | оставить | написать | удалить | убрать | изменить | leave | write | delete | change | my review',
    pages: ['verify', 'about'],
    answer: {
      ru: 'Отзывы стоят на страницах ритуалов, если они там уже есть. Написать отзыв может только тот, кому ритуал провели: ссылка приходит письмом. Рядом с отзывом бывает номер свидетельства, и его может проверить любой.',
      en: 'Reviews stand on the pages of the rituals, where there are any. Only people whose ritual was performed can write one: the link comes by e-mail. Some show the number of the certificate beside them, which anybody can check.',
    },
  },
  {
    id: 'blocked-days',
    purpose: 'date',
    maxWords: 12,
    words: `{какие дни, какой день, каким дням, какие даты, какие числа} .. {нельзя, не провод*, не дела*, не работает*, невозможн*, выходн*, закрыт*, занят*, недоступн*} | когда {нельзя, не проводите, вы не работаете, вы не проводите} | {дни, даты, числа} .. {нельзя, закрыт*, занят*, недоступн*, не провод*} | {нерабочие, запретные, закрытые} {дни, даты}
      {which, what, any, there, some} {days, dates, day} .. {cant, cannot, dont, not possible, impossible, unavailable, closed, blocked, off, not do, not allowed, wont} | {days, dates} .. {you cant, you cannot, you dont, not available, unavailable, blocked, closed} | days off`,
    unless:
      'муж* | месячн* | женск* | ругат* | отмен* | вернуть | возврат* | есть мяс* | пост* | refund* | cancel* | eat | fast | leave of',
    article: 'choosing-a-date',
    answer: (facts) => ({
      ru: `Запретных дней у нас нет: начать можно в любой день с ${facts.firstDay}${exceptRu(facts)}. Обычай для каждого ритуала предпочитает свои дни, но ждать их не требуется. О «плохих» днях рассказано в статье; день указывают в корзине или на странице «Имена и день».`,
      en: `We forbid no days: a ritual can begin on any day from ${facts.firstDay}${exceptEn(facts)}. Custom prefers certain days for each ritual, but they need not be waited for. The article tells about “bad” days; you set the day in the cart or on the page “Names and day”.`,
    }),
  },
  {
    id: 'holidays',
    purpose: 'date',
    words: `{новый год, новогодн*, праздничн*, праздник*, рождеств*, пасх*, выходны*, каникул*, 1 января, 31 декабря} .. {работаете, работает*, проводите, проводит*, проводят, можно, делаете} | {работаете, проводите, проводят, проводится, делаете} .. {новый год, новогодн*, праздник*, праздничн*, выходн*, рождеств*, каникул*}
      {christmas, christmas day, new year*, easter, thanksgiving, holiday*, holidays, weekend*} .. {ok, okay, fine, possible, work, open, closed, available, allowed} | {work, open, close, perform, closed, available} .. {christmas, new year*, easter, holiday*, weekend*, thanksgiving}`,
    unless: 'когда | какой день | какого числа | when | which | what day | какой ритуал',
    article: 'choosing-a-date',
    answer: (facts) => ({
      ru: `Да: начать ритуал можно и в выходной, и в праздник, в любой день с ${facts.firstDay}${exceptRu(facts)}. День указывают в корзине или на странице «Имена и день».`,
      en: `Yes: a ritual can begin on a weekend or a holiday too, on any day from ${facts.firstDay}${exceptEn(facts)}. You set the day in the cart or on the page “Names and day”.`,
    }),
  },
  {
    id: 'group-places',
    purpose: 'who',
    words: `сколько {семей, мест} | сколько .. {других, еще, остальных} .. {человек, людей, семей, участник*} | сколько нас будет | сколько .. {народу, народа} | сколько там {людей, человек, семей}
      how many {others, other people, other families, families, places, seats, spots} | how many .. .. group | сколько .. {группе, общем}`,
    unless: 'стоит | цена | cost* | price',
    pages: ['calendar'],
    answer: {
      ru: `В отдельном ритуале только те, кого вписали вы. В общем у каждой семьи одно место, до ${MAX_NAMES} имён; сколько мест всего и сколько осталось, показано на его странице, она открывается из календаря.`,
      en: `A ritual of your own has only the people you name. In a group ritual each family has one place, with up to ${MAX_NAMES} names; how many places there are and how many are left stands on its page, which opens from the calendar.`,
    },
  },
]

function exceptRu({ blockedDays }: AnswerFacts): string {
  return blockedDays.length === 0 ? '' : `, кроме дней, когда магазин ритуалов не проводит: ${blockedDays.join(', ')}`
}

function exceptEn({ blockedDays }: AnswerFacts): string {
  return blockedDays.length === 0 ? '' : `, except the days on which the shop performs none: ${blockedDays.join(', ')}`
}
