import { useId, useRef } from 'react'
import { Contacts, type ContactsProps } from '#features/catalogue/catalogue/web/reading/contacts.tsx'
import { EmailField } from '#features/people/accounts/web/email-field.tsx'
import { focusOnce } from '#ui/layout/focus-once.ts'
import { Button } from '#ui/layout/button.tsx'
import { Form, FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { TextAreaField } from '#ui/forms/text-field.tsx'
import { useField } from '#ui/forms/use-field.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { transcriptText } from '../rules-transcript.ts'
import { useConversation } from './conversation.ts'
import styles from './handoff-form.module.css'
import { useConsultantMessages } from './messages.ts'
import type { Handoff } from './use-handoff.ts'
import { useVisibleArea } from './use-visible-area.ts'

type HandoffFormProps = { handoff: Handoff; contacts: ContactsProps; onBack: () => void }

/** Sends the conversation to staff, with the reader's e-mail address and consent. */
export function HandoffForm({ handoff, contacts, onBack }: HandoffFormProps) {
  const messages = useConsultantMessages()
  const words = messages.handoff
  const { sent, startAgain } = handoff
  const panel = useRef<HTMLDivElement>(null)
  useVisibleArea(panel)

  function goBack(): void {
    if (sent) startAgain()
    onBack()
  }

  return (
    <div ref={panel} className={styles.panel}>
      <Button kind="quiet" className={styles.back} onClick={goBack}>
        <Icon name="arrow-left" size={20} /> {words.back}
      </Button>
      <h3 key={String(sent !== undefined)} ref={focusOnce} tabIndex={-1}>
        {sent ? words.sentTitle : words.title}
      </h3>
      {sent ? <Sent {...sent} /> : <HandoffFields handoff={handoff} />}
      <div className={styles.instead}>
        <p>{words.instead}</p>
        <Contacts {...contacts} />
      </div>
    </div>
  )
}

function Sent({ email, hasCopy }: { email: string; hasCopy: boolean }) {
  const { handoff: words } = useConsultantMessages()
  return <Notice tone="ok">{hasCopy ? words.sentCopy(email) : words.sent(email)}</Notice>
}

function HandoffFields({ handoff: { form, send } }: { handoff: Handoff }) {
  const messages = useConsultantMessages()
  const words = messages.handoff
  const transcript = useConversation((conversation) => conversation.transcript)
  return (
    <Form className={styles.form} aria-label={words.title} form={form} onSubmit={send} outageText={words.failed}>
      <p>{words.lead}</p>
      <EmailField
        name="email"
        label={words.email}
        suggestion={words.emailMeant}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextAreaField name="note" label={words.note} rows={3} dir="auto" />
      <details className={styles.what}>
        <summary>{words.what}</summary>
        <p dir="auto">{transcriptText(transcript, messages)}</p>
      </details>
      <Consent />
      <FormFailure />
      <SubmitButton wide>{words.send}</SubmitButton>
    </Form>
  )
}

function Consent() {
  const { handoff: words } = useConsultantMessages()
  const { value, error, onChange } = useField('consent')
  const faultId = useId()
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          name="consent"
          checked={value === true}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? faultId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{words.consent}</span>
      </label>
      <p id={faultId} aria-live="polite" className={styles.fault}>
        {error}
      </p>
    </div>
  )
}
