import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cleanParticipant,
  isBlank,
  type Participant,
  parseParticipants,
  participantFaults,
  serialiseParticipants,
  tidyParticipants,
} from './rules-participants.ts'

const NOW = new Date('2026-11-20T17:00:00Z')
const ANNA: Participant = { firstName: 'Анна', lastName: 'Смирнова', birthDate: '12.03.1985', birthTime: '10:30' }
const person = (changes: Partial<Participant>): Participant => ({ ...ANNA, ...changes })

describe('a list of participants', () => {
  it('has one line per participant: first name, last name, date and time', () => {
    const text = serialiseParticipants([
      ANNA,
      person({ firstName: 'Пётр', lastName: '', birthDate: '', birthTime: '' }),
    ])
    expect(text).toBe('Анна, Смирнова, 12.03.1985, 10:30\nПётр, , ,')
  })

  it('may have the family line (gotra) as the fifth field of a line', () => {
    const withGotra = person({ gotra: 'Кашьяпа' })
    expect(serialiseParticipants([withGotra])).toBe('Анна, Смирнова, 12.03.1985, 10:30, Кашьяпа')
    expect(parseParticipants('Анна, Смирнова, , , Кашьяпа')).toEqual([
      { firstName: 'Анна', lastName: 'Смирнова', birthDate: '', birthTime: '', gotra: 'Кашьяпа' },
    ])
    expect(parseParticipants(serialiseParticipants([withGotra, ANNA]))).toEqual([withGotra, ANNA])
    expect(parseParticipants('Anna, Maria, Smirnova, 12.3.1985, 9:05')).toEqual([
      { firstName: 'Anna', lastName: 'Maria Smirnova', birthDate: '12.03.1985', birthTime: '09:05' },
    ])
    expect(participantFaults([person({ gotra: 'К'.repeat(61) })], NOW)).toEqual([
      { index: 0, field: 'gotra', code: 'plans.participant-gotra' },
    ])
    expect(isBlank({ firstName: '', lastName: '', birthDate: '', birthTime: '', gotra: 'Кашьяпа' })).toBe(false)
  })

  it('is the same after storing and reading, for any text in the fields', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('a,b', 'a\nb', ', ,', '\u2028', '\u202eanna', '12.3.1985', '9:05', ' x  y '),
    )
    const row = fc.record({ firstName: typed, lastName: typed, birthDate: typed, birthTime: typed })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        const kept = rows.map((one) => cleanParticipant(one)).filter((one) => !isBlank(one))
        expect(parseParticipants(serialiseParticipants(rows))).toEqual(kept)
      }),
    )
  })

  it('contains no extra person if a name contains a comma or line break', () => {
    const text = serialiseParticipants([person({ firstName: 'Анна,\nИван', lastName: 'a\u2028b\u0000c' })])
    expect(text).toBe('Анна Иван, a b c, 12.03.1985, 10:30')
  })

  it.each([
    ['Анна Смирнова', person({ birthDate: '', birthTime: '' })],
    ['Анна Смирнова 12.3.1985', person({ birthTime: '' })],
    ['Анна, Смирнова, 12/03/1985 10:30', ANNA],
    ['Анна\tСмирнова\t12.03.1985\t10:30', ANNA],
    ['Анна, Смирнова, 1985-03-12, 10:30:00', ANNA],
    ['Анна Смирнова 1985-03-12 10:30:00', ANNA],
    ['Смирнова', person({ firstName: 'Смирнова', lastName: '', birthDate: '', birthTime: '' })],
    ['Анна Смирнова 12.03.85', person({ birthDate: '12.03.85', birthTime: '' })],
    ['Анна Смирнова 12 марта 1985 10:30', ANNA],
    ['Anna Smith March 12, 1985', person({ firstName: 'Anna', lastName: 'Smith', birthTime: '' })],
    ['Anna Smith, 12 March 1985', person({ firstName: 'Anna', lastName: 'Smith', birthTime: '' })],
    ['Анна Мария; де ла Крус; 12.03.1985', person({ firstName: 'Анна Мария', lastName: 'де ла Крус', birthTime: '' })],
  ])('can be read from pasted text in many formats: %s', (line, read) => {
    expect(parseParticipants(line)).toEqual([read])
  })

  it('accepts English days in words, and refuses the ambiguous day 3/4/1985', () => {
    const read = parseParticipants('Anna, Smith, 3/14/1985, 7.30 am\nPaul, Smith, 3/4/1985,', 'en')
    expect(read.map(({ birthDate, birthTime }) => [birthDate, birthTime])).toEqual([
      ['14.03.1985', '07:30'],
      ['3/4/1985', ''],
    ])
    expect(participantFaults(read, NOW)).toEqual([
      { index: 1, field: 'birthDate', code: 'plans.participant-date-order' },
    ])
  })

  it('is stored without empty lines and invisible characters', () => {
    expect(tidyParticipants('  Анна \r\n\r\n , , ,\n\u200bПётр\u0007\n')).toBe('Анна\nПётр')
    expect(parseParticipants(' \n ')).toEqual([])
  })
})

describe('a single participant', () => {
  it('needs only a first name', () => {
    expect(participantFaults([person({ lastName: '', birthDate: '', birthTime: '' })], NOW)).toEqual([])
    expect(participantFaults([person({ firstName: '' })], NOW)).toEqual([
      { index: 0, field: 'firstName', code: 'plans.participant-name' },
    ])
  })

  it.each(['31.02.1985', '12.13.1985', '01.01.1899', '85', 'tomorrow', '01.01.2999', '22.11.2026'])(
    'cannot be born on %s',
    (birthDate) => {
      expect(participantFaults([ANNA, person({ birthDate })], NOW)).toEqual([
        { index: 1, field: 'birthDate', code: 'plans.participant-date' },
      ])
    },
  )

  it('must have a year of birth with four digits', () => {
    expect(participantFaults([person({ birthDate: '12.03.85' })], NOW)).toEqual([
      { index: 0, field: 'birthDate', code: 'plans.participant-year' },
    ])
  })

  it('has no digits in the name', () => {
    expect(participantFaults([person({ firstName: 'Анна 2', lastName: 'Смирнова 12.05.74' })], NOW)).toEqual([
      { index: 0, field: 'firstName', code: 'plans.participant-digits' },
      { index: 0, field: 'lastName', code: 'plans.participant-digits' },
    ])
    expect(participantFaults([person({ lastName: 'Смирнова-Ли III' })], NOW)).toEqual([])
  })

  it.each(['24:00', '10:60', '7', 'noon'])('cannot be born at %s', (birthTime) => {
    expect(participantFaults([person({ birthTime })], NOW)).toEqual([
      { index: 0, field: 'birthTime', code: 'plans.participant-time' },
    ])
  })
})

it('names may contain joiners and combining marks, but no characters that change the direction', () => {
  expect(parseParticipants('علی\u200cرضا, ක්\u200dරිෂ්ණ, ,')).toMatchObject([
    { firstName: 'علی\u200cرضا', lastName: 'ක්\u200dරිෂ්ණ' },
  ])
  expect(tidyParticipants('\u202eAnna\u202c\u0007 Or\u200blova')).toBe('Anna  Orlova')
})
