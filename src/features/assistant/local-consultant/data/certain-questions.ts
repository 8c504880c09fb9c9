import { countEn, pluralRu } from '#base/i18n.ts'
import { MAX_NAMES } from '#features/rites/group-rituals/model.ts'
import { MAX_PARTICIPANTS } from '#features/orders/plans/model.ts'
import type { ShopFacts } from '#features/assistant/consultant/model-knowledge.ts'
import type { CertainQuestion } from '../model.ts'

const NO_PROMISE = {
  ru: 'Этого мы не обещаем: плод молитвы традиция оставляет за божеством. Мы отвечаем за обряд: он будет совершён так, как описано, в названные дни и за тех, кого вы назвали. Врача и юриста ритуал не заменяет.',
  en: 'We do not promise that: the tradition leaves the fruit of a prayer to the deity. We answer for the rite: it is performed as described, on the days named and for the people you named. A ritual does not replace a doctor or a lawyer.',
}

/**
 * Questions whose words show the purpose without doubt, so the purpose model is not used. The most specific question is first. A text that matches
 * `unless` asks for something else.
 */
export const CERTAIN_QUESTIONS: readonly CertainQuestion[] = [
  {
    id: 'names-price',
    purpose: 'price',
    words: `{вписать, впишете, вписыва*, добавить, добавлю, добавля*, включить, указать, имя, имена, имен, участник*, сестр*, брат*, мам*, детей, семь*, человек*, двоих, троих, родных} .. {доплач*, доплат*, бесплатн*, дороже, платить, приплачивать, отдельно платить} | {доплач*, доплат*, бесплатн*, дороже, платить, стоит} .. {вписать, добавить, имена, имен, участник*, каждого, каждое имя, человек*, сестр*, брат*} | {мужа, мужу, муж, жену, жене, жена, маму, двоих, обоих, семью, нас, детей} .. {одна цена, две цены, дважды, два раза, вдвое, двойн*, в два раза} | одна цена или две | цена .. за {одного, человека, каждого}
      {add, adding, include, including, list, name, names, sister, brother, participant*, people, person, family, relatives} .. {extra, for free, free of charge, costs more, cost more, pay more, more expensive, charge*, surcharge} | {extra, pay more, charge*, charged, surcharge, cost more} .. {add, names, name, people, person, participant*, sister, brother, each person, family} | {husband, wife, both, two of us, parents, kids, family, sister, brother, mother, father} .. {pay twice, pay double, double the price, twice the price, one price, two payments} | do i pay {twice, double} | {name, names} .. {go in, be added, be in it, go on it} .. {too, as well, also} | {price, cost, costs} .. per {person, head, name}`,
    unless: `{почему, за что, why} | общ* ритуал* | group | премиум* | усиленн* | premium | enhanced | базов* | basic`,
    article: 'names-and-gotra',
    answer: {
      ru: `Доплачивать за имена не нужно: цена ритуала в корзине от их числа не зависит. В один ритуал можно вписать до ${MAX_PARTICIPANTS} человек, каждого отдельной строкой на странице «Имена и день», до дня начала. В общем ритуале цена одна на семью, до ${MAX_NAMES} имён.`,
      en: `Names cost nothing extra: the price of a ritual in the cart does not depend on how many there are. One ritual can have up to ${MAX_PARTICIPANTS} people, each on a line of the page “Names and day”, until the first day. In a group ritual the price is for one family, with up to ${MAX_NAMES} names.`,
    },
  },
  {
    id: 'names-most',
    purpose: 'who',
    words: `{сколько, максимум} .. {человек, имен, участников, людей} .. {максимум, можно, вписать, указать, самое большее, влезет} | {максимум, предел, ограничени*} .. {человек, имен, участников, людей} | {человек, имен, участников, людей} .. максимум
      {how many, maximum, most, limit} .. {people, names, participants, persons} | {people, names, participants} .. {maximum, at most, limit}`,
    article: 'names-and-gotra',
    answer: {
      ru: `В один ритуал можно вписать до ${MAX_PARTICIPANTS} человек, и цена от этого не меняется; в общем ритуале — до ${MAX_NAMES} имён одной семьи. Каждого вписывают отдельной строкой на странице «Имена и день». Имён лучше немного: десяток слышен хуже пяти.`,
      en: `One ritual can have up to ${MAX_PARTICIPANTS} people, and the price stays the same; in a group ritual, up to ${MAX_NAMES} names of one family. Each has a line on the page “Names and day”. Few names are better: ten are heard less well than five.`,
    },
  },
  {
    id: 'stronger',
    purpose: 'comparison',
    words: `{сильнее, действеннее, эффективнее, лучше помогает, лучше действует, лучше работает, больше поможет, больше помогает} | {премиум*, усиленн*, дорог*} .. {сильнее, действеннее, лучше помо*, лучше дейст*, лучше работ*}
      {enhanced, premium, dearer, expensive} .. {stronger, work more, work better, works better, works more, do more, help more, more effective, more powerful} | does {it, enhanced, premium} work {more, better} | {stronger, more effective, more powerful} than basic`,
    article: 'questions',
    answer: {
      ru: 'По традиции более дорогой вариант не считается более действенным, и обещать этого мы не станем. Различаются срок и числа: сколько раз читают мантру, сколько пандитов у огня, сколько часов и дней он горит; они указаны на странице ритуала возле цены. Имена, пожелание и подношения одинаковы.',
      en: 'The tradition does not hold that a dearer option works better, and we do not promise it. What differs is the length and the numbers: recitations, priests at the fire, hours and days of fire; they stand on the ritual’s page beside the price. Names, wish and offerings are the same.',
    },
  },
  {
    id: 'group-price',
    purpose: 'price',
    words: `{общ*, групп*} {ритуал*, ягь*, обряд*, мест*} .. {сколько, стоит, цена, дешевле, дороже, разниц*, отлич*, лучше, или} | {сколько, цена, чем отлич*, дешевле, почему} .. {общ*, групп*} {ритуал*, ягь*, обряд*} | место в {общем, группе, групповом}
      {group, shared} .. {price, cost*, cheaper, difference, differ*, vs, versus, or, $*} | {price, cost*, how much, why is, cheaper, difference} .. {group, shared} | place in .. group | group place`,
    unless: 'age group | группа крови | blood group',
    pages: ['calendar'],
    answer: ({ groups, groupLines }) => ({
      ru: `${groups.length > 0 ? `Место в общем ритуале стоит от ${lowest(groups)} на семью, до ${MAX_NAMES} имён:\n${groupLines.join('\n')}\n\n` : 'Сейчас мест в общих ритуалах нет; когда они появятся, они будут в календаре. '}Это один обряд на многие семьи: день и час назначены заранее, имена каждой семьи читают вслух, у каждой своя страница и своё свидетельство. Отдельный ритуал проводят только для вас, день, вариант и срок выбираете вы, поэтому он дороже.`,
      en: `${groups.length > 0 ? `A place in a group ritual costs from ${lowest(groups)} for a family, with up to ${MAX_NAMES} names:\n${groupLines.join('\n')}\n\n` : 'There are no places in group rituals at present; new ones appear in the calendar. '}It is one rite for many families: day and hour are fixed, the names of every family are read aloud, and each gets its own page and certificate. A ritual of your own is performed for you alone, you choose its day, option and term, and so it costs more.`,
    }),
  },
  {
    id: 'will-it-help',
    purpose: 'trust',
    words: `поможет ли | а поможет | помогает ли | сработает ли | а сработает | {это, оно, ягья, обряд} .. {поможет, помогает, работает, сработает, подействует} | {он, она, мама, папа, муж, жена, сын, дочь, бабушка, дедушка, брат, сестра} {поправится, выздоровеет, выживет, встанет на ноги, пойдет на поправку}
      {will, would, does, do} {it, this, they} .. {help, work} | will {he, she, they, my mother, my mum, my mom, my father, my dad, my husband, my wife, my son, my daughter, my child} .. {recover, get better, get well, be ok, be okay, be all right, survive, live}`,
    unless: 'как | какой | какая | какие | что | чем | кто | how | which | what | who',
    answer: NO_PROMISE,
  },
  {
    id: 'will-it-help-short',
    purpose: 'trust',
    maxWords: 3,
    words: 'поможет | помогает | сработает | подействует | will help | helps | works',
    unless:
      'хуже | лучше | better | worse | как | какой | какая | какие | что | чем | кто | how | which | what | who | one',
    answer: NO_PROMISE,
  },
  {
    id: 'group-certificate',
    purpose: 'how',
    words: `{свидетельств*, сертификат*} .. {общ*, групп*, семь*} | {общ*, групп*} .. {свидетельств*, сертификат*} | certificate* .. {group, shared, family} | {group, shared} .. certificate*`,
    answer: {
      ru: 'Да: после общего ритуала у каждой семьи своя страница с фотографиями или видео и своё свидетельство.',
      en: 'Yes: after a group ritual every family gets its own page with photographs or a video, and a certificate of its own.',
    },
  },
  {
    id: 'live',
    purpose: 'how',
    words: `{прямой, прямом, прямую} {эфир, эфире, трансляц*} | трансляц* | онлайн .. {смотреть, посмотреть, увидеть} | {смотреть, посмотреть, увидеть, наблюдать} .. {онлайн, вживую, в живую, в прямом, по зуму, в зуме} | live | livestream | live stream | {watch, see, join, attend} .. {zoom, online, in real time}`,
    unless: 'live with | live in | where .. live | she live | he live | i live',
    article: 'what-you-receive',
    answer: (facts) => ({
      ru: `Прямой трансляции нет. Обряд снимают, и в течение ${daysRu(facts.recordingDays)} после последнего дня вы получаете фотографии или видео и свидетельство.`,
      en: `No, there is no live broadcast. The rite is filmed, and within ${daysEn(facts.recordingDays)} after the last day you receive photographs or a video, and the certificate.`,
    }),
  },
  {
    id: 'recording-when',
    purpose: 'how',
    words: `{когда, через сколько, сколько ждать, как скоро, как быстро} .. {видео*, запис*, фото*, свидетельств*, сертификат*} | {видео*, запис*, фото*, свидетельств*, сертификат*} .. {когда, через сколько, сколько ждать}
      {when, how long, how soon, how fast} .. {get, receive, arrive*, send, have, see, be ready, ready, come*} .. {video*, recording*, photo*, film, certificate*} | {when, how soon} .. {video*, recording*, photo*, film, certificate*}`,
    unless: 'записа* | записыва* | вписать',
    article: 'what-you-receive',
    answer: (facts) => ({
      ru: `Фотографии или видео и свидетельство мы присылаем в течение ${daysRu(facts.recordingDays)} после последнего дня ритуала: придёт письмо со ссылкой на страницу ритуала.`,
      en: `We send the photographs or the video, and the certificate, within ${daysEn(facts.recordingDays)} after the last day of the ritual: an e-mail brings the link to the ritual’s page.`,
    }),
  },
  {
    id: 'who-exactly',
    purpose: 'who',
    words: `кто {именно, конкретно, лично} .. {пров*, вед*, чита*, дела*, соверша*, молит*} | кто {будет, станет} .. {проводить, вести, читать, делать, совершать} | кто {проводит, ведет, совершает, читает} {ягью, ритуал, обряд, его, ее}
      who {exactly, personally, will, is going to} .. {do, perform, lead, conduct, chant, recite} | who {performs, leads, conducts} {it, the, my, this}`,
    pages: ['priests'],
    article: 'who-performs',
    answer: ({ priests }) => ({
      ru: `${priests.length > 0 ? `Наши пандиты: ${priests.join(', ')}; у каждого есть своя страница. ` : ''}Кто поведёт именно ваш ритуал, мы сообщаем вместе с днями; его имя будет и на странице ритуала, и в свидетельстве.`,
      en: `${priests.length > 0 ? `Our priests are ${priests.join(', ')}; each has a page. ` : ''}Who leads your ritual we tell you together with its days; the name also stands on the ritual’s page and on the certificate.`,
    }),
  },
  {
    id: 'pronounced',
    purpose: 'how',
    words: `{прочит*, прочт*, произнес*, произнос*, читает*, читать, выговор*} .. {правильно, верно, имя, имена, фамили*} | {правильно, верно} .. {прочит*, прочт*, произнес*, произнос*, выговор*} | как .. {прочтут, прочитают, произнесут, произносит*} | как .. {звучит, звучать, прозвучит} .. {имя, имена} | как .. {имя, имена} .. {прозвуч*, звуч*}
      pronounc* | how .. {name, names} .. {read, sound, said, spoken, sung} | how {will, would, do} .. {read, say} .. {name, names} | {say, read} .. {name, names} .. {right, correctly, properly} | {name, names} .. {said, read, spoken} .. {right, correctly, properly}`,
    unless: `мантр* | mantra* | {прочитали, прочли, произнесли, mispronounced, wrong, неправильно, неверно} | {name, names} {was, were} | {was, were} {read, pronounced, said} | чем .. отлич*`,
    article: 'names-and-gotra',
    answer: {
      ru: 'Имена читают по звучанию. Как прочтут каждое имя, показано прямо в форме, под именем; если звучит не так, нажмите «Поправить» и напишите, как имя произносится. Поправить можно до дня начала, на странице «Имена и день».',
      en: 'Names are read by sound. The form shows under each name how it will be read; if that is not right, press “Correct” and write how the name sounds. You can correct it until the first day, on the page “Names and day”.',
    },
  },
  {
    id: 'change-day',
    purpose: 'how',
    words: `{поменя*, измен*, перенес*, перенос*, сдвин*, передвин*, перестав*, сменить} .. {день, дня, дату, даты, число} | {день, дату, число} .. {поменя*, измен*, перенес*, перенос*, сдвин*, сменить}
      {change, move, shift, postpone, reschedule, alter} .. {day, date} | {day, date} .. {change*, move*, shifted, postpone*, reschedul*}`,
    unless: 'рождения | birth',
    article: 'what-you-receive',
    answer: {
      ru: 'Да. Пока дни ритуала не назначены, меняйте день сами на странице «Имена и день», сколько угодно раз. Когда дни уже назначены, там же можно попросить о другом дне: мы ответим письмом. После начала ритуала день не переносят.',
      en: 'Yes. Until the days of the ritual are set, change the day yourself on the page “Names and day” as often as you like. Once they are set, you can ask for another day in the same place, and we answer by e-mail. After the ritual has begun the day stays.',
    },
  },
  {
    id: 'hours',
    purpose: 'term',
    words: `{сколько, 2, 3, 4, 5, 6, два, пять} .. {часов, часа} .. {день, дня, огон*, огня, горит, длится, идет, ритуал*, обряд*} | 5 6 часов | пять шесть часов | how many hours | hours .. {day, fire, burn*, or} | 5 6 hours | five or six hours`,
    unless: 'часовой | часовые | рождения | birth | 24 hours | hours ago | через',
    answer: {
      ru: 'Это два разных числа. Возле цены сказано, сколько часов в день горит огонь: это само подношение. Весь обряд дня длиннее: к огню добавляются приглашения, чтение и завершение. У Наваграхи, например, полный день занимает пять-шесть часов с перерывом.',
      en: 'These are two different numbers. The one beside the price says how many hours a day the fire burns: that is the offering itself. The whole rite of a day is longer, with invitations, recitation and closing. For Navagraha, for instance, a full day takes five or six hours with a pause.',
    },
  },
  {
    id: 'sade-sati',
    purpose: 'how',
    words: `{что такое, что значит, что за, объясните, расскажите} .. {саде сати, садесати} | {есть ли, идет ли, как узнать, у кого} .. {саде сати, садесати} | у меня {саде сати, садесати}
      {what is, whats, what s, what does, explain, meaning of} .. {sade sati, sadesati, sadhe sati} | {do i have, am i in, how do i know} .. {sade sati, sadesati, sadhe sati}`,
    unless: 'начал* | какой ритуал | какая ягья | which ritual | which yagya',
    article: 'sade-sati-rahu-ketu',
    heading: { ru: 'что такое саде-сати', en: 'what sade sati is' },
  },
  {
    id: 'rahu-ketu',
    purpose: 'how',
    words: `{что такое, что значит, кто такой, кто такие} .. {раху, кету} | {what is, what are, whats, who is, who are} .. {rahu, ketu}`,
    article: 'sade-sati-rahu-ketu',
    heading: { ru: 'раху и кету', en: 'rahu and ketu' },
  },
  {
    id: 'kala-sarpa',
    purpose: 'how',
    words: `{что такое, что значит} .. {кала сарпа, каласарпа} | {what is, whats} .. {kala sarpa, kaal sarp, kalasarpa}`,
    article: 'sade-sati-rahu-ketu',
    heading: { ru: 'чего в них боятся', en: 'what people dread' },
  },
]

function lowest(groups: ShopFacts['groups']): string {
  return `$${Math.min(...groups.map(({ priceUsd }) => priceUsd))}`
}

function daysRu(count: number): string {
  return `${count} ${pluralRu(count, 'дня', 'дней', 'дней')}`
}

function daysEn(count: number): string {
  return countEn(count, 'day', 'days')
}
