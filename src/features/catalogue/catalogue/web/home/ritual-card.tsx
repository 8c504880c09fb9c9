import { Card, cardLink } from '#ui/layout/card.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import type { ServiceCard } from '../../schemas.ts'
import { ritualPath } from '../../paths.ts'
import { mantraForCard } from '../../rules-text.ts'
import { ritualCardPrice } from './ritual-card-price.ts'
import { Picture } from '../plates/picture.tsx'
import plateStyles from '../plates/plate.module.css'
import styles from './ritual-card.module.css'
import { Teaser } from '../reading/teaser.tsx'
import { useMessages } from '../messages.ts'

/** A ritual in the shop: plate, category, name, short text, mantra and lowest price. The whole card is one link. */
export function RitualCard({ ritual, category }: { ritual: ServiceCard; category: string | undefined }) {
  const messages = useMessages()
  const lang = useLang()
  const mantra = mantraForCard(ritual.mantra)
  const text = ritual.intro ? styles.intro : styles.description
  return (
    <Card as="article" inset="none" linked className={styles.card}>
      <Picture ritualId={ritual.id} category={ritual.category} src={ritual.image_url} focus={ritual.image_focus} />
      <div className={styles.body}>
        {category && <p className={styles.category}>{category}</p>}
        <h3 className={styles.name}>
          <Link href={ritualPath(ritual.id)} className={cardLink}>
            {ritual.name}
          </Link>
        </h3>
        <p className={text}>
          <Teaser text={ritual.intro || ritual.description} />
        </p>
        {mantra && (
          <p className={styles.mantra} lang="sa">
            {mantra}
          </p>
        )}
        <p className={styles.foot}>
          <span className="type-price">{ritualCardPrice(ritual, messages.card, lang)}</span>
          <span className={styles.more} aria-hidden="true">
            {messages.card.more}
          </span>
        </p>
      </div>
    </Card>
  )
}

export function RitualCardToCome() {
  return (
    <Card inset="none" className={styles.card}>
      <Skeleton className={plateStyles.card} />
      <div className={styles.body}>
        <p className={`type-h3 ${styles.name}`}>
          <Skeleton lines={1} />
        </p>
        <div className={styles.intro}>
          <Skeleton lines={4} />
        </div>
      </div>
    </Card>
  )
}
