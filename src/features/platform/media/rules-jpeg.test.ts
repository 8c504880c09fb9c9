import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makePicture } from '../../../../test/make-media.ts'
import { plainJpeg } from './rules-jpeg.ts'

const pixelsOf = async (jpeg: Uint8Array) => await sharp(jpeg).raw().toBuffer()

describe('a JPEG picture inside another file', () => {
  it('keeps the picture and the colours, and loses the GPS location', async () => {
    const jpeg = new Uint8Array(
      await sharp(await makePicture())
        .keepMetadata()
        .withIccProfile('p3')
        .toBuffer(),
    )
    const plain = plainJpeg(jpeg)!
    const { exif, icc } = await sharp(plain).metadata()
    expect([exif, icc === undefined]).toEqual([undefined, false])
    expect(await pixelsOf(plain)).toEqual(await pixelsOf(jpeg))
  })

  it('stays complete with many scans, and loses bytes after the end', async () => {
    const jpeg = new Uint8Array(
      await sharp(await makePicture())
        .jpeg({ progressive: true })
        .toBuffer(),
    )
    const second = new TextEncoder().encode('a second picture')
    expect(plainJpeg(new Uint8Array(Buffer.concat([jpeg, second])))).toEqual(jpeg)
  })

  it('is kept as it is if the end of the JPEG is missing', async () => {
    const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a9371d' } })
      .jpeg()
      .toBuffer()
    const half = new Uint8Array(jpeg.subarray(0, jpeg.length - 20))
    expect(plainJpeg(half)).toEqual(half)
    expect([plainJpeg(new Uint8Array([1, 2, 3])), plainJpeg(new Uint8Array())]).toEqual([undefined, undefined])
    expect(plainJpeg(new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0]))).toBeUndefined()
  })
})
