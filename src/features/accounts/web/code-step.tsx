import { type ClipboardEvent, type InputEvent, type SyntheticEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useLang } from '#ui/messages.tsx'
import type { VerifyCodeAnswer } from '../schemas.ts'
import { CODE_LENGTH } from '../model.ts'
import { codeArrivedWhole, minutesAndSeconds, readCode } from '../rules-input.ts'
import { failureText } from './failure-text.ts'
import { keepSentCode, type SentCode } from './sent-code.ts'
import styles from './sign-in-card.module.css'
import { type SignInFailure, verifyCode } from './sign-in-calls.ts'
import { useCountdown } from './use-countdown.ts'
import { useMessages } from './messages.ts'

type CodeStepProps = {
  sent: SentCode
  isSending: boolean
  sendFailure: SignInFailure | undefined
  onResend: () => Promise<void>
  onChange: () => void
  onSignedIn: (answer: VerifyCodeAnswer) => Promise<boolean>
}

/** Step two: the code. It is sent by the button, or by itself when it was pasted or filled in whole. */
export function CodeStep({ sent, isSending, sendFailure, onResend, onChange, onSignedIn }: CodeStepProps) {
  const { signIn: messages } = useMessages()
  const lang = useLang()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isChecking, setIsChecking] = useState(false)
  /** A check that began by itself leaves the button as it is: a press that comes meanwhile waits for the same answer. */
  const [isPressed, setIsPressed] = useState(false)
  const [error, setError] = useState<string>()
  const [keptNothing, setKeptNothing] = useState(false)

  async function check(whole: string): Promise<void> {
    if (isChecking || whole.length !== CODE_LENGTH) return
    setIsChecking(true)
    setError(undefined)
    const { answer, failure } = await verifyCode(sent.contact, whole, lang)
    if (answer) {
      keepSentCode(undefined)
      showToast({ title: messages.toasts.signedIn })
      setKeptNothing(!(await onSignedIn(answer)))
    } else {
      const text = failureText(messages, failure)
      const isWrong = failure.kind === 'wrong-code'
      // Another code may stand there by now, of which nothing is known.
      if (!isWrong || field.current?.value === whole) {
        setError(text)
        showToast({
          kind: 'destructive',
          title: isWrong ? messages.wrongCode : messages.checkFailed,
          text: isWrong ? undefined : text,
        })
        field.current?.select()
      }
      field.current?.focus()
    }
    setIsChecking(false)
    setIsPressed(false)
  }

  function type(typed: string): void {
    const next = readCode(typed)
    setCode(next)
    setError(undefined)
    if (codeArrivedWhole(code, next)) void check(next)
  }

  /** Reads it itself: the field holds six characters and would cut the end off "123 456". */
  function take(event: SyntheticEvent, text: string): void {
    event.preventDefault()
    const next = readCode(text)
    setCode(next)
    setError(undefined)
    void check(next)
  }

  const paste = (event: ClipboardEvent) => take(event, event.clipboardData.getData('text'))

  /** Several characters at once come from the clipboard of a phone's keyboard, or were dropped here. */
  function takeWhole(event: InputEvent): void {
    if (event.cancelable && (event.data?.length ?? 0) > 1) take(event, event.data)
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    setIsPressed(true)
    void check(code)
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        className={styles.code}
        label={messages.code}
        hint={isChecking ? messages.checking : messages.valid(sent.minutes)}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        spellCheck={false}
        value={code}
        error={error}
        onChange={type}
        onPaste={paste}
        onBeforeInput={takeWhole}
        ref={(input: HTMLInputElement | null) => {
          if (input && !field.current) input.focus()
          field.current = input
        }}
      />
      {keptNothing && <Notice tone="warn">{messages.noCookies}</Notice>}
      <Button type="submit" kind="primary" wide disabled={code.length !== CODE_LENGTH} busy={isChecking && isPressed}>
        {messages.enter}
      </Button>
      <div className={styles.ways}>
        <ResendButton key={sent.resendAt} resendAt={sent.resendAt} isSending={isSending} onResend={onResend} />
        <Button kind="quiet" onClick={onChange}>
          {messages.change}
        </Button>
      </div>
      {sendFailure && <Notice tone="danger">{failureText(messages, sendFailure)}</Notice>}
    </form>
  )
}

type ResendButtonProps = { resendAt: number; isSending: boolean; onResend: () => Promise<void> }

function ResendButton({ resendAt, isSending, onResend }: ResendButtonProps) {
  const { signIn: messages } = useMessages()
  const left = useCountdown(resendAt)
  return (
    <Button kind="quiet" className={styles.resend} disabled={left > 0} busy={isSending} onClick={onResend}>
      {left > 0 ? messages.resendIn(minutesAndSeconds(left)) : messages.resend}
    </Button>
  )
}
