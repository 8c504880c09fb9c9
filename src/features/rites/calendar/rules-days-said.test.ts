import { expect, it } from 'vitest'
import { iastToDevanagari } from '#features/rites/names/rules-devanagari.ts'
import { showSanskrit } from './rules-days.ts'

it.each([
  ['viśākhā', 'Вишакха'],
  ['jyeṣṭhā', 'Джьештха'],
  ['mṛgaśīrṣa', 'Мригашира'],
  ['puṣya', 'Пушья'],
  ['pūrvaphalgunī', 'Пурва-Пхалгуни'],
  ['trayodaśī', 'Трайодаши'],
  ['amāvāsyā', 'Амавасья'],
  ['somavāsara', 'Сомавасара'],
])('the Russian sankalpa spells %s like the calendar: %s', (latin, russian) => {
  expect(showSanskrit({ latin, devanagari: iastToDevanagari(latin) }, 'ru')).toBe(russian)
})
