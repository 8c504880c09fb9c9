import type { Faq } from '../model.ts'

export const FAITH_ANSWER = {
  ru: 'О вере мы не спрашиваем: индуистом быть не нужно, и в санкальпе о вероисповедании не говорится, читают за того, кто назван. Если сомневаетесь, согласуется ли это с вашей верой, спросите своего священника или наставника: за вас этого никто не решит. Взрослого, за которого просят, лучше спросить, хочет ли он этого.',
  en: 'Faith is not asked: you need not be a Hindu, and the sankalpa says nothing of creed, it is read for the person named. If you are in doubt whether this agrees with your own faith, ask your priest or guide: nobody else can settle that for you. An adult for whom you ask is better asked first.',
}

/**
 * Questions that the articles of the shop answer. The most specific question is first. Patterns have the form that `Topic` (model.ts)
 * describes.
 */
export const FAQ: readonly Faq[] = [
  {
    id: 'refund',
    words: `возврат* | вернуть деньги | верн* .. деньги | вернете | верните | возвращ* | отменить заказ | отмена заказа | отказаться от заказа | передума* | отменить ритуал | отменю | отменить | откажусь | отмен* ягь*
      refund* | money back | return .. money | cancel | cancel .. order | cancel .. ritual | cancel it | cancellation | change my mind | changed my mind | withdraw`,
    pages: ['refund'],
    answer: {
      ru: 'Чтобы отменить заказ или вернуть деньги, напишите нам с почты, указанной в заказе, и назовите номер заказа; причину объяснять не нужно. Пока ритуал не начат, мы возвращаем всю сумму, а если он уже идёт — деньги за недели, которые ещё не начались. Все условия собраны в правилах возврата. Ссылка на них и наши контакты — ниже.',
      en: 'To cancel an order or get your money back, write to us from the e-mail address in the order and give the order’s number; you need not give a reason. Until the ritual has begun we return the whole amount; once it is under way, the amount for the weeks that have not begun. The refund rules have every detail. The link to them and our contacts are below.',
    },
  },
  {
    id: 'strongest',
    words:
      'сам* сильн* | сильнее | сильнейш* | мощн* | действенн* | эффективнее | strongest | stronger | most powerful | most effective | works best',
    article: 'questions',
    heading: { ru: 'три варианта', en: 'options differ' },
  },
  {
    id: 'underpaid',
    words: `не хватило | не полностью | недоплат* | меньше чем | меньше нужного | не та сумма | {перевел*, перевед*, отправ*, заплач*, пришл*} меньше | остаток | опоздал* .. перевод | перевод .. опоздал | поздно оплат* | поздно перевел* | перевел* больше | переплат*
      less than | a little less | too little | {pay, send, paid, sent} .. {less, little} | underpaid | short by | not enough | remaining amount | paid late | sent late | too late | overpaid | sent more | paid more | wrong amount`,
    article: 'questions',
    heading: { ru: 'деньги', en: 'money' },
    rows: { ru: 'перевод', en: 'transfer' },
    pages: ['refund'],
  },
  {
    id: 'payment',
    words: `оплат* | оплач* | платить | заплатить | плат* карт* | картой | карта | карты | visa | виза | mastercard | мир карт* | сбербанк* | тинькофф | биткоин* | биткойн* | крипт* | эфир* | usdt | юсдт | трон | tron | bitcoin* | btc | ethereum | eth | tether | рубл* | евро | валют* | перевод* на карт* | paypal | пейпал | рассрочк* | как купить
      pay | payment* | card | cards | crypto* | currency | rubles | euros | installment* | bank transfer | wire`,
    article: 'questions',
    heading: { ru: 'деньги', en: 'money' },
    rows: { ru: 'валют|плат|доплат', en: 'currency|pay|charges' },
    pages: ['offer'],
  },
  {
    id: 'prasad',
    words: `прасад* | посылк* | пришлете .. почтой | по почте | доставк* | prasad* | parcel | by post | by mail | ship* | delivery | deliver | пепел* | пепл* | {присыла*, пришл*, шлете, отправ*, приходит} .. {домой, почт*, физически} | домой .. {присыла*, пришл*, шлете, приходит} | ash | ashes | {sent, send, mail} .. {house, home, me physically, physically}`,
    article: 'questions',
    heading: { ru: 'прасад', en: 'prasad' },
  },
  {
    id: 'certificate',
    words: 'свидетельств* | сертификат* | подтвержден* .. ритуал* | документ* | certificate* | document | proof',
    article: 'what-you-receive',
    heading: { ru: 'свидетельство', en: 'certificate' },
    first: {
      ru: 'К ритуалу прилагается свидетельство, его можно распечатать.',
      en: 'A certificate comes with the ritual, and it can be printed.',
    },
  },
  {
    id: 'recording',
    words: `видео* | запись | записи | фото | фотограф* | съемк* | трансляц* | онлайн | прямой эфир | посмотреть .. ритуал | video* | recording* | photo* | picture* | film* | live stream* | livestream | stream | watch | снимать | снимк* | фотк* | фотоотч* | скачать | зум* | в живую | вживую | увижу | увидеть .. обряд | {что, чего} .. покаж* | zoom | download it | see it | live | vidio | translation of the ceremony`,
    article: 'what-you-receive',
    heading: { ru: 'запись', en: 'recording' },
  },
  {
    id: 'show-others',
    words:
      'показать .. запись | показать другим | выложить .. запись | поделиться .. записью | show .. recording | share .. recording | show .. video | share .. video | publish .. recording',
    article: 'questions',
    heading: { ru: 'показать запись', en: 'show the recording' },
  },
  {
    id: 'receive',
    words: `после заказа | что я получу | что получу | что мы получим | что приходит | что придет | что будет после оплаты | после оплаты | после ритуала | что потом | что мне придет | результат заказа | как я узнаю что .. провели | как узнать что .. провели | отчет* | как проверить что
      after i order | what do i get | what will i get | what do i receive | what will i receive | what arrives | after i pay | after payment | after the ritual | afterwards | what comes | how will i know | how do i know .. performed | report | evidence`,
    article: 'what-you-receive',
    heading: { ru: 'коротко', en: 'brief' },
  },
  {
    id: 'gotra',
    words: 'готра | готру | готры | готре | gotra | gothra',
    article: 'names-and-gotra',
    heading: { ru: 'готра', en: 'gotra' },
    first: {
      ru: 'Готру указывать необязательно: если её нет, строку оставляют пустой.',
      en: 'A gotra is not needed: where there is none, the line stays empty.',
    },
  },
  {
    id: 'participants',
    words: `участник* | участв* вся семья | вписать | вписыва* | добавить .. брат* | добавить .. сестр* | добавить .. муж* | добавить .. мам* | добавить .. ребенк* | добавить .. человек* | добавить .. имя | добавить имена | сколько человек | сколько имен | несколько человек | на всю семью | вся семья | всей семьей | для всей семьи | на двоих | имена
      participant* | be included | include my | include .. family | add my | add .. names | add .. name | how many people | how many names | several people | whole family | for two people | list my | list .. people | names`,
    article: 'names-and-gotra',
    heading: { ru: 'участники', en: 'participants' },
    first: {
      ru: 'Участников может быть несколько: каждого вписывают отдельной строкой на странице «Имена и день».',
      en: 'There may be several participants: each has a line on the page “Names and day”.',
    },
  },
  {
    id: 'birth-data',
    words:
      'время рождения | времени рождения | дату рождения | дата рождения | не знаю время | birth time | time of birth | date of birth | birth data | birth date',
    article: 'questions',
    heading: { ru: 'времени рождения', en: 'time of birth' },
  },
  {
    id: 'change-request',
    words: `изменить просьбу | поменять просьбу | изменить намерение | исправить имя | {поменять, изменить, исправить} .. {имена, имя, текст, слова} | ошибка в имени | ошиб* .. имен* | поменять имя | перенести .. дату | изменить .. дату | поменять .. дату | change .. request | change .. intention | change .. name | change .. names | {corrected, changed} .. {afterwards, later} | wording .. {corrected, changed} | correct .. name | mistake in | change .. date | reschedul* | postpone | move .. date | опечат* | исправ* | поправ* | с ошибк* | {перенест*, перенос*, передвин*, отложить, сдвинуть} | {поменя*, замен*, сменить, обменя*, изменить} .. {имя, дат*, божеств*, адрес, пожелани*, желани*, ритуал*, на} | ошибл* | добавить .. заказ* | typo | misspel* | mistyped | wrong e mail | wrong email | {move, push, shift, postpone, swap, switch, exchange, replace, change} .. {date, name, wish, address, ritual, it to, order, for} | add .. {order, bought} | fix the wish | lengthen`,
    article: 'what-you-receive',
    heading: { ru: 'можно исправить', en: 'can be corrected' },
  },
  {
    id: 'sankalpa',
    words: `санкальп* | сформулировать .. просьбу | {писать, написать, заполнить, указать, вписать, записать} .. {пожелани*, намерени*, желани*} | сформулировать .. намерение | написать .. намерение | написать .. просьбу | как .. просить | правильно просить | правильно сформулир* | sankalpa* | {write, enter, fill in, put} .. {wish, wishes, intention, request} | word .. intention | word .. request | phrase .. intention | phrase .. request | write .. intention | write .. request | formulate | желани* | пожелани* | просьб* | намерени* | попросить | пожелать | {word, phrase, write, make} .. wish | my wish | the wish | wishes | wish | two wishes`,
    article: 'sankalpa',
    heading: { ru: 'как написать просьбу|что значит слово', en: 'writing the request|meaning' },
  },
  {
    id: 'deceased',
    words:
      'за умерш* | для умерш* | умершего | умершему | умершей | умерших | за упокой | шраддх* | someone .. died | somebody .. died | has died | who died | the dead | a dead | deceased | shraddh*',
    article: 'questions',
    heading: { ru: 'умершего', en: 'has died' },
  },
  {
    id: 'other-person',
    words:
      'за другого | для другого | другому человеку | за другого человека | за кого то | для кого то | в подарок | подарить | без ведома | не спрашивая | for another | for somebody else | for someone else | another person | as a gift | gift | without .. knowledge | without telling | on behalf',
    article: 'questions',
    heading: { ru: 'за другого', en: 'somebody else' },
  },
  {
    id: 'presence',
    words: `присутств* | самому быть | самой быть | ехать в индию | ехать к вам | приехать | приезжать | лично | нужно ли мне быть | участвовать лично | дистанционн* | на расстоянии | present | attend* | be there | come to | come in person | in person | travel to india | remote* | from a distance | {мне, надо, нужно} .. {там быть, куда то ехать, не спать, быть онлайн, вставать} | моя роль | какова .. роль | от меня .. {требуется, нужн*, действия} | на связи | do i have to {travel, be} | be online | be awake | my part | my presence | my role | on the phone with you while`,
    article: 'questions',
    heading: { ru: 'присутствовать', en: 'be present' },
  },
  {
    id: 'prepare',
    words: `подготов* | готовит* | пост | поститься | голодать | диет* | мясо | алкогол* | делать .. дома | {можно, нельзя, что} .. есть | есть нельзя | {делать, делаю} .. {в день, в этот день} | что делать во время | что делать дома | что делать мне | надо ли мне что | соблюдать | ограничени* | можно ли есть | prepar* | fast | fasting | {wear, eat} | on the day of the | diet | meat | alcohol | vegetarian | what should i do during | what do i do during | do at home | during the yagya | restrictions | before the ritual | {курить, вино, яйца, вегетариан*, близость, секс, алтар*, одежд*, свечу, свечка} | сидеть .. дома | молиться самой | мне тоже молиться | подпевать | postit* | {wine, smoking, smoke, sex, altar, candle, fast, fasting, meat, clothes, wear} | pray along | pray myself | face east | do i do on the day | have to do | мне что делать | мне делать | в сам день`,
    article: 'how-to-prepare',
    heading: { ru: 'еда|сначала бумаги', en: 'food|paper first' },
  },
  {
    id: 'faith',
    words: `православн* | христиан* | мусульман* | иуде* | буддист* | атеист* | католик* | крещен* | крещ* | индуист* | индуизм* | верить | верующ* | не верю | вера | вероисповед* | религи* | грех | церковь | другой веры
      christian* | muslim* | jew | jewish | buddhist* | atheist* | catholic* | orthodox | hindu* | hinduism | believe | believer | faith | religion* | religious | sin | church`,
    article: 'questions',
    answer: FAITH_ANSWER,
  },
  {
    id: 'works',
    words:
      'как понять что | удался | сработал* | это работает | работает ли | помогает ли | поможет ли | есть ли толк | эффект* | действует ли | будет ли результат | какой результат | результат* | does it work | do they work | does this work | it worked | went well | really help | is it effective | effect | results | will it help | any use | scam | обман* | развод .. деньги | мошенн*',
    article: 'what-is-yagya',
    heading: { ru: 'чего от неё ждут|чего обряд не делает', en: 'can be expected|does not do' },
    first: {
      ru: 'Результата мы не обещаем: отвечаем за то, что обряд совершён так, как описано, и показываем запись.',
      en: 'We promise no result: we answer for the rite being performed as described, and show the recording.',
    },
    pages: ['offer'],
  },
  {
    id: 'repeat',
    words:
      'повтор* | сколько раз | нужен ли второй | несколько раз | еще раз | repeat* | how many times | second time | again | once enough',
    article: 'questions',
    heading: { ru: 'повторять', en: 'repeat' },
  },
  {
    id: 'performers',
    words:
      'кто проводит | кто совершает | кто делает | кто читает | жрец* | жреца | жрецы | жрецов | пандит* | пуджар* | священник* | брахман* | где проводит* | где проходит* | в каком храме | в каком городе | варанаси | priest* | pandit* | pujari* | brahmin* | who performs | who does | who conducts | where are .. performed | where is it performed | which temple | varanasi | lineage',
    article: 'who-performs',
    heading: { ru: 'что вы узнаете о пандите|как учатся', en: 'learn of the priest|how they learn' },
    pages: ['priests'],
  },
  {
    id: 'bad-days',
    words:
      'плох* дни | плохой день | неблагоприятн* | опасный день | запрещ* дни | bad day* | inauspicious | unlucky day*',
    article: 'choosing-a-date',
    heading: { ru: 'плохих', en: 'bad' },
  },
  {
    id: 'time-zone',
    words: 'часовой пояс | часовые пояса | по какому времени | время по | time zone* | timezone* | local time',
    article: 'choosing-a-date',
    heading: { ru: 'часовые пояса', en: 'time zones' },
  },
  {
    id: 'nakshatra',
    words: 'накшатр* | nakshatra* | birth star | лунное созвезди* | лунный знак | moon sign',
    article: 'nakshatras',
    heading: { ru: 'накшатра рождения', en: 'birth nakshatra|nakshatra of birth|birth star' },
  },
  {
    id: 'vastu',
    words: 'васту | vastu | vaastu | стороны света | по васту',
    article: 'vastu',
    heading: { ru: 'какие ритуалы для жилья', en: 'rituals for a home' },
  },
  {
    id: 'language',
    words: `{каком, какой, каких, какие} .. язык* | на {санскрит*, хинди, русском, украинском, немецком, английском} | {по украински, по казахски, по немецки, по английски, по русски} | санскрит* | языки .. сайт*
      what language* | which language* | languages of | {in, speak, answer me in, chat in} .. {german, french, spanish, ukrainian, hindi, russian, sanskrit} | sanskrit | ukrainian`,
    article: 'sankalpa',
    heading: { ru: 'язык и имена', en: 'language and names' },
  },
  {
    id: 'yagya',
    words: `как .. проходит | как .. происходит | как .. проводит* | как проводите | как это работает | как все проходит | как это устроено | что такое ягья | что такое яджна | что за ягья | что такое ритуал | что значит ягья | что вы делаете | ход ритуала | порядок обряда | из чего состоит | огненн* ритуал* что | хома | хавана | агнихотра
      how does it work | how does it all work | how it works | how does .. work | how do you perform | how is it performed | how is .. performed | what happens | what is a yagya | what is yagya | what is a yajna | what is a fire ritual | what is a homa | homa | havan | the process | how it goes | how does it go | steps | как все идет | что происходит | {какие, какой} .. {шаги, шаг, порядок} | {расскажите, объясните, проведите} .. {порядк*, целиком, порядок, шагам} | введите в курс | что дальше | eto prohodit | поминутно | whole thing | procedure | what s a yagya | whats a yagya | order of things | walk .. through | next step | how does it .. happen | does yagya mean | takes place | intro | minute by minute | sacrifice | жертвоприношени*`,
    article: 'what-is-yagya',
    heading: { ru: 'из чего состоит обряд', en: 'its parts' },
  },
]
