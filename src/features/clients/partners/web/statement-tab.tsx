import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import type { PartnerMessages } from '../messages/page.en.ts'
import { useState } from 'react'
import { apiAddress } from '#ui/data/api.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { useNavigation } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { formatDollars } from '#base/money-format.ts'
import { Price } from '#ui/text/price.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { PartnerView, Statement } from '../schemas.ts'
import { usePartner, useStatement } from './partner-calls.ts'
import { balanceTerm, cents, formatMonth, lastMonths, PAYOUT_TONES } from './partner-format.ts'
import { formatDayShort } from '#ui/text/moment-format.ts'
import { useMessages } from './messages.ts'
import type { PartProps } from './dashboard-props.ts'
import styles from './partner.module.css'

const MONTHS = 18
const FILES = ['/api/partner/statement.csv', '/api/partner/statement.xlsx'] as const

type Line = Statement['lines'][number]

/** The statement of a month: the commission and the payouts. */
export function StatementTab({ month: wantedMonth, root }: PartProps & { month: string | null }) {
  const { statement: messages } = useMessages()
  const lang = useLang()
  const { go } = useNavigation()
  const [months] = useState(() => lastMonths(new Date(), MONTHS))
  const month = months.find((known) => known === wantedMonth) ?? months[0] ?? ''
  const query = useStatement(month)
  const { data } = query
  return (
    <section className={styles.part} aria-label={messages.month}>
      <div className={`${styles.filters} ${styles.month}`}>
        <SelectField
          label={messages.month}
          value={month}
          onChange={(next) => go(`${root}?tab=statement&month=${next}`)}
          options={months.map((value) => ({ value, text: formatMonth(value, lang) }))}
        />
        <div className={styles.filterButtons}>
          {data &&
            FILES.map((file) => (
              <Button key={file} href={apiAddress(file, { query: { month, lang } })} download>
                {messages.download(file.slice(file.indexOf('.') + 1).toUpperCase())}
              </Button>
            ))}
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <DataTable
            label={messages.month}
            columns={columnsOf(messages, lang)}
            list={{ ...query, data: data?.lines }}
            keyOf={({ orderId }) => orderId}
            hrefOf={({ orderId }) => `${root}?tab=orders&order=${orderId}`}
            empty={messages.empty}
          />
        </div>
        <div className={styles.column}>
          {data && <Sums statement={data} />}
          <Rule />
        </div>
      </div>
    </section>
  )
}

function Sums({ statement: { totalUsd, commissionUsd, payout, balance } }: { statement: Statement }) {
  const { statement: messages } = useMessages()
  const lang = useLang()
  const sum = (dollars: number) => <Price cents={cents(dollars)} lang={lang} />
  // The partner's cash is more than the commission due, so the shop pays nothing out.
  const isCovered = balance.balanceUsd < 0
  return (
    <Card as="section" className={`${styles.card} ${styles.sums}`}>
      <header className={styles.title}>
        <h2>{messages.sums}</h2>
        {!(isCovered && payout.dueUsd > 0) && (
          <Badge tone={PAYOUT_TONES[payout.state]}>{messages.payouts[payout.state]}</Badge>
        )}
      </header>
      <Facts
        facts={[
          { term: messages.sales, value: sum(totalUsd) },
          { term: messages.earned, value: sum(commissionUsd) },
          { term: messages.paidOut, value: sum(payout.paidUsd) },
          ...(payout.deductedUsd > 0 ? [{ term: messages.deducted, value: sum(payout.deductedUsd) }] : []),
          { term: isCovered ? messages.dueCovered : messages.due, value: sum(payout.dueUsd) },
          { term: messages.held, value: sum(balance.heldUsd) },
          { term: balanceTerm(messages, balance.balanceUsd), value: sum(Math.abs(balance.balanceUsd)) },
        ]}
      />
    </Card>
  )
}

/** Shows the current commission rule. Earlier commission was calculated with the rule of its time. */
function Rule() {
  const { statement: messages } = useMessages()
  const lang = useLang()
  const { data } = usePartner()
  if (!data) return null
  const ruleText = ({ percent, fixedUsd = 0 }: PartnerView['commission']) =>
    percent === undefined
      ? messages.fixedOf(formatDollars(fixedUsd, lang))
      : messages.percentOf(new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(percent))
  return (
    <Card as="section" className={`${styles.card} ${styles.sums}`}>
      <h2>{messages.rule}</h2>
      <p>{ruleText(data.commission)}</p>
      {data.overrides.length > 0 && (
        <>
          <p className={styles.hint}>{messages.exceptions}</p>
          <Facts facts={data.overrides.map(({ name, ...rule }) => ({ term: name[lang], value: ruleText(rule) }))} />
        </>
      )}
    </Card>
  )
}

function columnsOf(messages: PartnerMessages['statement'], lang: Lang): Column<Line>[] {
  const { columns: titles } = messages
  return [
    { id: 'number', title: titles.number, isHeading: true, cell: ({ orderId }) => orderTag(orderId) },
    { id: 'client', title: titles.client, cell: ({ client }) => client },
    {
      id: 'date',
      title: titles.date,
      cell: ({ paidAt }) => <span className={styles.nowrap}>{formatDayShort(paidAt, lang)}</span>,
    },
    {
      id: 'total',
      title: titles.total,
      isFigure: true,
      cell: ({ totalUsd, givenBackUsd, status }) => (
        <span>
          <Price cents={cents(totalUsd)} lang={lang} />
          {givenBackUsd > 0 && status !== 'refunded' && (
            <small className={styles.givenBack}>{messages.partReturned(formatDollars(givenBackUsd, lang))}</small>
          )}
        </span>
      ),
    },
    {
      id: 'commission',
      title: titles.commission,
      isFigure: true,
      cell: ({ commissionUsd, status }) =>
        status === 'refunded' || status === 'cancelled' ? (
          messages.returned
        ) : (
          <Price cents={cents(commissionUsd)} lang={lang} />
        ),
    },
  ]
}
