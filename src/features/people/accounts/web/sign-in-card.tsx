import { useState } from 'react'
import { removeInvisible } from '#base/text.ts'
import { SECOND } from '#base/time.ts'
import { Card } from '#ui/layout/card.tsx'
import { EmailAddress } from '#ui/text/email-address.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { VerifyCodeAnswer } from '../schemas.ts'
import { CodeStep } from './code-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { failureText, requestCode, type SignInFailure } from './sign-in-calls.ts'
import { keepSentCode, readSentCode, type SentCode } from './sent-code.ts'
import styles from './sign-in-card.module.css'
import { useMessages } from './messages.ts'

type SignInCardProps = {
  /** The initial text of the field: a contact that this browser knows, or an empty text. */
  prefill: string
  /** The title of the card, which says who signs in here. Undefined means the title for customers. */
  title?: string
  /** A text about the page that opens after the sign-in. Undefined means the text about the customer's own page. */
  lead?: string
  /**
   * The text to which a person agrees by requesting a sign-in code. Undefined means the text for customers. Null if there is nothing new to
   * agree to.
   */
  consent?: string | null | undefined
  /** True if the element around the card already has a visible title. Then the card's title is only for screen readers. */
  titleHidden?: boolean
  /** True if the visitor was signed in until a moment ago. */
  ended?: boolean
  /** Called after the sign-in. Returns false if the browser did not store the session's cookie. */
  onSignedIn: (answer: VerifyCodeAnswer) => Promise<boolean>
}

/** The sign-in card: first the contact, then the code (docs/contract.md, "Signing in"). */
export function SignInCard({
  prefill,
  title,
  lead,
  consent,
  titleHidden = false,
  ended = false,
  onSignedIn,
}: SignInCardProps) {
  const { signIn: messages } = useMessages()
  const lang = useLang()
  const [sent, setSent] = useState<SentCode | undefined>(readSentCode)
  const [step, setStep] = useState<'contact' | 'code'>(sent ? 'code' : 'contact')
  const [contact, setContact] = useState(sent?.contact ?? prefill)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<SignInFailure>()
  const [wasBack, setWasBack] = useState(false)

  function keep(next: SentCode): void {
    keepSentCode(next)
    setSent(next)
  }

  async function send(typed: string): Promise<SignInFailure | undefined> {
    setContact(typed)
    const to = removeInvisible(typed).trim()
    if (to === '' || isSending) return undefined
    // A code was just sent to this contact, so another code cannot be requested yet.
    if (step === 'contact' && sent?.contact === to && sent.resendAt > Date.now()) {
      setStep('code')
      return undefined
    }
    setIsSending(true)
    const { answer, failure: fault } = await requestCode(to, lang)
    setIsSending(false)
    setFailure(fault)
    const now = Date.now()
    if (answer) {
      const { channel, expiresIn, resendIn } = answer
      const times = { until: now + expiresIn * SECOND, resendAt: now + resendIn * SECOND }
      keep({ contact: to, channel, minutes: Math.round(expiresIn / 60), ...times })
      setStep('code')
      showToast(channel === 'email' ? messages.toasts.sentEmail : messages.toasts.sentSms)
      return undefined
    }
    if (step === 'code' && sent && fault.wait) keep({ ...sent, resendAt: now + fault.wait * SECOND })
    showToast({ kind: 'destructive', title: messages.sendFailed, text: failureText(messages, fault) })
    return fault
  }

  function goBack(): void {
    setFailure(undefined)
    setWasBack(true)
    setStep('contact')
  }

  const atCode = step === 'code' && sent
  return (
    <Card as="section" inset="wide" className={styles.card} aria-labelledby="sign-in-title">
      <h1 id="sign-in-title" className={titleHidden ? 'visually-hidden' : 'type-h2'}>
        {title ?? messages.title}
      </h1>
      {ended && !atCode && <Notice tone="info">{messages.ended}</Notice>}
      <p role="status" className={styles.sentence}>
        {atCode ? <SentSentence sent={sent} /> : (lead ?? messages.lead)}
      </p>
      {atCode ? (
        <CodeStep
          sent={sent}
          isSending={isSending}
          sendFailure={failure}
          onResend={async () => void (await send(contact))}
          onChange={goBack}
          onSignedIn={onSignedIn}
        />
      ) : (
        <ContactStep contact={contact} takeFocus={wasBack} consent={consent} onSend={send} />
      )}
    </Card>
  )
}

/** Says where the code was sent. A long e-mail address may wrap before its @. If the reader copies the text, the copy contains only the address. */
function SentSentence({ sent: { channel, contact } }: { sent: SentCode }) {
  const { signIn: messages } = useMessages()
  const sentence = messages.sent[channel](contact)
  if (channel === 'sms') return sentence
  const [before, after] = sentence.split(contact)
  return (
    <>
      {before}
      <EmailAddress email={contact} />
      {after}
    </>
  )
}
