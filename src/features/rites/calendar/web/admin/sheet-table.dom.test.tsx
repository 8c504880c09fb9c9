import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInPanel } from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import { ru } from '../../messages/admin.ru.ts'
import type { SheetView } from '../../schemas-sheet.ts'
import { SheetTable } from './sheet-table.tsx'

const person = (name: string, devanagari: string, version: number) => ({
  name,
  latin: name,
  devanagari,
  gotra: '',
  isDeparted: false,
  correctedBy: null,
  nakshatra: null,
  rashi: null,
  possibleNakshatras: [],
  birthPlace: '',
  words: [{ name, latin: name, devanagari, version }],
})

const PERFORMANCE: SheetView['performances'][number] = {
  orderId: 'a'.repeat(32),
  printedOrderId: 'b'.repeat(32),
  lineId: '0',
  number: '#aaaaaaaa',
  name: 'Ganesha',
  tier: null,
  k: 1,
  n: 1,
  priest: null,
  sankalpa: '',
  translation: null,
  changedAt: null,
  isChangedAfter: false,
  people: [person('Nicholas', 'निकोलस', 0), person('Xenia', 'ज़ीनिया', 2)],
}

it.each([
  ['en', en],
  ['ru', ru],
] as const)('the sheet marks names whose spelling staff corrected (%s)', (lang, words) => {
  renderInPanel(<SheetTable performances={[PERFORMANCE]} onChanged={() => {}} />, {
    lang,
    dictionary: { calendar: words },
  })
  const marks = screen.getAllByText(words.sankalpa.corrected)
  expect(marks.map((mark) => mark.closest('td')?.textContent)).toEqual([expect.stringContaining('ज़ीनिया')])
})

it('the sheet shows the day and hour of a fixed-time ritual in India', () => {
  const joint = { ...PERFORMANCE, name: 'Durga yagya', performsAt: '2026-12-10T20:30:00.000Z' }
  renderInPanel(<SheetTable performances={[joint]} onChanged={() => {}} />, { dictionary: { calendar: en } })
  const cell = screen.getByText('#aaaaaaaa').closest('td')
  expect(cell?.textContent).toContain('11 December 2026, 02:00 India time')
})

it('the sheet shows all possible nakshatras if the place of birth is unknown', () => {
  const known = {
    ...person('Daniel', 'दानियेल', 0),
    possibleNakshatras: [
      { latin: 'Uttarāṣāḍhā', devanagari: 'उत्तराषाढा' },
      { latin: 'Śravaṇa', devanagari: 'श्रवण' },
    ],
    birthPlace: 'Austin',
  }
  renderInPanel(<SheetTable performances={[{ ...PERFORMANCE, people: [known] }]} onChanged={() => {}} />, {
    dictionary: { calendar: en },
  })
  const cell = screen.getByText(en.sankalpa.possibleMoon).closest('td')
  expect(cell?.textContent).toContain('Śravaṇa')
  expect(cell?.textContent).toContain('Place of birth: Austin')
})

it.each([
  ['en', en],
  ['ru', ru],
] as const)('the sheet lists dead participants at the end, below a heading (%s)', (lang, words) => {
  const harold = { ...person('Harold', 'हैरोल्ड', 0), isDeparted: true }
  const only = { ...PERFORMANCE, lineId: '1', people: [harold] }
  renderInPanel(
    <SheetTable
      performances={[{ ...PERFORMANCE, people: [...PERFORMANCE.people, harold] }, only]}
      onChanged={() => {}}
    />,
    { lang, dictionary: { calendar: words } },
  )
  const texts = screen.getAllByRole('rowgroup').map(({ textContent }) => textContent)
  expect(texts[1]).toMatch(new RegExp(`Nicholas.*Xenia.*${words.sankalpa.departed} / दिवंगत.*Harold`))
  expect(texts[2]).toMatch(new RegExp(`${words.sankalpa.departed} / दिवंगत.*Harold`))
  expect(texts.join('').match(/दिवंगत/g)).toHaveLength(2)
})
