import { describe, expect, it } from 'vitest'
import { calculateAlmanac, samvatsaraAt } from './rules-almanac.ts'

const NEW_DELHI = { latitude: 28.6139, longitude: 77.209, offsetMinutes: 330 }
const saidOn = (date: string) => {
  const { parts, vikrama, shaka } = calculateAlmanac(date, NEW_DELHI)
  return [...parts.map(({ latin }) => latin), vikrama, shaka].join(' ')
}

/**
 * The values are for New Delhi from drikpanchang.com, bengali-day-panjika.html?date=…. The site shows the year of Jupiter of the current day,
 * not of the start of the year. The site calculates seasons from months that end at the new moon. The sheet calculates the season from the
 * recited month, as in sankalpas of northern India: māgha belongs to śiśira.
 */
describe('the almanac of a day on the printed sheet', () => {
  it.each([
    ['2020-12-31', 'ānanda dakṣiṇāyana hemanta pauṣa kṛṣṇa pratipadā guruvāsara punarvasu indra 2077 1942'],
    ['2022-01-24', 'rākṣasa uttarāyaṇa śiśira māgha kṛṣṇa ṣaṣṭhī somavāsara hasta sukarmā 2078 1943'],
    ['2022-01-26', 'rākṣasa uttarāyaṇa śiśira māgha kṛṣṇa navamī budhavāsara svātī gaṇḍa 2078 1943'],
  ])('on %s is the same as in a published almanac', (date, said) => {
    expect(saidOn(date)).toBe(said)
  })

  it('lists its parts in the order of recitation, also in Devanagari', () => {
    expect(calculateAlmanac('2026-11-25').parts.map(({ devanagari }) => devanagari)).toEqual([
      'रौद्र',
      'दक्षिणायन',
      'हेमन्त',
      'मार्गशीर्ष',
      'कृष्ण',
      'प्रतिपदा',
      'बुधवासर',
      'रोहिणी',
      'शिव',
    ])
  })

  it('has the same name in both halves of a leap month', () => {
    expect([saidOn('2026-05-25'), saidOn('2026-06-05')]).toEqual([
      expect.stringContaining('adhika jyeṣṭha śukla'),
      expect.stringContaining('adhika jyeṣṭha kṛṣṇa'),
    ])
  })

  it('counts years from the first day of the bright half of Caitra', () => {
    const erasOf = (date: string) => calculateAlmanac(date).vikrama
    expect(['2026-03-10', '2026-03-18', '2026-03-20', '2026-12-31', '2027-02-01'].map(erasOf)).toEqual([
      2082, 2082, 2083, 2083, 2083,
    ])
  })

  it('has the same year number in both halves of a leap Caitra month', () => {
    const erasOf = (date: string) => `${calculateAlmanac(date).vikrama} ${calculateAlmanac(date).shaka}`
    expect(erasOf('2029-03-10')).toBe('2085 1950')
    const days = ['2029-03-16', '2029-03-31', '2029-04-13', '2029-04-14']
    expect(new Set(days.map(erasOf))).toEqual(new Set(['2086 1951']))
  })
})

describe('the year in the cycle of Jupiter', () => {
  /** Source: drikpanchang.com: Pramadi upto 11:07, May 16, 2020; Aananda upto 11:54, May 12, 2021. */
  it.each([
    ['2020-05-16T11:07', 47],
    ['2021-05-12T11:54', 48],
  ])('ends within half an hour of the published time %s', (ends, number) => {
    const at = Date.parse(`${ends}:00+05:30`)
    expect([samvatsaraAt(at - 30 * 60_000), samvatsaraAt(at + 30 * 60_000)]).toEqual([number, number + 1])
  })

  it('is numbered from 1 to 60 and then from 1 again', () => {
    const numbers = Array.from({ length: 70 }, (_, year) => samvatsaraAt(Date.UTC(1990 + year, 0, 1)))
    expect(Math.min(...numbers)).toBe(1)
    expect(Math.max(...numbers)).toBe(60)
  })
})
