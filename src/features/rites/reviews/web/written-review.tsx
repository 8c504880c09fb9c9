import { Button } from '#ui/layout/button.tsx'
import type { OwnReview } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './review-page.module.css'
import { WithdrawReview } from './withdraw-review.tsx'

type WrittenReviewProps = {
  review: OwnReview
  token: string
  onChange: () => void
  onChanged: (review: OwnReview) => void
}

/** What was sent, as others read it, and what its author can still do with it. */
export function WrittenReview({ review, token, onChange, onChanged }: WrittenReviewProps) {
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

export function ShopReply({ review: { reply } }: { review: OwnReview }) {
  const messages = useMessages()
  if (reply === null) return null
  return (
    <div className={styles.reply}>
      <p className={styles.replyTitle}>{messages.reply}</p>
      <p className={styles.quoted}>{reply}</p>
    </div>
  )
}
