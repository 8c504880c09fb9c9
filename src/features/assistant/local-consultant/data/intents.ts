import type { Intent } from '../model.ts'
import { FESTIVAL_WORDS } from './festival-words.ts'

/**
 * Requests that are not about choosing a ritual. The most specific request is first. The patterns have the form that `Topic` (model.ts)
 * describes.
 */
export const INTENTS: readonly Intent[] = [
  {
    id: 'human',
    words: `живым человек* | живой человек* | позовите | оператор* | поддержк* сайта | служба поддержки | службу поддержки | техподдержк* | с кем поговорить | поговорить с кем | связаться | ваш телефон | телефон магазина | ваши контакты | контакты | напишите мне | перезвон* | позвоните мне | написать вам | вам написать | ваша почта | ваш email | ваш телеграм | whatsapp | ватсап | телеграм* | с администратор* | консультац* .. человек*
      real person | live agent | operator | speak to someone | talk to someone | talk to a person | speak to a person | customer support | customer service | contact you | contact details | your contacts | phone number | call me | your email | your e mail | telegram | support team | representative`,
  },
  {
    id: 'order-state',
    words: `где мой заказ | мой заказ | моего заказа | моем заказе | моему заказу | мои заказы | статус заказ* | статус не | статус* .. не измен* | номер заказа | заказ не | я оплатил* | я заплатил* | оплатил* вчера | оплатил* но | заказал* и | заказал* вчера | заказал* неделю | когда начнется мой | когда начнут мой | не пришло письмо | не пришел код | код не пришел | не могу войти | войти в профиль | личный кабинет | войти в аккаунт | мой ритуал | моя ягья | {прошла, пошла, дошла, поступила, пришла, видна} .. оплата | оплата .. {прошла, пошла, дошла, поступила, пришла} | заказ {0*, 1*, 2*, 3*, 4*, 5*, 6*, 7*, 8*, 9*} | моей ягьи | отследить
      my order | my orders | order status | order number | order {0*, 1*, 2*, 3*, 4*, 5*, 6*, 7*, 8*, 9*} | payment .. {go through, gone through, arrive, arrived, received} | {get, receive, got, received} my {payment, transfer, money} | status is | status of | i paid | i have paid | already paid | paid yesterday | i ordered | have ordered | track | no email came | did not get .. email | did not receive .. email | code did not | cannot sign in | cant sign in | cannot log in | cant log in | sign in | log in | my account | my profile | my ritual | my yagya`,
  },
  {
    id: 'cheapest',
    words: `сам* дешев* | сам* недорог* | сам* бюджет* | минимальн* цен* | минимальн* стоимост* | дешевле всего | меньше всего | минимальн* сумм* | {что то, что нибудь, есть} .. бесплатн* | {anything, something, one} .. free | for free | cheapest | least i can | the least .. {pay, spend, cost, costs} | minimum i .. {pay, spend} | smallest {amount, sum, price} | least expensive | lowest price | most affordable | minimum price`,
  },
  {
    id: 'cheaper',
    words: `подешевле | подешевше | дешевше | дешевле | недорог* | дешев* | бюджетн* | попроще | дорого | дороговато | не по карману | эконом* | cheaper | cheap | less expensive | too expensive | expensive | inexpensive | affordable | too much | lower price | budget option`,
  },
  {
    id: 'tiers',
    words: `базов* | усиленн* .. премиум | варианты | вариант* .. отлич* | отлич* .. вариант* | чем отлич* .. тариф* | тариф* | варианта | вариантов | какой вариант | какие варианты | сравни* | сравнить | что входит в премиум | чем лучше премиум | премиум .. отлич* | усиленная .. отлич*
      options | tiers | tier | basic | compare | comparison | which option | packages | package | what is premium | premium .. differ* | enhanced .. differ* | difference between .. premium | difference between .. enhanced`,
  },
  {
    id: 'difference',
    words: `чем отлич* | в чем разница | разница между | чем .. отлич* | отличие | отличия | отличается | отличаются | что лучше | difference | differ | differs | differ* from | which is better | versus | vs`,
  },
  {
    id: 'price',
    words: `сколько вместе | вместе сколько | и сколько | а сколько | сколько будет | сколько будут | сколько за | всего сколько | сколько всего | сколько стоит | сколько стоят | сколько будет стоить | сколько выйдет | сколько это стоит | стоимост* | стоить | стоит | стоят | цена | цены | цену | цене | ценник | почем | прайс | сколько денег | сколько платить | сколько нужно заплатить | расценк* | во сколько обойдется
      how much | price | prices | pricing | cost | costs | what do you charge | rates | fee | fees | quote`,
  },
  {
    id: 'discount',
    words: `скидк* | промокод* | акции | распродаж* | купон* | discount* | *% off | percent off | promo | promo code | coupon* | voucher* | sale price`,
  },
  {
    id: 'lunar',
    words: `полнолун* | новолун* | экадаш* | амавас* | пурним* | весак | коджагар* | титхи | панчанг* | лунный день | лунный календар* | накшатра сегодня | какой сегодня день | какая сегодня луна | луна сегодня
      full moon | new moon | ekadashi | amavasya | purnima | poornima | vesak | kojagar* | tithi | panchang* | lunar day | lunar calendar | nakshatra today | moon today | moon phase`,
  },
  {
    id: 'festival',
    words: [...FESTIVAL_WORDS.map(({ words }) => words), 'праздник* | festival*'].join(' | '),
  },
  {
    id: 'date',
    words: `когда лучше | когда провести | когда проводить | когда начать | когда заказ* | когда делать | когда сделать | когда можно | когда | на какую дату | на какое число | какую дату | какой день | какие дни | ближайш* .. дат* | ближайш* .. день | ближайш* .. дни | благоприятн* | подходящ* день | подходящ* дат* | день для | дату для | дата | дату | дни для | число
      when | which days | what days | good days | best days | right time | best time | which date | what date | which day | what day | date | dates | auspicious | good day | best day | suggest a day | suggest a date | next day for | day for | days for`,
  },
  {
    id: 'term',
    words: `сколько длит* | длится | длительност* | продолжительност* | как долго | сколько времени | сколько по времени | сколько дней | сколько недель | какой срок | сроки | срок | за сколько | долго ли
      how long | duration | how many days | how many weeks | last | lasts | length of | take to perform | term`,
  },
  { id: 'mantra', words: `мантра | мантру | мантры | какая мантра | mantra | mantras | which mantra | chant` },
  {
    id: 'materials',
    words: `что там горит | дрова* | чем топ* | масло .. настоящ* | что .. кладут | как разжига* | что подносят | подношен* | что кладут в огонь | {сжигают, горит, жгут, кладете, льют} .. {огне, огонь} | что {сжигают, жгут} | что бросают в огонь | из чего огонь | самагри | гхи | {wood, items} .. {use, burn*} | which wood | how is the fire lit | ends up in the fire | what .. in the fire | real ghee | offerings | offered | what is offered | samagri | ghee | materials | what goes into the fire | {burned, burnt, put, poured, offered} .. fire | fed to the fire`,
  },
  {
    id: 'own-intention',
    words: `свое намерение | своими словами | своя просьба | свою просьбу | особое намерение | особого намерения | особым намерением | индивидуальн* ритуал* | индивидуальн* ягь* | личн* намерен* | персональн* ритуал* | под мою ситуацию | не нашел подходящ* | не нашла подходящ* | нет подходящ* | ничего не подходит
      own intention | special intention | custom ritual | personal ritual | individual ritual | my own request | own words | nothing fits | none of these fit | choose my own | tailor* | bespoke`,
  },
  {
    id: 'cart',
    words: `где корзин* | {где, какую, куда} .. {нажима*, кнопк*, жать} | кнопк* .. заказ* | kak zakazat | без регистрации | регистрац* | зарегистрир* | завести кабинет | как заказывать | нажму .. заказ* | корзин* .. ритуал* | добавь* в корзин* | положи* в корзин* | хочу заказать | хочу купить | как заказать | где заказать | оформить заказ | оформить | беру | заказываю | купить | закажите
      where .. cart | a cart | {how to, how do i} {buy, proceed, register} | need an account | make an account | registration | where do i click | which button | order button | without {email, e mail} | add to cart | add it | i want to order | i want to buy | how to order | how do i order | place an order | i take it | buy it | checkout`,
  },
  {
    id: 'list',
    words: `какие у вас ритуалы | какие есть ритуалы | какие ритуалы | список ритуалов | все ритуалы | каталог | перечень | что у вас есть | что есть | ассортимент | list of rituals | all rituals | which rituals | what rituals | your rituals | catalogue | catalog | what do you offer | what do you have | what do you sell`,
  },
  {
    id: 'bot',
    words: `ты бот | вы бот | ты робот | вы робот | это бот | ты человек | вы человек | ты живой | искусственный интеллект | нейросет* | кто ты | кто вы | что ты умеешь | что вы умеете | что умеешь | чем можешь помочь | чем вы можете помочь | chatgpt | {тупой, глупый, просто, туп*} бот | бот .. тупой | тупая программа | железяка | {dumb, stupid, useless, just a, a} {bot, robot, machine, chatbot} | are you a bot | are you human | are you real | are you a robot | are you an ai | who are you | what can you do | how can you help`,
  },
  {
    id: 'privacy',
    words: `вы храните | храните .. разговор | хран* .. обо мне | {чат, переписк*, разговор} .. {записыва*, сохраня*} | кто прочт* .. чат | {имя, имена} .. {публику*, в сети} | никто не узнает | kto uvidit | кто .. увидит | сотрите | храните ли | что вы храните | мои данные | персональн* данн* | конфиденциальн* | записываете ли | кто увидит | кто прочт* .. переписк* | анонимн* | удалить данные | удалите мои | recorded | {chat, talk, conversation} .. {saved, recorded, stored, kept} | is .. stored | {who, anyone} .. {read*, see*, find*} .. {chat, wish, type, out} | my name .. {public*, online} | gdpr | erase my | privacy | my data | personal data | do you store | do you keep | confidential* | anonymous* | who will see | delete my`,
  },
  {
    id: 'unsure',
    words: `не знаю что выбрать | не знаю какой | не знаю с чего | не могу выбрать | не могу определиться | не уверен* | затрудняюсь | что выбрать | что посовет* | посовет* | порекоменд* | помогите выбрать | помоги выбрать | помогите подобрать | помоги подобрать | помогите определиться | подобрать ритуал | подберите | выбрать ритуал | какой ритуал выбрать | какой ритуал мне | какой ритуал подойдет | какая ягья мне | с чего начать | нужен ритуал | нужна ягья | нужна помощь | помогите | хочу ритуал | хочу ягью | хочу заказать ритуал | что мне подойдет
      not sure | no idea | dont know what | do not know what | dont know which | do not know which | cannot choose | cant choose | cant decide | cannot decide | help me choose | help me pick | help me decide | help me find | recommend* | suggest something | what should i choose | which should i choose | which ritual should | which ritual is right | what ritual do i | where do i start | where to start | i need a ritual | i need help | i want a ritual | pick a ritual | choose a ritual | help`,
  },
  {
    id: 'thanks',
    words: `спасибо* | благодарю | спс | благодарствую | понятно | ясно спасибо | ок | хорошо | отлично | до свидания | пока | thank* | thx | ok | okay | great | got it | goodbye | bye | cheers`,
  },
  {
    id: 'greeting',
    words: `привет* | здравствуй* | добрый день | добрый вечер | доброе утро | доброго дня | доброго времени | намасте | намаскар | харе кришна | ом | салам | хай | hello | hi | hey | good morning | good afternoon | good evening | namaste | greetings`,
  },
]

