import { Contacts } from '#features/catalogue/catalogue/web/reading/contacts.tsx'
import { PriestRow } from '#features/rites/priests/web/priest-row.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useDictionary, useLang } from '#ui/text/messages.tsx'
import type { AboutMessages } from '../messages/about.en.ts'
import { useContacts, useShop } from '../shell/use-shop.ts'
import styles from './about-page.module.css'

const useMessages = () => useDictionary<AboutMessages>('about')

/** A description of the shop, its priests and seller, the contacts, and the refunds. */
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
        <PriestRow sample={messages.sample} />
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
