import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import type { Api } from '#ui/data/api.ts'
import { problemOf } from '#ui/data/request.ts'
import { CALLS, type EditedRecord } from '../records/record.ts'

type Shown = { kind: RecordKind; base: { id: string }; accept: (answered: EditedRecord) => void }

/**
 * Publishes the version that was looked at, now or at a moment. Where somebody saved another one meanwhile nothing is published, and that
 * one is shown.
 */
export async function publishRecord(
  api: Api,
  { kind, base: { id }, accept }: Shown,
  { version, at }: { version: number; at: Date | undefined },
): Promise<void> {
  const body = { published: true, version, ...(at && { at: at.toISOString() }) }
  try {
    accept(await api.post(`${CALLS[kind]}/{id}/publication`, { path: { id }, body }))
  } catch (error) {
    const problem = problemOf(error)
    // The code promises the present state with it.
    if (problem?.code === 'conflict.version') accept(problem.present as EditedRecord)
    throw error
  }
}
