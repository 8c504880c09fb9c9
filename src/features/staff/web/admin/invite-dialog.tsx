import { type SyntheticEvent, useId, useState } from 'react'
import { isLang, LANGS } from '#base/i18n.ts'
import type { StaffRole } from '#base/role.ts'
import { Button } from '#ui/button.tsx'
import { DialogButtons } from '#ui/dialog-buttons.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { useLang } from '#ui/messages.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePanel } from '#ui/panel.ts'
import { SelectField } from '#ui/select-field.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import { useStaffMessages } from './messages.ts'
import { RoleChoice } from './role-choice.tsx'
import styles from './staff.module.css'

type InviteDialogProps = { open: boolean; onClose: () => void; onInvited: () => void }

/** Whom to invite, to do what; the e-mail goes in the language they read. */
export function InviteDialog({ open, onClose, onInvited }: InviteDialogProps) {
  const { inviteForm: messages, cancel, close } = useStaffMessages()
  const { call } = usePanel()
  const form = useId()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>('editor')
  const [lang, setLang] = useState(useLang())
  const { run, isBusy, failure, faults } = useAction(async () => {
    await call('/api/admin/staff', { method: 'POST', body: { email, role, lang } })
    showToast({ title: messages.sent, text: email })
    setEmail('')
    onClose()
    onInvited()
  })

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    void run()
  }

  const isFieldFault = Object.keys(faults).length > 0
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.title}
      closeLabel={close}
      foot={
        <DialogButtons back={cancel} onBack={onClose}>
          <Button type="submit" form={form} kind="primary" disabled={email.trim() === ''} busy={isBusy}>
            {messages.send}
          </Button>
        </DialogButtons>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        <Field
          label={messages.email}
          hint={messages.emailHint}
          type="email"
          autoComplete="off"
          value={email}
          error={faults['email']}
          onChange={setEmail}
        />
        <RoleChoice label={messages.role} value={role} onChange={setRole} error={faults['role']} />
        <SelectField
          label={messages.lang}
          value={lang}
          onChange={(next) => isLang(next) && setLang(next)}
          options={LANGS.map((value) => ({ value, text: messages.langs[value] }))}
        />
        {failure && !isFieldFault && <Notice tone="danger">{failure}</Notice>}
      </form>
    </Dialog>
  )
}
