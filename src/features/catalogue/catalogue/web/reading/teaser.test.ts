import { describe, expect, it } from 'vitest'
import { firstSentence } from './teaser.tsx'

describe('the first sentence of a text', () => {
  it.each([
    ['Огонь. Вода.', 'Огонь.', ' Вода.'],
    ['Что это? «Ягья» значит подношение.', 'Что это?', ' «Ягья» значит подношение.'],
    ['Одно предложение без продолжения.', 'Одно предложение без продолжения.', ''],
    ['Hymn 7.59, e. g. its last verse. It is old.', 'Hymn 7.59, e. g. its last verse.', ' It is old.'],
    ['', '', ''],
  ])('of %j is %j', (text, first, rest) => {
    expect(firstSentence(text)).toEqual([first, rest])
  })
})
