import { describe, expect, it } from 'vitest'
import { foldedWords, foldText } from './text-folding.ts'

describe('two spellings that look the same become the same text after normalisation', () => {
  it.each([
    ['case', 'Łódź ANNA', 'łódź anna'],
    ['ё and е', 'Фёдор Королёв', 'федор королев'],
    ['a decomposed ё', 'Фе\u0308дор', 'Федор'],
    ['a decomposed й', 'и\u0306ога', 'йога'],
    ['a stress mark', 'Фе\u0301дор', 'Федор'],
    ['a stress mark over й', 'ий\u0301', 'ий'],
    ['marks of Latin letters', 'São Málaga Çeşme Nguyễn Žižek', 'sao malaga cesme nguyen zizek'],
    ['marks that are written apart', 'Ma\u0301laga', 'málaga'],
    [
      'letters that do not decompose',
      'Łódź Đorđe Øre Straße Æther Œuvre Þór Guðrún Ħal Eŋ',
      'lodz dorde ore strasse aether oeuvre thor gudrun hal en',
    ],
    ['the capital sharp s', 'STRAẞE', 'strasse'],
    ['a long s', 'ſtrasse', 'strasse'],
    ['a ligature', 'ﬁona', 'fiona'],
    ['dotted and dotless i', 'İstanbul ISTANBUL', 'ıstanbul istanbul'],
    ['Azerbaijani letters', 'Məmməd', 'memmed'],
    ['full-width letters and digits', 'Ａｎｎａ　１２', 'anna 12'],
    ['half-width Kana', 'ｶﾞ', 'ガ'],
    ['a composed and a decomposed syllable of Hangul', '한'.normalize('NFD'), '한'],
    ['marks of Greek and the final sigma', 'ΟΔΥΣΣΈΑΣ', 'οδυσσεασ'],
    ['points of Hebrew', 'שָׁלוֹם', 'שלום'],
    ['points of Arabic', 'مُحَمَّد', 'محمد'],
    ['signs that show nothing', 'A\u200bn\u00adn\u2060a\ufeff', 'anna'],
    ['a no-break space', 'anna\u00a0b', 'anna b'],
  ])('%s', (_, one, other) => {
    expect(foldText(one)).toBe(foldText(other))
  })

  it.each(["'", '’', '‘', '‛', 'ʼ', 'ʻ', 'ʹ', '`', '´', '′', '＇', 'ꞌ', '᾿'])(
    'the apostrophe %s becomes a plain apostrophe',
    (apostrophe) => {
      expect(foldText(`O${apostrophe}Brien`)).toBe("o'brien")
    },
  )
})

it.each([
  ['й and и', 'йод', 'иод'],
  ['a decomposed й and и', 'и\u0306од', 'иод'],
  ['ї and і', 'їжак', 'іжак'],
  ['ў and у', 'ўсё', 'усё'],
  ['vowel signs of Devanagari', 'कि', 'क'],
  ['voiced and voiceless Kana', 'が', 'か'],
  ['vowel signs of Thai', 'กิ', 'ก'],
])('different letters stay different after normalisation: %s', (_, one, other) => {
  expect(foldText(one)).not.toBe(foldText(other))
})

it('normalising a text a second time changes nothing', () => {
  for (const text of ['Łódź İstanbul Ŀ ŉ', 'Мар’яна Фёдор и\u0306', 'שָׁלוֹם ΑΣ ẞ ﬀ'])
    expect(foldText(foldText(text))).toBe(foldText(text))
})

describe('the search words of a text', () => {
  it('are the parts between spaces and punctuation, each part once', () => {
    expect(foldedWords('Фёдор Королёв-Ли, anna.petrova+x@example.com anna')).toEqual(
      'федор королев ли anna petrova x example com'.split(' '),
    )
  })

  it('include a name without its apostrophe, and the part after the apostrophe', () => {
    expect(foldedWords('Sinéad O’Brien')).toEqual(['sinead', 'obrien', 'o', 'brien'])
    expect(foldedWords('Мар’яна')).toEqual(['маряна', 'мар', 'яна'])
  })

  it('include each ending of a name in scripts without spaces', () => {
    expect(foldedWords('王小明')).toEqual(['王小明', '小明', '明'])
  })

  it('are an empty list for a text of punctuation only', () => {
    expect(foldedWords(" '%_-\u200b")).toEqual([])
  })

  it('keep combining marks that are part of the spelling', () => {
    expect(foldedWords('कृष्ण देवी')).toEqual(['कृष्ण', 'देवी'])
  })
})
