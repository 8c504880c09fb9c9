import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isComposing } from '#ui/forms/composing.ts'
import { Button } from '#ui/layout/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { SubmitButton } from '#ui/forms/form-parts.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import type { ProfileField } from '../schemas.ts'
import { ConsentField } from './profile-form/consent-field.tsx'
import styles from './field-editor.module.css'
import { ProfileFormField, TimeNote } from './profile-field.tsx'
import { useProfileMessages } from './messages.ts'
import type { FieldEdit } from './use-field-edit.ts'

type FieldEditorProps = { field: Exclude<ProfileField, 'isTimeUncertain'>; edit: FieldEdit }

/** One open field: Enter or the check saves, Escape or the cross cancels. */
export function FieldEditor({ field, edit }: FieldEditorProps) {
  const { card, consent } = useProfileMessages()
  const buttons = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const control = buttons.current?.closest('form')?.elements.namedItem(field)
    if (!(control instanceof HTMLElement)) return
    control.focus()
    if (control instanceof HTMLInputElement) control.select()
  }, [field])

  function press(event: KeyboardEvent): void {
    // The suggestion list handles its own Escape.
    if (event.key === 'Escape' && !edit.isBusy && !isComposing(event)) edit.close()
  }

  return (
    <Form
      className={styles.editor}
      form={edit.form}
      onSubmit={edit.save}
      onRefused={edit.explain}
      failureText={edit.failureText}
      failureField={field}
      onKeyDown={press}
    >
      <ProfileFormField field={field} places="short" />
      {field === 'birthTime' && <TimeNote />}
      {edit.needsConsent && <ConsentField words={consent} />}
      <div className={styles.buttons} ref={buttons}>
        <SubmitButton square aria-label={card.save}>
          <Icon name="check" size={20} />
        </SubmitButton>
        <Button square disabled={edit.isBusy} aria-label={card.cancel} onClick={edit.close}>
          <Icon name="close" size={20} />
        </Button>
      </div>
    </Form>
  )
}
