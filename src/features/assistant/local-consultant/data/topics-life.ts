import type { Topic } from '../model.ts'

/** Topics of everyday life: travel, home, planets and spiritual life. */
export const TOPICS_LIFE: readonly Topic[] = [
  {
    id: 'journey',
    words: `дорога | дороги | дороге | дорогу | дорогах | {дальн*, долг*, безопасн*, спокойн*, легк*} дорог* | поездк* | путешеств* | рейс | лечу | летать | летим | перелет* | самолет* | командировк* | в пути | еду в | уезжа* | паломнич* | вахт* | в море
      journey* | travel* | trip | trips | flight* | flying | fly | road | on the way | voyage | pilgrim* | abroad for work | driving`,
    rituals: ['durga', 'hanuman', 'z-special-intention'],
    lead: {
      ru: 'Перед дальней дорогой обращаются к Дурге и к Хануману.',
      en: 'Before a long journey, people turn to Durga and to Hanuman.',
    },
    reasons: {
      durga: {
        ru: 'К ней обращаются перед дальней дорогой и в тревожное время.',
        en: 'People turn to her before a long journey and in anxious times.',
      },
      hanuman: { ru: 'О защите в пути и твёрдости духа.', en: 'For protection on the road and a steady mind.' },
      'z-special-intention': {
        ru: 'Намерение «Безопасная дорога» со своей санкальпой.',
        en: 'The intention “A safe journey” with a sankalpa of its own.',
      },
    },
  },
  {
    id: 'protection',
    words: `арми* | войн* | на фронт* | на службе | army | war | deployed | защит* | защищ* | оберег* | безопасн* | недоброжелат* | враг* | завист* | сглаз* | желает .. зла | зла желает | дурн* глаз* | негатив* | тревож* | тревог* | страх* | страшно | боюсь | боится | паник* | опасн*
      protect* | safe | safety | unsafe | danger* | enem* | envy | envious | wishes me ill | wish .. ill | ill will | negativ* | anxious | anxiety | fear | fears | afraid | scared | panic`,
    rituals: ['durga', 'sudarshan', 'hanuman'],
    lead: {
      ru: 'О защите дома и людей просят в Дурга-ягье и Сударшана-ягье; за стойкостью идут к Хануману.',
      en: 'For protection of a house and its people there are the Durga and Sudarshana yagyas; for steadiness, Hanuman.',
    },
    reasons: {
      durga: {
        ru: 'О защите дома и людей в нём, в тревожное время.',
        en: 'For protection of the house and the people in it, in an anxious season.',
      },
      sudarshan: {
        ru: 'Об очищении дома и о защите тех, кто в нём живёт. Против людей её не читают.',
        en: 'To cleanse the house and protect those who live in it. It is never read against anybody.',
      },
      hanuman: { ru: 'О храбрости и твёрдости духа.', en: 'For courage and a steady mind.' },
    },
  },
  {
    id: 'home',
    words: `новосел* | нов* дом* | нов* квартир* | куп* дом* | куп* квартир* | купил* жиль* | въезжа* | въехал* | очист* дом* | очищени* дом* | очистить .. дом* | очистить .. квартир* | освят* | благослов* дом* | дом очист* | в доме .. плохо | энергетик* дом* | закладк* | построили | строим дом | ремонт*
      housewarming | new house | new home | new flat | new apartment | bought .. house | bought .. flat | bought .. apartment | bless .. home | bless .. house | bless .. flat | house blessing | cleanse | cleansing | purif* | moved in | moving in | foundation`,
    rituals: ['sudarshan', 'ganesha', 'z-special-intention'],
    lead: {
      ru: 'Жизнь в новом доме начинают с Ганеши, а порог отмечают ягьёй Сударшане.',
      en: 'A new home is opened with Ganesha, and its threshold marked with the Sudarshana yagya.',
    },
    reasons: {
      sudarshan: {
        ru: 'Об очищении дома и защите тех, кто в нём живёт; её заказывают к новоселью.',
        en: 'To cleanse a house and protect those in it; it is ordered for a housewarming.',
      },
      ganesha: {
        ru: 'С Ганеши начинают закладку дома и переезд.',
        en: 'Laying a foundation and moving in begin with Ganesha.',
      },
      'z-special-intention': {
        ru: 'Намерения «Переезд в новый дом» и «Лад в доме по васту».',
        en: 'The intentions “Moving into a new house” and “Harmony of a house”.',
      },
    },
    article: 'vastu',
  },
  {
    id: 'moving',
    words: `переезд* | переезжа* | переехал* | эмигр* | релокац* | иммигр* | другую страну | другой город
      moving | move to | move house | relocat* | emigrat* | immigrat* | abroad`,
    rituals: ['ganesha', 'sudarshan', 'durga'],
    lead: { ru: 'Переезд по обычаю начинают с Ганеши.', en: 'By custom a move begins with Ganesha.' },
    reasons: {
      ganesha: {
        ru: 'Её совершают до первого шага: переезд, новое место.',
        en: 'It is performed before the first step: a move, a new place.',
      },
      sudarshan: {
        ru: 'Для нового дома: очистить порог и начать с чистого листа.',
        en: 'For the new home: to clear the threshold and begin afresh.',
      },
      durga: {
        ru: 'О спокойной дороге и безопасности на новом месте.',
        en: 'For a calm road and safety in the new place.',
      },
    },
  },
  {
    id: 'property',
    words: `не прода* | продать .. дом | продать .. квартир* | продать .. участ* | продажа .. квартир* | продажа .. дом* | недвижимост* | участок | участк* | земл* | дач* | покупка .. жиль* | покупка .. дом* | покупк* квартир* | ищем .. дом | ищем .. квартир*
      wont sell | will not sell | sell .. house | sell .. flat | sell .. home | sale of .. house | property | real estate | plot | land | buy .. house | buying .. house | buy .. flat`,
    rituals: ['z-special-intention', 'ganesha', 'lakshmi'],
    lead: {
      ru: 'Для покупки и продажи недвижимости есть отдельные намерения.',
      en: 'For buying and selling property there are intentions of their own.',
    },
    reasons: {
      'z-special-intention': {
        ru: 'Намерения «Продажа недвижимости» и «Покупка земли или жилья».',
        en: 'The intentions “Selling property” and “Buying land or a home”.',
      },
      ganesha: {
        ru: 'Ганешу просят, когда дело встало и помеха не видна.',
        en: 'Ganesha is asked when a matter has stalled and the hindrance is unseen.',
      },
      lakshmi: { ru: 'О достатке дома и его хозяев.', en: 'For the prosperity of a house and its people.' },
    },
  },
  {
    id: 'planets',
    words: `планет* | граха | грах | саде сати | садэ сати | садесати | сатурн* | шани | раху | кету | марс* | меркури* | юпитер* | венер* | гороскоп* | натальн* | астролог* | джйотиш* | джьотиш* | ведическ* карт* | даша | махадаш* | дашу | мангал* | кудж* | затмен*
      planet* | graha* | sade sati | saturn | shani | rahu | ketu | mars | mercury | jupiter | venus | horoscope* | birth chart | astrolog* | jyotish | dasha | mahadasha | mangal* | kuja | dosha | eclipse*`,
    rituals: ['navagraha', 'hanuman'],
    lead: {
      ru: 'К планетам джьотиша обращаются все девять сразу: это Наваграха-ягья.',
      en: 'The planets of jyotish are addressed all nine together: that is the Navagraha yagya.',
    },
    reasons: {
      navagraha: {
        ru: 'Каждой из девяти грах подносят её дерево, зерно и слова и просят о мире.',
        en: 'Each of the nine receives its own wood, grain and words, and is asked for peace.',
      },
      hanuman: {
        ru: 'Во время Сатурна по обычаю обращаются и к Хануману, в субботу и вторник.',
        en: 'In a Saturn period people by custom turn to Hanuman too, on Saturdays and Tuesdays.',
      },
    },
    article: 'planets-navagraha',
  },
  {
    id: 'clarity',
    words: `решени* | ясност* | не ясн* | неясн* | запутал* | выбор пути | сомнева* | сомнени* | перепуть* | путаниц* | мысли | голов*
      clarity | decision* | decide | confus* | crossroads | clear mind | doubt* | undecided about my`,
    rituals: ['gayatri', 'rudrabhishek', 'z-special-intention'],
    lead: {
      ru: 'О ясной мысли перед решением читают Гаятри.',
      en: 'For clear thought before a decision the Gayatri is recited.',
    },
    reasons: {
      gayatri: {
        ru: 'В ней просят, чтобы Солнце направило мысль, и ни о чём больше.',
        en: 'It asks that the Sun direct our thought, and nothing else.',
      },
      rudrabhishek: {
        ru: 'Ритуал Шивы для тех, кто ищет тишины и ясности.',
        en: 'A ritual to Shiva for those who look for quiet and clarity.',
      },
      'z-special-intention': { ru: 'Намерение «Ясный и спокойный ум».', en: 'The intention “A calm, clear mind”.' },
    },
  },
  {
    id: 'quiet',
    words: `тишин* | покой | покоя | спокойств* | умиротвор* | медитац* | гармони* | мир* в душе | душевн* | внутренн* | выгора* | устал* | стресс*
      peace | quiet | calm | silence | stillness | meditat* | inner | harmony | burn* out | burnout | stress* | tired | exhausted`,
    rituals: ['rudrabhishek', 'gayatri', 'vishnu'],
    lead: {
      ru: 'За тишиной и ясностью идут к Шиве; ровный, долгий ритуал — тысяча имён Вишну.',
      en: 'For quiet and clarity, people turn to Shiva; an even, unhurried ritual is the thousand names of Vishnu.',
    },
    reasons: {
      rudrabhishek: {
        ru: 'Омовение лингама для тех, кто ищет тишины и ясности.',
        en: 'The bathing of the linga, for those who look for quiet and clarity.',
      },
      gayatri: { ru: 'О ясной и спокойной мысли.', en: 'For thought that is clear and calm.' },
      vishnu: { ru: 'Тысяча имён без большой просьбы.', en: 'A thousand names, without a great request.' },
    },
  },
  {
    id: 'endurance',
    words: `стойкост* | храброст* | смелост* | мужеств* | сил* духа | тяжел* дел* | не хватает сил | нет сил | довести .. до конца | выдержать | терпени* | дисциплин* | воля | силу воли
      courage | brave* | endur* | strength | steadiness | persever* | hard task | heavy task | discipline | willpower | carry on | see .. through | resilience`,
    rituals: ['hanuman', 'durga'],
    lead: {
      ru: 'О стойкости в тяжёлом деле просят Ханумана.',
      en: 'For steadiness in a hard task, people ask Hanuman.',
    },
    reasons: {
      hanuman: {
        ru: 'Его просят те, кто взялся за тяжёлое дело и не хочет бросить его на полпути.',
        en: 'Those who carry a heavy task ask him for the steadiness to see it through.',
      },
      durga: { ru: 'Если к усилию примешивается страх.', en: 'If fear is mixed with the effort.' },
    },
  },
  {
    id: 'gratitude',
    words: `благодар* бог* | поблагодар* | благодарност* .. за | сказать спасибо бог* | юбиле* | круглая дата | день рожден* | годовщин* свадьб* | завершить год | в честь
      give thanks | thank god | grateful* | gratitude | jubilee | birthday | wedding anniversary | anniversary of our | celebrate`,
    rituals: ['vishnu', 'z-special-intention', 'rudrabhishek'],
    lead: {
      ru: 'Благодарность и круглые даты отмечают тысячей имён Вишну: ни о чём не просят.',
      en: 'Thanks and anniversaries are marked with the thousand names of Vishnu: nothing is asked for.',
    },
    reasons: {
      vishnu: {
        ru: 'К ней приходят отметить годовщину или завершить год и ни о чём не просят.',
        en: 'People come to mark an anniversary or to close a year, and ask for nothing.',
      },
      'z-special-intention': {
        ru: 'Намерение «Благодарность» со своей санкальпой.',
        en: 'The intention “Gratitude” with a sankalpa of its own.',
      },
      rudrabhishek: {
        ru: 'Ею отмечают прожитые годы; большой просьбы не требуется.',
        en: 'It marks the years; no great request is needed.',
      },
    },
  },
  {
    id: 'practice',
    words: `практик* | духовн* | гуру | учител* духовн* | наставник* | писани* | веды | бхакти | йога | йогой | ретрит* | садхан* | инициац*
      spiritual* | practice | guru | scripture* | bhakti | devotion | yoga | sadhana | retreat | finding a teacher | enlighten*`,
    rituals: ['gayatri', 'vishnu', 'rudrabhishek'],
    lead: {
      ru: 'Собственную практику по обычаю начинают с Гаятри или тысячи имён Вишну.',
      en: 'By custom one’s own practice begins with the Gayatri or the thousand names of Vishnu.',
    },
    reasons: {
      gayatri: {
        ru: 'Самая известная строка Вед: о ясной мысли в начале пути.',
        en: 'The best-known line of the Vedas, for clear thought at the start of a path.',
      },
      vishnu: {
        ru: 'Её берут опорой, когда начинают собственную практику.',
        en: 'It is taken as a support when a practice of one’s own begins.',
      },
      rudrabhishek: {
        ru: 'Ритуал Шивы для тех, кто ищет тишины.',
        en: 'A ritual to Shiva for those who look for quiet.',
      },
    },
  },
]
