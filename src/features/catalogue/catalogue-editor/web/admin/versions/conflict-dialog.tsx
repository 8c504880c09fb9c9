import { useState } from 'react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { ChooseFields, type Side } from '../fields/choose-fields.tsx'
import { useMessages } from '../messages.ts'
import type { Conflict, EditorForm } from '../use-editor-form.ts'

type ConflictDialogProps<C extends object, P extends string> = {
  form: Pick<EditorForm<C, P>, 'editing' | 'save' | 'settle' | 'closeConflict' | 'nameOf' | 'show'>
  conflict: Conflict<C, P>
}

/** Shown if two people edited the same text. For each field that both people changed, the user chooses one text. All other changes are merged. */
export function ConflictDialog<C extends object, P extends string>({ form, conflict }: ConflictDialogProps<C, P>) {
  const { conflict: words } = useMessages()
  const { contentOf, take, valueAt } = form.editing
  const { theirs, merged, conflicts } = conflict
  const theirContent = contentOf(theirs)
  const [chosen, setChosen] = useState<Record<string, Side>>(() =>
    Object.fromEntries(conflicts.map((path) => [path, 'present' as const])),
  )
  const hasConflictAgain = form.save.problem?.code === 'conflict.version'
  const taken = conflicts.filter((path) => chosen[path] === 'other')
  return (
    <ConfirmDialog
      size="form"
      title={words.title}
      yes={words.save}
      back={words.close}
      action={{ isBusy: form.save.isBusy, failure: hasConflictAgain ? undefined : form.save.failure }}
      onYes={() => void form.settle(take(merged, theirContent, taken))}
      onClose={form.closeConflict}
    >
      <p>{conflicts.length > 0 ? words.text : words.nothing}</p>
      <ChooseFields
        questions={conflicts.map((path) => ({
          path,
          name: form.nameOf(path),
          present: form.show(path, valueAt(merged, path)),
          other: form.show(path, valueAt(theirContent, path)),
        }))}
        labels={{ present: words.mine, other: words.theirs }}
        chosen={chosen}
        onChoose={(path, side) => setChosen((before) => ({ ...before, [path]: side }))}
      />
    </ConfirmDialog>
  )
}
