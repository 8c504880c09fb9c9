import { Form, FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { MAX_PASSKEY_NAME } from '../model.ts'
import type { RegisteredView } from '../schemas.ts'
import { useMessages } from './messages.ts'
import { createPasskey, knowsPasskeys, PasskeyFailure } from './passkeys.ts'
import styles from './second-factor.module.css'
import type { CallApi } from './second-factor-calls.ts'

type PasskeySetupProps = { call: CallApi; onRegistered: (view: RegisteredView) => void }

/** The form that creates a passkey in this browser. A name helps the user to recognise the passkey later. */
export function PasskeySetup({ call, onRegistered }: PasskeySetupProps) {
  const { passkey: messages } = useMessages()
  const form = useRuleForm({ defaultValues: { name: '' }, faultsOf: () => ({}) })
  const words = { cancelled: messages.refused, known: messages.known, unsupported: messages.unsupported }

  async function create({ name }: { name: string }): Promise<void> {
    try {
      onRegistered(await createPasskey(call, name.trim() || messages.noName))
    } catch (error) {
      if (!(error instanceof PasskeyFailure)) throw error
      form.setError('root.server', { type: error.reason, message: words[error.reason] })
    }
  }

  return (
    <Form form={form} onSubmit={create} className={styles.way}>
      <TextField name="name" label={messages.name} hint={messages.nameHint} maxLength={MAX_PASSKEY_NAME} />
      <SubmitButton wide disabled={!knowsPasskeys()}>
        {messages.create}
      </SubmitButton>
      {!knowsPasskeys() && <p className={styles.reason}>{messages.unsupported}</p>}
      <FormFailure />
    </Form>
  )
}
