import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'
import { isComposing } from '#ui/composing.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ProfileField } from '../schemas.ts'
import { ConsentCheck } from './consent-check.tsx'
import styles from './field-editor.module.css'
import { ProfileControl } from './profile-control.tsx'
import { useProfileMessages } from './messages.ts'
import { TimeUncertain } from './time-uncertain.tsx'
import type { FieldEdit } from './use-field-edit.ts'

type FieldEditorProps = { field: Exclude<ProfileField, 'isTimeUncertain'>; edit: FieldEdit }

/** One field open for change: Enter or the check saves, Escape or the cross gives up. */
export function FieldEditor({ field, edit }: FieldEditorProps) {
  const { card } = useProfileMessages()
  const form = useRef<HTMLFormElement>(null)
  const texts = edit.open?.texts ?? {}

  useEffect(() => {
    const control = form.current?.elements.namedItem(field)
    if (!(control instanceof HTMLElement)) return
    control.focus()
    if (control instanceof HTMLInputElement) control.select()
  }, [field])

  const cancelEdit = useEffectEvent((event: KeyboardEvent) => {
    // The list of suggestions keeps its Escape to itself; a toast that the same press closes does not.
    if (event.key !== 'Escape' || edit.busy || isComposing(event)) return
    if (event.target instanceof Node && form.current?.contains(event.target)) edit.close()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => cancelEdit(event)
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    void edit.save()
  }

  return (
    <form ref={form} className={styles.editor} noValidate onSubmit={send}>
      <ProfileControl
        field={field}
        places="short"
        value={texts[field] ?? ''}
        error={edit.wrong.field}
        onChange={(value) => edit.change(field, value)}
      />
      {field === 'birthTime' && (
        <TimeUncertain
          value={texts.isTimeUncertain ?? ''}
          onChange={(value) => edit.change('isTimeUncertain', value)}
        />
      )}
      {edit.needsConsent && (
        <ConsentCheck checked={edit.consent} error={edit.wrong.consent} onChange={edit.tickConsent} />
      )}
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" square busy={edit.busy} aria-label={card.save}>
          <Icon name="check" size={20} />
        </Button>
        <Button square disabled={edit.busy} aria-label={card.cancel} onClick={edit.close}>
          <Icon name="close" size={20} />
        </Button>
      </div>
    </form>
  )
}
