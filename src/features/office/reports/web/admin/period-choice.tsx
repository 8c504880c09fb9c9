import { after, calendarDay, DAY } from '#base/time.ts'
import { Field } from '#ui/forms/field.tsx'
import { useAddress } from '#ui/layout/panel.ts'
import { Segmented } from '#ui/forms/segmented.tsx'
import { type Period, type Step, STEPS } from '../../model.ts'
import { daysIn } from '../../rules.ts'
import { useMessages } from './messages.ts'
import styles from './reports-page.module.css'

export type Choice = Period & { by: Step }

/** Returns the period in the URL. Missing parts have default values. */
export function readPeriod(search: URLSearchParams, usual: Period): Choice {
  const day = (name: 'from' | 'to') => /^\d{4}-\d{2}-\d{2}$/.exec(search.get(name) ?? '')?.[0] ?? usual[name]
  return { from: day('from'), to: day('to'), by: STEPS.find((step) => step === search.get('by')) ?? 'day' }
}

const PRESETS = { week: 7, month: 30, quarter: 90, year: 365 } as const
type Preset = keyof typeof PRESETS

type PeriodChoiceProps = {
  choice: Choice
  now: Date
  /** True if the rows of the report are days, weeks or months. */
  hasSteps: boolean
}

/** Selects the days, and how they are grouped. */
export function PeriodChoice({ choice, now, hasSteps }: PeriodChoiceProps) {
  const messages = useMessages()
  const { setSearch } = useAddress()
  const today = calendarDay(now)
  // `Object.keys` loses the type of the keys.
  const presets = Object.keys(PRESETS) as Preset[]
  const current = presets.find((name) => choice.to === today && daysIn(choice) === PRESETS[name])
  const choose = (name: string): void => {
    const days = PRESETS[name as Preset]
    const by = days > 180 ? 'month' : days > 60 ? 'week' : undefined
    setSearch({ from: calendarDay(after(now, -(days - 1) * DAY)), to: today, by })
  }
  return (
    <div className={styles.period}>
      <Segmented
        label={messages.period}
        value={current ?? ''}
        onSelect={choose}
        segments={presets.map((value) => ({ value, text: messages.presets[value] }))}
      />
      <Field
        label={messages.from}
        type="date"
        max={today}
        value={choice.from}
        onChange={(from) => setSearch({ from })}
      />
      <Field label={messages.to} type="date" max={today} value={choice.to} onChange={(to) => setSearch({ to })} />
      {hasSteps && (
        <Segmented
          label={messages.by}
          value={choice.by}
          onSelect={(by) => setSearch({ by })}
          segments={STEPS.map((value) => ({ value, text: messages.steps[value] }))}
        />
      )}
    </div>
  )
}
