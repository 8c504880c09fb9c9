import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { RITUAL_PLATES } from '#features/catalogue/catalogue/web/plates/names.ts'
import { plateImage } from './plate-images.ts'

/** The width of a plate in a list on a phone. */
const SIZE = 96
/** The minimum difference of two blurred drawings: one minus their correlation. 0 means the same drawing, 1 means two unrelated drawings. */
const MIN_DIFFERENCE = 0.4

type Outline = { name: string; values: number[] }

/** The drawing at 96 px, slightly blurred, without its mean and normalised. */
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

describe('the seventeen ritual drawings', () => {
  it('all look different at 96 pixels', async () => {
    const outlines = await Promise.all(RITUAL_PLATES.map(outlineOf))
    const alike = outlines.flatMap((one, i) =>
      outlines
        .slice(i + 1)
        .map((other) => ({ pair: `${one.name}, ${other.name}`, apart: difference(one, other) }))
        .filter(({ apart }) => !(apart > MIN_DIFFERENCE)),
    )
    expect(alike).toEqual([])
    expect(outlines[0] && difference(outlines[0], outlines[0])).toBeCloseTo(0)
  })
})
