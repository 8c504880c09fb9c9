import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkFallback } from '#features/catalogue/catalogue/web/link-fallback.tsx'
import { setApiData, useApiQuery } from '#ui/data/api.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { OwnReview } from '../schemas.ts'
import { useMessages } from './messages.ts'
import { ReviewForm } from './review-form.tsx'
import styles from './review-page.module.css'
import { WithdrawReview } from './withdraw-review.tsx'

/** The page on which an author writes, changes or withdraws a review. The author needs only the link from the e-mail. */
export function ReviewPage({ token }: { token: string }) {
  const messages = useMessages()
  const lang = useLang()
  const client = useQueryClient()
  const request = { path: { token }, query: { lang } }
  const { data, ...query } = useApiQuery('/api/reviews/own/{token}', request)
  if (!data)
    return (
      <LinkFallback isMissing={data === null} query={query} messages={messages} className={styles.page}>
        <Skeleton lines={8} />
      </LinkFallback>
    )
  const keep = (changed: OwnReview) => setApiData(client, '/api/reviews/own/{token}', request, changed)
  return <OwnReviewPage review={data} token={token} onChanged={keep} />
}

type OwnReviewPageProps = { review: OwnReview; token: string; onChanged: (review: OwnReview) => void }

/** Shows a waiting or published review as text. In all other states, shows the form. */
function OwnReviewPage({ review, token, onChanged }: OwnReviewPageProps) {
  const messages = useMessages()
  const [isChanging, setIsChanging] = useState(false)
  const isSent = review.state === 'waiting' || review.state === 'published'

  function follow(changed: OwnReview): void {
    setIsChanging(false)
    onChanged(changed)
    scrollTo({ top: 0, behavior: 'instant' })
  }

  return (
    <div className={styles.page}>
      <h1>{messages.title}</h1>
      <Standing review={review} />
      {isSent && !isChanging ? (
        <WrittenReview review={review} token={token} onChange={() => setIsChanging(true)} onChanged={follow} />
      ) : (
        <>
          <ShopReply review={review} />
          <ReviewForm
            key={review.state}
            review={review}
            token={token}
            onChanged={follow}
            onCancel={isSent ? () => setIsChanging(false) : undefined}
          />
        </>
      )}
    </div>
  )
}

type WrittenReviewProps = {
  review: OwnReview
  token: string
  onChange: () => void
  onChanged: (review: OwnReview) => void
}

/** The author's review as other people see it, with buttons to change or withdraw the review. */
function WrittenReview({ review, token, onChange, onChanged }: WrittenReviewProps) {
  const messages = useMessages()
  const { rituals, ritualId, text, name } = review
  const ritual = rituals.find(({ id }) => id === ritualId)
  return (
    <>
      <article className={styles.written}>
        {ritual && <h2 className="type-h3">{ritual.name}</h2>}
        <blockquote className={styles.quoted} dir="auto">
          {text}
        </blockquote>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <ShopReply review={review} />
      </article>
      <div className={styles.acts}>
        <Button onClick={onChange}>{messages.changeWritten}</Button>
        <WithdrawReview token={token} onChanged={onChanged} />
      </div>
    </>
  )
}

function ShopReply({ review: { reply } }: { review: OwnReview }) {
  const messages = useMessages()
  if (reply === null) return null
  return (
    <div className={styles.reply}>
      <p className={styles.replyTitle}>{messages.reply}</p>
      <p className={styles.quoted}>{reply}</p>
    </div>
  )
}

const TONES = { waiting: 'ok', published: 'ok', declined: 'warn', withdrawn: 'info' } as const

function Standing({ review }: { review: OwnReview }) {
  const messages = useMessages()
  const { state, declineReason } = review
  if (state === 'asked') return <p className={styles.text}>{messages.intro}</p>
  const { title, text } = messages.states[state]
  return (
    <Notice key={state} tone={TONES[state]} title={title}>
      {declineReason !== null && (
        <p className={styles.quoted}>
          {messages.reason}: <bdi>{declineReason}</bdi>
        </p>
      )}
      <p>{text}</p>
    </Notice>
  )
}
