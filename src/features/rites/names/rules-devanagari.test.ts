import { describe, expect, it } from 'vitest'
import { SPELT_NAMES } from '../../../../test/name-spellings.ts'
import { SPELT_NEIGHBOUR_NAMES } from '../../../../test/name-spellings-neighbours.ts'
import { SPELT_RUSSIAN_NAMES } from '../../../../test/name-spellings-russian.ts'
import { NAMES_OF_THE_WORLD } from '../../../../test/names-by-script.ts'
import { iastToDevanagari, spell, splitName } from './rules-devanagari.ts'

/** Spells each part of a name separately, and joins the parts with hyphens. */
const spelt = (name: string) => {
  const words = splitName(name).map((word) => spell(word))
  return [words.map(({ latin }) => latin).join('-'), words.map(({ devanagari }) => devanagari).join('-')]
}

describe('a name that is written in Latin and in Devanagari', () => {
  it('follows the spelling rule for 200 names', () => {
    expect(SPELT_NAMES.length).toBeGreaterThanOrEqual(200)
    expect(SPELT_NAMES.map(([name = '']) => [name, ...spelt(name)])).toEqual(SPELT_NAMES)
  })

  it.each([
    ['Russian', SPELT_RUSSIAN_NAMES],
    ['Kazakh, Georgian, Armenian and Uzbek', SPELT_NEIGHBOUR_NAMES],
  ])('follows the spelling rule for further %s names', (_, names) => {
    expect(names.length).toBeGreaterThanOrEqual(100)
    expect(names.map(([name = '']) => [name, ...spelt(name)])).toEqual(names)
  })

  it('has only Devanagari letters in the Devanagari form', () => {
    const written = SPELT_NAMES.map(([name = '']) => spelt(name)[1]).join('')
    expect(written).toMatch(/^[\u0900-\u097f-]+$/u)
  })

  it('is the same with a stress mark, in capitals or in decomposed letters', () => {
    const [, maria] = spelt('Мария')
    expect(spelt('Мари\u0301я')[1]).toBe(maria)
    expect(spelt('МАРИЯ')[1]).toBe(maria)
    expect(spelt('Сергей'.normalize('NFD'))[1]).toBe(spelt('Сергей')[1])
  })

  it('has no long vowel except a final a if typed in Cyrillic', () => {
    const sounds = SPELT_NAMES.filter(([name = '']) => /\p{Script=Cyrillic}/u.test(name)).map(
      ([, , written]) => written,
    )
    expect(sounds.filter((written = '') => /[ीूआईऊ]/u.test(written))).toEqual([])
    expect(sounds.filter((written = '') => /ा(?!-|$)/u.test(written))).toEqual([])
  })

  it('is not changed if it was typed in Devanagari', () => {
    expect(spell('अन्ना')).toEqual({ name: 'अन्ना', latin: 'अन्ना', devanagari: 'अन्ना' })
  })
})

describe('a name with letters outside Russian and English', () => {
  it.each([
    ['Məmməd', 'मम्मद्'],
    ['Oʻktam', 'ओक्तम्'],
    ['Nguyễn', 'न्गुयेन्'],
    ['Đình', 'दिन्ह्'],
    ['Þórdís', 'थोर्दिस्'],
    ['Əliyev', 'अलियेव्'],
    ['Ҷамшед', 'जम्शेद्'],
    ['Љубица', 'ल्युबित्सा'],
    ['Ђорђевић', 'जोर्जेविच्'],
    ['Ҳакимова', 'हकिमोवा'],
    ['Быкаў', 'बिकव्'],
    ['Ўктам', 'ओक्तम्'],
    ['Джамиля', 'जमिल्या'],
    ['Таңат', 'तङत्'],
    ['Երևան', 'येरेवन्'],
    ['Ոսկան', 'वोस्कन्'],
    ['Ռուբեն', 'रुबेन्'],
    ['Ќирил', 'किरिल्'],
    ['Җәлилова', 'जलिलोवा'],
    ['ನಿನೋ', 'निनो'],
    ['ნინო', 'निनो'],
    ['Ελένη', 'एलेनि'],
    ['Անի', 'अनि'],
    ['அருண்', 'अरुण्'],
    ['ശ്രീകുമാർ', 'श्रीकुमार्'],
    ['ਗੁਰਪ੍ਰੀਤ', 'गुरप्रीत'],
    ['محمد', 'महमद्'],
    ['الحسن', 'अल्हसन्'],
    ['Παπαδοπούλου', 'पपदोपुलु'],
    ['Χρήστου', 'ख्रिस्तु'],
    ['Թումանյան', 'तुमन्यन्'],
    ['נועם', 'नुम्'],
    ['さくら', 'सकुरा'],
    ['김민수', 'गिम्मिन्सु'],
  ])('%s is written as %s', (name, devanagari) => {
    expect(spell(name).devanagari).toBe(devanagari)
  })

  it('has no joining signs or Hebrew marks in either script', () => {
    const both = ['בן־דוד', 'ז״ל', 'ג׳ורג׳', 'アンナ・スミス', 'ཚེ་རིང'].flatMap((name) => spelt(name))
    expect(both.filter((each) => /[^\p{Script=Latin}\p{Script=Devanagari}\p{M}-]/u.test(each))).toEqual([])
  })

  it('is written only with Devanagari letters, from any script', () => {
    const written = Object.values(NAMES_OF_THE_WORLD)
      .flat()
      .map((name) => [name, ...splitName(name).map((word) => spell(word).devanagari)])
    expect(
      written.filter(([, ...words]) => words.some((word) => !/^[\p{Script=Devanagari}\p{P}\p{Sk} ]+$/u.test(word))),
    ).toEqual([])
  })

  it('has a spelling for every letter of the Latin and Cyrillic scripts', () => {
    const ranges = [
      [0xc0, 0x24f],
      [0x250, 0x2af],
      [0x400, 0x52f],
      [0x1e00, 0x1eff],
    ] as const
    const letters = ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
    )
    // Tone marks and the glottal stop have no sound in Devanagari.
    const silent = /[ъьЪЬҌҍӀӏʔˀʡʢƄƅƧƨƼƽɁɂʭ\u01c0-\u01c3\u0294-\u0295]/u
    const bad = letters
      .filter((letter) => /\p{L}/u.test(letter) && !silent.test(letter))
      .filter((letter) => {
        const { devanagari } = spell(`M${letter}m`)
        return !/^\p{Script=Devanagari}+$/u.test(devanagari) || devanagari === spell('Mm').devanagari
      })
    expect(bad).toEqual([])
  })

  it('is written only with Latin letters in the Latin column', () => {
    expect(['Ҷамшед', 'ნინო', '明', 'محمد'].map((name) => spell(name).latin)).toEqual([
      'Jamśed',
      'Nino',
      'Ming',
      'Mahamad',
    ])
    expect(spell('Məmməd').latin).toBe('Məmməd')
  })
})

it('the almanac’s names in Devanagari are spelt as in printed almanacs', () => {
  const printed = { viśvāvasu: 'विश्वावसु', mārgaśīrṣa: 'मार्गशीर्ष', pūrvāṣāḍhā: 'पूर्वाषाढा', śarad: 'शरद्', siṃha: 'सिंह' }
  expect(Object.keys(printed).map(iastToDevanagari)).toEqual(Object.values(printed))
})
