import { codeDigits } from '#base/one-time-code.ts'
import { QrSquare } from '#ui/qr-square.tsx'
import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useAction } from '#ui/use-action.ts'
import { TOTP_DIGITS } from '../model.ts'
import type { RegisteredView, TotpOptions } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './second-factor.module.css'
import { beginTotp, type CallApi, registerTotp } from './second-factor-calls.ts'

type TotpSetupProps = { call: CallApi; onRegistered: (view: RegisteredView) => void }

/** Setting up an authenticator app: its secret as a square and as text, then a code of it. */
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
  const [code, setCode] = useState('')
  const { run, isBusy, failure, problem, clear } = useAction(work)

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    void run(code)
  }

  return (
    <form className={styles.way} noValidate onSubmit={submit}>
      <Field
        className={styles.code}
        label={messages.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={code}
        error={failure}
        onChange={(typed) => {
          setCode(codeDigits(typed))
          clear()
        }}
      />
      <Button type="submit" kind="primary" wide disabled={code.length !== TOTP_DIGITS} busy={isBusy}>
        {messages.finish}
      </Button>
      {problem?.code === 'second-factor.challenge-over' && <Button onClick={onBegin}>{messages.begin}</Button>}
    </form>
  )
}
