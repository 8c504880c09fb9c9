import { useState } from 'react'
import { NotFoundCard } from '#features/catalogue/catalogue/web/not-found-card.tsx'
import { PlateSkeleton } from '#features/catalogue/catalogue/web/plates/plate-skeleton.tsx'
import { Plate } from '#features/catalogue/catalogue/web/plates/plate.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Segmented } from '#ui/forms/segmented.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { isLongCard } from '../rules.ts'
import type { GiftCard } from '../schemas.ts'
import styles from './gift-page.module.css'
import { useMessages } from './messages.ts'

const PAPERS = ['A5', 'A4'] as const
type Paper = (typeof PAPERS)[number]

/** The gift card, on screen and in print, in the language of the page. */
export function GiftPage({ token }: { token: string }) {
  const { card } = useMessages()
  const lang = useLang()
  const [paper, setPaper] = useState<Paper>('A5')
  const { data: gift, ...query } = useApiQuery('/api/gifts/{token}', { path: { token }, query: { lang } })
  if (gift === null) return <NotFoundCard title={card.notFoundTitle} text={card.notFoundText} back={card.home} to="/" />
  if (!gift)
    return query.isError ? (
      <RetryNotice query={query} retry={card.retry}>
        {card.failed}
      </RetryNotice>
    ) : (
      <Waiting />
    )
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Segmented
          label={card.size}
          segments={PAPERS.map((value) => ({ value, text: value }))}
          value={paper}
          onSelect={(value) => setPaper(PAPERS.find((each) => each === value) ?? 'A5')}
        />
        <Button kind="primary" onClick={() => window.print()}>
          {card.print}
        </Button>
      </div>
      <Card gift={gift} paper={paper} />
    </div>
  )
}

/** The placeholder of the gift card until its text is loaded. */
function Waiting() {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <PlateSkeleton plate={styles.plate} words={styles.paper} lines={5} />
      </div>
    </div>
  )
}

function Card({ gift, paper }: { gift: GiftCard; paper: Paper }) {
  const { card } = useMessages()
  const { name, note, from, rituals } = gift
  const [first] = rituals
  return (
    <article
      className={`${styles.card} ${styles[paper]}`}
      data-long={isLongCard(gift) || undefined}
      aria-labelledby="gift-title"
    >
      <Plate
        ritualId={first?.id ?? ''}
        category={first?.category ?? ''}
        shape="square"
        lod="hero"
        className={styles.plate}
      />
      <div className={styles.paper}>
        <header>
          <p className={styles.quiet}>{card.heading}</p>
          <h1 id="gift-title" className={styles.name}>
            <bdi>{name}</bdi>
          </h1>
        </header>
        {note && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
        <div className={styles.what}>
          <p>{rituals.length > 1 ? card.givenMany : card.given}:</p>
          <ul className={styles.rituals}>
            {rituals.map((ritual) => (
              <li key={`${ritual.id} ${ritual.name}`}>{ritual.name}</li>
            ))}
          </ul>
          <p className={styles.quiet}>{card.explained}</p>
        </div>
        {from && (
          <p>
            <span className={styles.quiet}>{card.from}</span> <bdi>{from}</bdi>
          </p>
        )}
      </div>
    </article>
  )
}
