import { MAX_NAMES } from '#features/rites/group-rituals/model.ts'
import type { CertainQuestion } from '../model.ts'

/** Questions about papers, photographs, names and refunds of an order. The order is the order of matching, as in `CERTAIN_QUESTIONS`. */
export const CERTAIN_ORDERS: readonly CertainQuestion[] = [
  {
    id: 'refund-status',
    purpose: 'order-status',
    words: `где .. возврат* | возврат* .. {не пришел, не приходил, не дошел, не вижу, завис, статус, хэш, хеш} | где {мои деньги, деньги за отмен*, деньги за возврат} | {хэш, хеш, хеша, хэша, txid} .. {возврат*, дайте, дай, пришлите, скажите, где} | {дайте, дай, пришлите, скажите, где} .. {хэш, хеш, txid}
      where .. {my refund, the refund} | refund .. {not arrived, hasnt arrived, has not arrived, not come, hasnt come, has not come, hasnt shown, status, hash, txid} | {hash, txid} .. refund | {give, send, tell} me .. {hash, txid}`,
    unless: 'правила | rules | условия',
    pages: ['profile', 'refund'],
    answer: {
      ru: 'Заказов и переводов я не вижу. Что с возвратом, видно на странице заказа (ссылка на неё в письмах) и в профиле; когда деньги отправлены, мы пишем на почту заказа. На карту банк зачисляет их ещё до 10 рабочих дней. Если возвращали криптовалюту, в письме и на странице есть хеш перевода. Чего там нет, скажет человек: напишите с почты заказа и назовите его номер.',
      en: 'I do not see orders or transfers. The order’s page (its link is in the e-mails) and your profile show where the refund stands; when the money is sent, we write to the e-mail address of the order. A bank may take up to 10 more working days to credit a card. For returned cryptocurrency the e-mail and the page name the hash of the transfer. What is not there a person will tell you: write from the e-mail address of the order and give its number.',
    },
  },
  {
    id: 'receipt',
    purpose: 'payment',
    words: `инн | огрн | огрнип | кпп | чек | чека | чеки | чеком | квитанци* | счет фактур* | акт выполненных | {выставить, выставите, выставляете, пришлите, нужен, дайте, дадите} .. счет | на {ип, ооо, юрлицо, юр лицо, фирму, организацию, компанию} .. {оформ*, оплат*, заказ*, счет, можно} | {оформ*, оплат*, заказать, счет} .. на {ип, ооо, юрлицо, юр лицо, фирму, организацию, компанию} | бухгалтери* | самозанят*
      invoice* | receipt* | vat number | vat id | tax id | tax number | tax receipt | for my accountant | company expense | business expense`,
    unless: 'хэш | {какой, какую} ритуал | which ritual',
    pages: ['about'],
    answer: {
      ru: 'К каждому заказу есть документ: до оплаты на странице заказа можно скачать счёт, после оплаты — квитанцию (PDF) с составом, суммой и реквизитами продавца. Кто продаёт и под каким номером зарегистрирован, сказано на странице «О магазине». Нужны другие бумаги, например на ИП или компанию? Спросите человека до оплаты: обещать за него я не могу.',
      en: 'Every order has its paper: the order’s page offers an invoice before payment, and a receipt (PDF) after it, with the items, the sum and the seller’s details. The page “About us” says who sells and under which registration number. If you need other papers, for a company for instance, ask a person before you pay: I cannot promise them.',
    },
  },
  {
    id: 'photo-proof',
    purpose: 'trust',
    words: `{докаж*, доказать, доказательств*, откуда, подтверд*, как понять, как узнать, как проверить} .. {фото*, фотк*, снимк*, видео*, запис*, картинк*, из интернета, мой обряд, мой ритуал, именно мой} | {фото*, фотк*, снимк*, видео*, запис*, картинк*} .. {из интернета, из инета, чужие, чужое, чужая, не мое, не мои, стоков*, со стока, поддельн*, настоящие, реальные, нейросет*} | {чужие, чужое, поддельн*, стоков*} .. {фото*, снимк*, видео*}
      {prove, proof, how do i know, how can i tell, how can i be sure, fake, faked, forge} .. {photo*, picture*, video*, footage, recording*, my ritual, my yagya, my rite} | {photo*, picture*, video*, footage, recording*} .. {stock, internet, web, fake, faked, generated, somebody elses, someone elses, not mine, really mine, are mine, is mine, of my ritual, of my yagya}`,
    unless: 'свидетельств* | certificate*',
    pages: ['verify'],
    article: 'what-you-receive',
    answer: {
      ru: 'Сам по себе снимок этого не докажет. С вашим заказом его связывает страница ритуала: день и час, место, имя пандита, имена и санкальпа, как их прочли. К ней выдают свидетельство с номером, и проверить его может любой. Обычно снимают и чтение санкальпы. Без фотографий или видео обряда ритуал считается проведённым не так, как описано: тогда его проводят заново или возвращают деньги. Если вам важно увидеть в кадре лист с именами, спросите до начала, можно ли это: ответит человек.',
      en: 'A photograph by itself proves little. What ties it to your order is the ritual page: the day and hour, the place, the priest’s name, the names and the sankalpa as they were read. With it comes a certificate whose number anyone can check. The reading of the sankalpa is usually filmed. Without photographs or a video the ritual counts as not performed as described: it is performed again, or the money is returned. If you want to see the sheet with your names in the frame, ask before the start whether that is possible: a person answers.',
    },
  },
  {
    id: 'change-name-and-day',
    purpose: 'how',
    words: `{поменя*, измен*, исправ*, сменить, менять, правит*} .. {имя, имена} {или, и, либо} .. {день, дату} | {поменя*, измен*, исправ*, сменить, менять} .. {день, дату} {или, и, либо} .. {имя, имена} | {имя, имена} {или, и, либо} {день, дату} .. {поменя*, измен*, исправ*, сменить, менять} | {день, дату} {или, и, либо} {имя, имена} .. {поменя*, измен*, исправ*, сменить, менять}
      {change, correct, edit, alter, move} .. {name, names} {or, and} .. {day, date} | {change, correct, edit, alter, move} .. {day, date} {or, and} .. {name, names} | {name, names} {or, and} .. {day, date} .. {changed, corrected, altered}`,
    unless: 'рождения | birth',
    article: 'what-you-receive',
    answer: {
      ru: 'Да, и то и другое меняют на странице «Имена и день». Имена и пожелание — сколько угодно раз до начала; если ритуал уже идёт, исправьте там же, и мы передадим пандиту, если эти слова ещё будут читать. День — сами, пока дни ритуала не назначены; когда назначены, там же просят о другом, и мы отвечаем письмом. После начала день не переносят.',
      en: 'Yes, both are changed on the page “Names and day”. Names and the wish as often as you like before the start; while the ritual runs, correct them there too, and we tell the priest if the words are still to be read. The day yourself, until the days of the ritual are set; once they are set, you ask for another one in the same place, and we answer by e-mail. After the ritual has begun the day stays.',
    },
  },
  {
    id: 'change-name',
    purpose: 'how',
    words: `{поменя*, измен*, исправ*, сменить, менять} .. {имя, имена} | {имя, имена} .. {поменя*, измен*, исправ*, сменить} | {написал*, вписал*, указал*, ввел*, ввела} .. {имя, имена, фамили*} .. {ошиб*, опечат*, не так} | {ошиблась, ошибся, опечатал*, опечатк*} .. {имени, имя, имен, фамили*}
      {change, correct, edit, alter} .. {name, names} | {name, names} .. {be changed, be corrected, be edited} | i .. {misspelled, misspelt, mistyped, typed, spelled, spelt} .. {name, names, surname} | {typo, mistake} in .. {name, names, surname} | {mixed up, typed} .. wrong {name, surname}`,
    unless:
      'прочит* | прочли | прочт* | перепутал* | неправильн* | неверн* | видео* | запис* | почт* | pronounc* | read | video* | e mail | email',
    article: 'names-and-gotra',
    answer: {
      ru: 'Да. Имена и пожелание меняйте сами на странице «Имена и день», сколько угодно раз до начала. Если ритуал уже идёт, исправьте там же: мы передадим пандиту, если эти слова ещё будут читать.',
      en: 'Yes. Change the names and the wish yourself on the page “Names and day”, as often as you like before the start. While the ritual runs, correct them there too: we tell the priest if the words are still to be read.',
    },
  },
  {
    id: 'wrong-network',
    purpose: 'payment',
    words: `{не в той, не в ту, не той, не ту, другой, другую, чужую} {сети, сеть} | {сеть, сети} .. {перепут*, ошиб*} | {перепут*, ошиб*} .. {сеть, сети, сетью}
      {wrong, another, other, different} {network, chain, blockchain}`,
    unless: 'социальн* | social',
    pages: ['offer'],
    answer: {
      ru: 'USDT в сети TRON и USDT в сети Ethereum — разные переводы: перевод в другой сети может пропасть, и обещать, что его удастся вернуть, мы не можем. Второй раз пока не платите: напишите нам с почты, указанной в заказе, номер заказа, сумму, сеть и номер перевода. Ответит человек.',
      en: 'USDT on TRON and USDT on Ethereum are different transfers: one on another network may be lost for good, and we cannot promise that it will come back. Do not pay a second time yet: write to us from the e-mail address in the order and give the order’s number, the amount, the network and the number of the transfer. A person answers.',
    },
  },
  {
    id: 'coin-rate',
    purpose: 'payment',
    words: `{курс, курсу, курса, курсом} .. .. {эфир*, eth, биткоин*, btc, usdt, крипт*, монет*, доллар*} | {эфир*, eth, биткоин*, btc, usdt, крипт*, монет*} .. {курс, курсу, курса, курсом} | {какой, какому, чей, чьему} {курс, курсу}
      {rate, rates} .. .. {ether, eth, ethereum, bitcoin, btc, usdt, coin*, crypto*} | {ether, eth, ethereum, bitcoin, btc, usdt, coin*, crypto*} .. {rate, rates} | {exchange, conversion} rate`,
    unless: 'возврат* | верн* | refund* | return*',
    pages: ['offer'],
    answer: {
      ru: 'Цена — в долларах. Сколько это в монете, показывает страница оплаты: на ней точная сумма, адрес и время, до которого эта сумма держится. Перевод, который пришёл позже, засчитываем по курсу того дня, когда он пришёл; если до цены не хватит, напишем вам.',
      en: 'The price is in dollars. What it comes to in a coin stands on the payment page: the exact amount, the address and the time until which this amount holds. A transfer that arrives later counts at the rate of the day on which it arrives; if it falls short of the price, we write to you.',
    },
  },
  {
    id: 'group-difference',
    purpose: 'comparison',
    after:
      'групповух* | {групп*, общ*} .. {ритуал*, ягь*, обряд*, имя, имена, это, место} | {ритуал*, ягь*, обряд*, место} .. {групп*, общ*} | это {группова*, общ*} | {group, shared} .. {ritual*, yagya*, place*, name, names}',
    words: `{чем, что, как} .. {отлича*, разниц*} | в чем разниц* | почему .. {дешевле, дороже} | {what, whats, how} .. {difference, differ, differs, different} | why .. {cheaper, less, more}`,
    unless: 'базов* | усилен* | премиум* | basic | enhanced | premium',
    pages: ['calendar'],
    answer: {
      ru: `Дешевле общий: там один обряд на многие семьи, день и час назначены заранее, а имена одной семьи (до ${MAX_NAMES}) звучат среди других. Дороже — ваш собственный ритуал: его проводят только для вас, день, вариант и срок вы выбираете сами. Имена читают в обоих, страница ритуала и свидетельство тоже есть в обоих.`,
      en: `The less expensive one is the group ritual: one rite for many families, on a day and at an hour set in advance, with the names of your family (up to ${MAX_NAMES}) read among others. The dearer one is a ritual of your own: it is performed for you alone, and you choose its day, option and term. The names are read in both, and both have a ritual page and a certificate.`,
    },
  },
]
