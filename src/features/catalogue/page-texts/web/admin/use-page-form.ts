import { useQueryClient } from '@tanstack/react-query'
import type { FieldValue } from '#features/catalogue/catalogue-editor/model.ts'
import type { EditableKind, EditorCalls } from '#features/catalogue/catalogue-editor/web/admin/records/editable.ts'
import { useEditorForm } from '#features/catalogue/catalogue-editor/web/admin/use-editor-form.ts'
import { setApiData, useApi, useApiPages, useApiQuery } from '#ui/data/api.ts'
import type { PageContent, PageId, TextPath } from '../../model.ts'
import { changedTexts, mergeTexts, splitTextPath, takeTexts, textAt, withText } from '../../rules.ts'
import type { PageView } from '../../schemas.ts'
import { useMessages } from './messages.ts'

/** Page size of the list of versions. */
const VERSIONS = 50
const PATH = '/api/admin/page-texts/{id}'

export type PageForm = ReturnType<typeof usePageForm>

/** The form of a page's texts. A saved change is visible to readers immediately. */
export function usePageForm(view: PageView) {
  const { fields } = useMessages()
  const of = {
    calls: usePageCalls(view.id),
    keptAs: `page:${view.id}`,
    nameOf: (path: TextPath) => {
      const { lang, field } = splitTextPath(path)
      return { text: fields[field] ?? field, lang }
    },
    show: (_: TextPath, value: FieldValue) => value,
  }
  const form = useEditorForm<PageContent, TextPath, PageView>(PAGE_TEXTS, of, view)
  return { ...form, set: (path: TextPath, text: string) => form.change((before) => withText(before, path, text)) }
}

function usePageCalls(id: PageId): EditorCalls<PageContent, PageView> {
  const api = useApi()
  const client = useQueryClient()
  const path = { id }
  return {
    save: (body) => api.put(PATH, { path, body }),
    keep: (answered) => setApiData(client, PATH, { path }, answered),
    restore: (n, body) => api.post(`${PATH}/versions/{n}/restoration`, { path: { id, n }, body }),
    useVersions: () => useApiPages(`${PATH}/versions`, { path, query: { limit: VERSIONS } }),
    useVersion: (n) => useApiQuery(`${PATH}/versions/{n}`, { path: { id, n } }),
  }
}

const PAGE_TEXTS: EditableKind<PageContent, TextPath> = {
  contentOf: ({ ru, en }) => ({ ru, en }),
  isContent: (kept): kept is PageContent => typeof kept === 'object' && kept !== null && 'ru' in kept && 'en' in kept,
  changed: changedTexts,
  valueAt: textAt,
  take: takeTexts,
  merge: mergeTexts,
}
