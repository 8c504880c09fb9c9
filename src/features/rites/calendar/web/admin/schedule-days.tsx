import { formatDay } from '#base/date-format.ts'
import { addDays, isCalendarDay } from '#features/orders/plans/rules.ts'
import { shortDayText } from '#features/orders/plans/web/day-format.ts'
import { Button } from '#ui/layout/button.tsx'
import { Form, SubmitButton } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { MAX_DAYS } from '../../model.ts'
import { Section } from '#ui/layout/section.tsx'
import type { CalendarDayView } from '../../schemas.ts'
import type { CalendarLine } from './calendar-line.ts'
import { useMessages } from './messages.ts'
import styles from './schedule-dialog.module.css'

type DayListProps = {
  days: string[]
  today: string
  /** The text that is visible if there are no days. */
  emptyText: string
  onRemove: ((day: string) => void) | undefined
}

export function DayList({ days, today, emptyText, onRemove }: DayListProps) {
  const { dialog: messages } = useMessages()
  const lang = useLang()
  return (
    <Section level="h3" heading={styles.heading} title={messages.days}>
      {days.length === 0 ? (
        <p className={styles.quiet}>{emptyText}</p>
      ) : (
        <ul data-plain className={styles.days}>
          {days.map((day) => (
            <li key={day} className={styles.chip} data-past={day < today || undefined}>
              {shortDayText(day, lang)}
              {onRemove && (
                <button type="button" aria-label={messages.remove(formatDay(day, lang))} onClick={() => onRemove(day)}>
                  <Icon name="close" size={16} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

type AskedDayProps = { line: CalendarLine; days: string[]; today: string; onTake: (day: string) => void }

/** The day that the customer asked for, set with one press. */
export function AskedDay({ line: { startDate, performsAt }, days, today, onTake }: AskedDayProps) {
  const { dialog: messages } = useMessages()
  const lang = useLang()
  if (startDate === null || performsAt || days.includes(startDate)) return null
  const day = formatDay(startDate, lang)
  if (startDate < today) return <p className={styles.quiet}>{messages.askedPast(day)}</p>
  return (
    <div>
      <Button kind="primary" size="compact" onClick={() => onTake(startDate)}>
        {messages.takeAsked(day)}
      </Button>
    </div>
  )
}

export function AddDays({ today, onAdd }: { today: string; onAdd: (days: string[]) => void }) {
  const { dialog: messages } = useMessages()
  const form = useRuleForm({
    defaultValues: { date: '', count: '1' },
    faultsOf: ({ date }) => ({
      date: !isCalendarDay(date) ? messages.noDate : date < today ? messages.past : undefined,
    }),
  })

  async function add({ date, count }: { date: string; count: string }): Promise<void> {
    if (today === '') return
    const length = Math.min(MAX_DAYS, Math.max(1, Math.floor(Number(count)) || 1))
    onAdd(Array.from({ length }, (_, place) => addDays(date, place)))
  }

  return (
    <Form form={form} onSubmit={add} className={styles.add}>
      <TextField name="date" type="date" label={messages.date} min={today} />
      <TextField name="count" type="number" label={messages.count} min={1} max={MAX_DAYS} inputMode="numeric" />
      {/* The calendar loads today's date, and this dialog may open earlier. */}
      <SubmitButton kind="secondary" busy={today === ''}>
        {messages.add}
      </SubmitButton>
    </Form>
  )
}

type RecommendedProps = { line: CalendarLine; span: string; shown: CalendarDayView[]; onAdd: (day: string) => void }

export function Recommended({ line, span, shown, onAdd }: RecommendedProps) {
  const { dialog: messages } = useMessages()
  const lang = useLang()
  const found = shown.flatMap(({ date, recommended }) => {
    const reason = recommended.find(({ serviceId }) => serviceId === line.serviceId)?.reason
    return reason === undefined ? [] : [{ date, reason }]
  })
  return (
    <Section level="h3" heading={styles.heading} title={messages.recommended(span)}>
      {found.length === 0 ? (
        <p className={styles.quiet}>{messages.noRecommended}</p>
      ) : (
        <ul data-plain className={styles.recommended}>
          {found.map(({ date, reason }) => (
            <li key={date}>
              <Button size="compact" onClick={() => onAdd(date)}>
                <span className="visually-hidden">{messages.add}: </span>
                {shortDayText(date, lang)}
              </Button>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
