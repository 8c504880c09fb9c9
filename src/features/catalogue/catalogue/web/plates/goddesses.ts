import { at, smoothCurve, CENTRE, type Mark, outline, type Point, polar } from './marks.ts'
import { beads, bindu, mirrored, circle, disc, ground, innerWalls, leaf, petalRing, strokes, vessel } from './parts.ts'
import { sriCore } from './sri.ts'

/** A fortress of nine triangles, point down, in a lotus of eight petals. */
export function durga(): Mark[] {
  const [left, right, foot] = [-1, 1, 3].map((turn) => polar(256, (Math.PI / 3) * turn)) as [Point, Point, Point]
  const between = (from: Point, to: Point, part: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ]
  const thirds = [1, 2].flatMap((i) => [
    outline([between(left, right, i / 3), between(left, foot, i / 3)], false),
    outline([between(right, left, i / 3), between(right, foot, i / 3)], false),
    outline([between(foot, left, i / 3), between(foot, right, i / 3)], false),
  ])
  return [
    petalRing(8, 258, 396),
    { ...circle(258), fine: true },
    strokes([outline([left, right, foot])]),
    strokes(thirds),
    bindu(11),
  ]
}

/** Draws a lotus of eight petals on water, with two pots that pour over it. */
export function lakshmi(): Mark[] {
  const seat: Point = [CENTRE, 640]
  const petals = [10, 32, 56, 82].flatMap((degrees, i) =>
    [1, -1].map((sign) => leaf(seat, (sign * degrees * Math.PI) / 180, 352 - 10 * i, 92 - 6 * i)),
  )
  const pots = mirrored((side) => POT.map((piece) => smoothCurve(piece.map((point) => side(tilted(point))))).join(''))
  const streams = [-2, -1, 0, 1, 2].map((i) =>
    mirrored((side) =>
      smoothCurve([side(tilted([14 * i, 106])), side([306 + 9 * i, 330 - 7 * i]), side([338 + 12 * i, 470 - 8 * i])]),
    ),
  )
  const waves = [672, 704, 736, 768].map((y, i) => waterLine(y, 350 - 66 * i))
  return [strokes(petals), strokes([pots]), { ...strokes(streams), fine: true }, strokes(waves)]
}

/** A pot that lies on its side, with its foot at the left and its mouth at the right: belly, neck and lip. */
const POT: readonly (readonly Point[])[] = [
  [
    [-44, 84],
    [-30, 66],
    [-86, 14],
    [-72, -56],
    [0, -92],
    [72, -56],
    [86, 14],
    [30, 66],
    [44, 84],
  ],
  [
    [-58, 98],
    [0, 104],
    [58, 98],
  ],
  [
    [-58, 98],
    [-44, 84],
    [0, 90],
    [44, 84],
    [58, 98],
  ],
  [
    [-84, -4],
    [0, 20],
    [84, -4],
  ],
]

/** The position of a point of the pot when the pot is tilted over the lotus. */
function tilted([across, along]: Point): Point {
  const turn = -0.95
  return [
    146 + across * Math.cos(turn) - along * Math.sin(turn),
    146 + across * Math.sin(turn) + along * Math.cos(turn),
  ]
}

/** Nine interlocking triangles, two lotuses and three circles in the square of the earth. */
export function mahalakshmi(): Mark[] {
  return [
    ground(),
    { ...innerWalls(), fine: true },
    { ...circle(334), fine: true },
    { ...petalRing(16, 266, 322), fine: true },
    circle(264),
    { ...petalRing(8, 212, 264), fine: true },
    { ...circle(211), fine: true },
    sriCore(210),
    bindu(5),
  ]
}

/** Draws a vina with its frets and strings across a string of fifty beads. */
export function saraswati(): Mark[] {
  const turn = -0.66
  const place = (along: number, across: number): Point => [
    CENTRE + along * Math.cos(turn) - across * Math.sin(turn),
    CENTRE + along * Math.sin(turn) + across * Math.cos(turn),
  ]
  const neck = outline([place(-120, -26), place(300, -26), place(300, 26), place(-120, 26)])
  const scroll = smoothCurve([
    place(300, -26),
    place(350, -34),
    place(372, 8),
    place(342, 40),
    place(318, 22),
    place(334, 4),
  ])
  const frets = Array.from({ length: 24 }, (_, i) => {
    const along = -100 + 390 * (1 - 0.955 ** i) * 1.47
    return outline([place(along, -26), place(along, 26)], false)
  })
  const strings = [-15, -5, 5, 15].map((across) => outline([place(-250, across), place(300, across)], false))
  const drones = [34, 41, 48].map((across) => outline([place(-235, across), place(70 + across, across)], false))
  return [
    beads(50, { r: 358, size: 18 }),
    strokes([disc(112, place(-205, 0)), disc(64, place(212, 88)), neck, scroll]),
    { ...strokes(frets), fine: true },
    { ...strokes([...strings, ...drones]), fine: true },
    { ...circle(64, place(-205, 0)), fine: true },
    bindu(10, place(-205, 0)),
  ]
}

