import type { SyntheticEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useLang } from '#ui/messages.tsx'
import { contactKind } from '../rules-input.ts'
import { failureText } from './failure-text.ts'
import styles from './sign-in-card.module.css'
import type { SignInFailure } from './sign-in-calls.ts'
import { useMessages } from './messages.ts'

type ContactStepProps = {
  contact: string
  takeFocus: boolean
  isSending: boolean
  failure: SignInFailure | undefined
  /** What asking for a code agrees to; by default what a customer does. Null where nothing is asked that was not agreed to before. */
  consent?: string | null | undefined
  onContact: (value: string) => void
  onSend: () => Promise<void>
}

/** Step one: an e-mail address or a phone number in one field. */
export function ContactStep({ contact, takeFocus, isSending, failure, consent, onContact, onSend }: ContactStepProps) {
  const { signIn: messages } = useMessages()
  const lang = useLang()

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    void onSend()
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={messages.contact}
        hint={messages.hints[contactKind(contact)]}
        name="contact"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // A keyboard of digits alone would be a trap for an address that begins with one.
        inputMode={contact.startsWith('+') ? 'tel' : 'email'}
        maxLength={254}
        value={contact}
        error={failure && failureText(messages, failure)}
        onChange={onContact}
        ref={takeFocus ? focusOnMount : undefined}
      />
      <Button type="submit" kind="primary" wide disabled={contact.trim() === ''} busy={isSending}>
        {messages.getCode}
      </Button>
      {consent !== null && (
        <p className={styles.consent}>
          {consent ?? messages.consent}{' '}
          {/* Not a `Link`: the card also stands over what was typed, and in the panel, which has no such page. */}
          <a href={`/privacy?lang=${lang}`} target="_blank" rel="noopener">
            {messages.privacy} <span className="visually-hidden">{messages.newTab}</span>
          </a>
        </p>
      )}
    </form>
  )
}

function focusOnMount(input: HTMLInputElement | null): void {
  input?.focus()
}
