import { useState } from 'react'
import { type Lang, LANGS } from '#base/i18n.ts'
import { bareTitle } from '#features/catalogue/catalogue/rules-text.ts'
import { useMessages } from '../messages.ts'
import { PUBLIC_PAGES } from './record.ts'
import styles from './seo-tab.module.css'
import type { RecordForm } from './use-record-form.ts'
import { usePreviewShop } from './page-preview.tsx'

/** Length at which search engines cut a title and a description. */
const MAX_TITLE = 60
const MAX_DESCRIPTION = 160
const MIN_DESCRIPTION = 70

/** The tab that shows how the page appears in search results and as a shared link. */
export function SeoTab({ form }: { form: RecordForm }) {
  return (
    <div className={styles.pair}>
      {LANGS.map((lang) => (
        <Meeting key={lang} form={form} lang={lang} />
      ))}
    </div>
  )
}

function Meeting({ form, lang }: { form: RecordForm; lang: Lang }) {
  const messages = useMessages()
  const shop = usePreviewShop()
  const words = form.content[lang]
  const title = `${bareTitle(words.seo_title || words.name)} - ${shop?.name[lang] ?? ''}`
  const description = words.seo_description || words.intro || words.description
  const host = shop ? new URL(shop.origin).host : ''
  const isBorrowed = !words.seo_title || !words.seo_description
  return (
    <section className={styles.meeting} aria-label={messages.languages[lang]}>
      <h2 className={styles.heading}>{messages.languages[lang]}</h2>
      <figure className={styles.figure}>
        <figcaption>{messages.search.result}</figcaption>
        <div className={styles.result} lang={lang}>
          <span className={styles.place}>
            {host} › {PUBLIC_PAGES[form.kind].slice(1)} › {form.base.id}
          </span>
          <span className={styles.title}>{clip(title, MAX_TITLE)}</span>
          <span className={styles.text}>{clip(description, MAX_DESCRIPTION)}</span>
        </div>
      </figure>
      <figure className={styles.figure}>
        <figcaption>{messages.search.card}</figcaption>
        <div className={styles.card} lang={lang}>
          <SharePicture form={form} lang={lang} />
          <span className={styles.cardText}>
            <span className={styles.place}>{host}</span>
            <strong>{clip(title, MAX_TITLE + 10)}</strong>
            <span className={styles.text}>{clip(description, MAX_DESCRIPTION)}</span>
          </span>
        </div>
      </figure>
      <ul className={styles.lengths} aria-label={messages.search.lengths}>
        <Length
          text={messages.search.title(title.length, MAX_TITLE)}
          verdict={title.length > MAX_TITLE ? 'cut' : 'fits'}
        />
        <Length
          text={messages.search.description(description.length, MAX_DESCRIPTION)}
          verdict={
            description.length > MAX_DESCRIPTION ? 'cut' : description.length < MIN_DESCRIPTION ? 'short' : 'fits'
          }
        />
      </ul>
      {isBorrowed && <p className={styles.note}>{messages.search.fallsBack}</p>}
    </section>
  )
}

function Length({ text, verdict }: { text: string; verdict: 'fits' | 'cut' | 'short' }) {
  const { search } = useMessages()
  return (
    <li data-verdict={verdict}>
      {`${text}\u00a0— `}
      <strong>{search[verdict]}</strong>
    </li>
  )
}

/** The picture that the shop draws for a shared link. It exists only for published rituals and articles. */
function SharePicture({ form, lang }: { form: RecordForm; lang: Lang }) {
  const { search } = useMessages()
  const [failed, setFailed] = useState(false)
  if (!form.base.published || failed) return <span className={styles.noPicture}>{search.noPicture}</span>
  return (
    <img
      className={styles.picture}
      src={`/og/${form.kind}/${form.base.id}.${lang}.png`}
      width={1200}
      height={630}
      alt=""
      loading="lazy"
      onError={() => setFailed(true)}
    />
  )
}

function clip(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}
