import { at, smoothCurve, CENTRE, type Mark, outline, type Point, polar } from './marks.ts'
import {
  bindu,
  mirrored,
  circle,
  disc,
  ground,
  hexagram,
  innerWalls,
  leaf,
  petalRing,
  strokes,
  uprightTriangle,
  vessel,
} from './parts.ts'

/** Draws the square of the earth, a lotus of eight petals, two triangles, and a third triangle inside them. */
export function ganesha(): Mark[] {
  return [
    ground(),
    { ...innerWalls(), fine: true },
    petalRing(8, 196, 344),
    { ...circle(196), fine: true },
    hexagram(192),
    uprightTriangle(84),
    bindu(10),
  ]
}

/** Draws a mace before a mountain of five ridges, under an arch of forty strokes. */
export function hanuman(): Mark[] {
  const ridge: Point[] = [
    [24, 742],
    [116, 590],
    [164, 648],
    [254, 470],
    [300, 540],
    [372, 410],
  ]
  const ridges = [0, 1, 2, 3, 4].map((i) =>
    mirrored((side) =>
      outline(
        ridge.map(([x, y]) => side([x + (i * (372 - x)) / 11, Math.min(y + 44 * i, 742)])),
        false,
      ),
    ),
  )
  const head: Point = [CENTRE, 212]
  const ribs = [30, 66].map(
    (width) => `M${at([400, 112])}Q${at([400 + 2 * width, 212], [400, 312])}Q${at([400 - 2 * width, 212], [400, 112])}`,
  )
  const shaft =
    'M384 340V742M416 340V742M356 312H444M366 340H434M368 742H432M384 770H416M368 742Q368 770 384 770M432 742Q432 770 416 770'
  const sky = Array.from({ length: 40 }, (_, i) => {
    const angle = ((-117 + 6 * i) * Math.PI) / 180
    return outline([polar(340, angle), polar([0, 7].includes(i % 8) ? 394 : 374, angle)], false)
  })
  return [
    { ...strokes(sky), fine: true },
    strokes(ridges.slice(0, 1)),
    { ...strokes(ridges.slice(1)), fine: true },
    strokes([disc(100, head), shaft, leaf([400, 112], 0, 68, 22)]),
    { ...strokes(ribs), fine: true },
  ]
}

/** A lingam under a vessel: eleven drops fall, and five sheets of water run over it. */
export function rudrabhishek(): Mark[] {
  const dome = (width: number, top: number) =>
    `M${CENTRE - width} 590V${top + width}A${width} ${width} 0 0 1 ${CENTRE + width} ${top + width}V590`
  const sheets = [1, 2, 3, 4, 5].map((i) => dome(84 + 34 * i, 344 - 12 * i))
  const pot = vessel(CENTRE, [
    [
      [76, 44],
      [62, 60],
      [104, 96],
      [74, 136],
      [14, 162],
    ],
  ])
  const drops = Array.from({ length: 11 }, (_, i) => bindu(6.5, [CENTRE, 178 + 16 * i]))
  const seat = 'M84 590H660L724 574V622L652 634H148ZM196 634L232 684H568L604 634M176 752H624L568 684H232Z'
  const ash = [452, 478, 504].map((y) => `M${CENTRE - 84} ${y}Q${CENTRE} ${y + 22} ${CENTRE + 84} ${y}`)
  return [
    strokes([dome(84, 344)]),
    { ...strokes(sheets), fine: true },
    strokes([pot]),
    ...drops,
    strokes([seat]),
    strokes(ash),
    bindu(11, [CENTRE, 489]),
  ]
}

/** A thousand rays in ten rings of a hundred, around a lotus of twelve petals. */
export function vishnu(): Mark[] {
  const rings = Array.from({ length: 10 }, (_, i): Mark => {
    const r = 176 + 23 * i
    return { shape: 'rays', r, length: 15, count: 100, width: Math.round(r * 1.7) / 100, fine: i % 3 !== 0 }
  })
  return [...rings, petalRing(12, 84, 152), { ...circle(84), fine: true }, bindu(24)]
}

/** Draws a wheel of six spokes in sixteen flames. */
export function sudarshan(): Mark[] {
  const spokes = Array.from({ length: 6 }, (_, i) => leaf(polar(62, (i * Math.PI) / 3), (i * Math.PI) / 3, 204, 54))
  const blades = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3
    return outline([polar(96, angle), polar(236, angle)], false)
  })
  const flames = Array.from({ length: 16 }, (_, i) => leaf(polar(300, (i * Math.PI) / 8), (i * Math.PI) / 8, 94, 66))
  return [
    strokes(flames),
    circle(300),
    circle(268),
    strokes(spokes),
    { ...strokes(blades), fine: true },
    circle(62),
    { ...circle(36), fine: true },
    bindu(12),
  ]
}

