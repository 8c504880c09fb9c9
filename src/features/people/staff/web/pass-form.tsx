import { useState } from 'react'
import { codeDigits } from '#base/one-time-code.ts'
import { Button } from '#ui/layout/button.tsx'
import { Form, SubmitButton } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { useAction } from '#ui/data/use-action.ts'
import { TOTP_DIGITS } from '../model.ts'
import type { SecondFactorView } from '../schemas.ts'
import { useMessages } from './messages.ts'
import { applyPasskey, knowsPasskeys, PasskeyFailure } from './passkeys.ts'
import styles from './second-factor.module.css'
import { callBare, passByRecoveryCode, passByTotp } from './second-factor-calls.ts'

type PassFormProps = { factors: SecondFactorView; onPassed: () => void }

/** The form in which a user passes the second factor. It uses `callBare`, because the panel's client waits for the result of this form. */
export function PassForm({ factors, onPassed }: PassFormProps) {
  const { pass: messages } = useMessages()
  const [byRecovery, setByRecovery] = useState(false)
  const { passkeys, totp, recoveryCodesLeft } = factors
  if (passkeys.length === 0 && !totp) return <Notice tone="info">{messages.none}</Notice>
  return (
    <div className={styles.ways}>
      {byRecovery ? (
        <CodeForm
          key="recovery"
          label={messages.recovery}
          hint={messages.recoveryHint}
          work={async (code) => await passByRecoveryCode(callBare, code)}
          onPassed={onPassed}
        />
      ) : (
        <>
          {passkeys.length > 0 && <PasskeyButton onPassed={onPassed} />}
          {totp && (
            <CodeForm
              key="totp"
              isDigits
              label={messages.code}
              hint={messages.codeHint}
              work={async (code) => await passByTotp(callBare, code)}
              onPassed={onPassed}
            />
          )}
        </>
      )}
      {recoveryCodesLeft > 0 && (
        <Button kind="quiet" onClick={() => setByRecovery(!byRecovery)}>
          {byRecovery ? messages.toFactor : messages.toRecovery}
        </Button>
      )}
    </div>
  )
}

function PasskeyButton({ onPassed }: { onPassed: () => void }) {
  const { pass, passkey } = useMessages()
  const [cancelled, setCancelled] = useState(false)
  const { run, isBusy, failure } = useAction(async () => {
    setCancelled(false)
    try {
      await applyPasskey(callBare)
    } catch (error) {
      if (!(error instanceof PasskeyFailure)) throw error
      return setCancelled(true)
    }
    onPassed()
  })
  const text = cancelled ? passkey.notUsed : failure
  return (
    <div className={styles.way}>
      <Button kind="primary" wide disabled={!knowsPasskeys()} busy={isBusy} onClick={() => void run()}>
        {pass.passkey}
      </Button>
      {!knowsPasskeys() && <p className={styles.reason}>{passkey.unsupported}</p>}
      {text && <Notice tone="danger">{text}</Notice>}
    </div>
  )
}

type CodeFormProps = {
  label: string
  hint: string
  /** True if the code has six digits. The form sends the code automatically after the sixth digit. */
  isDigits?: boolean
  work: (code: string) => Promise<unknown>
  onPassed: () => void
}

function CodeForm({ label, hint, isDigits = false, work, onPassed }: CodeFormProps) {
  const { pass: messages } = useMessages()
  const form = useRuleForm({ defaultValues: { code: '' }, faultsOf: () => ({}) })
  const code = form.watch('code')
  const isWhole = isDigits ? code.length === TOTP_DIGITS : code.trim() !== ''

  async function send(values: { code: string }): Promise<void> {
    await work(values.code)
    onPassed()
  }

  return (
    <Form
      form={form}
      onSubmit={send}
      onRefused={() => isDigits && form.setValue('code', '')}
      failureField="code"
      className={styles.way}
    >
      <TextField
        name="code"
        className={styles.code}
        label={label}
        hint={hint}
        inputMode={isDigits ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        spellCheck={false}
        autoCapitalize="none"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only input of a newly opened window
        autoFocus
        format={isDigits ? codeDigits : undefined}
        onChange={(next, submit) => {
          if (isDigits && next.length === TOTP_DIGITS && next !== code) submit()
        }}
      />
      <SubmitButton wide disabled={!isWhole}>
        {messages.confirm}
      </SubmitButton>
    </Form>
  )
}
