import { scaleLinear } from '@visx/scale'
import { useLang } from '#ui/text/messages.tsx'
import type { Unit } from '../../model.ts'
import type { ReportView } from '../../schemas.ts'
import styles from './chart.module.css'
import { useMessages } from './messages.ts'
import { formatShare, formatValue } from './value-format.ts'

type RowChartProps = {
  report: ReportView
  column: { id: string; unit: Unit }
  nameOf: (key: string) => string
  /** True if each row is a part of the row above. Then the chart shows the share of each row. */
  isFunnel?: boolean
}

/** Shows one measure of several items as horizontal bars. A thin mark shows the value in the period before. */
export function RowChart({ report, column, nameOf, isFunnel = false }: RowChartProps) {
  const messages = useMessages()
  const lang = useLang()
  const { id, unit } = column
  const earlier = new Map(report.before.lines.map(({ key, values }) => [key, values[id] ?? 0]))
  const most = Math.max(1, ...report.lines.map(({ values }) => values[id] ?? 0), ...earlier.values())
  const width = scaleLinear({ domain: [0, most], range: [0, 100] })
  const hasEarlier = report.lines.some(({ key }) => (earlier.get(key) ?? 0) > 0)
  return (
    <figure className={styles.figure}>
      <ul data-plain className={styles.rows}>
        {report.lines.map(({ key, values }, index) => {
          const value = values[id] ?? 0
          const share = formatShare(value, report.lines[index - 1]?.values[id] ?? 0, lang)
          return (
            <li key={key} className={styles.row}>
              <span className={styles.name}>{nameOf(key)}</span>
              <svg className={styles.line} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={width(value)} height={10} className={styles.bar} />
                {(earlier.get(key) ?? 0) > 0 && (
                  <line
                    x1={width(earlier.get(key) ?? 0)}
                    x2={width(earlier.get(key) ?? 0)}
                    y2={10}
                    className={styles.mark}
                  />
                )}
              </svg>
              <span className={styles.value}>
                {formatValue(value, unit, lang)}
                {isFunnel && index > 0 && share && <small>{messages.share(share)}</small>}
              </span>
            </li>
          )
        })}
      </ul>
      {hasEarlier && <Legend earlier="mark" />}
    </figure>
  )
}

/** Explains the marks: bars for this period, and a dashed line or a mark on a bar for the period before. */
export function Legend({ earlier }: { earlier: 'line' | 'mark' }) {
  const messages = useMessages()
  return (
    <figcaption className={styles.legend}>
      <span>{messages.now}</span>
      <span className={earlier === 'line' ? styles.then : styles.thenMark}>{messages.earlier}</span>
    </figcaption>
  )
}
