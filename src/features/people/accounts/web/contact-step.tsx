import { focusOnce } from '#ui/layout/focus-once.ts'
import { FieldRefusal, Form, SubmitButton } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { useLang } from '#ui/text/messages.tsx'
import { contactKind } from '../rules-input.ts'
import { failureText, type SignInFailure } from './sign-in-calls.ts'
import styles from './sign-in-card.module.css'
import { useMessages } from './messages.ts'

type ContactStepProps = {
  contact: string
  takeFocus: boolean
  /**
   * The text to which a person agrees by requesting a sign-in code. Undefined means the text for customers. Null if there is nothing new to
   * agree to.
   */
  consent?: string | null | undefined
  onSend: (contact: string) => Promise<SignInFailure | undefined>
}

/** The first step of the sign-in: one field for an e-mail address or a phone number. */
export function ContactStep({ contact, takeFocus, consent, onSend }: ContactStepProps) {
  const { signIn: messages } = useMessages()
  const lang = useLang()
  const form = useRuleForm({ defaultValues: { contact } })
  const typed = form.watch('contact')

  async function send(values: { contact: string }): Promise<void> {
    const failure = await onSend(values.contact)
    if (failure) throw new FieldRefusal('contact', failureText(messages, failure))
  }

  return (
    <Form form={form} onSubmit={send} className={styles.form}>
      <TextField
        name="contact"
        label={messages.contact}
        hint={messages.hints[contactKind(typed)]}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // After a plus, a phone shows a keyboard that has only digits. Without a plus the text may be an e-mail address that begins with a
        // digit.
        inputMode={typed.startsWith('+') ? 'tel' : 'email'}
        maxLength={254}
        ref={takeFocus ? focusOnce : undefined}
      />
      <SubmitButton wide disabled={typed.trim() === ''}>
        {messages.getCode}
      </SubmitButton>
      {consent !== null && (
        <p className={styles.consent}>
          {consent ?? messages.consent}{' '}
          {/* A `Link` would leave the page. But the sign-in card also appears over pages with typed input, and in the panel, which has no
              privacy page. */}
          <a href={`/privacy?lang=${lang}`} target="_blank" rel="noopener">
            {messages.privacy} <span className="visually-hidden">{messages.newTab}</span>
          </a>
        </p>
      )}
    </Form>
  )
}
