import { codeDigits } from '#base/one-time-code.ts'
import { QrSquare } from '#ui/text/qr-square.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { CopyButton } from '#ui/layout/copy-button.tsx'
import { Form, SubmitButton } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useAction } from '#ui/data/use-action.ts'
import { TOTP_DIGITS } from '../model.ts'
import type { RegisteredView, TotpOptions } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './second-factor.module.css'
import { beginTotp, type CallApi, registerTotp } from './second-factor-calls.ts'

type TotpSetupProps = { call: CallApi; onRegistered: (view: RegisteredView) => void }

/** The form that sets up an authenticator app. It shows the app's secret as a QR code and as text, then asks for a code of the app. */
export function TotpSetup({ call, onRegistered }: TotpSetupProps) {
  const { totp: messages } = useMessages()
  const [options, setOptions] = useState<TotpOptions>()
  const begin = useAction(async () => {
    setOptions(undefined)
    setOptions(await beginTotp(call))
  })
  const beginOnce = useEffectEvent(() => void begin.run())
  useEffect(() => beginOnce(), [])

  if (begin.failure)
    return (
      <Notice tone="danger" action={<Button onClick={() => void begin.run()}>{messages.begin}</Button>}>
        {begin.failure}
      </Notice>
    )
  if (!options) return <Skeleton lines={8} />
  return (
    <div className={styles.ways}>
      <p>{messages.scan}</p>
      <QrSquare text={options.uri} label={messages.square} />
      <div className={styles.way}>
        <p>{messages.orType}</p>
        <div className={styles.secret}>
          <code>{options.secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={options.secret} labels={messages.copy} name={messages.copySecret} kind="quiet" />
        </div>
      </div>
      <CheckForm work={async (code) => onRegistered(await registerTotp(call, code))} onBegin={() => void begin.run()} />
    </div>
  )
}

type CheckFormProps = { work: (code: string) => Promise<unknown>; onBegin: () => void }

function CheckForm({ work, onBegin }: CheckFormProps) {
  const { totp: messages } = useMessages()
  const form = useRuleForm({ defaultValues: { code: '' }, faultsOf: () => ({}) })
  return (
    <Form form={form} onSubmit={({ code }) => work(code)} failureField="code" className={styles.way}>
      <TextField
        name="code"
        className={styles.code}
        label={messages.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        format={codeDigits}
      />
      <SubmitButton wide disabled={form.watch('code').length !== TOTP_DIGITS}>
        {messages.finish}
      </SubmitButton>
      {form.formState.errors.code?.type === 'second-factor.challenge-over' && (
        <Button onClick={onBegin}>{messages.begin}</Button>
      )}
    </Form>
  )
}
