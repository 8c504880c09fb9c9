import { describe, expect, it } from 'vitest'
import { box, makeTrack } from '../../../../test/make-media.ts'
import { privateParts } from './rules-mp4.ts'

const u32 = (values: number[]) =>
  values.flatMap((value) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255])

type Table = { perChunk: number; size: number; sizes?: number[]; count: number; offsets: number[] }

/** The index of a film with one hidden track, with sample positions from the table. */
function indexOf({ perChunk, size, sizes = [], count, offsets }: Table): DataView {
  const table = box(
    'stbl',
    box('stsc', u32([0, 1, 1, perChunk, 1])),
    box('stsz', u32([0, size, count]), u32(sizes)),
    box('stco', u32([0, offsets.length]), u32(offsets)),
  )
  const bytes = new Uint8Array(box('moov', makeTrack('meta', box('minf', table))))
  return new DataView(bytes.buffer)
}

const samplesOf = (table: Table) => privateParts(indexOf(table))?.samples

describe('the samples in a film’s hidden track', () => {
  it('begin where their chunks begin, and have the sizes of the size table', () => {
    const sizes = [5, 6, 7]
    expect(samplesOf({ perChunk: 2, size: 0, sizes, count: 3, offsets: [100, 200] })).toEqual([
      { from: 100, to: 111 },
      { from: 200, to: 207 },
    ])
  })

  it('are never more than the number that the file declares', () => {
    expect(samplesOf({ perChunk: 0xffff_ffff, size: 3, count: 10, offsets: [100, 200] })).toEqual([
      { from: 100, to: 130 },
    ])
  })

  it('are listed only once even if chunks overlap', () => {
    expect(samplesOf({ perChunk: 2, size: 10, count: 6, offsets: [110, 100, 100] })).toEqual([{ from: 100, to: 130 }])
  })

  it('are refused if there are more chunks than a real recording has', () => {
    const offsets = Array.from({ length: 200_001 }, () => 0)
    expect(samplesOf({ perChunk: 1, size: 1, count: 1, offsets })).toBeUndefined()
  })
})
