import { authorName } from '../../rules-text.ts'
import type { ReactNode } from 'react'
import { formatDay } from '#base/date-format.ts'
import '#ui/styles/tokens-figures.css'
import '#ui/styles/figure.css'
import { HyphenatedName } from '#ui/text/names.tsx'
import { ShareButton } from '#ui/layout/share-button.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { ArticleText, RitualText } from '../../schemas.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import body from './reading-body.module.css'
import styles from './reading-layout.module.css'
import { useMessages } from '../messages.ts'

type ReadingLayoutProps = {
  text: RitualText | ArticleText
  /** Shown next to the title, for example the ritual's plate. */
  figure?: ReactNode
  /** Shown above the text, for example the mantra. */
  aside?: ReactNode
  sidebar: ReactNode
  /** Shown below the text. */
  end?: ReactNode
}

/**
 * The page of a ritual or an article: breadcrumb, head, body, and a sidebar of 300 px. On a phone the order block of the sidebar is above the text,
 * and further links are below the text. The sidebar of a ritual begins beside the head. The facts about the text are directly above the text, so that
 * they do not separate the name of the ritual from its price.
 */
export function ReadingLayout({ text, figure, aside, sidebar, end }: ReadingLayoutProps) {
  const { page } = useMessages()
  const side = (
    <aside className={styles.sidebar} aria-label={page.beside}>
      {sidebar}
    </aside>
  )
  const head = (
    <header className={figure ? styles.headWithFigure : styles.head}>
      {figure && <div className={styles.figure}>{figure}</div>}
      <div className={styles.words}>
        <h1>
          <HyphenatedName name={text.name} />
        </h1>
        {!figure && <Facts text={text} />}
        <p className={styles.intro}>{text.intro}</p>
      </div>
    </header>
  )
  return (
    <article className={styles.page}>
      <Breadcrumb name={text.name} />
      {!figure && head}
      <div className={figure ? styles.columnsWithHead : styles.columns}>
        {figure && head}
        {figure && side}
        <div className={styles.text}>
          {figure && <Facts text={text} />}
          {aside}
          {text.html ? (
            // oxlint-disable-next-line react/no-danger -- Sanitised by the server; the browser has no Markdown code.
            <div className={body.body} dangerouslySetInnerHTML={{ __html: text.html }} />
          ) : (
            <p className={body.body}>{page.unavailable}</p>
          )}
          {end}
        </div>
        {!figure && side}
      </div>
    </article>
  )
}

function Facts({ text }: { text: RitualText | ArticleText }) {
  const { page } = useMessages()
  const lang = useLang()
  return (
    <p className={styles.facts}>
      <span>{page.readingTime(text.reading_time)}</span>
      <span>{authorName(text.author, page.author)}</span>
      {text.updated_at && (
        <span>
          {page.updated} <time dateTime={text.updated_at.slice(0, 10)}>{formatDay(text.updated_at, lang)}</time>
        </span>
      )}
      <ShareButton label={page.share} copied={page.linkCopied} className={styles.share} />
    </p>
  )
}
