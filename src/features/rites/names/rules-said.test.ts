import { describe, expect, it } from 'vitest'
import { openPronunciations } from './providers/pronunciations.ts'
import { readAll, readSaid } from './rules-said.ts'

const pronounce = await openPronunciations()()
const read = (name: string, said: string, lang: 'en' | 'ru' = 'en') => {
  const { devanagari, reading } = readSaid({ name, said }, lang, pronounce) ?? {}
  return [devanagari?.normalize('NFC'), reading]
}

describe('a pronunciation that a customer types', () => {
  it.each([
    ['Nicholas', 'Niko-las', 'en', 'निकोलस्', 'Nikolas'],
    ['Nicholas', 'Neeko-laas', 'en', 'नीकोलास्', 'Nīkolās'],
    ['Wright', 'Rāit', 'en', 'राइट्', 'Rāit'],
    ['Martin', 'Mar-tin', 'en', 'मर्टिन्', 'Martin'],
    ['Siobhán Nguyen', 'Shi-vawn Nwin', 'en', 'शिवॉन् न्विन्', 'Shivon Nvin'],
    ['Paul', 'Pau-l', 'en', 'पॉल्', 'Pol'],
    ['Craig', 'Krayg', 'en', 'क्रेग्', 'Kreg'],
    ['Vijay', 'Vi-jay', 'en', 'विजय्', 'Vijay'],
    ['Howard', 'How-erd', 'en', 'हाउएर्ड्', 'Hāuerd'],
    ['Тамара', 'Тамара', 'ru', 'तमारा', 'Тамара'],
    ['Тамара', 'Тама\u0301ра', 'ru', 'तमारा', 'Тамара'],
    ['Ирина', 'Ири\u0301на', 'ru', 'इरीना', 'Ирина'],
    ['Юлия', 'Ю\u0301ли-я', 'ru', 'यूलिया', 'Юлия'],
    ['Дмитрий', 'Дмит-рий', 'ru', 'द्मित्रिय्', 'Дмитрий'],
    ['Ганна', 'Һан-на', 'ru', 'हन्ना', 'Ханна'],
    ['Anna Smith', 'Аня Смит', 'ru', 'अन्या स्मिट्', 'Аня Смит'],
    ['ნინო', 'ნი-ნო', 'en', 'निनो', 'Nino'],
    ['Krishna', 'कृष्ण', 'ru', 'कृष्ण', 'Кришна'],
  ] as const)('of %s typed as %s (%s) becomes %s, shown as %s', (name, said, lang, devanagari, reading) => {
    expect(read(name, said, lang)).toEqual([devanagari, reading])
  })

  it('follows the English sound if it is an English word', () => {
    expect(read('Sean', 'Shawn')[0]).toBe('शॉन')
  })

  it.each(['123', '…', '-', '@#'])('is refused if it has no letters: %s', (said) => {
    expect(readSaid({ name: 'Anna', said }, 'en', pronounce)).toBeUndefined()
  })

  it('has only Devanagari letters for any typed text', () => {
    const typed = ['Ni4ko', 'Zoë!', 'Łódź', "O'Nil", '김민수', 'محمد', 'Ӱлий', 'A\u200db', 'Anna <b>']
    const written = typed.map((said) => read('Anna', said)[0] ?? '')
    expect(written.filter((text) => !/^[\p{Script=Devanagari}\s]+$/u.test(text))).toEqual([])
  })
})

it('names are returned in the given sequence, with the typed pronunciations', () => {
  const items = readAll(['Nicholas', { name: 'Анна', said: 'Аня' }, { name: 'Ivan', said: '1' }], 'ru', pronounce)
  expect(items).toEqual([
    { name: 'Nicholas', devanagari: 'निकोलस', reading: 'Николас' },
    { name: 'Анна', devanagari: 'अन्या', reading: 'Аня' },
    undefined,
  ])
})
