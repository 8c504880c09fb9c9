import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import type { Api } from '#ui/data/api.ts'
import { problemOf } from '#ui/data/request.ts'
import { CALLS, type EditedRecord } from '../records/record.ts'

type Shown = { kind: RecordKind; base: { id: string }; accept: (answered: EditedRecord) => void }

/**
 * Publishes the version on the screen, now or at a later time. If somebody saved another version meanwhile, publishes nothing and shows
 * that version.
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
    // This error code carries the current state.
    if (problem?.code === 'conflict.version') accept(problem.present as EditedRecord)
    throw error
  }
}
