import { CENTRE, type Mark, outline } from './marks.ts'

/**
 * A triangle of the Sri Yantra in the unit circle; y points up. `base`: y of its base. `half`: half the length of its base. `apex`: y of
 * its apex.
 */
type SriTriangle = { base: number; half: number; apex: number }

/**
 * Nine interlocking triangles. The numbers meet two conditions. Except for the two largest triangles, the apex of every triangle lies on the base of
 * another triangle. At every inner corner three lines cross in one point. Rounded numbers would cause visible errors.
 */
export const sriTriangles = {
  d1: { base: 0.267993, half: 0.963421, apex: -1 },
  u1: { base: -0.242794, half: 0.970078, apex: 1 },
  u2: { base: -0.480028, half: 0.717172, apex: 0.719418 },
  d2: { base: 0.468572, half: 0.689811, apex: -0.699687 },
  u3: { base: -0.699687, half: 0.51109, apex: 0.267993 },
  d3: { base: 0.719418, half: 0.596024, apex: -0.105646 },
  u4: { base: -0.105646, half: 0.350758, apex: 0.468572 },
  d4: { base: 0.157441, half: 0.336017, apex: -0.480028 },
  d5: { base: 0.052157, half: 0.254365, apex: -0.242794 },
} satisfies Record<string, SriTriangle>

/** Draws the nine triangles in a circle of radius r. */
export function sriCore(r: number): Mark {
  const triangles = Object.values(sriTriangles).map(({ base, half, apex }) =>
    outline([
      [CENTRE - half * r, CENTRE - base * r],
      [CENTRE + half * r, CENTRE - base * r],
      [CENTRE, CENTRE - apex * r],
    ]),
  )
  return { shape: 'line', d: triangles.join('') }
}
