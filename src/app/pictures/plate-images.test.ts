import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { RITUAL_PLATES } from '#features/catalogue/catalogue/web/plates/names.ts'
import { plateImage } from './plate-images.ts'

/** As wide as a plate is in a row of a phone. */
const SIZE = 96
/** One less the correlation of two drawings once both are blurred: 0 for the same drawing, 1 for two that have nothing to do with each other. */
const APART = 0.4

type Outline = { name: string; values: number[] }

/** The drawing as a glance sees it: 96 px, a little out of focus, without its mean and of length one. */
async function outlineOf(name: (typeof RITUAL_PLATES)[number]): Promise<Outline> {
  const { data } = await sharp(Buffer.from(plateImage(name, { size: SIZE, width: 1.25 })))
    .flatten({ background: '#000000' })
    .greyscale()
    .blur(1.6)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length
  const centred = [...data].map((value) => value - mean)
  const length = Math.hypot(...centred)
  return { name, values: centred.map((value) => value / length) }
}

function difference(one: Outline, other: Outline): number {
  return 1 - one.values.reduce((sum, value, i) => sum + value * (other.values[i] ?? 0), 0)
}

describe('the seventeen plates', () => {
  it('can be told apart at 96 px, every two of them', async () => {
    const outlines = await Promise.all(RITUAL_PLATES.map(outlineOf))
    const alike = outlines.flatMap((one, i) =>
      outlines
        .slice(i + 1)
        .map((other) => ({ pair: `${one.name}, ${other.name}`, apart: difference(one, other) }))
        .filter(({ apart }) => !(apart > APART)),
    )
    expect(alike).toEqual([])
    expect(outlines[0] && difference(outlines[0], outlines[0])).toBeCloseTo(0)
  })
})
