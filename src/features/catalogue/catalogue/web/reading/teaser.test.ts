import { describe, expect, it } from 'vitest'
import { firstSentence, wholeSentences } from './teaser.tsx'

describe('the first sentence of a text', () => {
  it.each([
    ['Огонь. Вода.', 'Огонь.', ' Вода.'],
    ['Что это? «Ягья» значит подношение.', 'Что это?', ' «Ягья» значит подношение.'],
    ['Одно предложение без продолжения.', 'Одно предложение без продолжения.', ''],
    ['Hymn 7.59, e. g. its last verse. It is old.', 'Hymn 7.59, e. g. its last verse.', ' It is old.'],
    ['', '', ''],
  ])('is, for %j, %j', (text, first, rest) => {
    expect(firstSentence(text)).toEqual([first, rest])
  })
})

describe('the introduction on a ritual card', () => {
  const first = 'For work.'
  const long = (text: string) => wholeSentences(`${first} ${text}`)

  it('is complete if it fits into four lines', () => {
    expect(long('A yagya to Ganesha.')).toEqual([first, ' A yagya to Ganesha.'])
  })

  it('ends at the last colon or semicolon that fits', () => {
    expect(long(`A yagya to the nine: ${'each has its own word and '.repeat(7)}more.`)).toEqual([
      first,
      ' A yagya to the nine.',
    ])
  })

  it('is only the first sentence if no longer part fits', () => {
    expect(long(`A yagya ${'and another yagya '.repeat(10)}follows.`)).toEqual([first, ''])
  })
})
