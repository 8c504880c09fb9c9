import { useQueryClient } from '@tanstack/react-query'
import { formatDollars } from '#base/money-format.ts'
import { currencyName } from '#features/money/settlements/model-currencies.ts'
import { formatSum } from '#features/money/settlements/rules.ts'
import { apiAddress, invalidateApi, useApi, useApiPages, useApiQuery } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { downloadFile } from '#ui/data/save-file.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Facts } from '#ui/layout/facts.tsx'
import { Link } from '#ui/layout/link.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { Section } from '#ui/layout/section.tsx'
import { ActionButton } from '#ui/overlays/action-button.tsx'
import { ConfirmButton } from '#ui/overlays/confirm-action.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { formatDayShort } from '#ui/text/moment-format.ts'
import type { EntryView, MonthDetail } from '../../schemas.ts'
import { closingText, monthInSentence, monthText, STATE_TONES } from './journal-format.ts'
import styles from './journal.module.css'
import { useMessages } from './messages.ts'

/** Shows one month of the journal: its sums, its entries, its files, and whether it is closed. */
export function JournalMonth({ month }: { month: string }) {
  const messages = useMessages()
  const lang = useLang()
  const { send } = usePanel()
  const query = useApiQuery('/api/admin/journal/{month}', { path: { month }, query: { limit: 1 } })
  async function download(ending: 'csv' | 'xlsx'): Promise<void> {
    const address = apiAddress(`/api/admin/journal/{month}/entries.${ending}`, { path: { month } })
    await downloadFile(send, `${address}?lang=${lang}`, `journal-${month}.${ending}`)
  }
  return (
    <>
      <PageHead
        title={monthText(month, lang)}
        back={{ href: '/journal', text: messages.title }}
        actions={(['csv', 'xlsx'] as const).map((ending) => (
          <ActionButton key={ending} disabled={!query.data} call={() => download(ending)}>
            {messages.download(ending.toUpperCase())}
          </ActionButton>
        ))}
      />
      <Loaded query={query}>{(detail) => <Month detail={detail} />}</Loaded>
    </>
  )
}

function Month({ detail }: { detail: MonthDetail }) {
  const messages = useMessages()
  const lang = useLang()
  const { month, state, digest, sums } = detail
  const entryColumns = useEntryColumns()
  const entries = useApiPages('/api/admin/journal/{month}', { path: { month } })
  return (
    <div className={styles.stack}>
      <Facts
        facts={[
          { term: messages.state, value: <Badge tone={STATE_TONES[state]}>{messages.states[state]}</Badge> },
          { term: messages.closing, value: closingText(detail, messages, lang) },
          { term: messages.digest, value: digest && <span className={styles.digest}>{digest}</span> },
        ]}
      />
      {state !== 'closed' && <Closing detail={detail} />}
      <Section title={messages.sums} className={styles.part}>
        <DataTable
          label={messages.sums}
          columns={useSumColumns()}
          list={{ data: sums }}
          keyOf={({ currency }) => currency}
          empty={messages.none}
        />
      </Section>
      {sums.length > 0 && (
        <Section title={messages.entries} className={styles.part}>
          <DataTable
            label={messages.entries}
            columns={entryColumns}
            list={entries}
            keyOf={({ number }) => String(number)}
            empty={messages.none}
          />
        </Section>
      )}
    </div>
  )
}

function Closing({ detail: { month, state } }: { detail: MonthDetail }) {
  const messages = useMessages()
  const lang = useLang()
  const api = useApi()
  const client = useQueryClient()
  const { can } = usePanel()
  const whyNot = state === 'running' ? messages.closeNotYet : can('journal.close') ? undefined : messages.closeNoRight
  async function close(): Promise<void> {
    await api.post('/api/admin/journal/{month}/closing', { path: { month } })
    showToast({ title: messages.closed })
    await invalidateApi(client, '/api/admin/journal')
  }
  return (
    <div className={styles.closing}>
      <ConfirmButton
        text={messages.close}
        title={messages.closeTitle(monthInSentence(month, lang))}
        button={{ disabled: whyNot !== undefined }}
        call={close}
        onConflict={() => void invalidateApi(client, '/api/admin/journal')}
      >
        <p>{messages.closeText}</p>
      </ConfirmButton>
      {whyNot !== undefined && <span className={styles.quiet}>{whyNot}</span>}
    </div>
  )
}

function useSumColumns(): Column<MonthDetail['sums'][number]>[] {
  const messages = useMessages()
  const lang = useLang()
  const sum = (amount: string, currency: string) => amount !== '0' && formatSum(amount, currency, lang)
  return [
    {
      id: 'currency',
      title: messages.columns.currency,
      isHeading: true,
      cell: ({ currency }) => currencyName(currency),
    },
    { id: 'came', title: messages.came, isFigure: true, cell: (row) => sum(row.came, row.currency) },
    { id: 'gone', title: messages.gone, isFigure: true, cell: (row) => sum(row.gone, row.currency) },
    { id: 'fees', title: messages.fees, isFigure: true, cell: (row) => sum(row.fees, row.currency) },
    { id: 'usd', title: messages.value, isFigure: true, cell: ({ usd }) => formatDollars(usd, lang) },
  ]
}

function useEntryColumns(): Column<EntryView>[] {
  const messages = useMessages()
  const { columns, kinds, ways } = messages
  const lang = useLang()
  const day = (text: string) => <span className={styles.nowrap}>{formatDayShort(`${text}T12:00:00`, lang)}</span>
  return [
    { id: 'number', title: columns.number, isFigure: true, cell: ({ number }) => number },
    { id: 'value', title: columns.valueOn, cell: ({ valueOn }) => day(valueOn) },
    { id: 'booked', title: columns.bookedOn, cell: ({ bookedOn }) => day(bookedOn) },
    {
      id: 'kind',
      title: columns.kind,
      isHeading: true,
      cell: ({ kind, way }) => `${kinds[kind]} · ${ways[way]}`,
    },
    {
      id: 'order',
      title: columns.order,
      cell: ({ orderId, orderNumber }) =>
        orderId && (
          <Link href={`/orders/${orderId}`} className={styles.number}>
            {orderNumber}
          </Link>
        ),
    },
    {
      id: 'amount',
      title: columns.amount,
      isFigure: true,
      cell: ({ amount, currency }) => <span className={styles.nowrap}>{formatSum(amount, currency, lang)}</span>,
    },
    {
      id: 'usd',
      title: columns.usd,
      isFigure: true,
      cell: ({ usd }) => usd !== null && formatDollars(usd, lang),
    },
    {
      id: 'fee',
      title: columns.fee,
      isFigure: true,
      cell: ({ fee, currency }) => fee && formatSum(fee, currency, lang),
    },
    {
      id: 'reference',
      title: columns.reference,
      isText: true,
      cell: ({ reference, partner }) => (
        <>
          {partner !== '' && <span>{partner} </span>}
          <span className={styles.reference} translate="no">
            {reference}
          </span>
        </>
      ),
    },
  ]
}