/** Two garlands of twenty-seven flowers, which pass through each other, and the seven steps between them. */
export function swayamvaraParvati(): Mark[] {
  const r = 232
  // Each garland encloses eight flowers of the other garland, so that the garlands cross at a flower above and at a flower below.
  const reach = (8 * Math.PI) / 27
  const garlands = [-1, 1].map((side) => {
    const middle: Point = [CENTRE + side * r * Math.cos(reach), 330]
    return { middle, from: -side * (Math.PI / 2 - reach) }
  })
  const tassels = garlands.map(({ middle: [x] }) =>
    strokes([leaf([x, 590], Math.PI, 172, 54), leaf([x, 600], Math.PI, 104, 24)]),
  )
  const steps = Array.from({ length: 7 }, (_, i) => bindu(10, [CENTRE, 330 + 42 * (i - 3)]))
  return [
    ...garlands.map((garland) => beads(27, { r, size: 25, ...garland })),
    ...garlands.map((garland): Mark => ({ ...beads(27, { r, size: 9, ...garland }), fine: true })),
    ...tassels,
    ...steps,
  ]
}

/** Draws a cradle on two cords from a flute of eight holes, and a peacock's feather over it. */
export function santanaGopala(): Mark[] {
  const flute = 'M84 108H716a22 22 0 0 1 0 44H84a22 22 0 0 1 0-44Z'
  const holes = Array.from({ length: 8 }, (_, i) => bindu(9, [330 + 50 * i, 130]))
  const boat = `M128 470H672C664 640 540 704 400 704S136 640 128 470Z`
  const slats = Array.from({ length: 8 }, (_, i) => {
    const x = 172 + 65 * i
    const foot = 704 - 178 * (Math.abs(x - CENTRE) / 272) ** 2.3
    return `M${at([x, 506])}V${Math.round(foot)}`
  })
  const feather = [leaf([CENTRE, 446], 0, 236, 118), leaf([CENTRE, 404], 0, 150, 66), leaf([CENTRE, 372], 0, 84, 34)]
  return [
    strokes([flute]),
    ...holes,
    bindu(13, [166, 130]),
    strokes([
      mirrored(
        (side) =>
          outline([side([166, 152]), side([144, 470])], false) + outline([side([182, 152]), side([214, 470])], false),
      ),
    ]),
    strokes([boat, 'M136 506H664']),
    { ...strokes(slats), fine: true },
    { ...strokes(feather.slice(1)), fine: true },
    strokes(feather.slice(0, 1)),
    strokes(['M190 716Q400 800 610 716']),
  ]
}

/** A pot of amrita with five leaves, and fourteen jewels over it. */
export function dhanvantari(): Mark[] {
  const pot = vessel(CENTRE, [
    [
      [112, 292],
      [104, 312],
      [66, 340],
    ],
    [
      [66, 340],
      [74, 372],
      [150, 412],
      [206, 510],
      [176, 620],
      [92, 684],
    ],
    [
      [92, 684],
      [84, 706],
      [126, 742],
    ],
  ])
  const leaves = [-58, -30, 0, 30, 58].map((degrees) => leaf([CENTRE, 292], (degrees * Math.PI) / 180, 172, 40))
  const jewels = Array.from({ length: 14 }, (_, i) => {
    const angle = ((-104 + 16 * i) * Math.PI) / 180
    const [x, y] = polar(348, angle, [CENTRE, 400])
    return outline([
      [x, y - 19],
      [x + 15, y],
      [x, y + 19],
      [x - 15, y],
    ])
  })
  const bands = [
    smoothCurve([
      [242, 446],
      [400, 474],
      [558, 446],
    ]),
    smoothCurve([
      [199, 540],
      [400, 572],
      [601, 540],
    ]),
  ]
  const drops = Array.from({ length: 9 }, (_, i) => {
    const x = 240 + 40 * i
    return leaf([x, 494 + 28 * (1 - ((x - CENTRE) / 200) ** 2)], Math.PI, 46, 14)
  })
  return [
    strokes([pot, 'M334 340H466', 'M308 684H492']),
    strokes(leaves),
    strokes(jewels),
    strokes(bands),
    { ...strokes(drops), fine: true },
  ]
}

/** A line of water that extends to both sides of the centre by `reach`. */
function waterLine(y: number, reach: number): string {
  const steps = Math.max(2, Math.round(reach / 40) * 2)
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const x = CENTRE - reach + (2 * reach * i) / steps
    return [x, y + (i % 2 === 0 ? 5 : -7)]
  })
  return smoothCurve(points)
}
