import type { ReactNode } from 'react'
import { useApiQuery } from '#ui/data/api.ts'
import { localized } from '#base/i18n.ts'
import { Button } from '#ui/layout/button.tsx'
import { Card, cardLink } from '#ui/layout/card.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { CatalogueItem } from '../../schemas.ts'
import { articlePath, ritualPath } from '../../paths.ts'
import { groupCatalogue } from '../../rules-terms.ts'
import styles from './catalogue-list-page.module.css'
import type { ListMessages } from '../../messages/page-list.en.ts'
import { listMessages } from './list-messages.ts'
import { Picture } from '../plates/picture.tsx'
import { Teaser } from '../reading/teaser.tsx'
import { YantraFigure } from '../plates/yantra-figure.tsx'

/** The pages `/articles` and `/rituals`, with all texts. If loading fails, the list is empty (docs/contract.md, "Pages"). */
export function CatalogueListPage({ notice }: { notice?: ReactNode }) {
  const list = listMessages[useLang()]
  const { data, isPending } = useApiQuery('/api/articles-catalog')
  const items = data ?? []
  return (
    <>
      <header className={styles.head}>
        <h1>{list.title}</h1>
        <p className="type-lead">{list.intro}</p>
      </header>
      {notice}
      {isPending && <Waiting label={list.title} />}
      {!isPending && items.length === 0 && <Empty />}
      {items.length > 0 && (
        <>
          <Issue items={items} />
          <p className={styles.count}>{countsOf(items, list)}</p>
        </>
      )}
    </>
  )
}

/** The number of articles and of rituals, in words. */
function countsOf(items: readonly CatalogueItem[], list: ListMessages): string {
  const rituals = items.filter(({ source }) => source === 'services').length
  const articles = items.length - rituals
  return [articles > 0 && list.count(articles), rituals > 0 && list.ritualCount(rituals)].filter(Boolean).join(', ')
}

/** Shown if the list is empty, with a link to the rituals. */
function Empty() {
  const list = listMessages[useLang()]
  return (
    <div className={styles.empty}>
      <YantraFigure kind="empty" className={styles.emptyFigure} />
      <p className="type-h3">{list.empty}</p>
      <Button as={Link} href="/">
        {list.toRituals}
      </Button>
    </div>
  )
}

/** The first text is large, as in a magazine. Then come the other texts by subject, and then the rituals. */
function Issue({ items }: { items: CatalogueItem[] }) {
  const list = listMessages[useLang()]
  const { lead, groups, rituals } = groupCatalogue(items)
  return (
    <>
      {lead && <Lead item={lead} />}
      {groups.map(({ group, articles }) => (
        <Section key={group} id={group} title={list.groups[group]}>
          <div className={styles.texts}>
            {articles.map((item) => (
              <ItemCard key={item.id} item={item} />
            ))}
          </div>
        </Section>
      ))}
      {rituals.length > 0 && (
        <Section id="rituals" title={list.rituals}>
          <div className={styles.grid}>
            {rituals.map((item) => (
              <ItemCard key={item.id} item={item} />
            ))}
          </div>
        </Section>
      )}
    </>
  )
}

/** A placeholder with the layout of the list: the large text, then rows of three texts. */
function Waiting({ label }: { label: string }) {
  return (
    <>
      <Card inset="none" className={styles.lead}>
        <div className={styles.figure}>
          <div className={styles.figureToCome}>
            <Spinner label={label} size={40} />
          </div>
        </div>
        <div className={styles.leadText}>
          <p className="type-h1">
            <Skeleton lines={2} />
          </p>
          <p className={styles.standfirst}>
            <Skeleton lines={3} />
          </p>
        </div>
      </Card>
      <div className={styles.section}>
        <div className={styles.texts}>
          {Array.from({ length: 6 }, (_, place) => (
            <div key={place} className={styles.card}>
              <p className={`type-h3 ${styles.name}`}>
                <Skeleton lines={1} />
              </p>
              <Skeleton lines={4} />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={`list-${id}`}>
      <h2 id={`list-${id}`}>{title}</h2>
      {children}
    </section>
  )
}

function Lead({ item }: { item: CatalogueItem }) {
  const lang = useLang()
  const list = listMessages[lang]
  return (
    <Card as="article" inset="none" linked className={styles.lead} data-source={item.source}>
      <div className={styles.figure}>
        <YantraFigure kind="sri" className={styles.drawing} />
      </div>
      <div className={styles.leadText}>
        <h2>
          <Link href={articlePath(item.id)} className={cardLink}>
            {localized(item, 'name', lang)}
          </Link>
        </h2>
        <p className={styles.standfirst}>
          {localized(item, 'article_intro', lang) || localized(item, 'description', lang)}
        </p>
        <p className={styles.more} aria-hidden="true">
          {list.more}
        </p>
      </div>
    </Card>
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
        <h3 className={styles.name}>
          <Link href={isRitual ? ritualPath(item.id) : articlePath(item.id)} className={cardLink}>
            {localized(item, 'name', lang)}
          </Link>
        </h3>
        <p className={intro ? styles.intro : styles.description}>
          <Teaser text={intro || localized(item, 'description', lang)} />
        </p>
        <p className={styles.more} aria-hidden="true">
          {list.more}
        </p>
      </div>
    </Card>
  )
}
