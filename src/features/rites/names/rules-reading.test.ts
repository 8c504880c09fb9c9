import { describe, expect, it } from 'vitest'
import { openPronunciations } from './providers/pronunciations.ts'
import { readEnglish } from './rules-english.ts'
import { readName, showReading } from './rules-reading.ts'
import { spell } from './rules-devanagari.ts'

const pronounce = await openPronunciations()()
const english = (name: string) => readEnglish(name, pronounce) ?? ''
const show = (name: string) => [
  showReading(english(name), 'en', { isHindi: true }),
  showReading(english(name), 'ru', { isHindi: true }),
]

describe('a pronunciation for people who cannot read Devanagari', () => {
  it.each([
    ['Nicholas', 'Nikolas', 'Николас'],
    ['Wright', 'Rāit', 'Раит'],
    ['John', 'Jon', 'Джон'],
    ['George', 'Jorj', 'Джордж'],
    ['Mary', 'Maerī', 'Мэри'],
    ['Edward', 'Edvard', 'Эдвард'],
    ['Anderson', 'Endarsan', 'Эндарсан'],
    ['Richardson', 'Richardsan', 'Ричардсан'],
    ['Barbara', 'Bārbarā', 'Барбара'],
    ['William', 'Viliyam', 'Вилиям'],
    ['Thompson', 'Thompsan', 'Тхомпсан'],
    ['Campbell', 'Kaempbel', 'Кэмпбел'],
    ['Krishna', 'Krishna', 'Кришна'],
  ])('shows %s as %s and %s', (name, en, ru) => {
    expect(show(name)).toEqual([en, ru])
  })

  it.each([
    ['Анна', 'Annā', 'Анна'],
    ['Сергей', 'Sergey', 'Сергей'],
    ['Евгений', 'Yevgeniy', 'Евгений'],
    ['Мария', 'Mariyā', 'Мария'],
    ['Иванов', 'Ivanov', 'Иванов'],
    ['Тамара', 'Tamarā', 'Тамара'],
    ['Пётр', 'Pyotr', 'Пётр'],
    ['Вячеслав', 'Vyacheslav', 'Вячеслав'],
    ['Жанна', 'Zhannā', 'Жанна'],
    ['Фёдор', 'Fyodor', 'Фёдор'],
    ['Эмма', 'Emmā', 'Эмма'],
    ['Таңат', 'Tangat', 'Тангат'],
    ['Михаил', 'Mikhail', 'Михаил'],
  ])('shows %s, converted letter by letter, as %s and %s', (name, en, ru) => {
    const { devanagari } = spell(name)
    expect([showReading(devanagari, 'en'), showReading(devanagari, 'ru')]).toEqual([en, ru])
  })

  it.each([
    ['मङ्गलवासर', 'Mangalavāsara', 'Мангалавасара'],
    ['अङ्कित', 'Ankita', 'Анкита'],
    ['गङ्गा', 'Gangā', 'Ганга'],
  ])('shows ङ in %s as n, without an additional g', (devanagari, en, ru) => {
    expect([showReading(devanagari, 'en'), showReading(devanagari, 'ru')]).toEqual([en, ru])
  })

  it('does not change full stops and empty texts', () => {
    expect(showReading('जे. आर. स्मिथ', 'en', { isHindi: true })).toBe('Je. Ār. Smith')
    expect(showReading('', 'ru')).toBe('')
  })
})

describe('the pronunciation shown for a name', () => {
  it.each([
    ['Nicholas Wright', 'en', 'निकोलस राइट', 'Nikolas Rāit'],
    ['Тамара Иванова-Wright', 'ru', 'तमरा इवनोवा राइट', 'Тамара Иванова Раит'],
    ['Szymon Nowak', 'en', 'स्ज़िमोन् नोवैक', 'Szimon Novaek'],
    ['कृष्ण शर्मा', 'ru', 'कृष्ण शर्मा', 'Кришна Шарма'],
    ['Игорь', 'ru', 'इगोर्', 'Игорь'],
    ['Игорь', 'en', 'इगोर्', 'Igor'],
  ] as const)('of %s in %s is %s, shown as %s', (name, lang, devanagari, reading) => {
    expect(readName(name, lang, pronounce)).toEqual({ devanagari: devanagari.normalize('NFD'), reading })
  })
})
