import { useQueryClient } from '@tanstack/react-query'
import type { CategoriesContent, IntentionsContent } from '#features/catalogue/catalogue-lists/model.ts'
import type { RecordContent, RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { type ApiRequest, useApi, useApiQuery, useApiPages, setApiData } from '#ui/data/api.ts'
import type { EditedList, EditorCalls } from './records/editable.ts'
import { CALLS, type EditedRecord } from './records/record.ts'

/** Page size of the list of versions. */
const VERSIONS = 50

type Settlement = ApiRequest<`${(typeof CALLS)[RecordKind]}/{id}/proposal`, 'put'>['body']

export function useRecordCalls(kind: RecordKind, id: string): EditorCalls<RecordContent, EditedRecord> {
  const api = useApi()
  const client = useQueryClient()
  const path = { id }
  return {
    save: (body) => api.put(`${CALLS[kind]}/{id}`, { path, body }),
    keep: (answered) => setApiData(client, `${CALLS[kind]}/{id}`, { path }, answered),
    // A proposal contains only fields of the edited kind of text.
    settle: (body) => api.put(`${CALLS[kind]}/{id}/proposal`, { path, body: body as Settlement }),
    restore: (n, body) => api.post(`${CALLS[kind]}/{id}/versions/{n}/restoration`, { path: { id, n }, body }),
    useVersions: () => useApiPages(`${CALLS[kind]}/{id}/versions`, { path, query: { limit: VERSIONS } }),
    useVersion: (n) => useApiQuery(`${CALLS[kind]}/{id}/versions/{n}`, { path: { id, n } }),
  }
}

export function useIntentionsCalls(): EditorCalls<IntentionsContent, EditedList<IntentionsContent>> {
  const api = useApi()
  const client = useQueryClient()
  return {
    save: (body) => api.put('/api/admin/intentions', { body }),
    keep: (answered) => setApiData(client, '/api/admin/intentions', {}, answered),
    settle: (body) => api.put('/api/admin/intentions/proposal', { body }),
    restore: (n, body) => api.post('/api/admin/intentions/versions/{n}/restoration', { path: { n }, body }),
    useVersions: () => useApiPages('/api/admin/intentions/versions', { query: { limit: VERSIONS } }),
    useVersion: (n) => useApiQuery('/api/admin/intentions/versions/{n}', { path: { n } }),
  }
}

export function useCategoriesCalls(): EditorCalls<CategoriesContent, EditedList<CategoriesContent>> {
  const api = useApi()
  const client = useQueryClient()
  return {
    save: (body) => api.put('/api/admin/categories', { body }),
    keep: (answered) => setApiData(client, '/api/admin/categories', {}, answered),
    settle: (body) => api.put('/api/admin/categories/proposal', { body }),
    restore: (n, body) => api.post('/api/admin/categories/versions/{n}/restoration', { path: { n }, body }),
    useVersions: () => useApiPages('/api/admin/categories/versions', { query: { limit: VERSIONS } }),
    useVersion: (n) => useApiQuery('/api/admin/categories/versions/{n}', { path: { n } }),
  }
}
