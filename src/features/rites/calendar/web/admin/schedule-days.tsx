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
import { boughtDays, fillFrom, fixedDay, listRuns, termFrom } from '../../rules-days.ts'
import { Section } from '#ui/layout/section.tsx'
import type { CalendarDayView } from '../../schemas.ts'
import type { CalendarLine } from './calendar-line.ts'
import { useMessages } from './messages.ts'
import styles from './schedule-dialog.module.css'

type DayListProps = {
  days: string[]
  today: string
  /** Shown if there are no days. */
  emptyText: string
  onRemove: ((days: readonly string[]) => void) | undefined
}

export function DayList({ days, today, emptyText, onRemove }: DayListProps) {
  const { dialog: messages } = useMessages()
  return (
    <Section level="h3" heading={styles.heading} title={messages.days}>
      {days.length === 0 ? (
        <p className={styles.quiet}>{emptyText}</p>
      ) : (
        <ul data-plain className={styles.days}>
          {listRuns(days).map((run) =>
            run.days.length > MAX_SINGLE_DAYS ? (
              <LongRun key={run.first} run={run} today={today} onRemove={onRemove} />
            ) : (
              run.days.map((day) => (
                <DayChip key={day} day={day} today={today} onRemove={onRemove && (() => onRemove([day]))} />
              ))
            ),
          )}
        </ul>
      )}
    </Section>
  )
}

/** If more than this number of days are consecutive, only the first and the last day are shown. */
const MAX_SINGLE_DAYS = 3

type DayChipProps = { day: string; today: string; onRemove: (() => void) | undefined }

function DayChip({ day, today, onRemove }: DayChipProps) {
  const { dialog: messages } = useMessages()
  const lang = useLang()
  return (
    <li className={styles.chip} data-past={day < today || undefined}>
      {shortDayText(day, lang)}
      {onRemove && (
        <button type="button" aria-label={messages.remove(formatDay(day, lang))} onClick={onRemove}>
          <Icon name="close" size={16} />
        </button>
      )}
    </li>
  )
}

type LongRunProps = { run: ReturnType<typeof listRuns>[number]; today: string; onRemove: DayListProps['onRemove'] }

function LongRun({ run: { first, last, days }, today, onRemove }: LongRunProps) {
  const { dialog: messages } = useMessages()
  const lang = useLang()
  return (
    <>
      <li className={styles.chip} data-past={last < today || undefined}>
        {messages.run(formatDay(first, lang), formatDay(last, lang), days.length)}
        {onRemove && (
          <button
            type="button"
            aria-label={messages.removeRun(formatDay(first, lang), formatDay(last, lang))}
            onClick={() => onRemove(days)}
          >
            <Icon name="close" size={16} />
          </button>
        )}
      </li>
      {onRemove && (
        <li className={styles.single}>
          <details>
            <summary>{messages.singleDays}</summary>
            <ul data-plain className={styles.days}>
              {days.map((day) => (
                <DayChip key={day} day={day} today={today} onRemove={() => onRemove([day])} />
              ))}
            </ul>
          </details>
        </li>
      )}
    </>
  )
}

type AskedDayProps = { line: CalendarLine; days: string[]; today: string; onTake: (days: string[]) => void }

/** A button that sets all bought days in one step, starting with the requested day or the fixed day. */
export function AskedDay({ line, days, today, onTake }: AskedDayProps) {
  const { dialog: messages } = useMessages()
  const lang = useLang()
  const fixed = fixedDay(line)
  const first = fixed ?? line.startDate
  const isSet = days[0] === first && (fixed === undefined || days.length === 1)
  if (first === null || isSet) return null
  const day = formatDay(first, lang)
  const [past, take] =
    fixed === undefined ? [messages.askedPast, messages.takeAsked] : [messages.fixedPast, messages.takeFixed]
  if (first < today) return <p className={styles.quiet}>{past(day)}</p>
  return (
    <div>
      <Button kind="primary" size="compact" onClick={() => onTake(termFrom(first, line))}>
        {take(day)}
      </Button>
    </div>
  )
}

type AddDaysProps = { line: CalendarLine; today: string; onAdd: (days: string[]) => void }

/** Adds consecutive days. The form suggests all bought days, starting with the requested day. */
export function AddDays({ line, today, onAdd }: AddDaysProps) {
  const { dialog: messages } = useMessages()
  const form = useRuleForm({
    defaultValues: { date: proposedStart(line, today), count: String(boughtDays(line) || 1) },
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
      {/* `today` is empty until the calendar has loaded the date. The dialog may open earlier. */}
      <SubmitButton kind="secondary" busy={today === ''}>
        {messages.add}
      </SubmitButton>
    </Form>
  )
}

function proposedStart({ startDate, days }: CalendarLine, today: string): string {
  return startDate === null || startDate < today || days.length > 0 ? '' : startDate
}

type RecommendedProps = {
  line: CalendarLine
  span: string
  shown: CalendarDayView[]
  /** The days of the ritual so far. They are listed too, because the customer's calendar also marks them. */
  days: readonly string[]
  onAdd: (days: string[]) => void
}

export function Recommended({ line, span, shown, days, onAdd }: RecommendedProps) {
  const { dialog: messages } = useMessages()
  const lang = useLang()
  const found = shown.flatMap(({ date, recommended }) => {
    const reason = recommended.find(({ serviceId }) => serviceId === line.serviceId)?.reason
    return reason === undefined ? [] : [{ date, reason }]
  })
  const isAllSet = days.length >= boughtDays(line)
  return (
    <Section level="h3" heading={styles.heading} title={messages.recommended(span)}>
      {isAllSet && found.some(({ date }) => !days.includes(date)) && <p className={styles.quiet}>{messages.allSet}</p>}
      {found.length === 0 ? (
        <p className={styles.quiet}>{messages.noRecommended}</p>
      ) : (
        <ul data-plain className={styles.recommended}>
          {found.map(({ date, reason }) => (
            <li key={date}>
              {days.includes(date) ? (
                <strong>{shortDayText(date, lang)}</strong>
              ) : isAllSet ? (
                <span>{shortDayText(date, lang)}</span>
              ) : (
                <Button size="compact" onClick={() => onAdd(fillFrom(date, days, line))}>
                  <span className="visually-hidden">{messages.add}: </span>
                  {shortDayText(date, lang)}
                </Button>
              )}
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
