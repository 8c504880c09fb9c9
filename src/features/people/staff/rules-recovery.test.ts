import { expect, it } from 'vitest'
import { readRecoveryCode } from './rules.ts'

it.each([
  'abcd-efgh-jkmn-pqrs',
  ' ABCD EFGH JKMN PQRS ',
  'abcdefghjkmnpqrs',
  '\u200eabcd\u2011efgh\u2011jkmn\u2011pqrs\u200b',
  'Recovery code: abcd-efgh-jkmn-pqrs.',
  'Код восстановления:\u00a0ABCD-EFGH-JKMN-PQRS',
])('%j is read as the original code', (typed) => expect(readRecoveryCode(typed)).toBe('abcdefghjkmnpqrs'))
