import type { Topic } from '../model.ts'

/** Topics about study, work, money and court. */
export const TOPICS_WORK: readonly Topic[] = [
  {
    id: 'study',
    words: `экзамен* | егэ | огэ | сесси* | зачет | учеб* | учени* | учит* | учится | учатся | студент* | школ* | универ* | институт* | поступа* | поступл* | училищ* | колледж* | диплом* | диссертац* | курсов* | олимпиад* | память к уч* | запомин* | знани* | урок*
      exam* | finals | midterm* | {a, the, his, her, my} final {tomorrow, next, on, in, this} | test at school | study | studies | studying | student* | school | universit* | college | degree | thesis | dissertation | learn* | admission* | entrance | homework | grades | memory for`,
    rituals: ['saraswati', 'ganesha', 'gayatri'],
    lead: {
      ru: 'Учащиеся просят Сарасвати, богиню речи и знания.',
      en: 'Those who study ask Saraswati, goddess of speech and knowledge.',
    },
    reasons: {
      saraswati: {
        ru: 'О ясной памяти и точном слове: её просят те, кто учится и сдаёт.',
        en: 'For clear memory and the exact word: those who study and sit exams ask her.',
      },
      ganesha: {
        ru: 'С Ганеши начинают учёбу, как и всякое дело.',
        en: 'A course of study, like any undertaking, begins with Ganesha.',
      },
      gayatri: { ru: 'Мантра Гаятри просит о ясной мысли.', en: 'The Gayatri mantra asks for clear thought.' },
    },
  },
  {
    id: 'speech',
    words: `музык* | пою | петь | певиц* | певец | художни* | рисую | творчеств* | вдохновен* | пишу | писател* | книг* | стих* | выступа* | выступлен* | сцен* | преподаю | преподава* | речь | ораторск* | актер* | актрис* | лекци*
      music* | sing* | artist* | creativ* | inspiration | writing | writer* | write .. book | my book | poem* | poet* | perform* on stage | on stage | public speaking | speak .. public | speak better | teach | teaching | teacher at | actor | actress | lecture* | stuck .. writing`,
    rituals: ['saraswati', 'gayatri'],
    lead: {
      ru: 'Слово, музыка и преподавание в традиции принадлежат Сарасвати.',
      en: 'In the tradition word, music and teaching belong to Saraswati.',
    },
    reasons: {
      saraswati: {
        ru: 'Её просят те, кто пишет, преподаёт, играет и выступает.',
        en: 'Those who write, teach, play and perform ask her.',
      },
      gayatri: {
        ru: 'О ясной мысли, с которой начинается работа.',
        en: 'For the clear thought with which the work begins.',
      },
    },
  },
  {
    id: 'work',
    words: `карьер* | работ* | должност* | начальни* | повышени* | собеседован* | увол* | вакансии | устроит* | профессию | зарплат* | коллег*
      career* | job | jobs | promotion* | interview* | employ* | unemployed | laid off | workplace | my work | at work | profession* | boss | salary`,
    rituals: ['ganesha', 'z-special-intention', 'hanuman'],
    lead: {
      ru: 'О новой должности и о помехах в работе просят Ганешу, владыку препятствий.',
      en: 'For a new post and for hindrances at work, people ask Ganesha, lord of obstacles.',
    },
    reasons: {
      ganesha: {
        ru: 'С Ганеши начинают на новом месте и к нему идут, когда дело застопорилось.',
        en: 'A new post begins with Ganesha, and he is asked when things have stalled.',
      },
      'z-special-intention': {
        ru: 'Намерение «Новая работа» со своей санкальпой.',
        en: 'The intention “Finding work” with a sankalpa of its own.',
      },
      hanuman: {
        ru: 'О стойкости, если работа тяжела и бросать её нельзя.',
        en: 'For steadiness, where the work is hard and cannot be dropped.',
      },
    },
  },
  {
    id: 'beginning',
    words: `препятств* | помех* | начинан* | нов* дел* | нов* проект* | удач* | начать | начина* | открыва* | открыти* | запуск* | старт* | стартап* | застопор* | не идет дело | ничего не получается | не складыва* | не везет
      obstacle* | hindrance* | begin* | start* | startup* | new venture | new project* | launch* | luck | opening | stalled | nothing works | goes wrong | blocked | blocks`,
    rituals: ['ganesha', 'hanuman', 'z-special-intention'],
    lead: {
      ru: 'Всякое начало в традиции открывает Ганеша.',
      en: 'In the tradition every beginning opens with Ganesha.',
    },
    reasons: {
      ganesha: {
        ru: 'Её совершают до первого шага и тогда, когда начатое встало.',
        en: 'It is performed before the first step, and when what was begun has stalled.',
      },
      hanuman: { ru: 'О стойкости для долгого и трудного дела.', en: 'For steadiness in a long and hard task.' },
      'z-special-intention': {
        ru: 'Если дело особенное и хочется назвать его своими словами.',
        en: 'If the matter is a special one and wants words of its own.',
      },
    },
  },
  {
    id: 'business',
    words: `бизнес* | свое дело | предприят* | кофейн* | магазин* | салон* | фирм* | компани* | сделк* | продаж* | клиент* | торговл* | предпринима* | ресторан* | кафе | производств* | контракт* | партнерск* | инвестор*
      business* | compan* | shop | cafe | restaurant* | salon | deal | deals | contract* | customers for | sales | entrepreneur* | enterprise* | self employed | firm | trade`,
    rituals: ['ganesha', 'kubera', 'lakshmi'],
    lead: {
      ru: 'Для своего дела обращаются к Ганеше в начале, к Кубере и Лакшми за порядком и достатком.',
      en: 'For a business people turn to Ganesha at the start, and to Kubera and Lakshmi for order and prosperity.',
    },
    reasons: {
      ganesha: {
        ru: 'С неё начинают: открытие, первый крупный договор.',
        en: 'The one to begin with: an opening, a first large contract.',
      },
      kubera: {
        ru: 'О порядке в кассе: чтобы приходило вовремя и было что хранить.',
        en: 'For order in the till: that it come on time and that there be something to keep.',
      },
      lakshmi: { ru: 'О ровном доходе и достатке.', en: 'For even income and prosperity.' },
    },
    limit: 'money',
  },
  {
    id: 'debt',
    words: `долг | долги | долгов | долгами | долга | должен денег | кредит* | ипотек* | займ* | заем | банкрот* | коллектор* | сбережен* | накопит* | расплатит* | рассрочк*
      debt* | loan* | credit card* | mortgage* | owe | owing | bankrupt* | savings | save money | arrears | bills`,
    rituals: ['kubera', 'lakshmi', 'z-special-intention'],
    lead: {
      ru: 'О порядке в деньгах и отданных долгах просят Куберу, казначея богов, и Лакшми.',
      en: 'For order in money and debts repaid, people ask Kubera, treasurer of the gods, and Lakshmi.',
    },
    reasons: {
      kubera: { ru: 'О долгах, сбережениях и порядке в деньгах.', en: 'For debts, savings and order in money.' },
      lakshmi: {
        ru: 'Одна из её обычных просьб: чтобы долг был отдан в срок.',
        en: 'One of her usual requests: that a debt be repaid in time.',
      },
      'z-special-intention': { ru: 'Намерение «Освобождение от долгов».', en: 'The intention “Release from debt”.' },
    },
    limit: 'money',
  },
  {
    id: 'prosperity',
    words: `деньг* | денег | деньгами | денежн* | достат* | доход* | богат* | изобил* | благополуч* | благосостоян* | финанс* | процветан* | заработ* | нищет* | бедност* | прибыл* | материальн*
      money | prosper* | wealth* | abundance | income | rich | financ* | poverty | profit* | earn* | material`,
    rituals: ['lakshmi', 'mahalakshmi', 'kubera'],
    lead: {
      ru: 'О достатке просят Лакшми, а о порядке в деньгах Куберу.',
      en: 'For prosperity people ask Lakshmi, and for order in money Kubera.',
    },
    reasons: {
      lakshmi: {
        ru: 'О доходе, запасах и мире в доме; обычно просят всем домом.',
        en: 'For income, stores and peace at home; usually a household asks together.',
      },
      mahalakshmi: {
        ru: 'Великой богине изобилия, со строфами Шри-сукты.',
        en: 'To the great goddess of abundance, with the verses of the Sri Sukta.',
      },
      kubera: {
        ru: 'Чтобы приходило вовремя и было что хранить.',
        en: 'That it come on time and that there be something to keep.',
      },
    },
    limit: 'money',
  },
  {
    id: 'court',
    words: `суд | суда | суде | суду | судом | судимся | сужусь | судит* | судебн* | иск | тяжб* | адвокат* | разбирательств* | следстви* | арбитраж* | обвиня*
      court | lawsuit* | trial | hearing | litigation | judge | suing | sued | legal case | legal matter | legal dispute | attorney | lawyer`,
    rituals: ['z-special-intention', 'durga', 'hanuman'],
    lead: {
      ru: 'Для суда есть намерение «Справедливый исход в суде»; к Дурге и Хануману идут за твёрдостью.',
      en: 'For a court case there is the intention “A fair outcome in court”; Durga and Hanuman are asked for firmness.',
    },
    reasons: {
      'z-special-intention': {
        ru: 'Намерение о справедливом исходе; дату суда учтут.',
        en: 'The intention of a fair outcome; the date of the hearing is taken into account.',
      },
      durga: {
        ru: 'К Дурге идут, когда предстоит суд или разговор, к которому страшно идти.',
        en: 'People turn to Durga before a court case or a conversation they dread.',
      },
      hanuman: {
        ru: 'Для спора, в котором надо держаться правды и не сорваться.',
        en: 'For a dispute in which to keep to the truth and stay calm.',
      },
    },
    limit: 'law',
  },
]
