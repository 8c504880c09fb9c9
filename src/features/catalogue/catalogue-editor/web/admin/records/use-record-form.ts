import type { RecordContent, RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import type { FieldPath, FieldValue } from '../../../model.ts'
import { changedFields, mergeContents, splitPath, takeFields, valueAt, withValue } from '../../../rules-fields.ts'
import type { Edited, EditableKind } from './editable.ts'
import { useMessages } from '../messages.ts'
import { useRecordCalls } from '../editor-calls.ts'
import { toContent, type EditedRecord } from './record.ts'
import { useEditorForm } from '../use-editor-form.ts'

export type RecordForm = ReturnType<typeof useRecordForm>

/** The form of a ritual or an article. Saving creates a draft. */
export function useRecordForm(kind: RecordKind, record: EditedRecord) {
  const { fields } = useMessages()
  const of = {
    calls: useRecordCalls(kind, record.id),
    keptAs: `${kind}:${record.id}`,
    nameOf: (path: FieldPath) => {
      const { lang, field } = splitPath(path)
      // `field` is one of the known field names, so the message exists.
      return { text: fields[field as keyof typeof fields], lang }
    },
    show: (_: FieldPath, value: FieldValue) => value,
  }
  const form = useEditorForm<RecordContent, FieldPath, EditedRecord & Edited<RecordContent>>(EDITING[kind], of, record)
  return {
    ...form,
    kind,
    set: (path: FieldPath, value: FieldValue) => form.change((before) => withValue(before, path, value)),
  }
}

const editingOf = (kind: RecordKind): EditableKind<RecordContent, FieldPath> => ({
  contentOf: (answer) => toContent(kind, answer),
  isContent: (kept): kept is RecordContent =>
    typeof kept === 'object' && kept !== null && 'ru' in kept && 'en' in kept && 'image_url' in kept,
  changed: (before, after) => changedFields(kind, before, after),
  valueAt,
  take: takeFields,
  merge: (states) => mergeContents(kind, states),
})

const EDITING = { ritual: editingOf('ritual'), article: editingOf('article') }
