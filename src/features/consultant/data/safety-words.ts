import type { RefusalKind } from '../model.ts'

/** Patterns as in local-consultant/model.ts. Somebody may be in danger, now. */
export const CRISIS_WORDS = `
  хочу умереть | хочу просто умереть | хочу уже умереть | хочу скорее умереть | хочу сегодня умереть | умереть хочу | умереть хочется | сдохнуть хочу | сдохнуть хочется | хочется умереть | хочет умереть | хотела умереть | хотел умереть | решил умереть | решила умереть | лучше умереть | лучше сдохнуть | хочу сдохнуть | скорее бы умереть
  суицид* | самоубий* | покончить с собой | покончу с собой | покончил с собой | покончила с собой | кончить с собой | свести счеты | уйти из жизни хочу | хочу уйти из жизни | хочет уйти из жизни
  наложить на себя руки | наложу на себя руки | повеситься | повесился | повесилась | повесится | повешусь | вешаться | вскрыть вены | вскрою вены | вскрыл* вены | резать себя | режу себя | режу себе | режет себя | режет себе | порезал* себе | порезать себя | навредить себе
  спрыгну | спрыгнуть с | прыгнуть с крыши | прыгну с | броситься под | брошусь под | не хочу .. жить | не хочет .. жить | не хочется .. жить | жить .. не хочу | жить .. не хочет | жить .. не хочется | незачем .. жить | жить .. незачем | нет смысла жить | смысла жить | смысл жить | устал .. жить | устала .. жить | надоело жить
  не могу больше жить | больше не могу жить | не могу так жить | так жить не могу | не могу больше так | нет .. сил жить | сил .. жить нет | нет сил .. жить | зачем мне жить | зачем .. дальше жить | зачем вообще жить | нет смысла в жизни | смысла в жизни нет | не вижу смысла в жизни | жизнь не имеет смысла | жизнь потеряла смысл | устал* от жизни
  не хочу .. существовать | уснуть и не проснуться | заснуть и не проснуться | не хочу .. просыпаться | лишить себя жизни | лишу себя жизни | лишит себя жизни | покончить .. с жизнью | расстаться с жизнью | закончить .. жизнь | оборвать .. жизнь | выпрыгн* | выйти в окно | выйду в окно | шагнуть с | лечь под поезд | лягу под поезд
  лучше бы меня не было | лучше без меня | меня не станет | не просыпаться | прощайте все | убью себя | убить себя | убьет себя
  наглотал* | передоз* | отравился | отравилась | отравил* таблет* | выпил* .. пачку | выпил* .. таблет* | не дышит | без сознания | потерял* сознание | не приходит в себя | истекает кров* | сильное кровотечение | задыхается
  сердечный приступ | инфаркт сейчас | инфаркт прямо | инсульт сейчас | инсульт прямо | умирает сейчас | умирает прямо | при мне умирает
  бьет меня | меня бьет | меня бьют | избивает | избивают | избил* | меня избил* | бьет .. ребенка | бьет .. детей | бьет .. мать | бьет .. маму | изнасил* | насилует* | насилуют | домашнее насилие | муж .. бьет | отец .. бьет | отчим .. бьет | поднимает .. руку на меня
  хотят убить | хочет .. убить | хочет меня убить | угрожает убить | угрожают убить | убьет меня | убьют меня | грозится убить | угрожает .. ножом | угрожает .. оружием | за мной гонятся | меня преследуют | меня похитили | держат взаперти | заперли меня
  ломятся в дверь | ломится в дверь | вломил* | пожар у нас | горит дом | мы горим
  want to die | wants to die | wanna die | wanted to die | wish i was dead | wish i were dead | better off dead | better dead | rather be dead | rather die
  suicid* | kill myself | killing myself | killed himself | killed herself | kill himself | kill herself | kill themselves | kill yourself | end my life | ending my life | end it all | ending it all | take my own life | taking my own life | take her own life | take his own life
  cutting myself | cut myself | cuts herself | cuts himself | hurt myself | hurting myself | harm myself | harming myself | self harm* | hang myself | jump off | jump from | slit my wrists
  do not .. want to live | dont .. want to live | does not .. want to live | doesnt .. want to live | no longer want to live | dont wanna live | not want to be alive | dont want to be alive | want to be dead | do not want to exist | dont want to exist | no longer want to exist | dont want to be here any* | do not want to be here any*
  do not want to wake up | dont want to wake up | want to never wake up | why should i live | why should i go on living | what is the point of living | whats the point of living | no will to live | lost the will to live | life is not worth | life isnt worth | cannot live any* | cant live any* | cannot live like this | cant live like this | end my own life | jumping off | jump out of | no point in living | no point living | no reason to live | nothing to live for | tired of living | tired of life | cannot go on living | cant go on living | not worth living | better off without me | never wake up
  overdos* | took .. pills | swallowed .. pills | took all .. pills | wont wake up | not breathing | isnt breathing | stopped breathing | unconscious | bleeding heavily | bleeding out | cannot breathe | cant breathe | is choking on
  heart attack right | having a heart attack | having a stroke | heart attack now | is dying right now | dying in front of me | dying right now
  beats me | beat me | beating me | hits me | hit me | hitting me | abuses me | abusing me | abused by | beats .. child* | beats .. kids | beats my | hits my | raped | rape | raping | domestic violence | molest* | assaulted
  trying to kill | wants to kill | want to kill me | threatens to kill | threatened to kill | threatening to kill | going to kill | he will kill me | she will kill me | they will kill me | has a gun | has a knife | with a knife | being followed | chasing me | stalking me | stalked | kidnapped | locked me
  break in and | breaking in | breaking into | broke into | our house is on fire | house is burning`

