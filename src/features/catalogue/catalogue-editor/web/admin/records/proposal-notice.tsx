import { useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useAction } from '#ui/data/use-action.ts'
import { ChooseFields, type Side } from '../fields/choose-fields.tsx'
import styles from './form.module.css'
import { useMessages } from '../messages.ts'
import type { Edited, EditorCalls } from './editable.ts'
import type { EditorForm } from '../use-editor-form.ts'

type ProposalNoticeProps<C extends object, P extends string, A extends Edited<C>> = {
  form: EditorForm<C, P, A>
  canChange: boolean
}

/**
 * Tells the user that a new shop version has new texts for content that staff edited. Shows the old and the new text, so that the user can compare
 * and choose.
 */
export function ProposalNotice<C extends object, P extends string, A extends Edited<C>>({
  form,
  canChange,
}: ProposalNoticeProps<C, P, A>) {
  const { proposal: words, versions } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const fields = form.base.proposal?.fields
  const { settle } = form.calls
  if (!fields || !settle) return null
  return (
    <>
      <Notice
        tone="info"
        title={words.title}
        action={
          canChange && (
            <Button
              size="compact"
              aria-disabled={form.isDirty}
              title={form.isDirty ? versions.saveFirst : undefined}
              onClick={() => setIsOpen(true)}
            >
              {words.open}
            </Button>
          )
        }
      >
        {words.text(fields.length)} {form.isDirty && versions.saveFirst}
      </Notice>
      {isOpen && <ProposalDialog form={form} fields={fields} send={settle} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type ProposalDialogProps<C extends object, P extends string, A extends Edited<C>> = {
  form: EditorForm<C, P, A>
  fields: NonNullable<Edited<C>['proposal']>['fields']
  send: NonNullable<EditorCalls<C, A>['settle']>
  onClose: () => void
}

function ProposalDialog<C extends object, P extends string, A extends Edited<C>>({
  form,
  fields,
  send,
  onClose,
}: ProposalDialogProps<C, P, A>) {
  const { proposal: words } = useMessages()
  // By default, fields that staff did not change get the text of the new shop version.
  const [chosen, setChosen] = useState<Record<string, Side>>(() =>
    Object.fromEntries(fields.map(({ path, isOwn }) => [path, isOwn ? 'present' : 'other'])),
  )
  const all = (side: Side) => setChosen(Object.fromEntries(fields.map(({ path }) => [path, side])))
  const settle = useAction(async () => {
    const take = fields.map(({ path }) => path).filter((path) => chosen[path] === 'other')
    await form.accept(send({ version: form.base.version, take }))
    onClose()
    showToast({ title: words.settled })
  })
  return (
    <Dialog
      open
      size="form"
      onClose={onClose}
      title={words.dialogTitle}
      foot={
        <>
          <Button kind="quiet" onClick={() => all('present')}>
            {words.allKeep}
          </Button>
          <Button kind="quiet" onClick={() => all('other')}>
            {words.allTake}
          </Button>
          <Button kind="primary" busy={settle.isBusy} onClick={() => void settle.run()}>
            {words.settle}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <ChooseFields
          questions={fields.map(({ path: text, proposed, isOwn }) => {
            // A proposal for a ritual contains only fields of rituals, and a proposal for an article only fields of articles.
            const path = text as P
            return {
              path,
              name: form.nameOf(path),
              present: form.show(path, form.editing.valueAt(form.content, path)),
              other: form.show(path, proposed),
              note: isOwn ? words.own : undefined,
            }
          })}
          labels={{ present: words.keep, other: words.take }}
          chosen={chosen}
          onChoose={(path, side) => setChosen((before) => ({ ...before, [path]: side }))}
        />
        {settle.failure && <Notice tone="danger">{settle.failure}</Notice>}
      </div>
    </Dialog>
  )
}
