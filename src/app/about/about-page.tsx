import type { ReactNode } from 'react'
import { Contacts } from '#features/catalogue/catalogue/web/reading/contacts.tsx'
import { sampleViewPath } from '#features/catalogue/catalogue/paths.ts'
import { PriestRow, usePriests } from '#features/rites/priests/web/priest-row.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useDictionary, useLang } from '#ui/text/messages.tsx'
import type { AboutMessages } from '../messages/about.en.ts'
import { useContacts, useShop } from '../shell/use-shop.ts'
import styles from './about-page.module.css'

const useMessages = () => useDictionary<AboutMessages>('about')

/**
 * Answers to the questions of a careful buyer: who performs the ritual, who sells it and takes the money, how to check the seller, what happens if
 * the ritual is not performed, and how to reach us.
 */
export function AboutPage() {
  const messages = useMessages()
  const contacts = useContacts()
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{messages.title}</h1>
        {messages.what.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </header>
      <Answers />
      <Performers />
      <div className={styles.columns}>
        <Section isCard title={messages.sellerTitle} className={styles.box}>
          <Seller />
        </Section>
        <Section isCard title={messages.reachTitle} className={styles.box}>
          <Reach />
          <Contacts {...contacts} />
        </Section>
      </div>
    </article>
  )
}

/** The questions with their answers, each with a link to the page that says more. */
function Answers() {
  const { answers } = useMessages()
  const lang = useLang()
  const { recordingDays } = useShop()
  const links: Record<keyof typeof answers, ReactNode> = {
    money: <Link href="/offer">{answers.money.more}</Link>,
    check: (
      <>
        <Link href="/verify">{answers.check.more}</Link>
        <a href={sampleViewPath('certificate', lang)}>{answers.check.sample}</a>
      </>
    ),
    proof: <Link href="/proofs">{answers.proof.more}</Link>,
    refund: <Link href="/refund">{answers.refund.more}</Link>,
  }
  const texts: Record<keyof typeof answers, string> = {
    money: answers.money.text,
    check: answers.check.text,
    proof: answers.proof.text(recordingDays),
    refund: answers.refund.text,
  }
  return (
    <ul data-plain className={styles.answers}>
      {(['proof', 'check', 'money', 'refund'] as const).map((name) => (
        <Card as="li" key={name} className={styles.answer}>
          <h2>{answers[name].title}</h2>
          <p>{texts[name]}</p>
          <p className={styles.links}>{links[name]}</p>
        </Card>
      ))}
    </ul>
  )
}

function Performers() {
  const messages = useMessages()
  const hasPriests = usePriests().length > 0
  return (
    <Section title={messages.whoTitle} className={styles.performers}>
      <p>{messages.who}</p>
      <PriestRow sample={messages.sample} />
      <p>
        <Button as={Link} href="/priests">
          {hasPriests ? messages.whoMore : messages.whoTitle}
        </Button>
      </p>
    </Section>
  )
}

/** The facts about the seller. Empty facts are left out. */
function Seller() {
  const messages = useMessages()
  const lang = useLang()
  const { seller } = useShop()
  if (!seller) return <p>{messages.noSeller}</p>
  const { name, registration, address, country, since, isExample } = seller
  return (
    <>
      {isExample && <Notice tone="info">{messages.example}</Notice>}
      <Facts
        facts={[
          [messages.seller.name, name[lang]],
          [messages.seller.registration, registration],
          [messages.seller.address, address[lang]],
          [messages.seller.country, country[lang]],
          [messages.seller.since, since],
        ]}
      />
    </>
  )
}

/** Phone, e-mail and hours. If none of them is set, only the buttons below are shown. */
function Reach() {
  const messages = useMessages()
  const lang = useLang()
  const { seller, providerEmail } = useShop()
  return (
    <>
      <p>{messages.reach}</p>
      <Facts
        facts={[
          [messages.seller.phone, seller?.phone ?? ''],
          [messages.seller.email, seller?.email || providerEmail],
          [messages.seller.hours, seller?.hours[lang] ?? ''],
        ]}
      />
    </>
  )
}

function Facts({ facts }: { facts: [term: string, value: string][] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}
