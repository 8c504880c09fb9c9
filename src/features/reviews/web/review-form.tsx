import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { api } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/check-field.tsx'
import { type Failure, failureOf } from '#ui/failure.ts'
import { Field } from '#ui/field.tsx'
import { useLang } from '#ui/messages.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { warnBeforeLeaving } from '#ui/warn-before-leaving.ts'
import { MOST_NAME, MOST_TEXT } from '../model.ts'
import { isWritten } from '../rules.ts'
import type { OwnReview } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './review-page.module.css'
import { WithdrawReview } from './withdraw-review.tsx'

type ReviewFormProps = {
  review: OwnReview
  token: string
  onChanged: (review: OwnReview) => void
  /** Back to the review as it stands, for whoever opened the form there. */
  onCancel?: (() => void) | undefined
}

/** What is typed stays until the shop has it: a refusal is shown under its field, an outage beside the button. */
export function ReviewForm({ review, token, onChanged, onCancel }: ReviewFormProps) {
  const messages = useMessages()
  const lang = useLang()
  const [typed, setTyped] = useState({ text: review.text, name: review.name, ritualId: review.ritualId })
  const [isAgreed, setIsAgreed] = useState(isWritten(review.state))
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isUnsaved = typed.text !== review.text || typed.name !== review.name || typed.ritualId !== review.ritualId
  // The other language is another document.
  useEffect(() => (isUnsaved ? warnBeforeLeaving(() => true) : undefined), [isUnsaved])
  const set = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }))

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      // Anything but true is refused at its box.
      const body = { ...typed, consent: isAgreed as true }
      onChanged(await api.put('/api/reviews/own/{token}', { path: { token }, query: { lang }, body }))
    } catch (error) {
      setFailure(failureOf(error, messages.failed))
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
    } finally {
      setIsBusy(false)
    }
  }

  const { faults = {}, text: failed } = failure ?? {}
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {review.rituals.length > 1 && (
        <SelectField
          label={messages.ritual}
          value={typed.ritualId}
          onChange={(ritualId) => set({ ritualId })}
          options={review.rituals.map(({ id, name }) => ({ value: id, text: name }))}
        />
      )}
      {review.rituals.length === 1 && (
        <p className={styles.ritual}>
          {messages.ritual}: {review.rituals[0]?.name}
        </p>
      )}
      <Field
        multiline
        rows={8}
        lang={lang}
        label={messages.text}
        hint={messages.textHint}
        value={typed.text}
        maxLength={MOST_TEXT}
        error={faults.text}
        onChange={(text) => set({ text })}
        ref={onCancel && focusOnMount}
      />
      <Field
        label={messages.name}
        hint={messages.nameHint}
        value={typed.name}
        maxLength={MOST_NAME}
        autoComplete="nickname"
        error={faults.name}
        onChange={(name) => set({ name })}
      />
      <CheckField
        required
        label={messages.consent}
        checked={isAgreed}
        error={faults.consent && messages.needConsent}
        onChange={setIsAgreed}
      />
      {failed && Object.keys(faults).length === 0 && <Notice tone="danger">{failed}</Notice>}
      <div className={styles.acts}>
        {onCancel && <Button onClick={onCancel}>{messages.cancelChange}</Button>}
        <Button type="submit" kind="primary" busy={isBusy}>
          {labelOf(review.state, messages)}
        </Button>
        {review.state === 'declined' && <WithdrawReview token={token} onChanged={onChanged} />}
      </div>
    </form>
  )
}

/** The button that opened the form is gone. */
function focusOnMount(field: HTMLTextAreaElement | null): void {
  field?.focus()
}

function labelOf(state: OwnReview['state'], messages: ReturnType<typeof useMessages>): string {
  if (state === 'declined') return messages.sendAgain
  return isWritten(state) ? messages.change : messages.send
}
