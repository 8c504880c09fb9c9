import { useEffect, useState } from 'react'
import type { RecordContent, RecordKind } from '#features/catalogue/model-record.ts'
import { usePanel } from '#ui/panel.ts'
import { useQueryClient } from '#ui/query.ts'
import { useAction } from '#ui/use-action.ts'
import type { FieldPath, FieldValue } from '../../model.ts'
import { changedFields, mergeContents, withValue } from '../../rules-fields.ts'
import { forgetUnsaved, keepUnsaved, readUnsaved } from './unsaved.ts'
import { CALLS, contentOf, type EditedRecord } from './record.ts'

/** Two texts that were made of one: what both changed has to be chosen. */
export type Conflict = { theirs: EditedRecord; merged: RecordContent; conflicts: FieldPath[] }

export type RecordForm = ReturnType<typeof useRecordForm>

/** What somebody writes on a record: kept in this browser at every pause, saved as a draft when they say so. */
export function useRecordForm(kind: RecordKind, record: EditedRecord) {
  const { call } = usePanel()
  const client = useQueryClient()
  const address = `${CALLS[kind]}/${record.id}`
  const [base, setBase] = useState(record)
  const [content, setContent] = useState(() => contentOf(kind, record))
  const [kept, setKept] = useState(() => readUnsaved(kind, record))
  const [conflict, setConflict] = useState<Conflict>()
  const changed = changedFields(kind, contentOf(kind, base), content)
  const isDirty = changed.length > 0

  // Nobody has written yet: what was read anew, or changed by another part of the page, is what there is.
  if (record !== base && !isDirty && record.version >= base.version) {
    setBase(record)
    setContent(contentOf(kind, record))
  }

  useEffect(() => {
    if (kept) return
    if (!isDirty) return forgetUnsaved(kind, base.id)
    const timer = setTimeout(() => keepUnsaved(kind, base, content), 400)
    return () => clearTimeout(timer)
  }, [kind, base, content, isDirty, kept])

  /** What a call answered is the record now; what was written since `sent` stays. */
  function accept(answered: EditedRecord, sent: RecordContent | undefined): void {
    setBase(answered)
    setContent((now) => (now === sent ? contentOf(kind, answered) : now))
    forgetUnsaved(kind, answered.id)
    client.setQueryData([address], answered)
  }

  function meet(theirs: EditedRecord, mine: RecordContent, from: RecordContent): void {
    const { merged, conflicts } = mergeContents(kind, { base: from, mine, theirs: contentOf(kind, theirs) })
    setConflict({ theirs, merged, conflicts })
  }

  const save = useAction(async (given?: { content: RecordContent; version: number }) => {
    const sent = given?.content ?? content
    const body = { ...sent, version: given?.version ?? base.version }
    accept(await call<EditedRecord>(address, { method: 'PUT', body }), sent)
    if (given) setConflict(undefined)
  })

  const present = save.problem?.code === 'conflict.version' ? (save.problem.present as EditedRecord) : undefined
  const [met, setMet] = useState<EditedRecord>()
  if (present && present !== met) {
    setMet(present)
    meet(present, content, contentOf(kind, base))
  }

  return {
    kind,
    address,
    base,
    content,
    changed,
    isDirty,
    save,
    conflict,
    kept,
    set: (path: FieldPath, value: FieldValue) => setContent((before) => withValue(before, path, value)),
    /** A change that another call made, such as a publication. */
    accept: (answered: EditedRecord) => accept(answered, isDirty ? undefined : content),
    /** Goes on with what was kept in this browser. */
    takeKept: () => {
      if (!kept) return
      setKept(undefined)
      if (kept.version === base.version) setContent(kept.content)
      else meet(base, kept.content, kept.base)
    },
    dropKept: () => {
      setKept(undefined)
      forgetUnsaved(kind, base.id)
    },
    /** Joins both texts as they were chosen, and saves. */
    settle: async (chosen: RecordContent): Promise<boolean> => {
      if (!conflict) return false
      setContent(chosen)
      setBase(conflict.theirs)
      return await save.run({ content: chosen, version: conflict.theirs.version })
    },
    closeConflict: () => setConflict(undefined),
  }
}
