import type { Lang } from '#base/i18n.ts'

/** A drawing in `public/samples`. A drawing contains no words, so that pages in all languages can use it. */
type Drawing = { file: string; alt: Record<Lang, string> }

/** The pictures of the sample proof. They are drawings, because there are no photographs. */
export const SAMPLE_DRAWINGS: Drawing[] = [
  {
    file: 'photograph',
    alt: { ru: 'Рисунок-образец: пандиты у\u00a0огня', en: 'A sample drawing: priests at the fire' },
  },
  {
    file: 'names',
    alt: {
      ru: 'Рисунок-образец: имена читают с\u00a0листа',
      en: 'A sample drawing: the names are read from the sheet',
    },
  },
  {
    file: 'offering',
    alt: { ru: 'Рисунок-образец: подношение масла огню', en: 'A sample drawing: ghee is offered to the fire' },
  },
  { file: 'lamps', alt: { ru: 'Рисунок-образец: лампады у\u00a0реки', en: 'A sample drawing: lamps at the river' } },
]

/** The report entries of the sample proof. `day`: the number of days after the first day. `drawings`: indices in `SAMPLE_DRAWINGS`. */
export const SAMPLE_LOG: { day: number; note: Record<Lang, string>; drawings: number[] }[] = [
  {
    day: 0,
    note: {
      ru: 'Зажгли огонь. Прочитали санкальпу: имена Анны и\u00a0Петра и\u00a0их пожелание.',
      en: 'The fire was lit. The sankalpa was read: the names of Anna and Pyotr, and their wish.',
    },
    drawings: [1],
  },
  {
    day: 9,
    note: {
      ru: 'Чтение идёт каждое утро. Сегодня день огня: подносили топлёное масло и\u00a0травы.',
      en: 'The recitation continues every morning. Today was a day with fire: ghee and herbs were offered.',
    },
    drawings: [2],
  },
  {
    day: 18,
    note: {
      ru: 'После чтения зажгли лампады у\u00a0реки.',
      en: 'After the recitation lamps were lit at the river.',
    },
    drawings: [3],
  },
  {
    day: 27,
    note: {
      ru: 'Последнее подношение. Имена прочитали ещё раз.',
      en: 'The last offering. The names were read once more.',
    },
    drawings: [],
  },
]

/** Invented entries of the archive. They show how a filled archive looks. `daysAgo`: days from the last day of the ritual to `samplesDay`. */
export const SAMPLE_ENTRIES: { ritualId: string; daysAgo: number; priest: number; drawing: Drawing }[] = [
  {
    ritualId: 'lakshmi',
    daysAgo: 6,
    priest: 2,
    drawing: {
      file: 'altar',
      alt: { ru: 'Рисунок-образец: кувшин и\u00a0цветы', en: 'A sample drawing: a water jar and flowers' },
    },
  },
  {
    ritualId: 'gayatri',
    daysAgo: 9,
    priest: 2,
    drawing: {
      file: 'morning',
      alt: { ru: 'Рисунок-образец: утро во\u00a0дворе храма', en: 'A sample drawing: morning at a temple' },
    },
  },
  {
    ritualId: 'maha-mrityunjaya',
    daysAgo: 14,
    priest: 1,
    drawing: {
      file: 'lamps',
      alt: { ru: 'Рисунок-образец: лампады у\u00a0реки', en: 'A sample drawing: lamps at the river' },
    },
  },
  {
    ritualId: 'navagraha',
    daysAgo: 21,
    priest: 1,
    drawing: { file: 'nine', alt: { ru: 'Рисунок-образец: девять лампад', en: 'A sample drawing: nine lamps' } },
  },
  {
    ritualId: 'saraswati',
    daysAgo: 27,
    priest: 2,
    drawing: {
      file: 'manuscript',
      alt: { ru: 'Рисунок-образец: книга и\u00a0чётки', en: 'A sample drawing: a book and beads' },
    },
  },
  {
    ritualId: 'durga',
    daysAgo: 35,
    priest: 2,
    drawing: {
      file: 'offering',
      alt: { ru: 'Рисунок-образец: подношение масла огню', en: 'A sample drawing: ghee is offered to the fire' },
    },
  },
]
