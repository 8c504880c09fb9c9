import type { RefusalKind } from '../model.ts'

/** Requests that the consultant refuses, in the order of matching. */
export const REFUSED_WORDS: readonly { kind: RefusalKind; words: string }[] = [
  {
    kind: 'harm',
    words: `навести порчу | наведите порчу | наслать | нашлите | сделать порчу | сделайте порчу | порчу на | сглазить | проклясть | прокляните | прокляти* на | наложить проклят* | приворо* | присуш* | отворот* | отворож* | привяза* .. человек* | привязать .. его | привязать .. ее | привязать .. муж* | приворож*
      против .. воли | подчинить | отомстить | отомщу | месть | мести | мстить | наказать .. обидчик* | наказать .. враг* | наказать .. муж* | наказать .. ее | наказать .. его | наказать .. соперниц*
      уничтожить .. враг* | уничтожить .. конкурент* | уничтожить .. ее | уничтожить .. его | избавиться от соперниц* | избавиться от конкурент* | убрать соперниц* | убрать конкурент*
      чтобы .. умер | чтобы .. умерла | чтобы .. умерли | чтобы .. сдох* | чтоб .. сдох* | чтоб .. умер* | чтобы .. заболел | чтобы .. заболела | чтобы .. пострадал* | чтобы .. страдал* | чтобы .. мучил* | чтобы .. разорил* | чтобы .. обанкротил* | чтобы .. разбил* | чтобы .. посадили | чтобы .. уволили .. ее | чтобы .. уволили .. его | пусть .. сдохн* | пусть .. умрет
      разлучить | рассорить | разрушить .. брак | разрушить .. семью | развести .. муж* | увести .. муж* | увести .. из семьи | причинить .. вред | навредить .. ему | навредить .. ей | навредить .. враг* | навредить .. сосед* | черная магия | черной магии | убить .. соперниц* | убить .. его | убить .. ее | убить .. муж* | убить .. сосед*
      curse my | curse on | curse her | curse him | curse them | put .. curse | cast .. curse | hex | hexes | jinx | voodoo | black magic | love spell* | binding spell | bind him | bind her | against .. will | make him love | make her love | force him | force her | make .. obey | control his mind | control her mind
      revenge | get back at | punish | make .. suffer | make .. sick | make .. ill | make .. pay for | destroy my enem* | destroy my ex | destroy my boss | destroy my rival* | destroy his | destroy her | destroy .. enem* | ruin his | ruin her | ruin .. competitor* | kill my | kill his | kill her | kill him | kill them | hurt my ex | to hurt him | to hurt her | harm my boss | harm my ex | harm my enem* | harm him | harm her | harm someone | break them up | break up .. marriage | break up their | break up .. couple | wants him dead | want him dead | want her dead | should die | to die painfully
      порч* {врагу, врагам, сопернице} | {нужна, заказать, хочу, сделать, сделайте} порч* | {черный, черные, темный} {обряд, обряды, ритуал, ритуалы} | черную магию | {наказать, покарать, проучить} .. {враг*, бывш*, их, сосед*, начальник*, свекровь, обидчик*} | {рассорка, рассорку, остуда, остуду} | {извести, сжить} .. {свекровь, тещу, со свету, врага, его, ее, их} | {нанести, нанесите} .. вред | {пожелать, послать} .. {болезнь, беду, зла, кару}
      {чтобы, чтоб, пусть} .. {умер, умерла, умерли, умрет, умрут, сгорит, сгорел, сгорела, заболел*, страдал*, мучил*, мучает*, разорил*, обанкрот*, рухнет, рухнул*, провалил*, потерял* все} | {чтобы, чтоб} {ему, ей, им} .. {было плохо, плохо как, плохо так} | {чтобы, чтоб} с {ним, ней, ними} .. {случил*, произошл*} | {чтобы, чтоб, пусть} .. {сломал*, сломает} .. {ногу, руку, шею}
      {убить, убейте, уничтожить, погубить, сжить, устранить} .. {врага, врагов, человека, соперниц*, соперник*, конкурент*, начальник*, бывш*, любовниц*, тещу, свекровь} | {врага, человека, соперниц*} .. {убить, погубить} | {заставить, заставьте, принудить, околдовать} .. {его, ее, мужа, жену, любить, полюбить, вернуться, парня} | вуду | убрать .. любовниц*
      {want, wish, hope, let, make} {him, her, them, my ex, my boss, my mother in law, my neighbour, my neighbor, my rival, my enemy, my enemies, my competitor*} .. {die, dead, dies, suffer, suffers, sick, fall ill, bankrupt, lose everything, lose his job, lose her job, an accident, in pain, miserable} | {destroy, ruin, wreck, crush, eliminate} my {competitor*, rival*, enem*, ex, boss, neighbour, neighbor} | {separate, split, break up} .. {from his, from her, couple, lover, his wife, their marriage} | {make, get, force} {him, her, my ex, my boss, my crush} .. {fall in love, love me, obey, want me, marry me}
      {cast, put, place, send, perform} .. {spell, spells, evil eye, bad luck, misfortune} .. {on, to, at} {him, her, them, my, the, a, his} | spell on {him, her, them, my} | send .. {bad luck, misfortune, disease, illness, evil} .. {to, on} {my, him, her, them, the, his} | evil eye on {my, him, her, them} | {control, influence, dominate, bend} {his, her, their, my husbands, my wifes, someones, peoples} {mind, will, thoughts} | vashikaran
      {ritual, puja, homa, spell, mantra} to {harm, hurt, punish, curse} | {kill, murder} {someone, somebody, a person, a man, a woman, an enemy, enemies} | {hurt, harm} {the, a, that, his, my} {woman, man, person, people, lover, rival, ex, enemy, enemies}
      наказать .. {того, тех} кто | {навести, наведите, наведи} .. порчу | влюбить .. {в меня, в себя} | {чтобы, чтоб} .. {бросил, бросила} {ее, его, жену, мужа, любовницу} | {чтобы, чтоб} .. парализовал* | разорить | сжечь .. враг* | {чтобы, чтоб} {муж, он, парень} .. ушел от {нее, жены, любовницы}
      impotent | {destroy, ruin, break} their {relationship, marriage, family, life, lives} | curse {his, the, their} | obey me | make {her, him} leave {him, her, his} | harm my {competitor*, rival*, neighbour, neighbor} | burn my {enem*, ex, rival*}`,
  },
  {
    kind: 'urgency',
    words: `если срочно не | срочно .. погибн* | срочно .. умр* | если не .. ритуал .. умр* | если не .. ритуал .. погибн* | если не сдела* .. беда | если не заказ* | если не оплач* | сказали .. погибн* | сказал* .. если не | иначе .. умр* | иначе .. погибн* | иначе .. беда | иначе .. случится | семья погибнет | осталось .. дней .. умр*
      disaster strikes | disaster will | or disaster | or else | if i do not .. ritual | if i dont .. ritual | if we do not .. ritual | must pay today | pay today or | pay now or | will die unless | will die if | unless i pay | unless i order | told me .. must pay | urgent* or | something terrible will`,
  },
  {
    kind: 'cure',
    words: `вылечит | вылечите | вылечат | излечит | излечите | исцелит | исцелите | вылечит* .. рак* | вылечусь | излечусь | вместо лечения | вместо врача | вместо операции | вместо химиотерап* | заменит .. врача | заменит .. лечени* | поможет .. от рака | избавит от болезн*
      cure | cures | cured | curing | instead of treatment | instead of surgery | instead of chemo* | instead of a doctor | instead of the doctor | replace .. doctor | replace .. treatment | will it heal | will this heal | heal my cancer
      {вылечить, излечить, излечивает*, исцеляет*, излечиться, вылечиться} | исцелить .. {от, рак, болезн*} | {исцеление, излечение} от {рака, болезн*, диабет*, астм*} | лечение .. {обрядом, обрядами, ритуалом, ритуалами, пуджей, пуджами, хаваном, мантр*} | {лечите ли, вы лечите} | {пуджа, ритуал, обряд, хаван, ягья, хома, мантра} .. {лечит, лечат}
      {помогает, поможет, помогут, избавит, избавляет, спасет} .. от {рака, онколог*, эпилепс*, диабет*, болезн*, астм*, опухол*, алкогол*, депресси*, бесплод*} | {уберет, уйдет, исчезнет, рассос*, пройдет, растворит} .. {опухол*, кист*, рак, болезнь, диабет, метастаз*, миом*}
      {заменит, заменяет, заменить} .. {лекарств*, таблет*, врач*, лечени*, терапи*, операци*} | {не хочу, не пойду, не буду, не надо, незачем} .. к врач* | врачи .. не нуж* | не {нужны, нужен} .. врач* | {выздоровеет, выздоровею, поправится} .. после .. {пудж*, ритуал*, обряд*, хаван*, ягь*, хом*} | {выздоровеет, выздоровею, поправится} ли
      {replace*, substitute*, instead of} .. {medic*, doctor*, treatment*, therapy, surgery, chemo*, hospital} | {heal, heals} .. {cancer, people, diabetes, tumo*, disease*, illness, depression, asthma, infertility, son, daughter, mother, father, mum, mom, dad} | need .. doctor .. {after, ritual, puja, anymore} | {want, need} to go to .. doctor
      {will, does, do} .. {recover, get well, get better} {after, from, if, with, thanks} | {can, do, does, will, which} .. {treat, treats} .. {infertility, cancer, diabetes, asthma, depression, alcoholism, addiction, epilepsy, disease*, illness*, people} | treat my {depression, cancer, diabetes, asthma, illness, disease} | {treatment, remedy} {for, of} .. {migraine, cancer, diabetes, asthma, eczema, epilepsy, infertility, with mantra*, with puja, by mantra*}
      {get rid of, remove, removes, dissolve, shrink} .. {tumo*, cyst*, cancer, disease} | {tumo*, cyst*, cancer, disease, illness, diabetes} .. {disappear, go away, vanish, shrink} | {does, will, can, do} .. {work, help} {for, against, with} .. {cancer, diabetes, asthma, epilepsy, tumo*}
      {чтобы, чтоб} .. {рак, диабет, опухоль} {прошел, прошла, ушел, ушла, исчез, исчезла} | {или, ли} хватит {пуджи, обряда, ритуала, ягьи} | better than {medic*, doctor*, treatment} | still need .. {chemo*, doctor*, treatment, medic*, surgery} | {can, do} you treat`,
  },
  {
    kind: 'guarantee',
    words: `гарант* | точно поможет | точно сработает | точно выигра* | точно получится | точно выйду | обязательно поможет | 100% | сто процентов | стопроцентн* | обещаете | обещайте | пообещайте | поклянитесь | вернете деньги если не сработает | какова вероятность
      guarantee* | guaranty | promise me | do you promise | can you promise | definitely work | definitely help | surely work | will i definitely | 100 percent | sure to work | certain to work | money back if it does | how likely`,
  },
  {
    kind: 'medical',
    words: `какие таблетки | какую таблетку | какое лекарство | какие лекарства | чем лечить | чем вылечить | как лечить | как вылечить | чем лечат | что принимать от | дозировк* | дозу | перестать принимать | бросить принимать | прекратить прием | отменить лекарств* | отказаться от лекарств | отказаться от лечения | отказаться от химиотерапии | отказаться от операции | не пить таблетки | пить .. таблетки | нужна ли .. операция | делать ли операцию | делать операцию или
      поставь* диагноз | поставить диагноз | что у меня за болезнь | что за болезнь | какая у меня болезнь | чем я болен | чем я болею | чем я больна | симптом* | расшифру* .. анализ* | болит справа | болит слева | что делать если болит | почему .. болит | почему у меня болит
      which pill* | what pill* | which medic* | what medic* | what drug* | which drug* | dosage | dose of | how many pills | stop taking | stop my medication | stop .. medication | stop .. chemo* | come off .. medic* | skip .. medic* | refuse surgery | refuse treatment | need surgery or | should i have .. surgery | should i have .. operation | should i take .. pill* | should i take .. medic* | should i take .. insulin
      diagnose | diagnosis for me | what is my illness | what disease do i | what illness do i | what is wrong with my | symptom* | interpret .. test* | my test results | how to treat | how do i treat | why does my .. hurt
      {прекратить, бросить, отменить, прервать} .. {лечени*, терапи*, лекарств*, антидепрессант*, инсулин*, гормон*, таблет*, химиотерап*} | {skip, cancel, refuse, quit} .. {surgery, operation, chemo*, treatment, doctor*, insulin, medic*, pills, therapy} | {stop, quit, come off} .. {pills, antidepressants, insulin, medic*, meds, chemo*}`,
  },
  {
    kind: 'financial',
    words: `какие акции | акции купить | купить акции | вложить деньги | вложить .. деньги | вложить .. сбережен* | куда вложить | куда инвестировать | во что вложить | во что инвестировать | стоит ли инвестировать | инвестировать в | какую крипт* | какую монету | купить .. биткоин | покупать .. биткоин | продавать .. биткоин | курс биткоина | курс доллара | вырастет ли | прогноз курса | лотере* | казино | ставк* на спорт | ставки | номера .. выигра* | брать ли кредит | взять ли кредит | стоит ли брать кредит | взять ли ипотеку | стоит ли брать ипотеку | как не платить налог* | уйти от налогов
      which crypto | what crypto | which stock* | what stock* | buy stock* | stocks | invest in | should i invest | where to invest | how to invest | investment advice | financial advice | lottery | lotto | casino | gambl* | betting | bet on | winning numbers | should i buy bitcoin | price of bitcoin | will bitcoin | exchange rate of | take out a loan | should i take a loan | should i borrow | avoid tax* | tax advice | get rich quick`,
  },
  {
    kind: 'legal',
    words: `исков* заявлен* | составить иск | составить .. договор | составить .. жалоб* | составить .. завещан* | написать .. иск | подать иск | подать в суд | как отсудить | что говорить в суде | что мне говорить в суде | как выиграть суд | какой срок мне | какой срок давности | юридическ* совет* | юридическ* консультац* | что говорит закон | что по закону | по закону ли | законно ли | имею ли я право | мои права | какая статья | уголовн* кодекс*
      can i sue | should i sue | how to sue | how do i sue | what does the law | legal advice | is it legal | my rights | my legal rights | file a claim | file a lawsuit | draft .. contract | draft .. will | write .. contract | statute of | what should i say in court | plead guilty | how to win .. court | how do i win .. court`,
  },
  {
    kind: 'off-topic',
    words: `ignore .. instruction* | ignore .. previous | disregard .. instruction* | forget .. instruction* | previous instructions | system prompt | your prompt | your instructions | you are now | act as | pretend to be | pretend you | developer mode | jailbreak* | system set | set price | set the price | every customer* | customer* e mail | customer* email | customer data* | all customers | other customers | drop table | select from | etc passwd | process env | secret keys | secret_keys | api key* | admin password | passwords
      забудь .. инструкц* | игнорируй .. инструкц* | проигнорируй* .. инструкц* | системн* промпт* | твой промпт | твои инструкции | притворись | представь что ты | ты теперь | парол* | базу клиентов | база клиентов | базу данных | данные клиентов | адреса клиентов | других клиентов | все ритуалы бесплатн* | режим разработчика
      python | javascript | sql | write .. code | write .. script | write .. program | напиши .. код | напиши .. программ* | напиши .. скрипт | recipe | рецепт .. борщ* | рецепт .. пирог* | weather | погода | погоду | election* | выборы | выборах | президент* | president | politic* | football | футбол* | анекдот* | tell me a joke | joke
      хуй | хуя | хуе* | хуи* | пизд* | бля | блят* | бляд* | ебал* | ебан* | ебать | ебат* | еблан* | сука | суки | мудак* | сиськ* | сиски | порно* | секс видео | голая | голые | трах* | шлюх* | fuck* | shit | bitch* | asshole* | porn* | nude* | naked | boobs | tits | dick | cunt | slut* | whore* | sexy`,
  },
]