/** A mongoose that lets nine jewels fall into a jar. */
export function kubera(): Mark[] {
  const jar = vessel(262, [
    [
      [112, 396],
      [96, 416],
      [72, 436],
    ],
    [
      [72, 436],
      [124, 470],
      [204, 570],
      [166, 690],
      [96, 744],
    ],
  ])
  const body = smoothCurve(
    [
      [420, 196],
      [470, 148],
      [528, 138],
      [574, 172],
      [624, 262],
      [676, 380],
      [712, 520],
      [722, 640],
      [700, 704],
      [604, 742],
      [520, 734],
      [524, 714],
      [620, 694],
      [640, 640],
      [604, 560],
      [570, 470],
      [552, 380],
      [520, 296],
      [486, 238],
      [440, 226],
    ],
    true,
  )
  const ear = 'M520 142C522 104 566 108 562 156'
  const fore = smoothCurve([
    [556, 404],
    [508, 430],
    [470, 412],
    [462, 430],
    [504, 458],
    [566, 446],
  ])
  const haunch = smoothCurve([
    [708, 560],
    [654, 548],
    [628, 610],
    [664, 690],
  ])
  const jewels = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const x = 404 - 142 * (1 - (1 - t) ** 2)
    const y = 206 + 166 * t ** 1.35
    return outline([
      [x, y - 15],
      [x + 11, y],
      [x, y + 15],
      [x - 11, y],
    ])
  })
  const bands = [
    smoothCurve([
      [102, 524],
      [262, 552],
      [422, 524],
    ]),
    smoothCurve([
      [66, 612],
      [262, 646],
      [458, 612],
    ]),
  ]
  return [
    strokes([jar, 'M190 436H334', body, ear]),
    strokes([fore, haunch]),
    bindu(9, [494, 180]),
    strokes(jewels),
    { ...strokes(bands), fine: true },
  ]
}

/** The sun on the horizon: twenty-four rays in three groups of eight, over three lines. */
export function gayatri(): Mark[] {
  const sun: Point = [CENTRE, 560]
  const rays = Array.from({ length: 24 }, (_, i) => {
    const group = Math.floor(i / 8)
    const angle = ((-84 + 7 * i + 3.5 * group) * Math.PI) / 180
    return leaf(polar(170, angle, sun), angle, i % 8 === 0 || i % 8 === 7 ? 226 : 200, 14)
  })
  const arc = (r: number) => `M${CENTRE - r} 560A${r} ${r} 0 0 1 ${CENTRE + r} 560`
  const horizons = [560, 628, 696].map((y, i) => `M${14 + 90 * i} ${y}H${786 - 90 * i}`)
  return [
    strokes(rays),
    strokes([arc(140)]),
    { ...strokes([arc(96), arc(52)]), fine: true },
    strokes(horizons),
    { ...strokes([594, 662, 730].map((y, i) => `M${240 + 40 * i} ${y}H${560 - 40 * i}`)), fine: true },
  ]
}

/** Three eyes in a ring of thirty-two petals. */
export function mahaMrityunjaya(): Mark[] {
  const eyes = [0, 1, 2].map((i) => (i * 2 * Math.PI) / 3)
  const middle = (angle: number): Point => polar(134, angle)
  return [
    petalRing(32, 318, 390),
    circle(318),
    { ...circle(296), fine: true },
    strokes(eyes.map((angle) => eye(angle))),
    ...eyes.map((angle) => circle(44, middle(angle))),
    ...eyes.map((angle) => bindu(16, middle(angle))),
    bindu(10),
  ]
}

/** The outline of an eye, from near the centre to the ring, with a corner at each end. */
function eye(angle: number): string {
  const [from, to] = [polar(12, angle), polar(276, angle)]
  const side = (turn: number) => polar(176, angle + turn, polar(140, angle))
  return `M${at(from)}Q${at(side(Math.PI / 2), to)}Q${at(side(-Math.PI / 2), from)}Z`
}

/** Draws the altar from above: three steps, twenty-one lamps, one flame. */
export function specialIntention(): Mark[] {
  const square = (half: number) =>
    outline([
      [CENTRE - half, CENTRE - half],
      [CENTRE + half, CENTRE - half],
      [CENTRE + half, CENTRE + half],
      [CENTRE - half, CENTRE + half],
    ])
  const corners = mirrored(
    (side) => outline([side([44, 44]), side([132, 132])], false) + outline([side([44, 756]), side([132, 668])], false),
  )
  const lamps = Array.from({ length: 21 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 21
    return leaf(polar(178, angle), angle, 62, 26)
  })
  return [
    strokes([square(356)]),
    strokes([square(312), square(268)]),
    { ...strokes([corners]), fine: true },
    strokes(lamps),
    strokes([leaf([CENTRE, 512], 0, 240, 124), leaf([CENTRE, 500], 0, 140, 60)]),
  ]
}
