import type { z } from 'zod'
import { LOGIN_PATH } from '../../paths.ts'
import { useApi } from '#ui/data/api.ts'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { FormFailure } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { useNavigation } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { partnerInput } from '../../schemas-admin.ts'
import { useMessages } from './messages.ts'
import styles from './partners.module.css'
import { type DraftRule, RuleFields, ruleFrom } from './rule-fields.tsx'

type FormValues = { email: string; name: string; commission: DraftRule }

export function NewPartnerDialog({ onClose }: { onClose: () => void }) {
  const messages = useMessages()
  const lang = useLang()
  const api = useApi()
  const { go } = useNavigation()
  const form = useSchemaForm({
    schema: partnerInput,
    defaultValues: { email: '', name: '', commission: { kind: 'percent', value: '10' } },
    toInput: ({ commission, ...rest }: FormValues) => ({ ...rest, commission: ruleFrom(commission, lang) }),
  })

  async function create(body: z.input<typeof partnerInput>): Promise<void> {
    const made = await api.post('/api/admin/partners', { body })
    showToast({ title: messages.created })
    onClose()
    go(`/partners/${made.id}`)
  }

  return (
    <FormDialog
      title={messages.createTitle}
      submit={messages.add}
      form={form}
      onSubmit={create}
      onClose={onClose}
      className={styles.form}
    >
      <TextField
        name="email"
        label={messages.email}
        hint={<SignInHint />}
        type="email"
        autoComplete="off"
        data-autofocus
      />
      <TextField name="name" label={messages.name} autoComplete="off" />
      <RuleFields name="commission" />
      <FormFailure besideFaults />
    </FormDialog>
  )
}

/** A hint with the URL where the partner signs in. A line break is possible only at the slash. */
function SignInHint() {
  const { before, after } = useMessages().emailHint
  return (
    <>
      {before}
      {location.host}/<wbr />
      <span className={styles.nowrap}>{LOGIN_PATH.slice(1)}</span>
      {after}
    </>
  )
}
