import { describe, expect, it } from 'vitest'
import { makeMp3 } from '../../../../test/make-media.ts'
import { parseMp3 } from './rules-mp3.ts'

const text = (words: string) => new TextEncoder().encode(words)
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

describe('the audio of an MP3 file', () => {
  it('consists of frames with 1152 samples each', () => {
    const sound = parseMp3(makeMp3(100))
    expect(sound?.frames).toEqual([{ from: 0, to: 41_700 }])
    expect(sound?.seconds).toBeCloseTo((100 * 1152) / 44_100)
  })

  it('excludes the tags before, after and between the frames', () => {
    const id3 = join(text('ID3'), new Uint8Array([4, 0, 0, 0, 0, 0, 20]), text('artist of this mantra'.slice(0, 20)))
    const file = join(id3, makeMp3(3), text('APETAGEX who sang'), makeMp3(2), text('TAG title'))
    const sound = parseMp3(file)
    expect(sound?.frames).toEqual([
      { from: 30, to: 30 + 3 * 417 },
      { from: 30 + 3 * 417 + 17, to: 30 + 5 * 417 + 17 },
    ])
  })

  it('ends before the last frame if the last frame is incomplete', () => {
    expect(parseMp3(makeMp3(3).subarray(0, 3 * 417 - 1))?.frames).toEqual([{ from: 0, to: 2 * 417 }])
  })

  it('is not found in other files, even if the first bytes are similar', () => {
    const noise = Uint8Array.from({ length: 4000 }, (_, place) => (place * 31) % 251)
    expect(parseMp3(noise)).toBeUndefined()
    expect(parseMp3(join(text('ID3'), noise))).toBeUndefined()
    expect(parseMp3(join(makeMp3(1), noise))).toBeUndefined()
  })
})
