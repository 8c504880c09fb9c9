import { expect, it } from 'vitest'
import { createApi } from '#ui/data/api.ts'
import { RequestError } from '#ui/data/request.ts'
import type { EditedRecord } from '../records/record.ts'
import { publishRecord } from './publish-dialog.tsx'

const ADDRESS = '/api/admin/service-cards/ganesha/publication'
const record = (version: number) => ({ id: 'ganesha', version }) as EditedRecord

it('publishes the version on the screen, and shows the response', async () => {
  const requests: unknown[] = []
  const accepted: EditedRecord[] = []
  const api = createApi(async (address, { method, body }) => {
    requests.push([method, address, typeof body === 'string' && JSON.parse(body)])
    return Response.json(record(5))
  })
  const shown = { kind: 'ritual', base: { id: 'ganesha' }, accept: (one: EditedRecord) => accepted.push(one) } as const
  const at = new Date('2026-12-01T10:00:00Z')
  await publishRecord(api, shown, { version: 5, at: undefined })
  await publishRecord(api, shown, { version: 5, at })
  const body = { published: true, version: 5 }
  expect(requests).toEqual([
    ['POST', ADDRESS, body],
    ['POST', ADDRESS, { ...body, at: at.toISOString() }],
  ])
  expect(accepted).toEqual([record(5), record(5)])
})

it('shows what somebody else saved meanwhile, and publishes nothing', async () => {
  const problem = { status: 409, code: 'conflict.version', message: '', present: record(6) }
  const api = createApi(async () => Response.json(problem, { status: 409 }))
  const accepted: EditedRecord[] = []
  const shown = { kind: 'ritual', base: { id: 'ganesha' }, accept: (one: EditedRecord) => accepted.push(one) } as const
  await expect(publishRecord(api, shown, { version: 5, at: undefined })).rejects.toThrow(RequestError)
  expect(accepted).toEqual([record(6)])
})
