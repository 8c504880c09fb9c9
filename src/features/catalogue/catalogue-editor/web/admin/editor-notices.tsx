import { useEffect, useEffectEvent } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { formatMomentShort } from '#ui/text/moment-format.ts'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { Edited } from './records/editable.ts'
import styles from './editor-notices.module.css'
import { useMessages } from './messages.ts'
import { ProposalNotice } from './records/proposal-notice.tsx'
import type { EditorForm } from './use-editor-form.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { LeaveDialog } from '#ui/forms/leave-dialog.tsx'

type EditorNoticesProps<C extends object, P extends string, A extends Edited<C>> = {
  form: EditorForm<C, P, A>
  canChange: boolean
  /** Returns the name of the field at this path. The notice shows the name next to the server's message. */
  faultName: (path: string) => string
}

/** The notices above the fields: missing rights, unsaved text, a proposal of a new shop version, and errors that prevent saving. */
export function EditorNotices<C extends object, P extends string, A extends Edited<C>>({
  form,
  canChange,
  faultName,
}: EditorNoticesProps<C, P, A>) {
  const { editor } = useMessages()
  const lang = useLang()
  const { save, kept } = form
  const hasFaults = Object.keys(save.faults).length > 0
  return (
    <div className={styles.notices}>
      {!canChange && (
        <Notice tone="info" quiet>
          {editor.readOnly}
        </Notice>
      )}
      {kept && canChange && (
        <Notice
          tone="warn"
          title={editor.kept.title}
          action={
            <span className={styles.choices}>
              <Button size="compact" onClick={form.takeKept}>
                {editor.kept.take}
              </Button>
              <Button kind="quiet" size="compact" onClick={form.dropKept}>
                {editor.kept.drop}
              </Button>
            </span>
          }
        >
          {editor.kept.text(formatMomentShort(kept.at, lang))}
        </Notice>
      )}
      <ProposalNotice form={form} canChange={canChange} />
      {save.failure && !form.conflict && (
        <Notice tone="danger" title={hasFaults ? editor.faultsTitle : undefined}>
          {hasFaults ? (
            <ul className={styles.faults}>
              {Object.entries(save.faults).map(([path, message]) => (
                <li key={path}>{`${faultName(path)}\u00a0— ${message}`}</li>
              ))}
            </ul>
          ) : (
            save.failure
          )}
        </Notice>
      )}
    </div>
  )
}

/** Saves when the user presses Ctrl+S or ⌘S, wherever the focus is. */
export function useSaveKey(onSave: () => void): void {
  const save = useEffectEvent(onSave)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyS') return
      event.preventDefault()
      save()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

type SaveButtonProps = {
  form: { isDirty: boolean; save: { isBusy: boolean; run: () => Promise<boolean> } }
  /** `saved`: the text after saving. `unchanged`: the reason why there is nothing to save. */
  messages: Record<'save' | 'saved' | 'unchanged', string>
}

/** A button that saves the texts. The shortcut Ctrl+S does the same. */
export function SaveButton({ form, messages }: SaveButtonProps) {
  async function save(): Promise<void> {
    if (form.isDirty && (await form.save.run())) showToast({ title: messages.saved })
  }
  useSaveKey(() => void save())
  return (
    <Button
      kind="primary"
      size="compact"
      busy={form.save.isBusy}
      aria-disabled={!form.isDirty}
      title={form.isDirty ? undefined : messages.unchanged}
      aria-keyshortcuts="Control+S"
      onClick={() => void save()}
    >
      {messages.save}
    </Button>
  )
}

/** Tells the user whether the typed texts are saved, or only stored in this browser. */
export function SavedState({ isDirty }: { isDirty: boolean }) {
  const { editor } = useMessages()
  return (
    <span className={styles.saved} role="status">
      {isDirty ? editor.keptHere : editor.allSaved}
    </span>
  )
}

export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const { editor } = useMessages()
  const words = { title: editor.unsaved, text: editor.leave, leave: editor.leaveNow }
  return <LeaveDialog isDirty={isDirty} words={words} />
}
