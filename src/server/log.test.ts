import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openLog } from './log.ts'

function logged(error: unknown): string {
  const lines: string[] = []
  openLog('info', { write: (line) => lines.push(line) }).error({ err: error }, 'request failed')
  return lines.join('')
}

it('a failed statement is logged without its values, which may be personal data', () => {
  const refused = new Error('invalid input syntax for type integer: "anna@example.com"')
  const cause = Object.assign(refused, { code: '22P02', detail: 'Key (email)=(anna@example.com) already exists.' })
  const values = ['anna@example.com', '01.02.1990']
  const line = logged(new DrizzleQueryError('insert into account (email) values ($1)', values, cause))
  expect(line).toContain('insert into account')
  expect(line).toContain('"code":"22P02"')
  expect(line).toContain('log.test.ts')
  expect(line).not.toMatch(/anna|01\.02\.1990/)
})

it('an error is logged with message and causes, without e-mail addresses', () => {
  const cause = Object.assign(new Error('550 <anna@example.com> is unknown'), { recipient: 'anna@example.com' })
  const line = logged(new TypeError('the e-mail did not leave', { cause }))
  expect(line).toContain('TypeError')
  expect(line).toContain('the e-mail did not leave')
  expect(line).toContain('550 <[address]> is unknown')
  expect(line).not.toContain('anna')
})

it('a thrown value that is not an Error is not logged', () => {
  expect(logged('anna@example.com')).not.toContain('anna')
})