/** Words of promise. With a negation near them they are not a promise. */
export const PROMISE_WORDS: readonly RegExp[] = [
  /гарантиру\p{L}*|гарантирован\p{L}*/giu,
  /(?:точно|обязательно|непременно|наверняка)\s+(?:помо\p{L}+|сработа\p{L}+|исполн\p{L}+|вылеч\p{L}+|сбуд\p{L}+|выигра\p{L}+|получ\p{L}+|измен\p{L}+)/giu,
  /(?:вылеч|излеч|исцел)(?:ит|им|ят|ат)(?![\p{L}])/giu,
  /избавит от (?:болезн|долг|порч|проклят)\p{L}*/giu,
  /100\s?%|стопроцентн\p{L}*/giu,
  /\bguarantee[sd]?\b|\bguaranteed\b/gi,
  /\b(?:will|is sure to|is certain to)\s+(?:definitely\s+|surely\s+|certainly\s+)?(?:cure|heal|fix|solve|remove)\b/gi,
  /\b(?:definitely|surely|certainly)\s+(?:work|help|succeed|win|get)s?\b/gi,
  /\bcures\b/gi,
]

export const DENIALS =
  /(?:^|[^\p{L}])(?:не|ни|нет|нельзя|никто|никогда|без|not|no|never|nobody|none|cannot|can’t|don’t|doesn’t|won’t|nor|neither|without)(?:$|[^\p{L}])/iu

/** A request for protection from harm is not a wish to harm somebody. */
export const HARM_AVERTED = `
  {protect*, protection, shield, safe, free, freed, rid} .. {from, against, of} .. {black magic, curse, curses, hex, hexes, jinx, voodoo, evil eye, love spell, revenge}
  {put, cast, placed, did, done} .. {curse, hex, spell, evil eye, black magic} on {me, us, our, my family, my house}
  {remove, lift, break, undo, clear, cleanse} .. {black magic, curse, curses, hex, hexes, jinx, voodoo, evil eye, love spell}
  {защит*, снят*, снять, сним*, убер*, убрать, избав*, спас*, очист*, от} .. {приворо*, отворот*, проклят*, черная магия, черной магии, черную магию, мести, порч*}`
