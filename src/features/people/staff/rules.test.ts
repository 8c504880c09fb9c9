import { expect, it } from 'vitest'
import type { StaffRole } from '#base/role.ts'
import { denyRoleChange, readRecoveryCode } from './rules.ts'

const change = (actor: StaffRole, target: StaffRole | null, to: StaffRole | null, owners = 2, own = false) =>
  denyRoleChange({
    actor: { accountId: 'a', staffRole: actor },
    target: { accountId: own ? 'a' : 'b', staffRole: target },
    to,
    owners,
  })?.code

it('an owner can give other people the role of owner and remove this role', () => {
  expect(change('owner', null, 'owner')).toBeUndefined()
  expect(change('owner', 'manager', 'owner')).toBeUndefined()
  expect(change('owner', 'owner', 'viewer')).toBeUndefined()
  expect(change('owner', 'owner', null)).toBeUndefined()
})

it('a manager can give every role except owner, but cannot change an owner’s role', () => {
  expect(change('manager', null, 'manager')).toBeUndefined()
  expect(change('manager', 'viewer', 'editor')).toBeUndefined()
  expect(change('manager', null, 'owner')).toBe('staff.owners-only')
  expect(change('manager', 'owner', 'viewer')).toBe('staff.owners-only')
  expect(change('manager', 'owner', null)).toBe('staff.owners-only')
})

it('nobody can raise their own role, but everyone can lower their own role', () => {
  expect(change('manager', 'manager', 'owner', 2, true)).toBe('staff.own-role')
  expect(change('manager', 'manager', 'viewer', 2, true)).toBeUndefined()
  expect(change('owner', 'owner', 'manager', 2, true)).toBeUndefined()
})

it('the last owner cannot be demoted or removed', () => {
  expect(change('owner', 'owner', 'manager', 1, true)).toBe('staff.last-owner')
  expect(change('owner', 'owner', null, 1, true)).toBe('staff.last-owner')
  expect(change('owner', 'owner', 'owner', 1, true)).toBeUndefined()
})

it.each([
  'abcd-efgh-jkmn-pqrs',
  ' ABCD EFGH JKMN PQRS ',
  'abcdefghjkmnpqrs',
  '\u200eabcd\u2011efgh\u2011jkmn\u2011pqrs\u200b',
  'Recovery code: abcd-efgh-jkmn-pqrs.',
  'Код восстановления:\u00a0ABCD-EFGH-JKMN-PQRS',
])('the typed code %j is read as the original recovery code', (typed) =>
  expect(readRecoveryCode(typed)).toBe('abcdefghjkmnpqrs'),
)
