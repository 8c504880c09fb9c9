import { Contacts } from '#features/catalogue/catalogue/web/reading/contacts.tsx'
import { priestPath } from '#features/rites/priests/paths.ts'
import { Portrait } from '#features/rites/priests/web/portrait.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useDictionary, useLang } from '#ui/text/messages.tsx'
import type { AboutMessages } from '../messages/about.en.ts'
import { useContacts, useShop } from '../shell/use-shop.ts'
import styles from './about-page.module.css'

/** The others are on their own page. */
const MAX_PRIESTS = 3

const useMessages = () => useDictionary<AboutMessages>('about')

/** What the shop is, who performs, who sells, how to reach it, and how a refund works. */
export function AboutPage() {
  const messages = useMessages()
  const contacts = useContacts()
  return (
    <article className={styles.page}>
      <h1>{messages.title}</h1>
      <section>
        <h2>{messages.whatTitle}</h2>
        {messages.what.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <section>
        <h2>{messages.whoTitle}</h2>
        <p>{messages.who}</p>
        <Priests />
        <p>
          <Link href="/priests">{messages.whoMore}</Link>
        </p>
      </section>
      <section>
        <h2>{messages.sellerTitle}</h2>
        <Seller />
      </section>
      <section>
        <h2>{messages.reachTitle}</h2>
        <p>{messages.reach}</p>
        <Contacts {...contacts} />
      </section>
      <section>
        <h2>{messages.refundTitle}</h2>
        <p>{messages.refund}</p>
        <p className={styles.links}>
          <Link href="/refund">{messages.refundMore}</Link>
          <Link href="/offer">{messages.offer}</Link>
        </p>
      </section>
    </article>
  )
}

/** Faces and names of those who lead the rituals. A sample of the sandbox says so. */
function Priests() {
  const messages = useMessages()
  const priests = useApiQuery('/api/priests', { query: { lang: useLang() } }).data?.items ?? []
  if (priests.length === 0) return null
  return (
    <ul data-plain className={styles.priests}>
      {priests.slice(0, MAX_PRIESTS).map((priest) => (
        <li key={priest.id}>
          <Portrait priest={priest} />
          <Link href={priestPath(priest.id)}>
            <bdi>{priest.name}</bdi>
          </Link>
          <small>{[priest.place, priest.isSample && messages.sample].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ul>
  )
}

/** The facts about the seller. Empty facts are left out. */
function Seller() {
  const messages = useMessages()
  const lang = useLang()
  const { seller } = useShop()
  if (!seller) return <p>{messages.noSeller}</p>
  const { name, registration, address, country, phone, email, isExample } = seller
  const facts = [
    [messages.seller.name, name[lang]],
    [messages.seller.registration, registration],
    [messages.seller.address, address[lang]],
    [messages.seller.country, country[lang]],
    [messages.seller.phone, phone],
    [messages.seller.email, email],
  ].filter(([, value]) => value !== '')
  return (
    <>
      {isExample && <Notice tone="info">{messages.example}</Notice>}
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
