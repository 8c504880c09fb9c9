import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { ConnectionLost } from '../database/postgres/connection-errors.ts'
import { faultResponse } from './problem.ts'

const answerTo = (error: unknown) => {
  const { status, headers } = faultResponse(error, 'id', 'en', (_, code) => code)
  return { status, retryAfter: headers.get('retry-after') }
}
const coded = (code: string) => Object.assign(new Error('refused'), { code })
const failedBy = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

it.each([
  ['a connection lost within a transaction', new ConnectionLost(new Error('gone'))],
  [
    'a statement on a connection that was lost',
    failedBy(new Error('Client has encountered a connection error and is not queryable')),
  ],
  ['a statement on a connection that was closed', failedBy(new Error('Client was closed and is not queryable'))],
  ['a server that is shutting down', failedBy(coded('57P01'))],
  ['a server that is starting up', failedBy(coded('57P03'))],
  ['a server with too many connections', failedBy(coded('53300'))],
  ['an unreachable server', failedBy(coded('ECONNREFUSED'))],
  ['a lock timeout', failedBy(coded('55P03'))],
  ['a statement timeout', failedBy(coded('57014'))],
  ['an idle transaction timeout', failedBy(coded('25P03'))],
  ['a response timeout', failedBy(new Error('Query read timeout'))],
  ['a pool with no free connection', new Error('timeout exceeded when trying to connect')],
])('the error %s leads to 503 with Retry-After', (_, error) => {
  expect(answerTo(error)).toEqual({ status: 503, retryAfter: '5' })
})

it.each([
  ['a bug', new TypeError('undefined is not a function')],
  ['a duplicate row', failedBy(coded('23505'))],
  ['a missing column', failedBy(coded('42703'))],
  ['a statement in a failed transaction', failedBy(coded('25P02'))],
])('the error %s leads to 500', (_, error) => {
  expect(answerTo(error)).toEqual({ status: 500, retryAfter: null })
})
