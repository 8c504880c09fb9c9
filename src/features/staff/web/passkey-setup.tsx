import { type SyntheticEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { useAction } from '#ui/use-action.ts'
import { PASSKEY_NAME_MAX } from '../model.ts'
import type { RegisteredView } from '../schemas.ts'
import { useMessages } from './messages.ts'
import { createPasskey, knowsPasskeys, PasskeyFailure } from './passkeys.ts'
import styles from './second-factor.module.css'
import type { CallApi } from './second-factor-calls.ts'

type PasskeySetupProps = { call: CallApi; onRegistered: (view: RegisteredView) => void }

/** Making a passkey in this browser, with a name to tell it apart. */
export function PasskeySetup({ call, onRegistered }: PasskeySetupProps) {
  const { passkey: messages } = useMessages()
  const [name, setName] = useState('')
  const [reason, setReason] = useState<PasskeyFailure['reason']>()
  const { run, isBusy, failure, faults } = useAction(async () => {
    setReason(undefined)
    try {
      onRegistered(await createPasskey(call, name.trim() || messages.noName))
    } catch (error) {
      if (!(error instanceof PasskeyFailure)) throw error
      setReason(error.reason)
    }
  })
  const words = { cancelled: messages.refused, known: messages.known, unsupported: messages.unsupported }
  const text = reason ? words[reason] : failure

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    void run()
  }

  return (
    <form className={styles.way} noValidate onSubmit={submit}>
      <Field
        label={messages.name}
        hint={messages.nameHint}
        maxLength={PASSKEY_NAME_MAX}
        value={name}
        error={faults['name']}
        onChange={setName}
      />
      <Button type="submit" kind="primary" wide disabled={!knowsPasskeys()} busy={isBusy}>
        {messages.create}
      </Button>
      {!knowsPasskeys() && <p className={styles.reason}>{messages.unsupported}</p>}
      {text && !faults['name'] && <Notice tone="danger">{text}</Notice>}
    </form>
  )
}
