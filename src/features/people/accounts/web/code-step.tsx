import { type ClipboardEvent, type InputEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { SECOND } from '#base/time.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { FieldRefusal, Form } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { Button } from '#ui/layout/button.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { CODE_LENGTH } from '../model.ts'
import { codeArrivedWhole, minutesAndSeconds, readCode } from '../rules-input.ts'
import type { VerifyCodeAnswer } from '../schemas.ts'
import { failureText, type SignInFailure, verifyCode } from './sign-in-calls.ts'
import { useMessages } from './messages.ts'
import { keepSentCode, type SentCode } from './sent-code.ts'
import styles from './sign-in-card.module.css'

type CodeStepProps = {
  sent: SentCode
  isSending: boolean
  sendFailure: SignInFailure | undefined
  onResend: () => Promise<void>
  onChange: () => void
  onSignedIn: (answer: VerifyCodeAnswer) => Promise<boolean>
}

/**
 * The second step of the sign-in: the person enters the code. The button sends the code. A code that was pasted or filled in as a whole is
 * sent automatically.
 */
export function CodeStep({ sent, isSending, sendFailure, onResend, onChange, onSignedIn }: CodeStepProps) {
  const { signIn: messages } = useMessages()
  const lang = useLang()
  const field = useRef<HTMLInputElement>(null)
  /**
   * True if the person pressed the button. During an automatic check the button shows no progress until the person presses it. A press does
   * not send the code again.
   */
  const [isPressed, setIsPressed] = useState(false)
  const [keptNothing, setKeptNothing] = useState(false)
  const form = useRuleForm({ defaultValues: { code: '' } })
  const code = form.watch('code')
  const { isSubmitting } = form.formState

  async function check({ code: whole }: { code: string }): Promise<void> {
    if (whole.length !== CODE_LENGTH) return
    const { answer, failure } = await verifyCode(sent.contact, whole, lang)
    setIsPressed(false)
    if (answer) {
      keepSentCode(undefined)
      showToast({ title: messages.toasts.signedIn })
      setKeptNothing(!(await onSignedIn(answer)))
      return
    }
    field.current?.focus()
    const text = failureText(messages, failure)
    const isWrong = failure.kind === 'wrong-code'
    // The person may have typed another code during the check. Then the result is for the old code and is not shown.
    if (isWrong && field.current?.value !== whole) return
    showToast({
      kind: 'destructive',
      title: isWrong ? messages.wrongCode : messages.checkFailed,
      text: isWrong ? undefined : text,
    })
    field.current?.select()
    throw new FieldRefusal('code', text)
  }

  /** Pasted text is handled here, because the field allows six characters and would cut off the end of "123 456". */
  function take(event: SyntheticEvent<HTMLInputElement>, text: string): void {
    event.preventDefault()
    form.setValue('code', readCode(text))
    form.clearErrors('code')
    event.currentTarget.form?.requestSubmit()
  }

  const paste = (event: ClipboardEvent<HTMLInputElement>) => take(event, event.clipboardData.getData('text'))

  /** If one event contains several characters, the phone's keyboard inserted a code, or the person dragged a text into the field. */
  function takeWhole(event: InputEvent<HTMLInputElement>): void {
    if (event.cancelable && (event.data?.length ?? 0) > 1) take(event, event.data)
  }

  return (
    <Form form={form} onSubmit={check} className={styles.form}>
      <TextField
        className={styles.code}
        label={messages.code}
        hint={isSubmitting ? messages.checking : messages.valid(sent.minutes)}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        spellCheck={false}
        format={readCode}
        onChange={(next, submit) => codeArrivedWhole(code, next) && submit()}
        onPaste={paste}
        onBeforeInput={takeWhole}
        ref={(input: HTMLInputElement | null) => {
          if (input && !field.current) input.focus()
          field.current = input
        }}
      />
      {keptNothing && <Notice tone="warn">{messages.noCookies}</Notice>}
      <Button
        type="submit"
        kind="primary"
        wide
        disabled={code.length !== CODE_LENGTH}
        busy={isSubmitting && isPressed}
        onClick={() => setIsPressed(true)}
      >
        {messages.enter}
      </Button>
      <div className={styles.ways}>
        <ResendButton key={sent.resendAt} resendAt={sent.resendAt} isSending={isSending} onResend={onResend} />
        <Button kind="quiet" onClick={onChange}>
          {messages.change}
        </Button>
      </div>
      {sendFailure && <Notice tone="danger">{failureText(messages, sendFailure)}</Notice>}
    </Form>
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

/** The seconds until a moment of this device's clock, counted down to 0. If the moment changes, the component must get a new key. */
function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now)
  const runs = until > now
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [runs])
  return Math.max(0, Math.ceil((until - now) / SECOND))
}
