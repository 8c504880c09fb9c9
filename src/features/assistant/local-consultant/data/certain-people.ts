import { MAX_NAMES } from '#features/rites/group-rituals/model.ts'
import type { ShopFacts } from '#features/assistant/consultant/model-knowledge.ts'
import type { CertainQuestion } from '../model.ts'
import { FAITH_ANSWER } from './faq.ts'

/**
 * Certain questions about the people of a ritual: who is named, who takes part, who sees the ritual. They are tried after all other certain
 * questions.
 */
export const CERTAIN_PEOPLE: readonly CertainQuestion[] = [
  {
    id: 'included',
    purpose: 'how',
    words: `что .. {входит, включено, включает, включает*} | что .. {получу, получим, дадите, дают, получаю} .. за {$*, 1*, 2*, 3*, 4*, 5*, 6*, 7*, 8*, 9*, эти деньги, эту цену, такие деньги} | за что {конкретно, именно} .. {плачу, платить, деньги} | из чего состоит {заказ, цена, пакет}
      what .. {included, include, includes} | what .. {do i get, will i get, am i getting, do you get, am i paying, would i get, receive} .. for {$*, 1*, 2*, 3*, 4*, 5*, 6*, 7*, 8*, 9*, the money, my money, that, this, the price, that price, it}`,
    unless:
      'доплат* | сборы | попросят | isnt | not included | премиум* | усилен* | базов* | premium | enhanced | basic | extra | more | больше | дороже | доплат* | переплат* | обряд*',
    article: 'what-you-receive',
    heading: { ru: 'коротко', en: 'brief' },
  },
  {
    id: 'faith-needed',
    purpose: 'who',
    words: `{надо, нужно, обязательно, должен, должна} .. {быть, стать} {индуистом, индуисткой, индусом} | {have to, need to, must, should, required} .. {be, become} .. {hindu, hindus}`,
    article: 'questions',
    answer: FAITH_ANSWER,
  },
  {
    id: 'company-name',
    purpose: 'who',
    words: `{на, за} {компани*, фирм*, ооо, организаци*, предприяти*, юрлиц*} .. {а не, вместо, можно} | {можно, могу, реально} .. {на, за} {компани*, фирм*, ооо, организаци*, предприяти*, юрлиц*} | {назвать, прочитать, прочесть, произнести, указать, вписать, упомянуть, прочитают, прочтут} .. {компани*, фирм*, бизнес*, предприяти*} | название {компании, фирмы, бизнеса, магазина, предприятия} .. {назв*, прочит*, прочт*, произнес*, указ*, впис*, звуч*}
      {company, firm, business, shop, brand} name .. {read, said, mentioned, put, used, instead, written, included} | {read, say, mention, put, use, include} .. {company, firm, business, brand} name | {my, our} {company, firm, business, brand} .. {named, read, name} | {in, under} {our, the} companys name`,
    unless: 'счет* | акт | инн | продав* | ваш* | invoice* | receipt* | seller | your',
    article: 'names-and-gotra',
    answer: {
      ru: 'Название прочитать можно, но вместе с людьми: вписывают тех, кто за дело отвечает, а название предприятия ставят в конец. Само дело называют в пожелании. Всё это — на странице «Имена и день».',
      en: 'The name can be read, but together with people: you list those who answer for the business, and its name goes at the end. The matter itself is named in the wish. All of it is on the page “Names and day”.',
    },
  },
  {
    id: 'age',
    purpose: 'who',
    isBare: true,
    words: `{с какого, по, какой} {возраста, возрасту, возраст} | {можно, могу} .. {за, для, на} {ребенк*, малыш*, младенц*, грудничк*, новорожденн*} | {маленьк*, ребенку, малышу, младенцу} .. можно
      {old enough, too young, too old, which age, what age, age limit} | {can, may, could} i order .. {child, kid, baby, toddler, newborn, infant, yr old, year old, little one}`,
    unless: 'рожден* | birth | стоит | цена | how much | are you',
    article: 'questions',
    answer: {
      ru: 'Да, можно: возраст не важен, за ребёнка заказывает взрослый. Имя вписывают на странице «Имена и день»; ребёнку делать ничего не нужно.',
      en: 'Yes: age does not matter, and an adult orders for a child. The name is entered on the page “Names and day”; the child need not do anything.',
    },
  },
  {
    id: 'secret',
    purpose: 'who',
    maxWords: 14,
    words: `{он, она, они, муж, жена, сын, дочь, дочка, мама, папа, брат, сестра, ребенок, подруга, друг} .. не {знает, узнает, знают, узнают, должен знать, должна знать, в курсе} | не говорить {ему, ей, им} | {он, она, муж, жена, сын, дочь, мама, папа} {против, не согласен, не согласна, не согласится} | втайне | тайком | тайно | без {его, ее, их} {ведома, согласия}
      {he, she, they, husband, wife, son, daughter, mother, mum, mom, father, dad, friend} .. {doesnt, does not, wont, will not, dont, do not, not} {know, find out, be told} | {would, will, wont, does, doesnt, hed, shed} .. agree to {this, it, that} | {he, she, husband, wife, son, daughter, mother, father} is against it | without telling {him, her, them} | behind {his, her, their} back | keep it secret | in secret | without {his, her, their} {consent, knowledge}`,
    unless: `отказ* | верн* | отмен* | откат* | обман* | cancel* | refund* | know me | меня не | {узнает, знает} {меня, ли} | как мне узнать | деменци* | dementia | пропал* | missing | {знает, знают} {что выбрать, что делать, как, куда, чего, где, какой, когда, никто} | know {what, how, which, where, if, when} | умер* | умир* | диагноз* | died | dying | diagnos*`,
    article: 'questions',
    answer: {
      ru: 'Можно: за близких чаще всего и заказывают, а письма о заказе приходят только вам. За ребёнка решает родитель. Взрослого, который способен ответить, лучше спросить: просьб против воли человека пандит не прочтёт.',
      en: 'You may: most people order for somebody close, and the e-mails about the order come only to you. A parent decides for a child. An adult who can answer is better asked: a priest reads no request against a person’s will.',
    },
  },
  {
    id: 'training',
    purpose: 'who',
    words: `{они, пандит*, жрец*, жрецы, священник*, брахман*} .. {образован*, обучен*, обуча*, квалифи*, грамотн*, опытн*, опыт, учил*, учат*, умеют} | {образован*, обучен*, квалифи*, грамотн*, опытн*} .. {пандит*, жрец*, священник*, брахман*} | какой у них опыт | где .. учились
      {they, priest*, pandit*, brahmin*} .. {qualified, trained, educated, experienced, qualifications, training, experience} | {qualified, trained, educated, experienced} .. {priest*, pandit*, brahmin*} | how .. {priests, pandits, they} .. {trained, learn, study}`,
    unless: 'сколько стоит | how much | customer* | клиент*',
    pages: ['priests'],
    article: 'who-performs',
    heading: { ru: 'как учатся', en: 'how they learn' },
  },
  {
    id: 'name-read',
    purpose: 'who',
    maxWords: 12,
    words: `{имя, имена} .. {назовут, скажут, прочтут, прочитают, произнесут, прозвуч*, назвали, упомянут, озвучат} | {назовут, скажут, прочтут, прочитают, произнесут, прозвуч*, упомянут} .. {имя, имена}
      {name, names} .. {be said, be read, be spoken, be mentioned, be called, said out, read out} | {say, read, speak, mention, call out} .. {my, our, her, his, their} {name, names}`,
    unless: `даже | так и не | сколько раз | скока раз | без ошибок | верн* | докаж* | подтверд* | откуда | галочк* | не прочт* | не назв* | prove | know | как {прочит*, прочт*, произн*} | правильно | верно | неправильно | неверно | кто | умер* | how | right | correct* | wrong | who | company | died`,
    article: 'names-and-gotra',
    answer: {
      ru: 'Да: имена вписывают на странице «Имена и день», и пандит произносит их вслух в санкальпе. В общем ритуале читают имена каждой семьи. Если человека нет в живых, отметьте это рядом с именем: его прочтут «в память», отдельно и другими словами.',
      en: 'Yes: you enter the names on the page “Names and day”, and the priest says them aloud in the sankalpa. In a group ritual the names of every family are read. If a person has died, tick this beside the name: it is read “in memory”, apart and with other words.',
    },
  },
  {
    id: 'which-name',
    purpose: 'who',
    maxWords: 12,
    words: `крестильн* | {при, в} крещении | {какое, полное, паспортное} .. имя .. {писать, вписать, вписыва*, указ*, говорить, назвать, называть} | девич* | {имя, фамили*} .. по паспорту | псевдоним* | отчество
      baptis* name* | baptiz* name* | {which, full, legal, passport, maiden, middle} {name, names} | nickname*`,
    unless:
      'исковерк* | перевра* | прочли | прочит* | прочл* | private | safe | безопасн* | банк* | certificate | сертификат* | зачем | ритуал* .. имя | ваше имя | твое | your name | company | ritual* .. name',
    article: 'names-and-gotra',
    answer: {
      ru: 'Имя нужно то, на которое человек откликается, не обязательно паспортное; фамилию пишут нынешнюю. Кто получил имя при крещении, выбирает то, под которым молится, или пишет оба, через «он же».',
      en: 'The name should be the one the person answers to, not necessarily that of the passport; the family name is the present one. Whoever received a name at baptism chooses the one under which they pray, or writes both.',
    },
  },
  {
    id: 'wishes',
    purpose: 'how',
    maxWords: 14,
    words: `{разные, у каждого} .. {просьб*, желани*, пожелани*, намерени*} | {несколько, две, три, много, двух, трех} {просьб*, желани*, пожелани*, намерени*} | {просьб*, желани*, пожелани*} .. {разные, несколько, у каждого}
      {different, separate, several, two, three, multiple, more than one} {wish, wishes, request*, intentions} | {wish, wishes, requests} .. {be different, different, separate}`,
    unless:
      'pay | платить | цены | refund | сколько стоит | цена | особ* намерени* | how much | price | cost* | special intention',
    article: 'sankalpa',
    answer: {
      ru: 'У ритуала одно пожелание на всех, кого вы вписали, и лучше назвать в нём главное: несколько просьб в одной фразе теряются. Для разных просьб заказывают отдельные ритуалы или ягью на особое намерение, где каждая просьба живёт отдельно.',
      en: 'A ritual has one wish for all the people you name, and it is best to state the main one: several requests in one phrase get lost. For different requests people order separate rituals, or the special intention yagya, where each request stands by itself.',
    },
  },
  {
    id: 'home-visit',
    purpose: 'how',
    maxWords: 14,
    words: `{приезжа*, приедете, приедут, приедет, выезжа*, выезд*, придут, придете} .. {домой, на дом, в дом, квартир*, к нам, ко мне, в офис, в наш город} | {на дому, у нас дома, у меня дома} .. {пров*, можно, дела*} | {пров*, дела*} .. {на дому, у нас дома, у меня дома}
      {come, travel, visit, send someone, send somebody, send a priest} .. {house, home, flat, apartment, my place, our place, to us, our office, our city} | {do, perform, hold, performed, done, held} .. {at, in} {my, our} {house, home, flat, apartment, office}`,
    unless:
      'hasnt | has not | пропал* | свадьб* | wedding* | moving | муж* | сын* | верн* | husband | son | back | peace | harmony | guests | money',
    article: 'who-performs',
    answer: {
      ru: 'Нет, на дом мы не приезжаем: обряд проводят у огня в Варанаси, в Индии, а вы получаете страницу с записью и свидетельство. Присутствовать не нужно, дом или дело называют в пожелании.',
      en: 'No, we do not come to homes: the rite is performed at the fire in Varanasi, India, and you receive a page with the recording and a certificate. Nobody has to be present; the house or the matter is named in the wish.',
    },
  },
  {
    id: 'attend',
    purpose: 'how',
    words: `{можно, могу, смогу, можем, сможем, хочу, хотим, разрешите} .. {присутств*, приехать, приезжать, прилететь, посетить} | {присутств*, побывать} .. {можно, лично}
      {can, could, may} {i, we, they, my parents, my mother, my family, he, she} .. {attend, come, be there, be present, be at, sit at, visit} | attend in person`,
    unless:
      'shop | магазин* | ашрам* | ashram* | нужно ли | надо ли | онлайн | зум* | день | refund | back | online | zoom | video | live',
    article: 'who-performs',
    answer: {
      ru: 'Приезжать не нужно: обряд совершают от имени тех, кого вы назвали. Если хочется самим быть у огня, напишите нам до заказа: устроить это удаётся не всегда, и ответит человек.',
      en: 'Nobody has to come: the rite is performed in the name of the people you give. If you would like to sit at the fire, write to us before you order: it cannot always be arranged, and a person answers.',
    },
  },
  {
    id: 'nothing-needed',
    purpose: 'how',
    isBare: true,
    words: `{мне, нам, ему, ей, им, от меня, от нас} .. {надо, нужно, придется, должен, должна, должны, требуется} .. {что то, что нибудь, что либо} делать | {надо, нужно} .. {мне, нам, ему, ей} .. {что то, что нибудь, что либо} делать | {ей, ему, им, мне, нам} {самой, самому, самим} .. {что то, что нибудь} делать | {креститься, поститься} .. {надо, нужно} | {надо, нужно, придется} ли .. {делать, молиться, медитировать} | {должен, должна, обязан*, придется} .. {молиться, медитировать, поклоняться}
      {do i, do we, does he, does she, do they, will he, will she, will i, will they} {have to, need to} .. {do anything, do something, pray, worship, chant, meditate} | {must, should} {i, he, she, we, they} .. {pray, worship, chant, meditate}`,
    unless:
      'заказать | оплат* | выбрать | вернуть | чтобы | after i pay | to order | to pay | cancel | refund | what | which',
    article: 'how-to-prepare',
    answer: {
      ru: 'Нет, от вас и от тех, за кого просят, ничего не требуется: ни присутствовать, ни молиться, ни поститься. До дня начала впишите имена и пожелание. Кто хочет отметить день дома, найдёт советы в статье.',
      en: 'No, nothing is asked of you or of the people you name: no presence, no prayer, no fast. Before the first day enter the names and the wish. If you want to keep the day at home, the article has advice.',
    },
  },
  {
    id: 'watch-link',
    purpose: 'how',
    words: `{мама, папа, родител*, родственник*, друг, друзья, подруг*, муж, жена, дети, другие, семья, бабушк*} .. {увид*, посмотр*, смотреть} .. {видео, запис*, без} | {видео, запись} .. без {регистрации, аккаунта, входа, профиля} | {переслать, отправить, скинуть, показать} .. {видео, запись} .. {родным, друзьям, маме, другим, родственникам}
      {mom, mum, mother, dad, father, parents, family, friend*, husband, wife, others, relatives} .. {see, watch, view} .. {video, recording} | {video, recording} .. without .. {account, login, signing in, registration} | {share, forward, send} .. {video, recording} .. {with, to}`,
    unless: 'live | вживую | трансляц* | прям* эфир* | когда | when',
    article: 'what-you-receive',
    answer: {
      ru: 'Да. Страница ритуала с записью открывается по ссылке, без входа и регистрации: перешлите ссылку кому хотите. Вместо имён на ней инициалы, пока вы сами их не откроете; в видео имена звучат вслух. Ссылку на страницу заказа лучше не пересылать.',
      en: 'Yes. The ritual page with the recording opens by its link, without an account: send the link to whom you like. It shows initials until you open the names yourself; in the video the names are said aloud. The link to the order page is better kept to yourself.',
    },
  },
  {
    id: 'gotra-where',
    purpose: 'how',
    words: `{куда, где} .. готр* | готр* .. {куда, где} | where .. {gotra, gothra} | {gotra, gothra} .. where`,
    article: 'names-and-gotra',
    answer: {
      ru: 'В строке участника на странице «Имена и день» есть поле для готры. Её можно вписать и позже, до дня начала; нет её — оставьте поле пустым.',
      en: 'Each participant’s line on the page “Names and day” has a field for the gotra. You can fill it in later too, until the first day; leave it empty if there is none.',
    },
  },
  {
    id: 'gift',
    purpose: 'how',
    maxWords: 14,
    isBare: true,
    words: `{в, как} подарок | подарить | подарю | подарочн* | gift | gifts | as a present | {birthday, wedding, anniversary} present`,
    unless:
      '{gift, present} {card, cards, voucher*} | подарочн* карт* | refund* | вернуть | возврат* | {has, was, have, is} .. {sent, notified, coming} | my gift | ordered | заказали | пандит* | дакшин* | priest* | dakshina | prasad | прасад',
    article: 'questions',
    answer: {
      ru: 'Да, ритуал можно подарить: в корзине отметьте «Это подарок» и напишите, кому. Это имя прочтут во время ритуала, а открытку после оплаты можно распечатать. Письма приходят только вам. Взрослого, которому дарите, лучше спросить, хочет ли он этого.',
      en: 'Yes, a ritual can be a gift: tick “This is a gift” in the cart and enter for whom. That name is read during the ritual, and after payment you can print a card. E-mails come only to you. An adult is better asked whether they want it.',
    },
  },
  {
    id: 'pet',
    purpose: 'who',
    isBare: true,
    maxWords: 6,
    words: `{и, впис*, добав*, можно} .. {собак*, кошк*, кота, коту, питомца, питомцев} | {and, include, add, can, for} .. {dog, cat, pet, pets}`,
    article: 'names-and-gotra',
    answer: {
      ru: 'Да, домашних животных вписывают по имени, отдельной строкой на странице «Имена и день»; цена не меняется.',
      en: 'Yes, animals are written by name, each on a line of the page “Names and day”; the price stays.',
    },
  },
  {
    id: 'add-person',
    purpose: 'who',
    isBare: true,
    maxWords: 6,
    after: '*',
    words: `{и, а, еще} .. {мне, мужу, мужа, жене, жену, маме, маму, мама, папе, папу, сыну, сына, дочке, дочь, дочери, сестре, сестру, брату, брата, родителям, детям, нам, семье} .. {тоже, тож, также, еще}
      {and, also} .. {me, husband, wife, mother, mum, mom, father, dad, son, daughter, sister, brother, parents, kids, family} .. {too, as well, also}`,
    article: 'names-and-gotra',
    answer: {
      ru: 'Можно в том же ритуале: впишите ещё одно имя на странице «Имена и день», цена не изменится. Если просьба другая, это отдельный ритуал: скажите, о чём она, и я подскажу, какой.',
      en: 'It can be the same ritual: enter one more name on the page “Names and day”, and the price stays. If the request is another one, it is a separate ritual: tell me what it is about, and I will suggest one.',
    },
  },
  {
    // The most general question about group rituals, after the others about their price, places and certificates.
    id: 'group-meaning',
    purpose: 'how',
    maxWords: 12,
    words: `групповух* | {группа, группу, группе, группы, групповой, групповая, групповом, группового} | {общий, общая, общее, общем, общей, общего} .. {ритуал*, ягь*, обряд*, имена, имя, что это} | {имя, имена, прочит*, прочт*, назовут} .. {общем, общей}
      group | shared {ritual*, yagya*, one, rite} | {group, shared} .. {name, names, read, mean, means}`,
    unless: `группа крови | групп* поддержк* | {blood, age, support} group | свидетельств* | certificate* | сколько имен | how many | отлич* | differ* | лучше | хуже | better | worse | когда | какой день | when | which day | стоит | цена | price | cost*`,
    pages: ['calendar'],
    answer: (facts) => ({
      ru: `Общий ритуал — это один обряд на многие семьи: огонь, пандиты, день и час общие и назначены заранее. Имена каждой семьи, до ${MAX_NAMES}, читают вслух; страница с записью и свидетельство у каждой семьи свои. ${placesRu(facts)}`,
      en: `A group ritual is one rite for many families: they share the fire, the priests, the day and the hour, which are set in advance. The names of every family, up to ${MAX_NAMES}, are read aloud, and each family gets a page with the recording and a certificate of its own. ${placesEn(facts)}`,
    }),
  },
]

function placesRu({ groups }: ShopFacts): string {
  return groups.length > 0
    ? 'Ближайшие дни и цены — в календаре.'
    : 'Сейчас таких мест нет; когда они появятся, они будут в календаре.'
}

function placesEn({ groups }: ShopFacts): string {
  return groups.length > 0
    ? 'The next days and prices stand in the calendar.'
    : 'There are no such places at present; new ones appear in the calendar.'
}
