import { useApiQuery } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { MonthView } from '../../schemas.ts'
import { closingText, monthText, STATE_TONES } from './journal-format.ts'
import { JournalMonth } from './journal-month.tsx'
import styles from './journal.module.css'
import { useMessages } from './messages.ts'

/** The pages of the journal: `/journal` lists its months, and `/journal/2026-11` is the page of one month. */
export function JournalPage() {
  const { segments } = useAddress()
  const [, month] = segments
  return month === undefined ? <Months /> : <JournalMonth month={month} />
}

function Months() {
  const messages = useMessages()
  const query = useApiQuery('/api/admin/journal')
  return (
    <>
      <PageHead title={messages.title} />
      <div className={styles.stack}>
        <p className={styles.about}>{messages.about}</p>
        <DataTable
          label={messages.title}
          columns={useColumns()}
          list={{ ...query, data: query.data?.items }}
          keyOf={({ month }) => month}
          hrefOf={({ month }) => `/journal/${month}`}
        />
      </div>
    </>
  )
}

function useColumns(): Column<MonthView>[] {
  const messages = useMessages()
  const lang = useLang()
  return [
    { id: 'month', title: messages.month, isHeading: true, cell: ({ month }) => monthText(month, lang) },
    {
      id: 'state',
      title: messages.state,
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{messages.states[state]}</Badge>,
    },
    { id: 'closing', title: messages.closing, cell: (month) => closingText(month, messages, lang) },
    { id: 'entries', title: messages.entries, isFigure: true, cell: ({ entries }) => entries },
  ]
}
