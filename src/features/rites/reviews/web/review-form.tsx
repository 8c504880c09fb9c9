import { useEffect } from 'react'
import { focusOnce } from '#ui/layout/focus-once.ts'
import { api } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { CheckField } from '#ui/forms/check-field.tsx'
import { SelectField } from '#ui/forms/choice-fields.tsx'
import { Form, FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import { useField } from '#ui/forms/use-field.ts'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { useLang } from '#ui/text/messages.tsx'
import { warnBeforeLeaving } from '#ui/data/warn-before-leaving.ts'
import { MAX_NAME, MAX_TEXT } from '../model.ts'
import { hasReviewText } from '../rules.ts'
import type { OwnReview } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './review-page.module.css'
import { WithdrawReview } from './withdraw-review.tsx'

type ReviewFormProps = {
  review: OwnReview
  token: string
  onChanged: (review: OwnReview) => void
  /** Shows the saved review again. Undefined if there is no saved review. */
  onCancel?: (() => void) | undefined
}

/**
 * The form for a review. The input stays until it is saved. An error of a field is shown below the field, and a failed connection beside the
 * button.
 */
export function ReviewForm({ review, token, onChanged, onCancel }: ReviewFormProps) {
  const messages = useMessages()
  const lang = useLang()
  const defaultValues = {
    text: review.text,
    name: review.name,
    ritualId: review.ritualId,
    showsCertificate: review.showsCertificate,
    consent: hasReviewText(review.state),
  }
  const form = useRuleForm({ defaultValues })
  const { text, name, ritualId } = form.formState.dirtyFields
  const isUnsaved = text || name || ritualId
  // The browser warns before a change of the language, because another document is loaded and the typed text would be lost.
  useEffect(() => (isUnsaved ? warnBeforeLeaving(() => true) : undefined), [isUnsaved])

  async function send({ consent, ...typed }: typeof defaultValues): Promise<void> {
    // The server refuses any value except true, and the form shows the error below the checkbox.
    const body = { ...typed, consent: consent as true }
    onChanged(await api.put('/api/reviews/own/{token}', { path: { token }, query: { lang }, body }))
  }

  return (
    <Form className={styles.form} form={form} onSubmit={send} outageText={messages.failed}>
      {review.rituals.length > 1 && (
        <SelectField
          name="ritualId"
          label={messages.ritual}
          options={review.rituals.map((ritual) => ({ value: ritual.id, text: ritual.name }))}
        />
      )}
      {review.rituals.length === 1 && (
        <p className={styles.ritual}>
          {messages.ritual}: {review.rituals[0]?.name}
        </p>
      )}
      <TextAreaField
        name="text"
        rows={8}
        lang={lang}
        label={messages.text}
        hint={messages.textHint}
        maxLength={MAX_TEXT}
        ref={onCancel && focusOnce}
      />
      <TextField
        name="name"
        label={messages.name}
        hint={messages.nameHint}
        maxLength={MAX_NAME}
        autoComplete="nickname"
      />
      <Consent />
      <ShowCertificate certified={review.certified} />
      <FormFailure />
      <div className={styles.acts}>
        {onCancel && <Button onClick={onCancel}>{messages.cancelChange}</Button>}
        <SubmitButton>{labelOf(review.state, messages)}</SubmitButton>
        {review.state === 'declined' && <WithdrawReview token={token} onChanged={onChanged} />}
      </div>
    </Form>
  )
}

/** The checkbox for consent. The error text comes from this page, not from the server. */
function Consent() {
  const { consent, needConsent } = useMessages()
  const { value, error, onChange } = useField('consent')
  return (
    <CheckField
      required
      name="consent"
      label={consent}
      checked={value === true}
      error={error && needConsent}
      onChange={onChange}
    />
  )
}

/**
 * The checkbox for the consent to show the certificate's number beside the review. It is offered only for a ritual with a certificate. This
 * consent is separate from the review.
 */
function ShowCertificate({ certified }: { certified: string[] }) {
  const { showCertificate } = useMessages()
  const { value, onChange } = useField('showsCertificate')
  const { value: ritualId } = useField('ritualId')
  if (!certified.some((id) => id === ritualId)) return null
  return <CheckField name="showsCertificate" label={showCertificate} checked={value === true} onChange={onChange} />
}

function labelOf(state: OwnReview['state'], messages: ReturnType<typeof useMessages>): string {
  if (state === 'declined') return messages.sendAgain
  return hasReviewText(state) ? messages.change : messages.send
}
