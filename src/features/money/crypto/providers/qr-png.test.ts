import jsqr from 'jsqr'
import { describe, expect, it } from 'vitest'
import { readPng } from '../../../../../test/read-png.ts'
import { qrPng } from './qr-png.ts'

function read(base64: string): string | undefined {
  const { data, width, height } = readPng(Buffer.from(base64, 'base64'))
  return jsqr(new Uint8ClampedArray(data), width, height)?.data
}

describe('a QR code of a payment', () => {
  it.each([
    'bitcoin:tb1qx6dzcyee5u943purlk3k97huj6rjs59qn3esjm?amount=0.00505264',
    '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
    'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
  ])('of %s has the right text when it is scanned', (text) => {
    expect(read(qrPng(text))).toBe(text)
  })

  it('is small enough for an API answer', () => {
    expect(qrPng('bitcoin:tb1qx6dzcyee5u943purlk3k97huj6rjs59qn3esjm?amount=0.00505264').length).toBeLessThan(3000)
  })
})
