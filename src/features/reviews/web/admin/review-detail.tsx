import { useState } from 'react'
import type { z } from 'zod'
import { formatDay } from '#base/date-format.ts'
import { useApi, useApiQuery } from '#ui/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Facts } from '#ui/facts.tsx'
import { SubmitButton } from '#ui/forms/form-parts.tsx'
import { Form } from '#ui/forms/form.tsx'
import { TextAreaField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Loaded } from '#ui/loaded.tsx'
import { useLang } from '#ui/messages.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { usePanel } from '#ui/panel.ts'
import { useAction } from '#ui/use-action.ts'
import { MOST_REASON, MOST_REPLY } from '../../model.ts'
import { reviewCan } from '../../rules.ts'
import { type AdminReview, replyInput } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './reviews-page.module.css'

/** One review: its words, what is decided about it, and the shop's reply. */
export function ReviewDetail({ id }: { id: string }) {
  const messages = useMessages()
  const lang = useLang()
  const { data, error, refetch } = useApiQuery('/api/admin/reviews/{id}', { path: { id } })
  if (data === null) return <PageHead title={messages.notFound} back={{ href: '/reviews', text: messages.back }} />
  return (
    <div className={styles.page}>
      <Loaded data={data} error={error} retry={() => void refetch()}>
        {(review) => (
          <>
            <PageHead
              title={review.ritual.names[lang]}
              aside={review.orderNumber}
              back={{ href: `/reviews?state=${review.state}`, text: messages.back }}
            />
            <div>
              <Badge tone={TONES[review.state]}>{messages.tabs[review.state]}</Badge>
            </div>
            <blockquote lang={review.lang} dir="auto" className={styles.text}>
              {review.text}
            </blockquote>
            <Facts
              facts={[
                { term: messages.columns.name, value: review.name },
                {
                  term: messages.columns.written,
                  value: `${formatDay(review.writtenAt, lang)}, ${messages.language[review.lang]}`,
                },
                ...(review.declineReason ? [{ term: messages.declined, value: review.declineReason }] : []),
              ]}
            />
            <Decision key={`decision ${review.id}`} review={review} onChanged={refetch} />
            <Reply key={`reply ${review.id}`} review={review} onChanged={refetch} />
          </>
        )}
      </Loaded>
    </div>
  )
}

const TONES = { waiting: 'warn', published: 'ok', declined: 'neutral' } as const

type PartProps = { review: AdminReview; onChanged: () => void }

function Decision({ review, onChanged }: PartProps) {
  const messages = useMessages()
  const { can } = usePanel()
  const api = useApi()
  const [isAsking, setIsAsking] = useState(false)
  const [reason, setReason] = useState('')
  const decide = useAction(async (decision: 'publish' | 'decline') => {
    const body = { decision, version: review.version, ...(decision === 'decline' && { reason }) }
    await api.put('/api/admin/reviews/{id}/decision', { path: { id: review.id }, body })
    setIsAsking(false)
    setReason('')
    onChanged()
  }, onChanged)
  const mayNot = !can('reviews.change')
  const stop = () => setIsAsking(false)
  return (
    <section className={styles.part} aria-label={messages.title}>
      <div className={styles.acts}>
        {reviewCan('publish', review) && (
          <Button
            size="compact"
            kind="primary"
            disabled={mayNot}
            busy={decide.isBusy && !isAsking}
            aria-describedby={mayNot ? 'review-why' : undefined}
            onClick={() => void decide.run('publish')}
          >
            {messages.publish}
          </Button>
        )}
        {reviewCan('decline', review) && (
          <Button
            size="compact"
            kind="quiet"
            disabled={mayNot}
            aria-describedby={mayNot ? 'review-why' : undefined}
            onClick={() => setIsAsking(true)}
          >
            {review.state === 'published' ? messages.takeDown : messages.decline}
          </Button>
        )}
        {mayNot && (
          <span id="review-why" className={styles.hint}>
            {messages.noRight}
          </span>
        )}
      </div>
      {decide.failure && !isAsking && <Notice tone="danger">{decide.failure}</Notice>}
      <ConfirmDialog
        open={isAsking}
        title={messages.declineSure}
        reason={{
          label: messages.reason,
          value: reason,
          onChange: setReason,
          maxLength: MOST_REASON,
          error: decide.faults.reason,
        }}
        yes={messages.decline}
        back={messages.cancel}
        closeLabel={messages.close}
        isDangerous
        action={decide}
        onYes={() => void decide.run('decline')}
        onClose={stop}
      >
        <p>{messages.declineText}</p>
      </ConfirmDialog>
    </section>
  )
}

const schema = replyInput.omit({ version: true })

function Reply({ review, onChanged }: PartProps) {
  const messages = useMessages()
  const { can } = usePanel()
  const api = useApi()
  const form = useSchemaForm({ schema, values: { reply: review.reply ?? '' } })
  const { root, reply: fault } = form.formState.errors

  async function save({ reply }: z.input<typeof schema>): Promise<void> {
    await api.put('/api/admin/reviews/{id}/reply', {
      path: { id: review.id },
      body: { reply, version: review.version },
    })
    onChanged()
  }

  if (!reviewCan('reply', review) || !can('reviews.change')) return null
  return (
    <Form form={form} onSubmit={save} onConflict={onChanged} className={styles.part}>
      <TextAreaField name="reply" label={messages.reply} hint={messages.replyHint} maxLength={MOST_REPLY} />
      {root?.server && !fault && (
        <Notice tone="danger" title={root.server.message}>
          {root.server.type === 'conflict.version' && review.reply}
        </Notice>
      )}
      <div className={styles.acts}>
        <SubmitButton kind="secondary" size="compact" disabled={form.watch('reply').trim() === (review.reply ?? '')}>
          {messages.saveReply}
        </SubmitButton>
      </div>
    </Form>
  )
}