/** What is asked for and not given, in the order in which it is looked for. */
export const REFUSED_WORDS: readonly { kind: RefusalKind; words: string }[] = [
  {
    kind: 'harm',
    words: `навести порчу | наведите порчу | наслать | нашлите | сделать порчу | сделайте порчу | порчу на | сглазить | проклясть | прокляните | прокляти* на | наложить проклят* | приворо* | присуш* | отворот* | отворож* | привяза* .. человек* | привязать .. его | привязать .. ее | привязать .. муж* | приворож*
      против .. воли | подчинить | отомстить | отомщу | месть | мести | мстить | наказать .. обидчик* | наказать .. враг* | наказать .. муж* | наказать .. ее | наказать .. его | наказать .. соперниц*
      уничтожить .. враг* | уничтожить .. конкурент* | уничтожить .. ее | уничтожить .. его | избавиться от соперниц* | избавиться от конкурент* | убрать соперниц* | убрать конкурент*
      чтобы .. умер | чтобы .. умерла | чтобы .. умерли | чтобы .. сдох* | чтоб .. сдох* | чтоб .. умер* | чтобы .. заболел | чтобы .. заболела | чтобы .. пострадал* | чтобы .. страдал* | чтобы .. мучил* | чтобы .. разорил* | чтобы .. обанкротил* | чтобы .. разбил* | чтобы .. посадили | чтобы .. уволили .. ее | чтобы .. уволили .. его | пусть .. сдохн* | пусть .. умрет
      разлучить | рассорить | разрушить .. брак | разрушить .. семью | развести .. муж* | увести .. муж* | увести .. из семьи | причинить .. вред | навредить .. ему | навредить .. ей | навредить .. враг* | навредить .. сосед* | черная магия | черной магии | убить .. соперниц* | убить .. его | убить .. ее | убить .. муж* | убить .. сосед*
      curse my | curse on | curse her | curse him | curse them | put .. curse | cast .. curse | hex | hexes | jinx | voodoo | black magic | love spell* | binding spell | bind him | bind her | against .. will | make him love | make her love | force him | force her | make .. obey | control his mind | control her mind
      revenge | get back at | punish | make .. suffer | make .. sick | make .. ill | make .. pay for | destroy my enem* | destroy my ex | destroy my boss | destroy my rival* | destroy his | destroy her | destroy .. enem* | ruin his | ruin her | ruin .. competitor* | kill my | kill his | kill her | kill him | kill them | hurt my ex | to hurt him | to hurt her | harm my boss | harm my ex | harm my enem* | harm him | harm her | harm someone | break them up | break up .. marriage | break up their | break up .. couple | wants him dead | want him dead | want her dead | should die | to die painfully`,
  },
  {
    kind: 'urgency',
    words: `если срочно не | срочно .. погибн* | срочно .. умр* | если не .. ритуал .. умр* | если не .. ритуал .. погибн* | если не сдела* .. беда | если не заказ* | если не оплач* | сказали .. погибн* | сказал* .. если не | иначе .. умр* | иначе .. погибн* | иначе .. беда | иначе .. случится | семья погибнет | осталось .. дней .. умр*
      disaster strikes | disaster will | or disaster | or else | if i do not .. ritual | if i dont .. ritual | if we do not .. ritual | must pay today | pay today or | pay now or | will die unless | will die if | unless i pay | unless i order | told me .. must pay | urgent* or | something terrible will`,
  },
  {
    kind: 'cure',
    words: `вылечит | вылечите | вылечат | излечит | излечите | исцелит | исцелите | вылечит* .. рак* | вылечусь | излечусь | вместо лечения | вместо врача | вместо операции | вместо химиотерап* | заменит .. врача | заменит .. лечени* | поможет .. от рака | избавит от болезн*
      cure | cures | cured | curing | instead of treatment | instead of surgery | instead of chemo* | instead of a doctor | instead of the doctor | replace .. doctor | replace .. treatment | will it heal | will this heal | heal my cancer`,
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
      diagnose | diagnosis for me | what is my illness | what disease do i | what illness do i | what is wrong with my | symptom* | interpret .. test* | my test results | how to treat | how do i treat | why does my .. hurt`,
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

/** Words of promise. With a word of denial near they promise nothing. */
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
