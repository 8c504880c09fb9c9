import { describe, expect, it } from 'vitest'
import { SPELT_NAMES } from '../../../test/spelt-names.ts'
import { iastToDevanagari, spell, wordsOf } from './rules-transliteration.ts'

/** A name with its hyphens, each part by the rule. */
const spelt = (name: string) => {
  const words = wordsOf(name).map(spell)
  return [words.map(({ latin }) => latin).join('-'), words.map(({ devanagari }) => devanagari).join('-')]
}

describe('a name in Latin and Devanagari', () => {
  it('is written by the rule, for two hundred names', () => {
    expect(SPELT_NAMES.length).toBeGreaterThanOrEqual(200)
    expect(SPELT_NAMES.map(([name = '']) => [name, ...spelt(name)])).toEqual(SPELT_NAMES)
  })

  it('holds no letter of the alphabet it came from', () => {
    const written = SPELT_NAMES.map(([name = '']) => spelt(name)[1]).join('')
    expect(written).toMatch(/^[\u0900-\u097f-]+$/u)
  })

  it('is the same with a stress mark, in capitals and with its letters taken apart', () => {
    const [, maria] = spelt('Мария')
    expect(spelt('Мари\u0301я')[1]).toBe(maria)
    expect(spelt('МАРИЯ')[1]).toBe(maria)
    expect(spelt('Сергей'.normalize('NFD'))[1]).toBe(spelt('Сергей')[1])
  })

  it('has no long vowel by a guess, only where a ends it', () => {
    const sounds = SPELT_NAMES.filter(([name = '']) => /\p{Script=Cyrillic}/u.test(name)).map(
      ([, , written]) => written,
    )
    expect(sounds.filter((written = '') => /[ीूआईऊ]/u.test(written))).toEqual([])
    expect(sounds.filter((written = '') => /ा(?!-|$)/u.test(written))).toEqual([])
  })

  it('typed in Devanagari already stays as it is', () => {
    expect(spell('अन्ना')).toEqual({ name: 'अन्ना', latin: 'अन्ना', devanagari: 'अन्ना' })
  })
})

it('the names of the almanac are written as they are printed', () => {
  const printed = { viśvāvasu: 'विश्वावसु', mārgaśīrṣa: 'मार्गशीर्ष', pūrvāṣāḍhā: 'पूर्वाषाढा', śarad: 'शरद्', siṃha: 'सिंह' }
  expect(Object.keys(printed).map(iastToDevanagari)).toEqual(Object.values(printed))
})
