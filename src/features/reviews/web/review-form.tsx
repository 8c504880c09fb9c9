import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/check-field.tsx'
import { DialogButtons } from '#ui/dialog-buttons.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { type Failure, failureOf } from '#ui/failure.ts'
import { Field } from '#ui/field.tsx'
import { useLang } from '#ui/messages.tsx'
import { Notice } from '#ui/notice.tsx'
import { requestJson } from '#ui/request.ts'
import { SelectField } from '#ui/select-field.tsx'
import { MOST_NAME, MOST_TEXT } from '../model.ts'
import { isWritten } from '../rules.ts'
import type { OwnReview } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './review-page.module.css'

type ReviewFormProps = { review: OwnReview; call: string; onChanged: (review: OwnReview) => void }

/** What is typed stays until the shop has it: a refusal is shown under its field, an outage beside the button. */
export function ReviewForm({ review, call, onChanged }: ReviewFormProps) {
  const messages = useMessages()
  const lang = useLang()
  const [typed, setTyped] = useState({ text: review.text, name: review.name, ritualId: review.ritualId })
  const [isAgreed, setIsAgreed] = useState(isWritten(review.state))
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const set = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }))

  async function send(method: 'PUT' | 'DELETE'): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    setFailure(undefined)
    try {
      const body = method === 'PUT' ? { ...typed, consent: isAgreed } : undefined
      const changed = await requestJson<OwnReview>(call, { method, ...(body && { body }) })
      if (method === 'DELETE') {
        set({ text: '', name: changed.name })
        setIsAgreed(false)
      }
      onChanged(changed)
      scrollTo({ top: 0, behavior: 'instant' })
      return true
    } catch (error) {
      setFailure(failureOf(error, messages.failed))
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return false
    } finally {
      setIsBusy(false)
    }
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    void send('PUT')
  }

  const { faults = {}, text: failed } = failure ?? {}
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
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
        <Button type="submit" kind="primary" busy={isBusy && !isAsking}>
          {labelOf(review.state, messages)}
        </Button>
        {isWritten(review.state) && <Button onClick={() => setIsAsking(true)}>{messages.withdraw}</Button>}
      </div>
      <Dialog
        title={messages.withdrawSure}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        closeLabel={messages.close}
        foot={
          <DialogButtons back={messages.cancel} onBack={() => setIsAsking(false)}>
            <Button kind="danger" busy={isBusy} onClick={() => void send('DELETE').then(() => setIsAsking(false))}>
              {messages.withdraw}
            </Button>
          </DialogButtons>
        }
      >
        <p>{messages.withdrawText}</p>
      </Dialog>
    </form>
  )
}

function labelOf(state: OwnReview['state'], messages: ReturnType<typeof useMessages>): string {
  if (state === 'declined') return messages.sendAgain
  return isWritten(state) ? messages.change : messages.send
}
