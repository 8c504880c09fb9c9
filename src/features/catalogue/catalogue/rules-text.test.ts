import { describe, expect, it } from 'vitest'
import {
  bareTitle,
  findCategory,
  countWords,
  headingId,
  isNumberedHeading,
  linesOfMantra,
  splitTransliteration,
  mantraForCard,
  readingTime,
  relatedIds,
} from './rules-text.ts'

it.each([
  ['Ганеша-ягья - Ведические ритуалы', 'Ганеша-ягья'],
  ['Ганеша-ягья — Ведические практики', 'Ганеша-ягья'],
  ['Ганеша-ягья | ахути ', 'Ганеша-ягья'],
  ['Ganesha yagya – Ahuti', 'Ganesha yagya'],
  ['Ведические ритуалы', 'Ведические ритуалы'],
  ['Ганеша-ягья', 'Ганеша-ягья'],
  ['Ведические ритуалы - что это', 'Ведические ритуалы - что это'],
])('the page title %j is shown as %j', (title, bare) => {
  expect(bareTitle(title)).toBe(bare)
})

describe('the text of a ritual or article', () => {
  const service = { name: '', name_en: '', description: '', description_en: '', features: [], features_en: [] }

  it('belongs to the first category with a keyword that occurs in the text', () => {
    expect(findCategory({ ...service, description: 'О здоровье и семье' })).toBe('healthHealing')
    expect(findCategory({ ...service, features_en: ['A new venture'] })).toBe('careerSuccess')
    expect(findCategory({ ...service, description: 'Девять планет' })).toBe('protectionPurification')
    expect(findCategory({ ...service, description: 'Знание и речь' })).toBe('spiritualWisdom')
  })

  it('has a reading time, calculated with two hundred words per minute', () => {
    expect(readingTime('слово '.repeat(401))).toBe(3)
    expect(readingTime('')).toBe(1)
  })

  it('has a word count that includes visible words only', () => {
    expect(countWords('## О соме\n\nДень — [луны](/article/moon "О луне"),[^1] 27 накшатр.\n\n[^1]: Верно.')).toBe(7)
    expect(countWords('1. Огонь\n2) Топлёное масло')).toBe(3)
    expect(countWords('|Граха|Зерно|\n|---|---|\n|Сома|рис|')).toBe(4)
    expect(countWords('До.\n\n![Очаг в разрезе: три ступени](figure:altar)\n\nПосле.')).toBe(2)
  })

  it('has anchors of headings that consist of letters, digits and hyphens', () => {
    expect(headingId('Что такое «ягья»? Часть 2')).toBe('что-такое-ягья-часть-2')
  })

  it('has a heading where a short line begins with a number', () => {
    expect(isNumberedHeading('1. Подготовка места')).toBe(true)
    expect(isNumberedHeading('2. Что вы получите после завершения всего ритуала и когда именно это придёт:')).toBe(true)
    expect(isNumberedHeading('3. Дрова — сухие')).toBe(false)
    expect(isNumberedHeading('4. Готово.')).toBe(false)
    expect(isNumberedHeading('5. Огонь (агни)')).toBe(false)
  })
})

describe('the similar rituals of a ritual', () => {
  const all = [
    { id: 'maha-mrityunjaya', category: 'healthHealing' },
    { id: 'lakshmi', category: 'careerSuccess' },
    { id: 'mahalakshmi', category: 'careerSuccess' },
    { id: 'kubera', category: 'careerSuccess' },
    { id: 'ganesha', category: 'careerSuccess' },
    { id: 'dhanvantari', category: 'healthHealing' },
    { id: 'z-special-intention', category: 'healthHealing' },
  ]

  it('begin with rituals of the same category', () => {
    expect(relatedIds({ id: 'maha-mrityunjaya', category: 'healthHealing' }, all)).toEqual([
      'dhanvantari',
      'mahalakshmi',
      'navagraha',
    ])
  })

  it('include at most two rituals of the same category, and never the ritual itself', () => {
    expect(relatedIds({ id: 'ganesha', category: 'careerSuccess' }, all)).toEqual([
      'lakshmi',
      'mahalakshmi',
      'navagraha',
      'maha-mrityunjaya',
    ])
  })
})

const LONG = 'ॐ त्र्यम्बकं यजामहे सुगन्धिं पुष्टिवर्धनम् । उर्वारुकमिव बन्धनान्मृत्योर्मुक्षीय मामृतात् ॥'

describe('a mantra on a page', () => {
  it('has line breaks only after verse bars', () => {
    expect(linesOfMantra(LONG)).toEqual([
      'ॐ त्र्यम्बकं यजामहे सुगन्धिं पुष्टिवर्धनम्\u00a0।',
      'उर्वारुकमिव बन्धनान्मृत्योर्मुक्षीय मामृतात्\u00a0॥',
    ])
    expect(linesOfMantra('ॐ गं गणपतये नमः')).toEqual(['ॐ गं गणपतये नमः'])
  })

  it('is shown on a ritual card either completely or not at all', () => {
    expect(mantraForCard('ॐ गं गणपतये नमः')).toBe('ॐ गं गणपतये नमः')
    expect([LONG, 'ॐ । ॐ', '', null].map(mantraForCard)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('has the Latin transliteration and the Russian reading in the same lines', () => {
    expect(splitTransliteration('oṃ bhūr | tat savitur || (ом бхур, тат савитур)')).toEqual({
      latin: ['oṃ bhūr\u00a0|', 'tat savitur\u00a0||'],
      reading: ['ом бхур,', 'тат савитур'],
    })
    expect(splitTransliteration('oṃ namaḥ')).toEqual({ latin: ['oṃ namaḥ'], reading: [] })
  })
})
