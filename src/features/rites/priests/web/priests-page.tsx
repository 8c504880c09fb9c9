import { Fragment } from 'react'
import { ritualPath } from '#features/catalogue/catalogue/paths.ts'
import { FactRow } from '#ui/layout/fact-list.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Card, cardLink } from '#ui/layout/card.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { PublicPriest } from '../schemas.ts'
import { useMessages } from './messages.ts'
import { Portrait } from './portrait.tsx'
import styles from './priests-page.module.css'

/** The page with all published priests. */
export function PriestsPage() {
  const messages = useMessages()
  const { data } = useApiQuery('/api/priests', { query: { lang: useLang() } })
  const priests = data?.items ?? []
  return (
    <article className={styles.page}>
      <h1>{messages.title}</h1>
      <p className={styles.intro}>{messages.intro}</p>
      {priests.some(({ isSample }) => isSample) && <Notice tone="info">{messages.samples}</Notice>}
      {priests.length === 0 && <p className={styles.intro}>{messages.empty}</p>}
      <ul className={styles.list}>
        {priests.map((priest) => (
          <Priest key={priest.id} priest={priest} />
        ))}
      </ul>
      <ul data-plain className={styles.next}>
        {NEXT.map(({ name, path }) => (
          <Card as="li" key={name} linked className={styles.card}>
            <h2 className="type-h3">
              <Link href={path} className={cardLink}>
                {messages.next[name].title}
              </Link>
            </h2>
            <p>{messages.next[name].text}</p>
          </Card>
        ))}
      </ul>
    </article>
  )
}

/** Links for readers who want to know more before they order. */
const NEXT = [
  { name: 'proofs', path: '/proofs' },
  { name: 'check', path: '/verify' },
  { name: 'about', path: '/about' },
] as const

function Priest({ priest }: { priest: PublicPriest }) {
  const messages = useMessages()
  const lang = useLang()
  const { id, name, otherName, school, place, text, languages, since, rituals, isSample } = priest
  const facts = [
    [messages.school, school],
    [messages.place, place],
    [messages.since, since === null ? '' : String(since)],
    [messages.languages, languages.map((code) => messages.names[code]).join(', ')],
  ].filter(([, value]) => value !== '')
  return (
    <li id={`priest-${id}`} className={styles.priest}>
      <div className={styles.picture}>
        <Portrait priest={priest} />
      </div>
      <div className={styles.words}>
        <h2>
          <bdi>{name}</bdi> {isSample && <span className={styles.sample}>{messages.sample}</span>}
        </h2>
        {otherName && (
          <p className={styles.other} lang={lang === 'ru' ? 'en' : 'ru'}>
            {otherName}
          </p>
        )}
        {text && <p className={styles.text}>{text}</p>}
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <FactRow key={term} term={term}>
              {value}
            </FactRow>
          ))}
          <FactRow term={messages.rituals}>
            {rituals.length === 0
              ? messages.allRituals
              : rituals.map((ritual, place) => (
                  <Fragment key={ritual.id}>
                    <span className={styles.ritual}>
                      <Link href={ritualPath(ritual.id)}>{ritual.name}</Link>
                      {place < rituals.length - 1 && ','}
                    </span>{' '}
                  </Fragment>
                ))}
          </FactRow>
        </dl>
      </div>
    </li>
  )
}
