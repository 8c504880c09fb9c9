import { useApiQuery, setApiData } from '#ui/data/api.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DetailPage } from '#ui/layout/detail-page.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Price } from '#ui/text/price.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { PartnerDetail } from '../../schemas-admin.ts'
import { formatDayShort } from '#ui/text/moment-format.ts'
import { useMessages } from './messages.ts'
import { balanceTerm } from '../partner-format.ts'
import { HandoverButton } from './handover-button.tsx'
import { HandoverList } from './handover-list.tsx'
import { PartnerForm } from './partner-form.tsx'
import { PartnerMonths } from './partner-months.tsx'
import styles from './partners.module.css'

/** The page of one partner for staff: earnings, payouts and the commission rule. */
export function PartnerDetailPage({ id }: { id: string }) {
  const messages = useMessages()
  const client = useQueryClient()
  const request = { path: { id } }
  const query = useApiQuery('/api/admin/partners/{id}', request)
  return (
    <DetailPage
      query={query}
      back={{ href: '/partners', text: messages.back }}
      title={messages.columns.name}
      unknown={messages.unknown}
      head={({ name, active }) => ({
        title: name || messages.noName,
        aside: active ? undefined : <Badge>{messages.inactive}</Badge>,
      })}
    >
      {(partner) => (
        <div className={styles.columns}>
          <div className={styles.column}>
            <Sums partner={partner} onReload={query.refetch} />
            <PartnerMonths partner={partner} onReload={query.refetch} />
            <HandoverList partner={partner} onReload={query.refetch} />
          </div>
          <PartnerForm
            key={partner.version}
            partner={partner}
            onSaved={(saved) => setApiData(client, '/api/admin/partners/{id}', request, saved)}
            onReload={query.refetch}
          />
        </div>
      )}
    </DetailPage>
  )
}

function Sums({ partner, onReload }: { partner: PartnerDetail; onReload: () => void }) {
  const messages = useMessages()
  const lang = useLang()
  const sum = (dollars: number) => <Price cents={Math.round(dollars * 100)} lang={lang} />
  return (
    <Card as="section" className={styles.card}>
      <Facts
        facts={[
          { term: messages.email, value: partner.email && <a href={`mailto:${partner.email}`}>{partner.email}</a> },
          { term: messages.sums.since, value: formatDayShort(partner.createdAt, lang) },
          { term: messages.columns.clients, value: partner.clients },
          { term: messages.columns.orders, value: partner.orders },
          { term: messages.sums.sales, value: sum(partner.paidUsd) },
          { term: messages.sums.earned, value: sum(partner.commissionUsd) },
          { term: messages.sums.paidOut, value: sum(partner.payoutsUsd) },
          { term: messages.sums.due, value: sum(partner.dueUsd) },
          { term: messages.sums.held, value: sum(partner.heldUsd) },
          { term: balanceTerm(messages.sums, partner.balanceUsd), value: sum(Math.abs(partner.balanceUsd)) },
        ]}
      />
      <HandoverButton partner={partner} onReload={onReload} />
    </Card>
  )
}
