import { describe, expect, it } from 'vitest'
import { EMAIL } from '#base/contact.ts'
import { plainPatterns } from './openapi.ts'

const patternOf = (printed: string): RegExp => {
  const { pattern } = plainPatterns({ pattern: printed }) as { pattern: string }
  return new RegExp(pattern, 'u')
}

describe('a pattern in the API description', () => {
  it('contains no flags', () => {
    expect(patternOf('^[^\\p{Cc}]*$/u').source).toBe('^[^\\p{Cc}]*$')
    expect(patternOf('^\\/a$').source).toBe('^\\/a$')
  })

  it('accepts upper and lower case if its expression ignores case', () => {
    const pattern = patternOf(String(EMAIL).slice(1))
    const addresses = ['anna@example.com', 'ANNA.Smirnova@Example.COM', 'a@XN--P1AI.xn--p1ai']
    expect(addresses.filter((address) => !pattern.test(address))).toEqual([])
    expect(['anna', 'anna@example', 'an na@example.com'].filter((address) => pattern.test(address))).toEqual([])
  })

  it('keeps its escaped characters', () => {
    expect(patternOf('^\\d\\p{Lu}a-b[x-z_]$/iu').source).toBe('^\\d\\p{Lu}[aA]-[bB][x-zX-Z_]$')
  })
})
