import { describe, expect, it } from 'vitest'
import { chooseEncoding, isUnchanged, type Representation, encodingEtag } from './negotiation.ts'

const bytes: Representation = {
  etag: '"abc"',
  plain: Buffer.from('plain'),
  brotli: Buffer.from('brotli'),
  gzip: Buffer.from('gzip'),
}

describe('the encoding of a response', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['gzip;q=0', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0, *;q=0', 'identity'],
    ['br;q=0.5, gzip;q=1.0', 'gzip'],
    ['*;q=0', 'identity'],
    ['identity, br;q=0.1', 'identity'],
    ['x-brotli', 'identity'],
    ['deflate', 'identity'],
  ])('for Accept-Encoding %j is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted, bytes)).toBe(encoding)
  })

  it('is always an encoding that exists for the response', () => {
    expect(chooseEncoding('br, gzip', { etag: '"abc"', plain: Buffer.from('png') })).toBe('identity')
    expect(chooseEncoding('br, gzip', { etag: '"abc"', plain: Buffer.from('x'), gzip: Buffer.from('x') })).toBe('gzip')
  })

  it('gives the response a different ETag', () => {
    expect([encodingEtag('"abc"', 'identity'), encodingEtag('"abc"', 'br'), encodingEtag('"abc"', 'gzip')]).toEqual([
      '"abc"',
      '"abc-br"',
      '"abc-gzip"',
    ])
  })
})

describe('the request header If-None-Match', () => {
  it.each([
    ['"abc"', true],
    ['W/"abc"', true],
    ['"x", "abc"', true],
    ['"x",W/"abc","y"', true],
    ['*', true],
    [' * ', true],
    ['"a,b", "abc"', true],
    [undefined, false],
    ['', false],
    ['abc', false],
    ['"abcd"', false],
    ['"abc-br"', false],
    ['"x", "y"', false],
    ['"*"', false],
  ])('with the value %j matches the ETag "abc": %s', (header, expected) => {
    expect(isUnchanged(header, '"abc"')).toBe(expected)
  })
})
