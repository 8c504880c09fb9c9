import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { keysAreReadable, openKeyring } from './keyring.ts'

const OLD = `old:${randomBytes(32).toString('base64')}`
const NEW = `new:${randomBytes(32).toString('base64')}`
const PLACE = { table: 'customer_profile', row: 'a1', column: 'birth_date' }

it('an encrypted text can be decrypted only in its own row and column', () => {
  const keys = openKeyring(OLD)
  const sealed = keys.seal('04.07.1981', PLACE)
  expect(sealed).not.toContain('1981')
  expect(keys.seal('04.07.1981', PLACE)).not.toBe(sealed)
  expect(keys.open(sealed, PLACE)).toBe('04.07.1981')
})

it.each([
  ['another row', { ...PLACE, row: 'a2' }],
  ['another column', { ...PLACE, column: 'birth_time' }],
  ['another table', { ...PLACE, table: 'ritual_plan' }],
])('an encrypted text that was moved to %s cannot be decrypted', (_, context) => {
  const keys = openKeyring(OLD)
  expect(() => keys.open(keys.seal('secret', PLACE), context)).toThrow('authenticate data')
})

it('an encrypted text that was changed cannot be decrypted', () => {
  const keys = openKeyring(OLD)
  const sealed = keys.seal('secret', PLACE)
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
  expect(() => keys.open(changed, PLACE)).toThrow('authenticate data')
})

it('a new key leaves old texts and hashes usable, and encrypts new texts', () => {
  const before = openKeyring(OLD)
  const sealed = before.seal('secret', PLACE)
  const after = openKeyring(`${NEW},${OLD}`)
  expect(after.open(sealed, PLACE)).toBe('secret')
  expect(after.isStale(sealed)).toBe(true)
  expect(after.isStale(after.seal('secret', PLACE))).toBe(false)
  expect(after.hashes('+79160000000')).toContain(before.hash('+79160000000'))
  expect(() => openKeyring(NEW).open(sealed, PLACE)).toThrow('no key can decrypt')
})

it('an id always has the same masked form, and only the keys can unmask the id', () => {
  const id = randomBytes(16).toString('hex')
  const before = openKeyring(OLD)
  const masked = before.maskId(id)
  expect(masked).toMatch(/^[0-9a-f]{32}$/)
  expect(masked).not.toBe(id)
  expect(before.maskId(id)).toBe(masked)
  expect(before.unmaskId(masked)).toEqual([id])
  const after = openKeyring(`${NEW},${OLD}`)
  expect(after.maskId(id)).not.toBe(masked)
  expect(after.unmaskId(masked)).toContain(id)
  expect(openKeyring(NEW).unmaskId(masked)).not.toContain(id)
})

it('different parts give different hashes, even if their joined text is equal', () => {
  const keys = openKeyring(OLD)
  expect(keys.hash('ab', 'c')).not.toBe(keys.hash('a', 'bc'))
})

it.each(['', 'no-key', 'a:short', `${OLD},${OLD}`, `A B:${randomBytes(32).toString('base64')}`])(
  'the value %s is refused as a list of keys',
  (keys) => expect(keysAreReadable(keys)).toBe(false),
)
