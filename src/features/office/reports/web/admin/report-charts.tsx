import { type ReactNode, useState } from 'react'
import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { ReportView } from '../../schemas.ts'
import { formatChange, formatPeriod, formatStep, formatValue } from './value-format.ts'
import { useMessages } from './messages.ts'
import styles from './reports-page.module.css'
import { RowChart } from './row-chart.tsx'
import { TimeChart } from './time-chart.tsx'

/** The totals of a report, a chart of the selected total, and a table with the same data. */
export function ReportCharts({ report }: { report: ReportView }) {
  const messages = useMessages()
  const lang = useLang()
  const nameOf = useNames(report)
  const [chosen, setChosen] = useState(chiefOf(report))
  const column = report.columns.find(({ id }) => id === chosen) ?? report.columns[0]
  const isChoice = report.columns.length > 1
  const isEmpty = Object.values(report.totals).every((value) => value === 0)
  if (!column) return null
  return (
    <>
      {report.name !== 'funnel' && (
        <div className={styles.totals}>
          {report.columns.map(({ id, unit }) => (
            <Total key={id} isPressed={id === column.id} onPress={isChoice ? () => setChosen(id) : undefined}>
              <span>{messages.columns[id]}</span>
              <strong>{formatValue(report.totals[id] ?? 0, unit, lang)}</strong>
              <small>{changeOf(report, id, { messages, lang })}</small>
            </Total>
          ))}
        </div>
      )}
      <p className={styles.before}>{messages.before(formatPeriod(report.before.from, report.before.to, lang))}</p>
      {isEmpty ? (
        <p className={styles.empty}>{messages.empty}</p>
      ) : report.name === 'sales' ? (
        <TimeChart report={report} column={column} />
      ) : (
        <RowChart report={report} column={column} nameOf={nameOf} isFunnel={report.name === 'funnel'} />
      )}
      {!isEmpty && <FiguresTable report={report} nameOf={nameOf} />}
    </>
  )
}

type FiguresTableProps = { report: ReportView; nameOf: (key: string) => string }

function FiguresTable({ report, nameOf }: FiguresTableProps) {
  const messages = useMessages()
  const lang = useLang()
  return (
    <details className={styles.table}>
      <summary>{messages.table}</summary>
      <div className="table-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{report.name === 'sales' ? messages.step : messages.what}</th>
              {report.columns.map(({ id }) => (
                <th key={id} scope="col">
                  {messages.columns[id]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.lines.map(({ key, values }) => (
              <tr key={key}>
                <th scope="row">{nameOf(key)}</th>
                {report.columns.map(({ id, unit }) => (
                  <td key={id}>{formatValue(values[id] ?? 0, unit, lang)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

type TotalProps = { isPressed: boolean; onPress: (() => void) | undefined; children: ReactNode }

/** A total. If there are several totals, pressing one shows it in the chart. */
function Total({ isPressed, onPress, children }: TotalProps) {
  if (!onPress) return <div className={styles.total}>{children}</div>
  return (
    <button type="button" className={styles.total} aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  )
}

/** The column that is shown first. This is the column with money, if there is one. */
function chiefOf({ columns }: ReportView): string {
  return (columns.find(({ unit }) => unit === 'usd') ?? columns[0])?.id ?? ''
}

type ChartContext = { messages: ReturnType<typeof useMessages>; lang: 'ru' | 'en' }

function changeOf(report: ReportView, id: string, { messages, lang }: ChartContext): string {
  const now = report.totals[id] ?? 0
  const change = formatChange(now, report.before.totals[id] ?? 0, lang)
  if (change !== undefined) return messages.change(change)
  return now === 0 ? '' : messages.noBefore
}

/** The names of the rows of a report, by key. */
function useNames(report: ReportView): (key: string) => string {
  const { keys } = useMessages()
  const lang = useLang()
  const isRituals = report.name === 'rituals'
  const { data } = useApiQuery('/api/service-cards', { query: { lang } }, { enabled: isRituals })
  if (report.name === 'sales') return (key) => formatStep(key, report.by, lang)
  if (isRituals) return (key) => data?.find(({ id }) => id === key)?.name ?? key
  return (key) => keys[key] ?? key
}
