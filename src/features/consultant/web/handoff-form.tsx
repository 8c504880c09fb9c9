import { type SyntheticEvent, useId, useRef } from 'react'
import { Contacts, type ContactsProps } from '#features/catalogue/web/contacts.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { transcriptText } from '../rules-transcript.ts'
import { useConversation } from './conversation.ts'
import styles from './handoff-form.module.css'
import { useConsultantMessages } from './messages.ts'
import type { Handoff } from './use-handoff.ts'
import { useVisibleArea } from './use-visible-area.ts'

type HandoffFormProps = { handoff: Handoff; contacts: ContactsProps; onBack: () => void }

/** Sends the conversation to a person, by the reader's own address and with their word. */
export function HandoffForm({ handoff, contacts, onBack }: HandoffFormProps) {
  const messages = useConsultantMessages()
  const words = messages.handoff
  const { result, startAgain } = handoff
  const panel = useRef<HTMLDivElement>(null)
  const isSent = result?.kind === 'sent'
  useVisibleArea(panel)

  function goBack(): void {
    if (isSent) startAgain()
    onBack()
  }

  return (
    <div ref={panel} className={styles.panel}>
      <Button kind="quiet" className={styles.back} onClick={goBack}>
        <Icon name="arrow-left" size={20} /> {words.back}
      </Button>
      <h3 key={String(isSent)} ref={focusOnce} tabIndex={-1}>
        {isSent ? words.sentTitle : words.title}
      </h3>
      {result?.kind === 'sent' ? <Sent {...result} /> : <Form handoff={handoff} />}
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

/** What had the focus before is gone. */
function focusOnce(heading: HTMLElement | null): void {
  heading?.focus()
}

function Form({ handoff }: { handoff: Handoff }) {
  const messages = useConsultantMessages()
  const words = messages.handoff
  const transcript = useConversation((conversation) => conversation.transcript)
  const form = useRef<HTMLFormElement>(null)
  const { email, note, consents, faults, isSending, result, send } = handoff
  const faultId = useId()

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    const first = await send()
    const control = first && form.current?.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-label={words.title}>
      <p>{words.lead}</p>
      <Field
        label={words.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={faults.email}
        onChange={handoff.setEmail}
      />
      <Field
        multiline
        rows={3}
        label={words.note}
        name="note"
        dir="auto"
        value={note}
        error={faults.note}
        onChange={handoff.setNote}
      />
      <details className={styles.what}>
        <summary>{words.what}</summary>
        <p dir="auto">{transcriptText(transcript, messages)}</p>
      </details>
      <div>
        <label className={styles.check}>
          <input
            type="checkbox"
            name="consent"
            checked={consents}
            aria-invalid={faults.consent ? true : undefined}
            aria-describedby={faults.consent ? faultId : undefined}
            onChange={(event) => handoff.setConsents(event.target.checked)}
          />
          <span>{words.consent}</span>
        </label>
        <p id={faultId} aria-live="polite" className={styles.fault}>
          {faults.consent}
        </p>
      </div>
      {result?.kind === 'failed' && <Notice tone="danger">{result.message ?? words.failed}</Notice>}
      <Button type="submit" kind="primary" wide busy={isSending}>
        {words.send}
      </Button>
    </form>
  )
}
