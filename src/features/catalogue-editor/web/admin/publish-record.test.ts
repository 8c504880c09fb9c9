import { expect, it } from 'vitest'
import { RequestError } from '#ui/request.ts'
import type { EditedRecord } from './record.ts'
import { publishRecord } from './publish-record.ts'

const ADDRESS = '/api/admin/service-cards/ganesha'
const record = (version: number) => ({ id: 'ganesha', version }) as EditedRecord

it('publishes the version that was looked at, and shows the answer', async () => {
  const asked: unknown[] = []
  const accepted: EditedRecord[] = []
  const call = async <T>(...all: unknown[]) => {
    asked.push(all)
    // What the address answers.
    return record(5) as T
  }
  const at = new Date('2026-12-01T10:00:00Z')
  await publishRecord(call, { address: ADDRESS, accept: (one) => accepted.push(one) }, { version: 5, at: undefined })
  await publishRecord(call, { address: ADDRESS, accept: (one) => accepted.push(one) }, { version: 5, at })
  const body = { published: true, version: 5 }
  expect(asked).toEqual([
    [`${ADDRESS}/publication`, { method: 'POST', body }],
    [`${ADDRESS}/publication`, { method: 'POST', body: { ...body, at: at.toISOString() } }],
  ])
  expect(accepted).toEqual([record(5), record(5)])
})

it('shows what somebody saved meanwhile, and publishes nothing', async () => {
  const problem = { status: 409, code: 'conflict.version', message: '', present: record(6) }
  const call = () => Promise.reject(new RequestError(409, '', problem))
  const accepted: EditedRecord[] = []
  const shown = { address: ADDRESS, accept: (one: EditedRecord) => accepted.push(one) }
  await expect(publishRecord(call, shown, { version: 5, at: undefined })).rejects.toThrow(RequestError)
  expect(accepted).toEqual([record(6)])
})
