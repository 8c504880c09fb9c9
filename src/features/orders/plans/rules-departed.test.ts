import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cleanParticipant,
  isBlank,
  type Participant,
  parseParticipants,
  participantFaults,
  serialiseParticipants,
} from './rules-participants.ts'

const HAROLD: Participant = { firstName: 'Harold', lastName: 'Hill', birthDate: '', birthTime: '' }
const DEPARTED: Participant = { ...HAROLD, isDeparted: true }

describe('a person who has died', () => {
  it('is recorded in the sixth field of the participant’s line', () => {
    expect(serialiseParticipants([DEPARTED])).toBe('Harold, Hill, , , , in memory')
    const withAll = { ...DEPARTED, birthDate: '12.03.1935', birthTime: '10:30', gotra: 'Kashyapa' }
    expect(serialiseParticipants([withAll])).toBe('Harold, Hill, 12.03.1935, 10:30, Kashyapa, in memory')
    expect(parseParticipants('Harold, Hill, 12.03.1935, 10:30, Kashyapa, in memory\nHarold, Hill, , ,')).toEqual([
      withAll,
      HAROLD,
    ])
    expect(participantFaults([withAll], new Date('2026-11-20T17:00:00Z'))).toEqual([])
  })

  it.each([
    'Harold, Hill, , , in memory',
    'Harold Hill, in memory',
    'Harold, Hill, in memory, ',
    'Harold, Hill in memory, , ',
    'Harold Hill (in memory)',
    'Harold Hill (In memoriam)',
    'Harold Hill (my late husband)',
    'Harold Hill ((late))',
    'Harold Hill, my late husband',
    'Harold, Hill (late), , ',
    'Harold Hill (died in 2019)',
    'Harold Hill, deceased',
    'Harold Hill - in loving memory',
    'In memory of Harold Hill',
    'the late Harold Hill',
    'Harold Hill †',
    '† Harold Hill',
    'Harold Hill, R.I.P.',
    'Harold Hill; in memory',
    'Harold Hill в память',
    'Harold Hill («в память»)',
    'Harold Hill, покойный',
    'покойный Harold Hill',
    'Harold Hill, мой покойный отец',
    'Harold Hill (покойная)',
    'Harold, Hill, умер',
    'Harold Hill (умерла в 2010 г.)',
    'Harold Hill, усопший',
    'Harold Hill, царствие ему небесное',
    'Harold, Hill, , , , царствие небесное',
  ])('is recognised by many notes, for example: %s', (line) => {
    expect(parseParticipants(line)).toEqual([DEPARTED])
  })

  it('may have a birth date before or after the note “in memory”', () => {
    const born = { ...DEPARTED, birthDate: '12.03.1935' }
    expect(parseParticipants('Harold Hill (in memory) 12.3.1935')).toEqual([born])
    expect(parseParticipants('Harold Hill, 12.3.1935, in memory')).toEqual([born])
    expect(parseParticipants('Harold, Hill, 12.3.1935, 10:30, in memory')).toEqual([{ ...born, birthTime: '10:30' }])
  })

  it.each([
    ['Anna, Late, , ,', 'Anna', 'Late'],
    ['Умер, Ибрагимов, , ,', 'Умер', 'Ибрагимов'],
    ['Ибрагимов, Умер', 'Ибрагимов', 'Умер'],
    ['Алиева (Умерова), Зера, , ,', 'Алиева (Умерова)', 'Зера'],
    ['Rip, Torn, , ,', 'Rip', 'Torn'],
    ['Torn, Rip', 'Torn', 'Rip'],
    ['Anna, Smith (Latek), , ,', 'Anna', 'Smith (Latek)'],
    ['Памятник, Иван, , ,', 'Памятник', 'Иван'],
    ['Anna (my husband), , , ', 'Anna (my husband)', ''],
    ['Покойная, Анна, , ,', 'Покойная', 'Анна'],
  ])('is not found in a name: %s', (line, firstName, lastName) => {
    expect(parseParticipants(line)).toEqual([{ firstName, lastName, birthDate: '', birthTime: '' }])
  })

  it('is also marked by words in the fields of the form', () => {
    expect(cleanParticipant({ ...HAROLD, lastName: 'Hill, in memory' })).toEqual(DEPARTED)
    expect(cleanParticipant({ ...HAROLD, firstName: 'Harold Hill', lastName: 'in memory' })).toEqual({
      ...DEPARTED,
      firstName: 'Harold Hill',
      lastName: '',
    })
    expect(isBlank({ firstName: '', lastName: '', birthDate: '', birthTime: '', isDeparted: true })).toBe(true)
  })

  it('is the same after storing and reading, for any text in the fields', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom('Hill (late)', 'a;умер', 'Hill, in memory', '† Hill', 'a ; b', '(late)', 'died', 'the late', ' '),
    )
    const row = fc.record({
      firstName: typed,
      lastName: typed,
      birthDate: fc.constantFrom('', '12.03.1935', 'tomorrow', 'in memory'),
      birthTime: fc.constantFrom('', '10:30'),
      gotra: fc.constantFrom('', 'Kashyapa', 'Кашьяпа (в память)'),
      isDeparted: fc.constant(true as const),
    })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        const kept = rows.map((one) => cleanParticipant(one)).filter((one) => !isBlank(one))
        expect(parseParticipants(serialiseParticipants(rows))).toEqual(kept)
      }),
      { numRuns: 500 },
    )
  })
})
