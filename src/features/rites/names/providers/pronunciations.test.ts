import { expect, it } from 'vitest'
import { ENGLISH_NAMES } from '../../../../../test/english-names.ts'
import { FURTHER_ENGLISH_NAMES } from '../../../../../test/further-english-names.ts'
import { openPronunciations } from './pronunciations.ts'

const pronounce = await openPronunciations()()

it('the pronunciation dictionary returns a word’s sounds, without comments and variants', () => {
  expect(['wright', "o'brien", 'zywicki', 'aalto', 'a', 'read'].map(pronounce)).toEqual([
    'R AY1 T',
    'OW0 B R AY1 IH0 N',
    'Z IH0 W IH1 K IY0',
    'AA1 L T OW2',
    'AH0',
    'R EH1 D',
  ])
})

it('the pronunciation dictionary returns nothing for an unknown word', () => {
  expect(['', 'qqq', 'wrigh', "'", 'ß', '"'].map(pronounce)).toEqual(Array(6).fill(undefined))
})

it('the pronunciation dictionary contains every common English name', () => {
  const names = [...ENGLISH_NAMES, ...FURTHER_ENGLISH_NAMES].map(([name = '']) => name.toLowerCase())
  expect(names.filter((name) => pronounce(name) === undefined)).toEqual([])
})
