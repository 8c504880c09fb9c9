import type { FigureMessages, Graha } from './messages/page.en.ts'
import type { Figure } from './model.ts'
import { disc, path, type Point, rect, words } from './rules-marks.ts'

const SIDE = 128
const START = 8

/** Draws the square of a house with nine fields. North is at the top. The Vastu-purusha lies in the square from north-east to south-west. */
export function drawVastu({ vastu: { head, directions } }: FigureMessages): Figure {
  const cells = directions.map(([direction, guardian, place], i) => {
    const [x, y] = corner(i)
    const middle = x + SIDE / 2
    return (
      rect([x, y], SIDE, SIDE) +
      words(direction, [middle, y + 26], { from: 'middle', style: 'm' }) +
      words(guardian, [middle, y + 66], { from: 'middle', style: 'h' }) +
      words(place, [middle, y + 106], { from: 'middle', style: 'm' })
    )
  })
  // The figure is a line from the head in the north-east to the feet in the south-west.
  const person =
    disc([366, 34], 22, 'f') +
    path('M350 50C340 70 356 96 330 140L230 250L84 384Q20 396 22 330L150 170L262 66Q320 20 350 50Z', 'f')
  return { size: [400, 400], marks: person + cells.join(''), table: { head, rows: directions } }
}

/** The positions of the grahas on a navagraha altar, around the Sun. North is at the top. */
const PLACES: readonly Graha[] = ['ketu', 'guru', 'budha', 'shani', 'surya', 'shukra', 'rahu', 'mangala', 'chandra']

export function drawGrahas({ grahas: { head, rows } }: FigureMessages): Figure {
  const cells = PLACES.map((graha, i) => {
    const [x, y] = corner(i)
    const middle = x + SIDE / 2
    const [name, direction, grain, wood] = rows[graha]
    return (
      rect([x, y], SIDE, SIDE) +
      `<g class="${graha}">${disc([middle, y + 26], 10, 'f')}${disc([middle, y + 26], 10)}</g>` +
      words(name, [middle, y + 58], { from: 'middle', style: 'h' }) +
      words(direction, [middle, y + 76], { from: 'middle', style: 'm' }) +
      words(grain, [middle, y + 97], { from: 'middle' }) +
      words(wood, [middle, y + 115], { from: 'middle' })
    )
  })
  return { size: [400, 400], marks: cells.join(''), table: { head, rows: Object.values(rows) } }
}

function corner(index: number): Point {
  return [START + (index % 3) * SIDE, START + Math.floor(index / 3) * SIDE]
}
