import { LANGS } from '#base/i18n.ts'
import { useApi } from '#ui/data/api.ts'
import { SelectField } from '#ui/forms/choice-fields.tsx'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { FormFailure } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { useLang } from '#ui/text/messages.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { type InvitationInput, invitationInput } from '../../schemas-members.ts'
import { useStaffMessages } from './messages.ts'
import { RoleChoice } from './role-choice.tsx'
import styles from './staff.module.css'

type InviteDialogProps = { open: boolean; onClose: () => void; onInvited: () => void }

/** The dialog that invites a person to a role. The user chooses the language of the invitation e-mail. */
export function InviteDialog({ open, onClose, onInvited }: InviteDialogProps) {
  const { inviteForm: messages } = useStaffMessages()
  const api = useApi()
  const form = useSchemaForm({
    schema: invitationInput,
    defaultValues: { email: '', role: 'editor', lang: useLang() },
  })

  async function invite(body: InvitationInput): Promise<void> {
    await api.post('/api/admin/staff', { body })
    showToast({ title: messages.sent, text: body.email })
    form.setValue('email', '')
    onClose()
    onInvited()
  }

  return (
    <FormDialog
      open={open}
      title={messages.title}
      submit={messages.send}
      isSubmitDisabled={form.watch('email').trim() === ''}
      onClose={onClose}
      form={form}
      onSubmit={invite}
      className={styles.form}
    >
      <TextField name="email" label={messages.email} hint={messages.emailHint} type="email" autoComplete="off" />
      <RoleChoice label={messages.role} />
      <SelectField
        name="lang"
        label={messages.lang}
        options={LANGS.map((value) => ({ value, text: messages.langs[value] }))}
      />
      <FormFailure />
    </FormDialog>
  )
}
