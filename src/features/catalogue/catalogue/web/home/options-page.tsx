import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { ServiceCard } from '../../schemas.ts'
import { OptionsCard } from './options-card.tsx'
import styles from './options-page.module.css'
import { optionsMessages } from './options-messages.ts'
import { useServiceCards } from '../use-services.ts'
import { YantraFigure } from '../plates/yantra-figure.tsx'
import { useCategories } from '#features/catalogue/catalogue-lists/web/use-categories.ts'

/** `/options`: the five categories with their first rituals, and a link to the consultant (docs/contract.md, "Pages"). */
export function OptionsPage() {
  const messages = optionsMessages[useLang()]
  const { data, isError, isFetching, refetch } = useServiceCards()
  return (
    <>
      <header className={styles.head}>
        <h1>{messages.title}</h1>
        <p className="type-lead">{messages.lead}</p>
      </header>
      {isError && !data && <Failed busy={isFetching} onRetry={() => void refetch()} />}
      <div className={styles.grid}>
        {data ? <Categories rituals={data} /> : !isError && <Waiting label={messages.loading} />}
        <Unsure hasFailed={isError && !data} />
      </div>
    </>
  )
}

function Categories({ rituals }: { rituals: ServiceCard[] }) {
  const categories = useCategories()
  return (
    <ul data-plain className={styles.cards}>
      {categories.map((category) => (
        <OptionsCard
          key={category.id}
          category={category}
          rituals={rituals.filter((ritual) => ritual.category === category.id)}
        />
      ))}
    </ul>
  )
}

/** Five placeholders of the same size as the cards. */
function Waiting({ label }: { label: string }) {
  return (
    <div role="status" className={styles.cards}>
      <span className="visually-hidden">{label}</span>
      {[1, 2, 3, 4, 5].map((place) => (
        <Card key={place} className={styles.place} aria-hidden="true">
          <Skeleton className={styles.glyphToCome} />
          <Skeleton className={styles.nameToCome} />
          <Skeleton className={styles.textToCome} />
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className={styles.rowToCome} />
          ))}
          <Skeleton className={styles.footToCome} />
        </Card>
      ))}
    </div>
  )
}

function Failed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const messages = optionsMessages[useLang()]
  return (
    <Notice
      tone="danger"
      title={messages.failedTitle}
      action={
        <span className={styles.actions}>
          <Button kind="primary" busy={busy} onClick={onRetry}>
            {messages.retry}
          </Button>
          <Button as={Link} href="/">
            {messages.back}
          </Button>
        </span>
      }
    >
      {messages.failedText}
    </Notice>
  )
}

function Unsure({ hasFailed }: { hasFailed: boolean }) {
  const messages = optionsMessages[useLang()]
  return (
    <Section isCard className={styles.unsure} title={messages.unsure}>
      <p className={styles.unsureText}>{messages.unsureText}</p>
      <YantraFigure kind="sri" className={styles.drawing} />
      <div className={styles.ways}>
        {/* If the list could not be loaded, the button to retry is the primary button, and this button is secondary. */}
        <Button as={Link} href="/?ai=true" kind={hasFailed ? 'secondary' : 'primary'} wide>
          {messages.consultant}
        </Button>
        <Button as={Link} href="/" wide>
          {messages.all}
        </Button>
      </div>
    </Section>
  )
}
