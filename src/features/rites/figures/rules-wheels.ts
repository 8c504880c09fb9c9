import { DAY } from '#base/time.ts'
import { type Lang, LOCALES } from '#base/i18n.ts'
import type { FigureMessages } from './messages/page.en.ts'
import type { FestivalDay, Figure } from './model.ts'
import { pointAround, at, disc, path, type Point, ray, rim, spoke, words } from './rules-marks.ts'

const MIDDLE: Point = [200, 200]
const NAKSHATRA = 360 / 27

/**
 * Draws a ring of 27 nakshatras with four padas each, and a smaller ring of the twelve signs inside. Ashvini and Aries begin at the top. The
 * names are at the outer edge, where there is the most space. A name of two words takes two lines.
 */
export function drawNakshatras(
  { nakshatras: { head, deities, signs } }: FigureMessages,
  names: readonly string[],
): Figure {
  const padas = Array.from({ length: 108 }, (_, i) => spoke(MIDDLE, 78, i % 4 === 0 ? 86 : 82, (i * 360) / 108))
  return {
    size: [400, 400],
    marks: [
      disc(MIDDLE, 198),
      disc(MIDDLE, 78),
      disc(MIDDLE, 26),
      ...names.map((_, i) => spoke(MIDDLE, 86, 198, i * NAKSHATRA)),
      ...padas,
      ...names.map((_, i) => {
        const [x, y] = pointAround(MIDDLE, 96, (i + 0.5) * NAKSHATRA)
        return words(String(i + 1), [x, y + 4], { from: 'middle', style: 'm' })
      }),
      ...names.map((name, i) => rim(name.split(/(?<=-)| /), MIDDLE, 193, (i + 0.5) * NAKSHATRA)),
      ...signs.map((_, i) => spoke(MIDDLE, 26, 78, i * 30)),
      ...signs.map((sign, i) => ray(sign, MIDDLE, 28, (i + 0.5) * 30, 'm')),
      words('27', [200, 198], { from: 'middle', style: 'n' }),
      words('12', [200, 212], { from: 'middle', style: 'n' }),
    ].join(''),
    table: { head, rows: names.map((name, i) => [String(i + 1), name, deities[i] ?? '', degreesOf(i)]) },
  }
}

/** The position where a nakshatra begins in the sidereal circle, in degrees and minutes. A nakshatra is 13°20′ wide. */
function degreesOf(index: number): string {
  const minutes = index * 800
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}

/** Draws the year as a wheel with its months and festivals. The hand points to today. January begins at the top. */
export function drawYear(
  { year: { head, today, months, short } }: FigureMessages,
  festivals: readonly FestivalDay[],
  day: string,
  lang: Lang,
): Figure {
  const year = day.slice(0, 4)
  const begin = Date.parse(`${year}-01-01`)
  const length = Date.parse(`${Number(year) + 1}-01-01`) - begin
  const degrees = (date: string) => ((Date.parse(date) - begin) / length) * 360
  const monthBegins = months.map((_, i) => degrees(`${year}-${String(i + 1).padStart(2, '0')}-01`))
  const hand = degrees(day)
  const tip = pointAround(MIDDLE, 62, hand)
  const name = new Intl.DateTimeFormat(LOCALES[lang], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return {
    size: [400, 400],
    marks: [
      disc(MIDDLE, 68),
      disc(MIDDLE, 42),
      ...monthBegins.map((angle) => spoke(MIDDLE, 42, 68, angle)),
      ...months.map((month, i) => {
        const [x, y] = pointAround(MIDDLE, 55, (monthBegins[i] ?? 0) + 15)
        return words(month, [x, y + 3.5], { from: 'middle', style: 'm' })
      }),
      ...spread(festivals.map((festival) => ({ ...festival, angle: degrees(festival.date) }))).map(
        ({ id, name: festival, angle, shown }) =>
          disc(pointAround(MIDDLE, 68, angle), 4, 'a') +
          path(`M${at(pointAround(MIDDLE, 72, angle))}L${at(pointAround(MIDDLE, 85, shown))}`, 'd') +
          ray(short[id] ?? festival, MIDDLE, 88, shown, 't'),
      ),
      path(`M200 200L${at(tip)}`, 'k'),
      disc(MIDDLE, 4, 'a'),
      words(today, [200, hand < 90 || hand > 270 ? 222 : 186], { from: 'middle', style: 'm' }),
    ].join(''),
    table: {
      head,
      rows: festivals.map(({ date, name: festival }) => [festival, name.format(Date.parse(date) + DAY / 2)]),
    },
  }
}

/** Moves names apart along the wheel if they overlap. Their dots stay at their days. */
function spread<Named extends { angle: number }>(days: readonly Named[]): (Named & { shown: number })[] {
  const APART = 9.5
  return days.reduce<(Named & { shown: number })[]>((placed, day) => {
    const last = placed.at(-1)
    const shown = last ? Math.max(day.angle, last.shown + APART) : day.angle
    return [...placed, { ...day, shown }]
  }, [])
}
