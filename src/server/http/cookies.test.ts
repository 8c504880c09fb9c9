import { describe, expect, it } from 'vitest'
import { type Cookie, readCookie } from '#base/cookies.ts'
import { DAY } from '#base/time.ts'
import { writeCookie } from './responses.ts'

const SESSION: Cookie = { name: 'sid', value: 'token', lifeMs: DAY, isSecure: false, isHidden: true }
const partsOf = (cookie: Cookie) => writeCookie(cookie).split('; ')

describe('a cookie that the shop sets', () => {
  it('is valid for all paths, has a lifetime, and stays on this site', () => {
    expect(partsOf(SESSION).toSorted()).toEqual(['HttpOnly', 'Max-Age=86400', 'Path=/', 'SameSite=Lax', 'sid=token'])
  })

  it('gets the attribute Secure if required, and HttpOnly if scripts may not read it', () => {
    const parts = partsOf({ ...SESSION, isSecure: true, isHidden: false })
    expect(parts).toContain('Secure')
    expect(parts).not.toContain('HttpOnly')
  })

  it('is deleted by a lifetime of 0', () => {
    expect(partsOf({ ...SESSION, value: '', lifeMs: 0 })).toEqual(expect.arrayContaining(['sid=', 'Max-Age=0']))
  })

  it('cannot get another attribute by its name or value', () => {
    expect(partsOf({ ...SESSION, value: 'a; Domain=example.com' })[0]).toBe('sid=a%3B%20Domain%3Dexample.com')
    expect(() => writeCookie({ ...SESSION, name: 'a; Domain=example.com' })).toThrow('Invalid cookie name')
  })

  it('requires https if its name begins with __Host-', () => {
    expect(() => writeCookie({ ...SESSION, name: '__Host-sid' })).toThrow('Secure')
  })
})

describe('a cookie that the shop reads', () => {
  it('has the value that was set', () => {
    expect(readCookie('a=1; sid=token; b=2', 'sid')).toBe('token')
    expect(readCookie('sid=token', 'id')).toBeUndefined()
    expect(readCookie(undefined, 'sid')).toBeUndefined()
  })

  it('is ignored if it comes twice, because another site may have set it', () => {
    expect(readCookie('sid=planted; sid=token', 'sid')).toBeUndefined()
  })
})
