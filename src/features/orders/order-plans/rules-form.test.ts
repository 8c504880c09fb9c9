import { expect, it } from 'vitest'
import { changedDays, changedTexts, mergeRows, mergeWishes, readKnownTexts, textsAfterSave } from './rules-form.ts'

const IVANOVA = 'Анна, Иванова, ,'
const PETROVA = 'Анна, Петрова, ,'
const shown = (participantCount: number, hasWishes = false) => ({ participantCount, hasWishes })
const row = (id: string, firstName = '') => ({ id, firstName, lastName: '', birthDate: '', birthTime: '' })

it('the form sends only texts that differ from the stored texts', () => {
  const before = { participants: IVANOVA, specialWishes: 'мир' }
  expect(changedTexts(before, before)).toEqual({})
  const sent = changedTexts(before, { participants: PETROVA, specialWishes: 'мир' })
  expect(sent).toEqual({ participants: PETROVA })
  expect(changedTexts({ ...before, ...sent }, before)).toEqual({ participants: IVANOVA })
  expect(changedTexts({ ...before, ...sent }, { participants: '', specialWishes: '' })).toEqual({
    participants: '',
    specialWishes: '',
  })
})

it('a stored text that the form cannot show stays unchanged if nothing is typed', () => {
  expect(changedTexts({}, { participants: '', specialWishes: '' })).toEqual({})
  expect(changedTexts({}, { participants: PETROVA, specialWishes: '' })).toEqual({ participants: PETROVA })
})

it('a signed-in customer gets the stored texts, not the texts typed in the tab', () => {
  const texts = {
    participants: 'Анна Иванова',
    specialWishes: 'мир',
    readings: [{ name: 'Анна Иванова', devanagari: 'अन्या' }],
  }
  const view = { ...shown(1, true), texts }
  expect(readKnownTexts(view, { participants: PETROVA, specialWishes: '' })).toEqual({
    participants: IVANOVA,
    specialWishes: 'мир',
    readings: { 'Анна Иванова': 'अन्या' },
  })
})

it('the tab shows typed texts only while the shop still stores these texts', () => {
  const typed = { participants: IVANOVA, specialWishes: 'мир' }
  expect(readKnownTexts(shown(1, true), typed)).toEqual(typed)
  expect(readKnownTexts(shown(2, true), { specialWishes: 'мир' })).toEqual({ specialWishes: 'мир' })
  expect(readKnownTexts(shown(0, false), typed)).toEqual({ participants: '', specialWishes: '' })
  expect(readKnownTexts(shown(1, true), {})).toEqual({})
  expect(readKnownTexts(shown(0), {})).toEqual({ participants: '', specialWishes: '' })
})

it('after a save the tab does not store text that somebody else has changed', () => {
  const known = { participants: IVANOVA, specialWishes: 'мир' }
  const before = { names: 'a1', wish: 'b1' }
  const sent = { specialWishes: 'мир' }
  expect(textsAfterSave(known, sent, before, { names: 'a1', wish: 'b2' })).toEqual(known)
  expect(textsAfterSave(known, sent, before, { names: 'a2', wish: 'b2' })).toEqual(sent)
})

it('the form sends both a changed day and a removed day', () => {
  const rituals = [
    { line: '0', startDate: '2026-12-01', requestedDate: null },
    { line: '1', startDate: '2026-12-02', requestedDate: null },
    { line: '2', startDate: null, requestedDate: null },
    { line: '3', startDate: '2026-12-04', requestedDate: null },
  ]
  const dates = { 0: '', 1: '02.12.2026', 2: ' ', 3: '05.12.2026' }
  expect(changedDays(rituals, dates, '2026-11-30')).toEqual({ 0: '', 3: '2026-12-05' })
})

it('the form sends the next possible date if the typed day has no year', () => {
  const rituals = [{ line: '0', startDate: null, requestedDate: null }]
  expect(changedDays(rituals, { 0: '14 декабря' }, '2026-11-30')).toEqual({ 0: '2026-12-14' })
})

it('the form sends a day only if the customer changes the requested day', () => {
  const rituals = [{ line: '0', startDate: '2026-12-05', requestedDate: '2026-12-12' }]
  expect(changedDays(rituals, { 0: '12.12.2026' }, '2026-11-30')).toEqual({})
  expect(changedDays(rituals, { 0: '05.12.2026' }, '2026-11-30')).toEqual({ 0: '2026-12-05' })
})

it('stored names that load late do not replace typed names', () => {
  const standing = [row('new', 'Иван'), row('newer', 'Пётр')]
  const began = [row('first', 'Ан')]
  expect(mergeRows(began, standing, {})).toEqual([...standing, ...began])
  expect(mergeRows(began, standing, { participants: 'Иван, , ,' })).toEqual(began)
  expect(mergeWishes('о доме', 'мир', {})).toBe('мир\nо доме')
  expect(mergeWishes('о доме', 'мир', { specialWishes: '' })).toBe('о доме')
})

it('stored names and wishes that were also typed appear only once', () => {
  const standing = [row('new', 'Иван'), row('newer', 'Пётр')]
  expect(mergeRows([row('a', 'Иван'), row('b', 'Пётр'), row('c', 'Ольга')], standing, {})).toEqual([
    ...standing,
    row('c', 'Ольга'),
  ])
  expect(mergeWishes('мир ', 'мир', {})).toBe('мир')
})

it('if nothing was typed, stored names fill the rows without moving the focus', () => {
  const standing = [row('new', 'Иван'), row('newer', 'Пётр')]
  expect(mergeRows([row('first')], standing, {})).toEqual([row('first', 'Иван'), row('newer', 'Пётр')])
  expect(mergeRows([row('first'), row('second')], [], {})).toEqual([row('first')])
  expect(mergeRows([row('first', 'Анна')], [], { participants: 'Анна, , ,' })).toEqual([row('first')])
  expect(mergeWishes('', 'мир', {})).toBe('мир')
})
