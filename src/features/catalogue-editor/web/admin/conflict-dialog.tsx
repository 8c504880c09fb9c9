import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import type { FieldPath } from '../../model.ts'
import { takeFields, valueAt } from '../../rules-fields.ts'
import { ChooseFields, type Side } from './choose-fields.tsx'
import styles from './form.module.css'
import { useMessages } from './messages.ts'
import { contentOf } from './record.ts'
import type { Conflict, RecordForm } from './use-record-form.ts'

/** Two people saved one text: what both changed is chosen field by field, the rest is joined. */
export function ConflictDialog({ form, conflict }: { form: RecordForm; conflict: Conflict }) {
  const { conflict: words } = useMessages()
  const { theirs, merged, conflicts } = conflict
  const theirContent = contentOf(form.kind, theirs)
  const [chosen, setChosen] = useState<Partial<Record<FieldPath, Side>>>(() =>
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
        <Button
          kind="primary"
          busy={form.save.isBusy}
          onClick={() => void form.settle(takeFields(merged, theirContent, taken))}
        >
          {words.save}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{conflicts.length > 0 ? words.text : words.nothing}</p>
        <ChooseFields
          questions={conflicts.map((path) => ({
            path,
            present: valueAt(merged, path),
            other: valueAt(theirContent, path),
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
