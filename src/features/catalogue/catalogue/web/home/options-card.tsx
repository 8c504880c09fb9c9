import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { HyphenatedName } from '#ui/text/names.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { ServiceCard } from '../../schemas.ts'
import type { Category } from '#features/catalogue/catalogue-lists/schemas.ts'
import { categoryPath, ritualPath } from '../../paths.ts'
import { CategoryGlyph } from '#features/catalogue/catalogue-lists/web/category-glyph.tsx'
import styles from './options-card.module.css'
import { useMessages } from '../messages.ts'
import { optionsMessages } from './options-messages.ts'
import { Plate } from '../plates/plate.tsx'
import { ritualCardPrice } from './ritual-card-price.ts'

/** Number of rituals listed on a category's card (docs/contract.md, "Pages"). */
const MAX_PREVIEWS = 3

/** The card of one category: its description, number of rituals, the first three rituals, and a link to all rituals. */
export function OptionsCard({ category, rituals }: { category: Category; rituals: ServiceCard[] }) {
  const messages = optionsMessages[useLang()]
  const { id, name, description, icon, colour } = category
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <CategoryGlyph icon={icon} colour={colour} />
        <span className={`${styles.count} ${styles[colour]}`}>{messages.count(rituals.length)}</span>
      </div>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.description}>{description}</p>
      {rituals.length > 0 ? (
        <>
          <Previews rituals={rituals} />
          <Button as={Link} href={categoryPath(id)} wide className={styles.foot}>
            {messages.viewAll}
            <span className="visually-hidden">{messages.viewAllOf(name)}</span>
          </Button>
        </>
      ) : (
        <>
          <p className={styles.empty}>{messages.empty}</p>
          <Button wide disabled className={styles.foot}>
            {messages.soon}
          </Button>
        </>
      )}
    </Card>
  )
}

function Previews({ rituals }: { rituals: ServiceCard[] }) {
  const { card } = useMessages()
  const lang = useLang()
  const rest = rituals.length - MAX_PREVIEWS
  return (
    <div className={styles.previews}>
      <ul data-plain>
        {rituals.slice(0, MAX_PREVIEWS).map((ritual) => (
          <li key={ritual.id} className={styles.row}>
            <Plate ritualId={ritual.id} category={ritual.category} shape="square" lod="icon" className={styles.plate} />
            <Link href={ritualPath(ritual.id)} className={styles.ritual}>
              <span>
                <HyphenatedName name={ritual.name} />
              </span>
            </Link>
            <span className={`type-price ${styles.price}`}>{ritualCardPrice(ritual, card, lang)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={styles.more}>{optionsMessages[lang].more(rest)}</p>}
    </div>
  )
}
