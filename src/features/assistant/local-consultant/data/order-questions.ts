import { countEn, pluralRu } from '#base/i18n.ts'
import type { AnswerFacts, CertainQuestion } from '../model.ts'

/** Certain questions about money, the seller, and what can happen before a ritual. The most specific question is first. */
export const ORDER_QUESTIONS: readonly CertainQuestion[] = [
  {
    id: 'if-dies',
    purpose: 'grief',
    words: `если .. .. {умрет, умрут, не выживет, не доживет, не переживет, не станет, скончается, погибнет, уйдет из жизни} | {умрет, не выживет, не доживет, скончается} .. {что, тогда, деньги, ритуал, вы}
      {if, suppose, in case} .. .. {dies, passes away, pass away, does not survive, doesnt survive, does not make it, doesnt make it, does not live, doesnt live, were to die, should die} | {if, suppose, should} {he, she, they, my} .. die | if .. {died, passed away} before`,
    unless:
      'если я | if i die | suppose i | лучше не станет | легче не станет | проще не станет | не станет {лучше, легче, хуже}',
    pages: ['refund'],
    answer: {
      ru: 'Очень жаль, что вам приходится об этом думать. Если это случится до начала ритуала, напишите нам, и мы вернём все деньги. Если решите, что ритуал нужен, до его начала можно изменить имена и пожелание. Если он уже идёт, возвращаем деньги за недели, которые ещё не начались. На письмо ответит человек, и решать сейчас ничего не нужно.',
      en: 'I am so sorry that you have to think of this. If it happens before the ritual has begun, write to us, and we return all the money. If you would rather have the ritual, the names and the wish can be changed until it begins. Once it is under way, we return the amount for the weeks that have not begun. A person answers your letter, and nothing has to be decided now.',
    },
  },
  {
    id: 'mark-departed',
    purpose: 'who',
    words: `{как, где, надо ли, нужно ли} .. {указать, указыва*, отметить, отмеча*, вписать, записать, пометить} .. .. {умер, умерла, умерли, умерш*, покойн*, усопш*, ушедш*}
      {how, where, can i, do i, should i} .. {mark, show, enter, name, include, write down, put down} .. .. {died, dead, deceased, departed, late, passed away}`,
    unless: 'сколько стоит | цена | how much | price | too late',
    article: 'names-and-gotra',
    answer: {
      ru: 'На странице «Имена и день» отметьте рядом с именем «Человека нет в живых»: имя прочтут «в память», отдельно от остальных и другими словами.',
      en: 'On the page “Names and day” tick “This person has died” beside the name: the name is read “in memory”, apart from the others and with other words.',
    },
  },
  {
    id: 'refund-when',
    purpose: 'refund',
    words: `{когда, как скоро, как быстро, через сколько, за сколько, сколько времени, сколько дней, как долго} .. .. {возврат*, верн*, возвращ*} | {возврат*, верн*, возвращ*} .. .. {как скоро, как быстро, через сколько, сколько времени, сколько дней, сколько ждать, как долго, сколько это займет, сколько это занимает, сколько занимает}
      {how long, how soon, how quickly, how fast, how many days, when} .. .. {refund*, money back, money returned, return my money, return the money} | {refund*, money back, money returned, return my money} .. .. .. {how long, how soon, how quickly, how many days, take, takes, arrive, arrives}`,
    unless: `до какого | в каких случаях | until when | in which cases | too late | не {сработа*, помож*, помог*, сбуд*, подейств*}
      {doesnt, does not, didnt, did not, wont, will not} .. {work, help, come true} | no result*`,
    pages: ['refund'],
    answer: ({ refundDays }) => ({
      ru: `Да, деньги вернуть можно: до начала ритуала — всю сумму, потом — за недели, которые ещё не начались. Отправляем их в течение ${refundDays} ${pluralRu(refundDays, 'рабочего дня', 'рабочих дней', 'рабочих дней')} и пишем вам об этом. На карту банк может зачислять их ещё до 10 рабочих дней; криптовалюту возвращаем в той же монете на адрес, который вы подтвердите. Напишите нам с почты, указанной в заказе, и назовите его номер.`,
      en: `Yes, you can get your money back: all of it until the ritual has begun, afterwards the amount for the weeks that have not begun. We send it within ${countEn(refundDays, 'working day', 'working days')} and write to you then. On a card the bank may need up to 10 more working days to show it; cryptocurrency goes back in the same coin to an address that you confirm. Write to us from the e-mail address in the order and give the order’s number.`,
    }),
  },
  {
    id: 'payment-open',
    purpose: 'payment',
    words: `{сколько, как долго, когда} .. .. {страниц* оплат*, страниц* платеж*, курс, счет, адрес для перевода} | {страниц* оплат*, страниц* платеж*, ссылк* на оплат*, ссылк* оплат*} .. .. {сколько, как долго, открыт*, действует, действительн*, истека*, закро*} | {сколько, как долго} .. {действует, действительн*, открыт*, держится} .. {оплат*, платеж*, курс, счет, цена в}
      {how long, when} .. .. {payment page, payment link, page stay, page open, quote, rate, checkout} | {payment page, payment link, checkout page} .. {open, expire*, valid, close*, time out, times out} | how much time .. {to pay, for payment, pay}`,
    unless: 'вид* | запис* | proof | certificate | recording | video',
    answer: ({ cardMinutes, coinMinutes, cards, coins }) => ({
      ru: [
        cards.length > 0 && `Страница оплаты картой открыта ${minutesRu(cardMinutes)}.`,
        coins.length > 0 &&
          `Сумма в криптовалюте действует ${minutesRu(coinMinutes)}: перевод, который придёт позже, пересчитают по курсу дня.`,
        'Если не успели, деньги не списываются: заказ остаётся, и по ссылке из письма страницу оплаты можно открыть снова.',
      ]
        .filter(Boolean)
        .join(' '),
      en: [
        cards.length > 0 && `The page for a card stays open for ${minutesEn(cardMinutes)}.`,
        coins.length > 0 &&
          `A sum in cryptocurrency holds for ${minutesEn(coinMinutes)}; a transfer that comes later counts at the rate of its day.`,
        'If time runs out, nothing is charged: the order stays, and the link in the e-mail opens the payment again.',
      ]
        .filter(Boolean)
        .join(' '),
    }),
  },
  {
    id: 'seller',
    purpose: 'trust',
    words: `{в какой стране, из какой страны, где} .. {компани*, магазин*, фирм*, продав*, юрлиц*, организаци*, вы находитесь, вы зарегистрирован*} | {компани*, магазин*, фирм*, продав*, организаци*} .. {где, из какой, в какой стране, зарегистрирован*} | откуда {вы, ваша компания, ваш магазин} | вы из какой страны | вы в какой стране | в какой вы стране | кто {продавец, продает} | {юридический адрес, реквизиты} | где вы {находитесь, зарегистрированы, располагаетесь}
      {which, what} country .. {company, shop, seller, business, firm, you based, you registered, you located, you in} | where .. {company, shop, seller, business, firm} .. {based, registered, located, from, is, in} | where are you {based, located, registered, from} | {company, seller, business, firm} .. {based, registered, located} | who {is the seller, sells} | {legal name, registered address, registration number}`,
    unless:
      'ритуал* | ягь* | обряд* | провод* | пандит* | храм* | карт* | ritual* | yagya* | perform* | held | priest* | temple* | card* | my company | my business | нашей компании | моей компании | для компании',
    pages: ['about'],
    answer: ({ seller }) => ({
      ru: seller
        ? `Продавец — ${[seller.name, seller.country, seller.address].filter(Boolean).join(', ')}. ${seller.isExample ? 'Это песочница, поэтому данные здесь для примера. ' : ''}Регистрация, телефон и почта — на странице «О магазине».`
        : 'Продавец ещё не указан, поэтому денег этот магазин пока не принимает. Когда его укажут, страна и адрес будут на странице «О магазине».',
      en: seller
        ? `The seller is ${[seller.name, seller.country, seller.address].filter(Boolean).join(', ')}. ${seller.isExample ? 'This is a sandbox, so these facts are an example. ' : ''}Registration, phone and e-mail stand on the page “About us”.`
        : 'The seller has not been named yet, so this shop takes no money. Once it is, country and address stand on the page “About us”.',
    }),
  },
  {
    id: 'cheaper-ways',
    purpose: 'price',
    words: `{дешевле, подешевле, недорог*, сэконом*} .. .. {общ*, групп*} | {общ*, групп*} .. .. {скидк*, промокод*, код, купон*} | {скидк*, промокод*, купон*} .. .. {общ*, групп*}
      {cheaper, cheap, less expensive, save} .. .. {group, shared} | {group, shared} .. .. {discount*, code, promo*, coupon*} | {discount*, promo*, coupon*} .. .. {group, shared}`,
    unless: 'почему | why',
    pages: ['calendar'],
    answer: (facts) => ({
      ru: `${groupsRu(facts)}Скидочный код вводят в корзине: новая сумма видна до оплаты. Отдельный ритуал дешевле всего в базовом варианте на неделю: от ${facts.least}.`,
      en: `${groupsEn(facts)}A discount code is entered in the cart, and the new total is shown before you pay. A ritual of your own costs least in the basic option for a week: from ${facts.least}.`,
    }),
  },
]

function minutesRu(count: number): string {
  return count === 60 ? 'час' : `${count} ${pluralRu(count, 'минуту', 'минуты', 'минут')}`
}

function minutesEn(count: number): string {
  return count === 60 ? 'an hour' : countEn(count, 'minute', 'minutes')
}

function groupsRu({ groupLines }: AnswerFacts): string {
  return groupLines.length === 0
    ? 'Сейчас мест в общих ритуалах нет; когда они появятся, они будут в календаре. '
    : `Дешевле — место в общем ритуале, цена на семью:\n${groupLines.join('\n')}\n\n`
}

function groupsEn({ groupLines }: AnswerFacts): string {
  return groupLines.length === 0
    ? 'There are no places in group rituals at present; new ones appear in the calendar. '
    : `A place in a group ritual costs less, the price is for a family:\n${groupLines.join('\n')}\n\n`
}
