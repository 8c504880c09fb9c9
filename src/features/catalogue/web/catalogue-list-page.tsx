import { useQuery } from '#ui/query.ts'
import { localized } from '#base/i18n.ts'
import { Card, cardLink } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useLang } from '#ui/messages.tsx'
import type { CatalogueItem } from '../schemas.ts'
import { articlePath, CATALOGUE_CALL, ritualPath } from '../paths.ts'
import styles from './catalogue-list-page.module.css'
import { listMessages } from './list-messages.ts'
import { Picture } from './picture.tsx'

/** `/articles` and `/rituals`: everything there is to read. A failed load shows as an empty list (docs/contract.md, "Pages"). */
export function CatalogueListPage() {
  const list = listMessages[useLang()]
  const { data, isPending } = useQuery<CatalogueItem[] | null>({ queryKey: [CATALOGUE_CALL] })
  const items = data ?? []
  return (
    <>
      <header className={styles.head}>
        <h1>{list.title}</h1>
        <p className="type-lead">{list.intro}</p>
      </header>
      {isPending && <Spinner label={list.title} />}
      {!isPending && items.length === 0 && <p className={styles.empty}>{list.empty}</p>}
      {items.length > 0 && (
        <>
          <div className={styles.grid}>
            {items.map((item) => (
              <ItemCard key={`${item.source}/${item.id}`} item={item} />
            ))}
          </div>
          <p className={styles.count}>{list.count(items.length)}</p>
        </>
      )}
    </>
  )
}

function ItemCard({ item }: { item: CatalogueItem }) {
  const lang = useLang()
  const list = listMessages[lang]
  const isRitual = item.source === 'services'
  const intro = localized(item, 'article_intro', lang)
  return (
    <Card as="article" inset="none" linked className={styles.card} data-source={item.source}>
      {isRitual && (
        <Picture
          ritualId={item.id}
          category={item.category ?? undefined}
          src={item.image_url}
          focus={item.image_focus}
        />
      )}
      <div className={styles.body}>
        <p className={styles.source}>{isRitual ? list.ritualBadge : list.articleBadge}</p>
        <h2 className={`type-h3 ${styles.name}`}>
          <Link href={isRitual ? ritualPath(item.id) : articlePath(item.id)} className={cardLink}>
            {localized(item, 'name', lang)}
          </Link>
        </h2>
        <p className={intro ? styles.intro : styles.description}>{intro || localized(item, 'description', lang)}</p>
        <p className={styles.more} aria-hidden="true">
          {list.more}
        </p>
      </div>
    </Card>
  )
}
