import { describe, expect, it } from 'vitest'
import { type Cookie, readCookie } from '#base/cookies.ts'
import { DAY } from '#base/time.ts'
import { writeCookie } from './responses.ts'

const SESSION: Cookie = { name: 'sid', value: 'token', lifeMs: DAY, isSecure: false, isHidden: true }
const partsOf = (cookie: Cookie) => writeCookie(cookie).split('; ')

describe('a cookie that is set', () => {
  it('is for all paths, lives as long as it is told and goes with no call of another site', () => {
    expect(partsOf(SESSION).toSorted()).toEqual(['HttpOnly', 'Max-Age=86400', 'Path=/', 'SameSite=Lax', 'sid=token'])
  })

  it('says Secure where it is, and HttpOnly only where it is hidden', () => {
    const parts = partsOf({ ...SESSION, isSecure: true, isHidden: false })
    expect(parts).toContain('Secure')
    expect(parts).not.toContain('HttpOnly')
  })

  it('ends with a life of 0', () => {
    expect(partsOf({ ...SESSION, value: '', lifeMs: 0 })).toEqual(expect.arrayContaining(['sid=', 'Max-Age=0']))
  })

  it('has no second attribute through its name or value', () => {
    expect(partsOf({ ...SESSION, value: 'a; Domain=example.com' })[0]).toBe('sid=a%3B%20Domain%3Dexample.com')
    expect(() => writeCookie({ ...SESSION, name: 'a; Domain=example.com' })).toThrow('Invalid cookie name')
  })

  it('is tied to its host over https only', () => {
    expect(() => writeCookie({ ...SESSION, name: '__Host-sid' })).toThrow('Secure')
  })
})

describe('a cookie that is read', () => {
  it('has the value it was set to', () => {
    expect(readCookie('a=1; sid=token; b=2', 'sid')).toBe('token')
    expect(readCookie('sid=token', 'id')).toBeUndefined()
    expect(readCookie(undefined, 'sid')).toBeUndefined()
  })

  it('is none when it is there twice, for one of the two is not ours', () => {
    expect(readCookie('sid=planted; sid=token', 'sid')).toBeUndefined()
  })
})
