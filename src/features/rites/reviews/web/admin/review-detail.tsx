import type { z } from 'zod'
import { formatDay } from '#base/date-format.ts'
import { ActionButton } from '#ui/overlays/action-button.tsx'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { ConfirmButton } from '#ui/overlays/confirm-action.tsx'
import { DetailPage } from '#ui/layout/detail-page.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Form, SubmitButton } from '#ui/forms/form.tsx'
import { TextAreaField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { MAX_REASON, MAX_REPLY } from '../../model.ts'
import { reviewCan } from '../../rules.ts'
import { type AdminReview, replyInput } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './reviews-page.module.css'

/** The page of one review: its text, the decision about it, and the shop's reply. */
export function ReviewDetail({ id }: { id: string }) {
  const messages = useMessages()
  const lang = useLang()
  const query = useApiQuery('/api/admin/reviews/{id}', { path: { id } })
  return (
    <div className={styles.page}>
      <DetailPage
        query={query}
        back={{ href: '/reviews', text: messages.back }}
        title={messages.title}
        unknown={messages.notFound}
        head={({ ritual, orderNumber, state }) => ({
          title: ritual.names[lang],
          aside: orderNumber,
          back: { href: `/reviews?state=${state}`, text: messages.back },
        })}
      >
        {(review) => (
          <>
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
                { term: messages.declined, value: review.declineReason },
              ]}
            />
            <Decision key={`decision ${review.id}`} review={review} onChanged={query.refetch} />
            <Reply key={`reply ${review.id}`} review={review} onChanged={query.refetch} />
          </>
        )}
      </DetailPage>
    </div>
  )
}

const TONES = { waiting: 'warn', published: 'ok', declined: 'neutral' } as const

type PartProps = { review: AdminReview; onChanged: () => void }

function Decision({ review, onChanged }: PartProps) {
  const messages = useMessages()
  const { can } = usePanel()
  const api = useApi()
  async function decide(decision: 'publish' | 'decline', reason?: string): Promise<void> {
    const body = { decision, version: review.version, reason }
    await api.put('/api/admin/reviews/{id}/decision', { path: { id: review.id }, body })
    onChanged()
  }
  const mayNot = !can('reviews.change')
  const closed = { disabled: mayNot, 'aria-describedby': mayNot ? 'review-why' : undefined }
  return (
    <section className={styles.part} aria-label={messages.title}>
      <div className={styles.acts}>
        {reviewCan('publish', review) && (
          <ActionButton kind="primary" {...closed} call={() => decide('publish')} onConflict={onChanged}>
            {messages.publish}
          </ActionButton>
        )}
        {reviewCan('decline', review) && (
          <ConfirmButton
            text={review.state === 'published' ? messages.takeDown : messages.decline}
            button={{ kind: 'quiet', ...closed }}
            title={messages.declineSure}
            reason={{ label: messages.reason, maxLength: MAX_REASON }}
            yes={messages.decline}
            isDangerous
            call={(reason) => decide('decline', reason)}
            onConflict={onChanged}
          >
            <p>{messages.declineText}</p>
          </ConfirmButton>
        )}
        {mayNot && (
          <span id="review-why" className={styles.hint}>
            {messages.noRight}
          </span>
        )}
      </div>
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
      <TextAreaField name="reply" label={messages.reply} hint={messages.replyHint} maxLength={MAX_REPLY} />
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
