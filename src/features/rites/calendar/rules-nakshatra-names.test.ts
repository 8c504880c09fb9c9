import { expect, it } from 'vitest'
import { NAKSHATRAS } from '#features/rites/calendar/data/almanac.ts'
import { showSanskrit } from '#features/rites/names/rules-reading.ts'
import { ru } from '#features/orders/plans/messages/page-panchang.ru.ts'

it('the plan and the sheet spell a two-word nakshatra identically in Russian', () => {
  const ofTwoWords = ru.nakshatras.flatMap((name, place) => (name.includes('-') ? [[name, NAKSHATRAS[place]]] : []))
  expect(ofTwoWords).toHaveLength(6)
  for (const [name = '', latin = ''] of ofTwoWords) expect(showSanskrit({ latin, devanagari: '' }, 'ru')).toBe(name)
})
