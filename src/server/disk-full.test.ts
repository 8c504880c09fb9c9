import { expect, it } from 'vitest'
import { findFullDisk, isDatabaseFull } from './disk-full.ts'
import { faultResponse } from './http/problem.ts'

const ofServer = new Error('query failed', {
  cause: Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' }),
})

it('the shop recognises a full database disk by the error’s cause', () => {
  expect(isDatabaseFull(ofServer)).toBe(true)
  expect(
    isDatabaseFull(new Error('query failed', { cause: Object.assign(new Error('gone'), { code: '57P01' }) })),
  ).toBe(false)
  expect(findFullDisk(ofServer)).toBeUndefined()
})

it('a full database disk leads to 503 with a reason in the reader’s language', async () => {
  const said = (lang: 'ru' | 'en', code: string) => `${lang}: ${code}`
  const response = faultResponse(ofServer, 'id', 'ru', said)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
  expect(await response.json()).toMatchObject({ code: 'http.no-room', message: 'ru: http.no-room' })
})
