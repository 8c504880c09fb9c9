import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogButtons } from '#ui/dialog-buttons.tsx'
import { Notice } from '#ui/notice.tsx'
import { ChooseFields, type Side } from './choose-fields.tsx'
import styles from './form.module.css'
import { useMessages } from './messages.ts'
import type { Conflict, EditorForm } from './use-editor-form.ts'

type ConflictDialogProps<C extends object, P extends string> = {
  form: Pick<EditorForm<C, P>, 'editing' | 'save' | 'settle' | 'closeConflict' | 'nameOf' | 'show'>
  conflict: Conflict<C, P>
}

/** Two people saved one text: what both changed is chosen field by field, the rest is joined. */
export function ConflictDialog<C extends object, P extends string>({ form, conflict }: ConflictDialogProps<C, P>) {
  const { conflict: words } = useMessages()
  const { contentOf, take, valueAt } = form.editing
  const { theirs, merged, conflicts } = conflict
  const theirContent = contentOf(theirs)
  const [chosen, setChosen] = useState<Record<string, Side>>(() =>
    Object.fromEntries(conflicts.map((path) => [path, 'present' as const])),
  )
  const taken = conflicts.filter((path) => chosen[path] === 'other')
  return (
    <Dialog
      open
      size="form"
      onClose={form.closeConflict}
      title={words.title}
      closeLabel={words.close}
      foot={
        <DialogButtons back={words.close} onBack={form.closeConflict}>
          <Button
            kind="primary"
            busy={form.save.isBusy}
            onClick={() => void form.settle(take(merged, theirContent, taken))}
          >
            {words.save}
          </Button>
        </DialogButtons>
      }
    >
      <div className={styles.form}>
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
        {form.save.failure && form.save.problem?.code !== 'conflict.version' && (
          <Notice tone="danger">{form.save.failure}</Notice>
        )}
      </div>
    </Dialog>
  )
}
