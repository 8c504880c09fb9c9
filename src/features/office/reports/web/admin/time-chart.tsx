import { AxisBottom, AxisLeft } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, LinePath } from '@visx/shape'
import { useEffect, useRef, useState } from 'react'
import { useLang } from '#ui/text/messages.tsx'
import type { Unit } from '../../model.ts'
import type { ReportView } from '../../schemas.ts'
import styles from './chart.module.css'
import { Legend } from './row-chart.tsx'
import { useMessages } from './messages.ts'
import { formatStep, formatValue, labelled } from './value-format.ts'

const HEIGHT = 280
const MARGIN = { top: 12, right: 8, bottom: 32, left: 64 }
/** The width of a label below a bar, in pixels. */
const LABEL = 64

type TimeChartProps = { report: ReportView; column: { id: string; unit: Unit } }

/** Shows one measure over time: a bar for each day, week or month, and a line for the period before. The table beside the chart has the same data. */
export function TimeChart({ report, column }: TimeChartProps) {
  const messages = useMessages()
  const lang = useLang()
  const { ref, width } = useWidth(800)
  const { id, unit } = column
  const values = report.lines.map(({ values }) => values[id] ?? 0)
  const earlier = report.before.lines.slice(0, values.length).map(({ values }) => values[id] ?? 0)
  const inner = { width: width - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom }
  const x = scaleBand({ domain: report.lines.map(({ key }) => key), range: [0, inner.width], padding: 0.25 })
  const most = Math.max(unit === 'usd' ? 10 : 4, ...values, ...earlier)
  const y = scaleLinear({ domain: [0, most], range: [inner.height, 0], nice: true })
  const every = Math.ceil((report.lines.length * LABEL) / Math.max(inner.width, LABEL))
  const labels = labelled(
    report.lines.map(({ key }) => key),
    every,
  )
  const middle = (index: number) => (x(report.lines[index]?.key ?? '') ?? 0) + x.bandwidth() / 2
  return (
    <figure className={styles.figure}>
      <div ref={ref}>
        <svg width={width} height={HEIGHT} className={styles.chart} role="img" aria-label={messages.columns[id]}>
          <Group left={MARGIN.left} top={MARGIN.top}>
            {y.ticks(4).map((tick) => (
              <line key={tick} x2={inner.width} y1={y(tick)} y2={y(tick)} className={styles.grid} />
            ))}
            {report.lines.map(({ key }, index) => (
              <Bar
                key={key}
                x={x(key) ?? 0}
                y={y(values[index] ?? 0)}
                width={x.bandwidth()}
                height={inner.height - y(values[index] ?? 0)}
                rx={Math.min(3, x.bandwidth() / 3)}
                className={styles.bar}
              >
                <title>{`${formatStep(key, report.by, lang)}: ${formatValue(values[index] ?? 0, unit, lang)}`}</title>
              </Bar>
            ))}
            <LinePath
              data={earlier.map((value, index) => ({ value, index }))}
              x={({ index }) => middle(index)}
              y={({ value }) => y(value)}
              className={styles.earlier}
            />
            <AxisLeft
              scale={y}
              numTicks={4}
              hideAxisLine
              hideTicks
              tickFormat={(value) => formatValue(Number(value), unit, lang)}
              tickLabelProps={{ className: styles.label, dx: -4, dy: 4, textAnchor: 'end', fill: '', fontSize: 12 }}
            />
            <AxisBottom
              scale={x}
              top={inner.height}
              hideTicks
              tickValues={labels}
              tickFormat={(key) => formatStep(key, report.by, lang)}
              axisLineClassName={styles.axis ?? ''}
              tickLabelProps={{ className: styles.label, textAnchor: 'middle', fill: '', fontSize: 12 }}
            />
          </Group>
        </svg>
      </div>
      <Legend earlier="line" />
    </figure>
  )
}

/** The current width of a box. A drawing of this width is not scaled, so the text in it has its normal size. */
function useWidth(initial: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(initial)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(240, Math.round(entry.contentRect.width)))
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