/** The person for whom the visitor asks. The answer names this person, so that the visitor sees that the request was understood. */
export const PEOPLE: readonly Intent[] = [
  {
    id: 'mother',
    words:
      'мама | мамы | маме | маму | мамой | мамин* | матери | мать | матер* | mother | mum | mom | moms | mothers | mums',
  },
  { id: 'father', words: 'папа | папы | папе | папу | отец | отца | отцу | father | dad | fathers | dads' },
  { id: 'husband', words: 'муж | мужа | мужу | мужем | супруг | супруга | супругу | husband | husbands' },
  { id: 'wife', words: 'жена | жены | жене | жену | женой | wife | wifes' },
  { id: 'son', words: 'сын | сына | сыну | сыном | сыночк* | son | sons' },
  { id: 'daughter', words: 'дочь | дочери | дочка | дочки | дочке | дочку | дочерью | daughter | daughters' },
  {
    id: 'child',
    words: 'ребенок | ребенка | ребенку | ребенком | детей | детям | дети | child | children | kid | kids | baby',
  },
  { id: 'grandmother', words: 'бабушк* | бабул* | grandmother | grandma | granny' },
  { id: 'grandfather', words: 'дедушк* | дед | деда | деду | grandfather | grandpa' },
  { id: 'brother', words: 'брат | брата | брату | братом | brother | brothers' },
  { id: 'sister', words: 'сестра | сестры | сестре | сестру | sister | sisters' },
  { id: 'friend', words: 'друг | друга | другу | подруга | подруги | подруге | подругу | друзья | friend | friends' },
  { id: 'parents', words: 'родител* | parents' },
  { id: 'family', words: 'семья | семьи | семье | семью | family' },
]

export const TIER_WORDS: readonly Intent[] = [
  { id: 'premium', words: 'премиум* | premium' },
  {
    id: 'enhanced',
    words: 'усилен* | средн* {вариант*, тариф*} | enhanced | {middle, medium} {option, one, tier, package, version}',
  },
  { id: 'basic', words: 'базов* | basic' },
]
