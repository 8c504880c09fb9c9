import type { Topic } from '../model.ts'

/** Topics about people: health, family, and people who died. */
export const TOPICS_PEOPLE: readonly Topic[] = [
  {
    id: 'illness',
    words: `здоров* | болезн* | болеет | болеют | болею | больна | больной | больного | больную | больным | больниц* | заболел* | недуг* | недомоган*
      операци* | оперир* | прооперир* | химиотерап* | онколог* | диагноз* | выздоров* | выздорав* | исцел* | лечени* | лечит* | лечат | инсульт* | инфаркт* | реабилитац* | травм* | рак | рака | раком
      самочувств* | слаб* здоров* | восстанов* .. после | реанимац* | хвора* | хворь | прихварыва* | врач* | медик* | медсестр*
      health* | ill | illness | illnesses | sick | sickness | surgery | surgical | operation | {be, being, is, was, been} operated | operate on | hospital* | recover* | healing | heal | disease* | cancer | chemo* | chemotherapy
      unwell | treatment | injur* | stroke | convalesc* | diagnos* | medical | doctor* | nurse* | physician* | patient* | ailing | well being | wellbeing`,
    rituals: ['maha-mrityunjaya', 'dhanvantari'],
    lead: {
      ru: 'О здоровье в традиции просят Шиву Мритьюнджаю, «победителя смерти», и Дханвантари, божественного врача.',
      en: 'For health the tradition turns to Shiva Mrityunjaya, the conqueror of death, and to Dhanvantari, the divine physician.',
    },
    reasons: {
      'maha-mrityunjaya': {
        ru: 'Эту ягью по традиции заказывают, когда близкий болен, ждёт операции или восстанавливается.',
        en: 'By tradition it is ordered when somebody close is ill, awaits surgery or is recovering.',
      },
      dhanvantari: {
        ru: 'К Дханвантари обращаются и те, кто лечится, и те, кто лечит и ухаживает.',
        en: 'Those who are treated turn to Dhanvantari, and so do those who treat and care.',
      },
    },
    limit: 'health',
  },
  {
    id: 'old-age',
    words: `долголет* | долгих лет | долгие годы | престарел* | пожил* | преклонн* | старик* | старост* | старе*
      long life | longevity | elderly | old age | ageing | aging | grandma* .. life | live long`,
    rituals: ['maha-mrityunjaya', 'dhanvantari'],
    lead: {
      ru: 'О долгих годах старших просят Шиву Мритьюнджаю.',
      en: 'For the long life of the old, people ask Shiva Mrityunjaya.',
    },
    reasons: {
      'maha-mrityunjaya': {
        ru: 'Мантру Трьямбаке читают и о тех, кто вступает в преклонный возраст.',
        en: 'The verse to Tryambaka is recited for those who are growing old, too.',
      },
      dhanvantari: {
        ru: 'Дханвантари просят о силах для старших и для тех, кто за ними ухаживает.',
        en: 'Dhanvantari is asked for strength for the old and for those who care for them.',
      },
    },
    limit: 'health',
  },
  {
    id: 'addiction',
    words: `бросил* пить | бросить пить | пьет | пьянств* | алкогол* .. муж* | муж* .. алкогол* | сын* .. алкогол* | зависимост* | наркот* | наркоман* | запо* | бросить курить | игроман* | от алкоголизма | от пьянства | {husband, wife, son, father, dad, brother, mother} drinks | stop drinking | drinks too much | alcoholi* | addict* | quit smoking | sober*`,
    rituals: ['z-special-intention', 'hanuman', 'maha-mrityunjaya'],
    lead: {
      ru: 'О силах и трезвости просят отдельным намерением; взрослого человека лучше спросить, прежде чем читать о нём.',
      en: 'For strength and sobriety there is an intention of its own; an adult should be asked before anything is read about them.',
    },
    reasons: {
      'z-special-intention': {
        ru: 'Отдельная ягья с просьбой вашими словами.',
        en: 'A yagya of its own with a request in your words.',
      },
      hanuman: {
        ru: 'О стойкости того, кто взялся за тяжёлое дело.',
        en: 'For the steadiness of those who carry a heavy task.',
      },
    },
    limit: 'health',
  },
  {
    id: 'sleep',
    words: `плохо сп* | не спит | не сплю | не спится | бессонниц* | кошмар* | сон ребенк* | спокойн* сон* | просыпа* по ночам
      cannot sleep | cant sleep | cannot .. sleep | insomnia | nightmare* | sleepless* | does not sleep | doesnt sleep | scared at night | sleep* badly | bad dreams`,
    rituals: ['z-special-intention', 'durga', 'maha-mrityunjaya'],
    lead: {
      ru: 'Для такой просьбы есть намерение «Спокойный сон», под которое пандит сам подбирает мантру.',
      en: 'There is an intention for this, “Quiet sleep”, for which the priest himself chooses the mantra.',
    },
    reasons: {
      'z-special-intention': {
        ru: 'Отдельная ягья с вашей просьбой о спокойном сне.',
        en: 'A yagya of its own with your request for quiet sleep.',
      },
      durga: {
        ru: 'К Дурге обращаются, когда в доме страшно и тревожно.',
        en: 'People turn to Durga when there is fear in the house.',
      },
    },
    limit: 'health',
  },
  {
    id: 'companion',
    words: `замуж | замужеств* | жених* | женить* | найти .. муж* | найти .. жен* | найти .. любовь | найти .. пару | встретить .. мужчин* | встретить .. женщин* | встретить .. человек*
      вторую половин* | вторая половин* | спутник* | суженн* | суженый | одинок* | одиночеств* | серьезн* отношен* | любовь | парня | личн* жизн* | вступить .. брак
      husband .. find | find .. husband | find .. wife | find .. partner | meet .. man | meet .. woman | soulmate* | soul mate* | lonely | single | loneliness | love life | get married | life partner
      true love | meet someone | meeting someone | find love | boyfriend | girlfriend | companion`,
    rituals: ['swayamvara-parvati', 'z-special-intention'],
    lead: {
      ru: 'О встрече спутника просят Парвати, которая сама выбрала себе мужа.',
      en: 'For meeting a companion, people ask Parvati, who chose her own husband.',
    },
    reasons: {
      'swayamvara-parvati': {
        ru: 'К Парвати обращаются те, кто ищет спутника. Привязать человека против его воли не просят.',
        en: 'Those who look for a companion turn to her. Nobody is bound against their will.',
      },
      'z-special-intention': {
        ru: 'Намерение «Встреча спутника жизни», если хотите назвать просьбу своими словами.',
        en: 'The intention “Meeting a partner”, if you want words of your own.',
      },
    },
  },
  {
    id: 'wedding',
    words: `свадьб* | свадеб* | бракосочет* | жениться | женимся | поженимся | помолвк* | молодожен* | венчани* | женитьб*
      wedding* | marry | getting married | engaged | engagement | newlywed* | bride* | marriage ceremony`,
    rituals: ['swayamvara-parvati', 'ganesha', 'lakshmi'],
    lead: {
      ru: 'Перед свадьбой обращаются к Парвати и Шиве, а начало дела по обычаю благословляет Ганеша.',
      en: 'Before a wedding, people turn to Parvati and Shiva, and by custom Ganesha blesses what begins.',
    },
    reasons: {
      'swayamvara-parvati': {
        ru: 'О браке и согласии, в том числе перед свадьбой.',
        en: 'For marriage and accord, also before a wedding.',
      },
      ganesha: {
        ru: 'Свадьбу, как всякое начало, по обычаю открывают с Ганеши.',
        en: 'A wedding, like any beginning, by custom opens with Ganesha.',
      },
      lakshmi: { ru: 'О достатке и мире в новой семье.', en: 'For prosperity and peace in a new household.' },
    },
  },
  {
    id: 'couple',
    words: `бросил* меня | меня бросил* | ушел муж | ушла жена | расстал* | left me | broke up | break up with | ссор* .. муж* | ссор* .. жен* | муж* .. ссор* | жен* .. ссор* | ругаемся | ругаюсь .. муж* | скандал* | развод* | измен* | охладе* | помирить* .. муж* | помирить* .. жен*
      отношения с муж* | отношения с жен* | отношени* .. супруг* | лад в семь* | согласи* | accord | harmony in the family | мир* в семь* | брак | браке | семейн* счаст* | семейн* проблем* | вернуть .. в семью | кризис в отношен* | отношениях
      my wife and i | my husband and i | we fight | fight all the time | quarrel* .. husband | quarrel* .. wife | husband .. quarrel* | wife .. quarrel* | divorc* | marriage | marital | relationship | relationships
      save our marriage | argue | arguing | grown apart`,
    rituals: ['swayamvara-parvati', 'z-special-intention', 'sudarshan'],
    lead: {
      ru: 'О согласии супругов просят Парвати и Шиву вместе.',
      en: 'For accord between husband and wife Parvati and Shiva are asked together.',
    },
    reasons: {
      'swayamvara-parvati': {
        ru: 'К ней обращаются и тогда, когда в доме разладился мир.',
        en: 'People also turn to it when peace at home has been lost.',
      },
      'z-special-intention': {
        ru: 'Намерение «Согласие супругов» со своей санкальпой.',
        en: 'The intention “Accord between spouses” with a sankalpa of its own.',
      },
      sudarshan: {
        ru: 'Сударшана-ягьёй отмечают конец ссоры и новое начало.',
        en: 'Sudarshana marks the end of a quarrel and a new start.',
      },
    },
  },
  {
    id: 'reconciliation',
    words: `не разговарива* | не общаемся | не общаются | поссорил* | помирить* | примирен* | примирить* | вражд* | обид* | рассорил* | разлад* .. родн* | конфликт* | ссор*
      not spoken | do not speak | dont speak | do not talk | dont talk | not talking | reconcil* | make peace | feud* | quarrel* | estranged | conflict* | fell out`,
    rituals: ['z-special-intention', 'sudarshan', 'swayamvara-parvati'],
    lead: {
      ru: 'О примирении родных есть отдельное намерение, а конец ссоры отмечают ягьёй Сударшане.',
      en: 'There is an intention for the reconciling of relatives, and the Sudarshana yagya marks the end of a quarrel.',
    },
    reasons: {
      'z-special-intention': {
        ru: 'Намерение «Примирение родных»: просьба называет их по именам.',
        en: 'The intention “Reconciliation of relatives”, which names the people.',
      },
      sudarshan: {
        ru: 'Её совершают, когда ссору хотят оставить позади.',
        en: 'It is performed when a quarrel is to be left behind.',
      },
      'swayamvara-parvati': { ru: 'Если ссора между супругами.', en: 'If the quarrel is between husband and wife.' },
    },
  },
  {
    id: 'conception',
    words: `забеременет* | зачат* | беремен* | хотим ребенка | хочу ребенка | хотим детей | хочу детей | ждем ребенка | жду ребенка | бесплод* | эко | роды | родов | рожать | родить | вынос* ребенк*
      baby | conceiv* | conception | pregnan* | fertil* | infertil* | ivf | have a child | have children | giving birth | childbirth | expecting | trying for`,
    rituals: ['santana-gopala', 'z-special-intention'],
    lead: { ru: 'О детях просят Гопалу, ребёнка Кришну.', en: 'For children, people ask Gopala, the child Krishna.' },
    reasons: {
      'santana-gopala': {
        ru: 'Её заказывают пары, которые ждут или хотят детей.',
        en: 'It is ordered by couples who hope for children or expect one.',
      },
      'z-special-intention': {
        ru: 'Намерение «Рождение ребёнка» или «Лёгкая беременность и роды».',
        en: 'The intention “The birth of a child” or “An easy pregnancy and birth”.',
      },
    },
    limit: 'health',
  },
  {
    id: 'children',
    words: `новорожд* | родилась | родился | родились | внучк* | внук* | внучат* | малыш* | младен* | детям | детей | детях | дети | ребенк* | ребенок | ребенку | крестник*
      newborn* | was born | grandchild* | grandson* | granddaughter* | children | my kids | kids | child | toddler*`,
    rituals: ['santana-gopala', 'z-special-intention'],
    lead: {
      ru: 'Ягью Гопале, ребёнку Кришне, заказывают и родители новорождённых, и бабушки с дедушками.',
      en: 'The yagya to Gopala, the child Krishna, is ordered by parents of a newborn and by grandparents.',
    },
    reasons: {
      'santana-gopala': {
        ru: 'О малыше, который уже родился, и о детях в доме.',
        en: 'For a child already born and for the children of the house.',
      },
      'z-special-intention': {
        ru: 'Намерение «Благополучие детей», если дети уже растут.',
        en: 'The intention “Children growing up”, if they are older.',
      },
    },
  },
  {
    id: 'remembrance',
    words: `ушедш* | годовщин* смерт* | смерт* | умер | умерл* | умерш* | покойн* | усопш* | помян* | помин* | память о | в память | памяти | предк* | похорон* | скончал* | ушел из жизни | ушла из жизни | упоко* | скорб* | утрат* | потерял* муж* | потерял* мам* | потерял* пап*
      death anniversar* | anniversary .. death | died | passed away | deceased | late father | late mother | late husband | late wife | in memory | memorial | ancestor* | funeral | mourning | grief | grieving | remembrance | my loss | death of`,
    rituals: ['vishnu', 'rudrabhishek', 'z-special-intention'],
    lead: {
      ru: 'В память об ушедших читают тысячу имён Вишну: их имена произносят с пожеланием доброго пути. Обрядов поминовения в строгом смысле (шраддха) у нас нет.',
      en: 'In memory of those who have gone the thousand names of Vishnu are read, and their names said with a wish for a good journey. Funeral rites in the strict sense (shraddha) we do not perform.',
    },
    reasons: {
      vishnu: {
        ru: 'К тысяче имён приходят, чтобы помянуть родителей и стариков.',
        en: 'People come to the thousand names to remember their parents and elders.',
      },
      rudrabhishek: {
        ru: 'К Шиве приходят, чтобы вспомнить ушедших и побыть в тишине.',
        en: 'People come to Shiva to remember those who are gone, in quiet.',
      },
      'z-special-intention': {
        ru: 'Намерение «Почитание предков» с вашими словами.',
        en: 'The intention “Honouring the ancestors”, in your own words.',
      },
    },
    article: 'questions',
  },
]
