import { describe, expect, it } from 'vitest'
import type { Festival } from './model-festivals.ts'
import { festivalsOn } from './rules-festivals.ts'

const HINDUSPHERE = 'hindusphere.com/hindu-festivals-2024'
const HINDIDARSHAN = 'hindidarshan.com/hindu-holidays (2024)'
const ABP_HOLI = 'news.abplive.com/religion/holi-2027-date-india'
const CALENDARZ = 'calendarz.com/hindu-holidays/2025'
const DASHACLUB = 'dashaclub.com/panchang/festivals (2026)'
const VISUAL = '@ishubhamx/panchangam-js, golden dates'

describe('the date of a festival', () => {
  it.each<[Festival, string, string]>([
    ['makaraSankranti', '2024-01-15', HINDUSPHERE],
    ['makaraSankranti', '2025-01-14', CALENDARZ],
    ['vasantaPanchami', '2024-02-14', HINDUSPHERE],
    ['vasantaPanchami', '2026-01-23', 'rudhvi.in/blogs/news/hindu-calendar-2026'],
    ['mahaShivaratri', '2024-03-08', HINDUSPHERE],
    ['mahaShivaratri', '2025-02-26', CALENDARZ],
    ['mahaShivaratri', '2026-02-15', DASHACLUB],
    ['mahaShivaratri', '2027-03-06', VISUAL],
    ['holi', '2024-03-25', HINDUSPHERE],
    ['holi', '2025-03-14', CALENDARZ],
    ['holi', '2026-03-04', DASHACLUB],
    ['holi', '2027-03-22', ABP_HOLI],
    ['springNavaratri', '2024-04-09', HINDUSPHERE],
    ['springNavaratri', '2026-03-19', 'stgone.news18.com, Chaitra Navratri 2026'],
    ['ramaNavami', '2024-04-17', HINDUSPHERE],
    ['ramaNavami', '2025-04-06', CALENDARZ],
    ['hanumanJayanti', '2024-04-23', HINDUSPHERE],
    ['akshayaTritiya', '2024-05-10', HINDIDARSHAN],
    ['akshayaTritiya', '2025-04-30', CALENDARZ],
    ['akshayaTritiya', '2027-05-09', VISUAL],
    ['guruPurnima', '2024-07-21', HINDIDARSHAN],
    ['guruPurnima', '2025-07-10', CALENDARZ],
    ['janmashtami', '2024-08-26', HINDIDARSHAN],
    ['janmashtami', '2025-08-15', 'dnaindia.com 3176479, after drikpanchang.com; holiday lists have 16 August'],
    ['ganeshaChaturthi', '2024-09-07', HINDIDARSHAN],
    ['ganeshaChaturthi', '2025-08-27', CALENDARZ],
    ['navaratri', '2024-10-03', HINDIDARSHAN],
    ['navaratri', '2025-09-22', CALENDARZ],
    ['vijayaDashami', '2024-10-12', HINDIDARSHAN],
    ['vijayaDashami', '2025-10-02', CALENDARZ],
    ['diwali', '2024-10-31', 'indiapostlive.com 32602: the assembly of Kashi’s scholars; others had 1 November'],
    ['diwali', '2025-10-20', 'newsx.com 88457: the same assembly; some lists have 21 October'],
  ])('is the same as in printed almanacs: %s on %s (%s)', (festival, date) => {
    expect(festivalsOn(date)).toContain(festival)
  })
})

describe('the rules for the date of a festival', () => {
  it('move Makara Sankranti to the next day if the sun enters Makara after sunset', () => {
    expect([...festivalsOn('2023-01-14'), ...festivalsOn('2027-01-14')]).toEqual([])
    expect([festivalsOn('2023-01-15'), festivalsOn('2027-01-15')]).toEqual([['makaraSankranti'], ['makaraSankranti']])
  })

  it('move the Holi fire to the next evening in 2026 (Bhadra lasts beyond midnight)', () => {
    expect(festivalsOn('2026-03-03')).toEqual([])
    expect(festivalsOn('2026-03-04')).toEqual(['holi'])
  })

  it('put Vijaya Dashami of 2022 on 5 October because of the nakshatra Shravana', () => {
    expect(festivalsOn('2022-10-04')).toEqual([])
    expect(festivalsOn('2022-10-05')).toEqual(['vijayaDashami'])
  })

  it('put Janmashtami of 2026 on 4 September, by the lunar day at midnight', () => {
    expect(festivalsOn('2026-09-04')).toEqual(['janmashtami'])
  })
})

it('a leap month has no festivals, and every festival occurs once a year', () => {
  const found = Array.from({ length: 366 + 365 + 365 }, (_, day) => dayFrom('2023-01-01', day)).flatMap((date) =>
    festivalsOn(date),
  )
  const counts = Map.groupBy(found, (festival) => festival)
  expect([...counts.values()].map((days) => days.length)).toEqual(Array.from({ length: 14 }, () => 3))
})

function dayFrom(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
