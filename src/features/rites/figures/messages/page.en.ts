export type FigureMessages = {
  table: string
  sample: string
  altar: { head: [string, string]; parts: Record<AltarPart, [label: string, text: string]> }
  offerings: { head: [string, string, string]; steps: [name: string, text: string][] }
  path: { head: [string, string, string]; steps: [name: string, text: string][] }
  nakshatras: { head: [string, string, string, string]; deities: string[]; signs: string[] }
  vastu: { head: [string, string, string]; directions: [name: string, guardian: string, place: string][] }
  year: {
    head: [string, string]
    today: string
    months: string[]
    /** Short names of festivals whose names are too long for the wheel, by festival id. */
    short: Record<string, string>
  }
  grahas: {
    head: [string, string, string, string, string]
    rows: Record<Graha, [name: string, direction: string, grain: string, wood: string, day: string]>
  }
  tiers: {
    head: [string, string]
    names: Record<'basic' | 'enhanced' | 'premium', string>
    weeks: (count: number) => string
    days: (count: number) => string
    hours: (count: number) => string
    recitations: (count: number) => string
    priests: (count: number) => string
  }
}

type AltarPart = 'flame' | 'ladle' | 'ghee' | 'steps' | 'wood' | 'pit' | 'thread'
export type Graha = 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu'

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

export const en: FigureMessages = {
  table: 'The same as a table',
  sample: 'Open the sample',
  altar: {
    head: ['Part', 'What it is'],
    parts: {
      flame: ['Flame', 'Agni: what is given is given to him'],
      ladle: ['Sruva', 'the small ladle with a long handle'],
      ghee: ['Ghee', 'clarified butter, a little with each mantra'],
      steps: ['Three steps', 'the girdles of the hearth: they set the rite apart from the yard'],
      wood: ['Samidh', 'dry sticks a span long; the first three are given by hand'],
      pit: ['Kunda', 'the hearth itself, narrower towards its bottom'],
      thread: ['Thread', 'wound round the upper step, which is whitened with flour'],
    },
  },
  offerings: {
    head: ['№', 'Step', 'What is done'],
    steps: [
      ['Sankalpa', 'the names and the wish are read aloud'],
      ['Ganesha', 'he is invited first'],
      ['Lighting', 'camphor, then three sticks of samidh'],
      ['Ghee', 'the first ladles, to the fire itself'],
      ['Ahutis', 'a mantra, “svaha”, and a pinch into the fire'],
      ['Purnahuti', 'the full offering: a coconut in cloth'],
      ['Peace', 'arati, words of peace, ash'],
    ],
  },
  path: {
    head: ['№', 'Step', 'What happens'],
    steps: [
      ['Order', 'you choose a ritual and an option'],
      ['Payment', 'an e-mail brings the number and the link'],
      ['Names and day', 'you write who it is for, the wish, the day'],
      ['The ritual', 'the names are read at the fire'],
      ['The page', 'recording and certificate by your link'],
    ],
  },
  nakshatras: {
    head: ['№', 'Nakshatra', 'Deity', 'Begins at'],
    signs: [
      'Aries',
      'Taurus',
      'Gemini',
      'Cancer',
      'Leo',
      'Virgo',
      'Libra',
      'Scorpio',
      'Sagitt.',
      'Capric.',
      'Aquar.',
      'Pisces',
    ],
    deities: [
      'Ashvins',
      'Yama',
      'Agni',
      'Prajapati',
      'Soma',
      'Rudra',
      'Aditi',
      'Brihaspati',
      'Serpents',
      'Ancestors',
      'Bhaga',
      'Aryaman',
      'Savitar',
      'Tvashtar',
      'Vayu',
      'Indra and Agni',
      'Mitra',
      'Indra',
      'Nirriti',
      'Waters',
      'Vishvedevas',
      'Vishnu',
      'Vasus',
      'Varuna',
      'Aja Ekapad',
      'Ahirbudhnya',
      'Pushan',
    ],
  },
  vastu: {
    head: ['Direction', 'Guardian', 'Usually placed there'],
    directions: [
      ['North-west', 'Vayu', 'guests, stores'],
      ['North', 'Kubera', 'entrance, treasury'],
      ['North-east', 'Ishana', 'water, altar'],
      ['West', 'Varuna', 'dining room'],
      ['Middle', 'Brahma', 'left empty'],
      ['East', 'Indra', 'entrance, windows'],
      ['South-west', 'Nirriti', 'owners’ room'],
      ['South', 'Yama', 'bedroom'],
      ['South-east', 'Agni', 'kitchen, stove'],
    ],
  },
  year: {
    head: ['Festival', 'Day'],
    today: 'today',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    short: { springNavaratri: 'Spring Navaratri', navaratri: 'Navaratri' },
  },
  grahas: {
    head: ['Graha', 'Direction', 'Grain', 'Wood or grass', 'Day'],
    rows: {
      surya: ['Surya', 'middle', 'wheat', 'arka', 'Sunday'],
      chandra: ['Chandra', 'south-east', 'rice', 'palasha', 'Monday'],
      mangala: ['Mangala', 'south', 'toor dal', 'khadira', 'Tuesday'],
      budha: ['Budha', 'north-east', 'mung', 'apamarga', 'Wednesday'],
      guru: ['Guru', 'north', 'chickpeas', 'ashvattha', 'Thursday'],
      shukra: ['Shukra', 'east', 'white beans', 'udumbara', 'Friday'],
      shani: ['Shani', 'west', 'black sesame', 'shami', 'Saturday'],
      rahu: ['Rahu', 'south-west', 'urad', 'durva', '—'],
      ketu: ['Ketu', 'north-west', 'horse gram', 'kusha', '—'],
    },
  },
  tiers: {
    head: ['Option', 'What it includes'],
    names: { basic: 'Basic', enhanced: 'Enhanced', premium: 'Premium' },
    weeks: (count) => (count % 4 === 0 ? plural(count / 4, 'month', 'months') : plural(count, 'week', 'weeks')),
    days: (count) => plural(count, 'day with fire', 'days with fire'),
    hours: (count) => plural(count, 'hour a day', 'hours a day'),
    recitations: (count) => plural(count, 'recitation', 'recitations'),
    priests: (count) => plural(count, 'priest', 'priests'),
  },
}
