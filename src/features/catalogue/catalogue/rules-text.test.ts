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
} from './rules-text.ts'

it.each([
  ['Ганеша-ягья - Ведические ритуалы', 'Ганеша-ягья'],
  ['Ганеша-ягья — Ведические практики', 'Ганеша-ягья'],
  ['Ганеша-ягья | ахути ', 'Ганеша-ягья'],
  ['Ganesha yagya – Ahuti', 'Ganesha yagya'],
  ['Ведические ритуалы', 'Ведические ритуалы'],
  ['Ганеша-ягья', 'Ганеша-ягья'],
  ['Ведические ритуалы - что это', 'Ведические ритуалы - что это'],
])('the title %j is shown as %j', (title, bare) => {
  expect(bareTitle(title)).toBe(bare)
})

describe('texts', () => {
  const service = { name: '', name_en: '', description: '', description_en: '', features: [], features_en: [] }

  it('of a service choose its category: the first whose words occur in these texts', () => {
    expect(findCategory({ ...service, description: 'О здоровье и семье' })).toBe('healthHealing')
    expect(findCategory({ ...service, features_en: ['A new venture'] })).toBe('careerSuccess')
    expect(findCategory({ ...service, description: 'Девять планет' })).toBe('protectionPurification')
    expect(findCategory({ ...service, description: 'Знание и речь' })).toBe('spiritualWisdom')
  })

  it('are read at two hundred words per minute', () => {
    expect(readingTime('слово '.repeat(401))).toBe(3)
    expect(readingTime('')).toBe(1)
  })

  it('count only the words that a reader sees', () => {
    expect(countWords('## О соме\n\nДень — [луны](/article/moon "О луне"),[^1] 27 накшатр.\n\n[^1]: Верно.')).toBe(7)
    expect(countWords('1. Огонь\n2) Топлёное масло')).toBe(3)
    expect(countWords('|Граха|Зерно|\n|---|---|\n|Сома|рис|')).toBe(4)
    expect(countWords('До.\n\n![Очаг в разрезе: три ступени](figure:altar)\n\nПосле.')).toBe(2)
  })

  it('have anchors of letters, digits and hyphens', () => {
    expect(headingId('Что такое «ягья»? Часть 2')).toBe('что-такое-ягья-часть-2')
  })

  it('turn a short numbered line into a heading', () => {
    expect(isNumberedHeading('1. Подготовка места')).toBe(true)
    expect(isNumberedHeading('2. Что вы получите после завершения всего ритуала и когда именно это придёт:')).toBe(true)
    expect(isNumberedHeading('3. Дрова — сухие')).toBe(false)
    expect(isNumberedHeading('4. Готово.')).toBe(false)
    expect(isNumberedHeading('5. Огонь (агни)')).toBe(false)
  })
})

const LONG = 'ॐ त्र्यम्बकं यजामहे सुगन्धिं पुष्टिवर्धनम् । उर्वारुकमिव बन्धनान्मृत्योर्मुक्षीय मामृतात् ॥'

describe('a mantra on a page', () => {
  it('breaks at its verse bars, and no bar begins a line', () => {
    expect(linesOfMantra(LONG)).toEqual([
      'ॐ त्र्यम्बकं यजामहे सुगन्धिं पुष्टिवर्धनम्\u00a0।',
      'उर्वारुकमिव बन्धनान्मृत्योर्मुक्षीय मामृतात्\u00a0॥',
    ])
    expect(linesOfMantra('ॐ गं गणपतये नमः')).toEqual(['ॐ गं गणपतये नमः'])
  })

  it('is shown on a card in full or not at all', () => {
    expect(mantraForCard('ॐ गं गणपतये नमः')).toBe('ॐ गं गणपतये नमः')
    expect([LONG, 'ॐ । ॐ', '', null].map(mantraForCard)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('has its transliteration split by line in both scripts', () => {
    expect(splitTransliteration('oṃ bhūr | tat savitur || (ом бхур, тат савитур)')).toEqual({
      latin: ['oṃ bhūr\u00a0|', 'tat savitur\u00a0||'],
      reading: ['ом бхур,', 'тат савитур'],
    })
    expect(splitTransliteration('oṃ namaḥ')).toEqual({ latin: ['oṃ namaḥ'], reading: [] })
  })
})
