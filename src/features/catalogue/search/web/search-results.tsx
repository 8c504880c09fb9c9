import { useEffect, useRef } from 'react'
import { Icon } from '#ui/layout/icon.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import type { SearchAnswer, SearchResult } from '../schemas.ts'
import { ritualCardPrice } from '#features/catalogue/catalogue/web/home/ritual-card-price.ts'
import { Plate } from '#features/catalogue/catalogue/web/plates/plate.tsx'
import styles from './search-palette.module.css'
import { searchMessages } from './messages.ts'
import { useMessages } from '#features/catalogue/catalogue/web/messages.ts'

type SearchResultsProps = {
  id: string
  answer: SearchAnswer
  asked: string
  active: SearchResult | undefined
  optionId: (result: SearchResult) => string
  pathOf: (result: SearchResult) => string
  /** Called when a result is pressed. The link of the result itself opens the page. */
  onOpen: () => void
}

/** Puts rituals first, then articles. Within each kind the order of relevance stays. */
export function groupByKind(results: readonly SearchResult[]): SearchResult[] {
  return results.toSorted((a, b) => Number(a.kind === 'article') - Number(b.kind === 'article'))
}

/** A listbox that the search field controls. Its options are links, so that they can open in a new tab. */
export function SearchResults({ id, answer, asked: entered, active, optionId, pathOf, onOpen }: SearchResultsProps) {
  const messages = searchMessages[useLang()]
  const kinds = ['ritual', 'article'] as const
  const titles = { ritual: messages.rituals, article: messages.articles }
  return (
    <>
      {answer.query.toLowerCase() !== entered.toLowerCase() && isOtherLayout(answer.query, entered) && (
        <p className={styles.meant}>{messages.meant(answer.query)}</p>
      )}
      <div role="listbox" id={id} aria-label={messages.results} className={styles.list}>
        {kinds.map((kind) => {
          const results = answer.results.filter((result) => result.kind === kind)
          if (results.length === 0) return null
          return (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <p id={`${id}-${kind}`} className={styles.group} role="presentation">
                {titles[kind]}
              </p>
              {results.map((result) => (
                <Option
                  key={result.id}
                  id={optionId(result)}
                  result={result}
                  href={pathOf(result)}
                  selected={result === active}
                  onOpen={onOpen}
                />
              ))}
            </div>
          )
        })}
      </div>
    </>
  )
}

/** Placeholders while the first results load. The field announces the search. */
export function SearchWaiting() {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: 5 }, (_, place) => (
        <div key={place} className={styles.option}>
          <Skeleton className={styles.leafToCome} />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  )
}

/** True if the shop corrected the keyboard layout of the query. While the results still belong to the previous input, the result is false. */
function isOtherLayout(query: string, entered: string): boolean {
  return /[а-яё]/i.test(query) !== /[а-яё]/i.test(entered)
}

type OptionProps = { id: string; result: SearchResult; href: string; selected: boolean; onOpen: () => void }

function Option({ id, result, href, selected, onOpen }: OptionProps) {
  const { kind, name, line, category } = result
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (selected) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  return (
    <Link
      ref={ref}
      href={href}
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className={styles.option}
      onClick={onOpen}
    >
      {kind === 'ritual' ? (
        <Plate ritualId={result.id} category={category ?? ''} shape="square" lod="icon" className={styles.plate} />
      ) : (
        <span className={styles.leaf}>
          <Icon name="menu" size={20} />
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.line}>{line}</span>
      </span>
      <Price result={result} />
    </Link>
  )
}

function Price({ result: { id, price, terms } }: { result: SearchResult }) {
  const { card } = useMessages()
  const lang = useLang()
  if (price === null || terms === null) return null
  return <span className={`type-price ${styles.price}`}>{ritualCardPrice({ id, price, terms }, card, lang)}</span>
}
