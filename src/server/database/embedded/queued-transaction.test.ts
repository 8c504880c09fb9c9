import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Refusal } from '#base/refusal.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import type { Db } from '../database.ts'
import { queuedTransaction } from './queued-transaction.ts'

let shop: TestShop
let db: Db
beforeAll(async () => {
  shop = await openTestShop()
  db = shop.shop.db
})
afterAll(async () => await shop.close())

it('transactions with the same key run one after another, in the order of calls', async () => {
  const steps: string[] = []
  const step = async (name: string) =>
    await queuedTransaction(db, 'one', async () => {
      steps.push(`${name} begins`)
      await pause(20)
      steps.push(`${name} ends`)
    })
  await Promise.all([step('first'), step('second'), step('third')])
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends'])
})

it('the next transaction runs even if the previous transaction fails', async () => {
  const failing = queuedTransaction(db, 'two', async () => await Promise.reject(new Error('no')))
  const next = queuedTransaction(db, 'two', async () => await Promise.resolve('in'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('in')
})

it('transactions that wait too long are refused with the header `Retry-After`', async () => {
  let isStuck = true
  const stuck = queuedTransaction(db, 'three', async () => await pause(3000, 'done')).finally(() => {
    isStuck = false
  })
  const refusal = await queuedTransaction(db, 'three', async () => await pause(1)).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ kind: 'unavailable', details: { retryAfter: 2 } })
  await expect(queuedTransaction(db, 'three', async () => await pause(1))).rejects.toThrow('http.unavailable')
  expect(isStuck).toBe(true)
  expect(await stuck).toBe('done')
})
