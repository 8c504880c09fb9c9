import { orderTag } from '#base/ids.ts'
import { useState } from 'react'
import { useApiQuery } from '#ui/data/api.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DetailPage } from '#ui/layout/detail-page.tsx'
import { type Fact, Facts } from '#ui/layout/facts.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Price } from '#ui/text/price.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { CustomerView } from '../../schemas.ts'
import { CustomerActions } from './customer-actions.tsx'
import styles from './customer-detail.module.css'
import { CustomerPersonal } from './customer-personal.tsx'
import { formatDayShort } from '#ui/text/moment-format.ts'
import { useMessages } from './messages.ts'

/** The page of one customer, with all data. */
export function CustomerDetail({ id }: { id: string }) {
  const messages = useMessages()
  const query = useApiQuery('/api/admin/customers/{id}', { path: { id } })
  const [isErased, setIsErased] = useState(false)
  return (
    <DetailPage
      query={isErased ? { data: null } : query}
      back={{ href: '/customers', text: messages.back }}
      title={messages.one}
      unknown={isErased ? messages.erased : messages.unknown}
      head={(customer) => ({
        title: customer.name || messages.noName,
        aside: customer.kind === 'guest' ? <Badge>{messages.guest}</Badge> : undefined,
        actions: <CustomerActions customer={customer} onErased={() => setIsErased(true)} />,
      })}
    >
      {(customer) => (
        <div className={styles.columns}>
          <div className={styles.column}>
            <Person customer={customer} />
            {customer.kind === 'account' && <CustomerPersonal customer={customer} />}
          </div>
          <div className={styles.column}>
            <Orders customer={customer} />
            {customer.kind === 'account' && <Consents customer={customer} />}
          </div>
        </div>
      )}
    </DetailPage>
  )
}

function Person({ customer }: { customer: CustomerView }) {
  const { profile: title, facts: terms, guestText } = useMessages()
  const lang = useLang()
  const { profile } = customer
  const facts: Fact[] = [
    { term: terms.contact, value: customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a> },
    { term: terms.phone, value: customer.phone && <a href={`tel:${customer.phone}`}>{customer.phone}</a> },
    { term: terms.lang, value: terms.langs[customer.lang] },
    { term: terms.since, value: formatDayShort(customer.createdAt, lang) },
    {
      term: terms.paid,
      value: customer.paidUsd > 0 && <Price cents={Math.round(customer.paidUsd * 100)} lang={lang} />,
    },
    { term: terms.occupation, value: profile?.occupation },
    { term: terms.gender, value: profile && (terms.genders[profile.gender] ?? '') },
    { term: terms.marital, value: profile && (terms.maritals[profile.maritalStatus] ?? '') },
    { term: terms.location, value: profile?.currentLocation },
    { term: terms.plan, value: customer.planStart && formatDayShort(`${customer.planStart}T12:00:00`, lang) },
  ]
  return (
    <Section isCard heading="" className={styles.card} title={title}>
      <Facts facts={facts.filter(({ value }) => value !== false)} />
      {customer.kind === 'guest' && (
        <Notice tone="info" quiet>
          {guestText}
        </Notice>
      )}
    </Section>
  )
}

function Orders({ customer }: { customer: CustomerView }) {
  const messages = useMessages()
  const lang = useLang()
  return (
    <Card as="section" className={styles.card}>
      <h2>
        {messages.orders} <span className={styles.count}>{customer.orders}</span>
      </h2>
      {customer.orderList.length === 0 ? (
        <p className={styles.none}>{messages.noOrders}</p>
      ) : (
        <ul data-plain className={styles.orders}>
          {customer.orderList.map(({ id, totalUsd, createdAt }) => (
            <li key={id}>
              <Link href={`/orders/${id}`}>{orderTag(id)}</Link>
              <span>{formatDayShort(createdAt, lang)}</span>
              <Price cents={Math.round(totalUsd * 100)} lang={lang} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Consents({ customer }: { customer: CustomerView }) {
  const messages = useMessages()
  const lang = useLang()
  return (
    <Section isCard heading="" className={styles.card} title={messages.consents}>
      {customer.consents.length === 0 ? (
        <p className={styles.none}>{messages.noConsents}</p>
      ) : (
        <ul data-plain className={styles.consents}>
          {customer.consents.map(({ textVersion, givenAt, withdrawnAt }) => (
            <li key={givenAt}>
              {messages.consentGiven(textVersion, formatDayShort(givenAt, lang))}
              {withdrawnAt && `, ${messages.consentWithdrawn(formatDayShort(withdrawnAt, lang))}`}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
