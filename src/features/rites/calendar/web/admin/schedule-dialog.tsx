import { useId, useState } from 'react'
import type { z } from 'zod'
import { formatDay } from '#base/date-format.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { type ProblemBody, findProblem } from '#ui/data/request.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '#ui/forms/form.tsx'
import { SubmitConfirm } from '#ui/forms/submit-confirm.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Button } from '#ui/layout/button.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Link } from '#ui/layout/link.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { DialogButtons } from '#ui/overlays/dialog-buttons.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Names } from '#ui/text/names.tsx'
import { mayPerformRitual } from '#features/rites/priests/rules.ts'
import { PriestChoice } from '#features/rites/priests/web/admin/priest-choice.tsx'
import { WishTranslation } from '#features/rites/wish-translations/web/admin/wish-translation.tsx'
import { MAX_DAYS } from '../../model.ts'
import { otherThanAsked } from '../../rules.ts'
import { boughtDays, freePlaces, isOtherCount, proposedDays } from '../../rules-days.ts'
import { type CalendarDayView, scheduleInput, type ScheduleView } from '../../schemas.ts'
import { type CalendarLine, formatLength } from './calendar-line.ts'
import { useMessages } from './messages.ts'
import { AddDays, AskedDay, DayList, Recommended } from './schedule-days.tsx'
import styles from './schedule-dialog.module.css'
import { ReasonField } from './schedule-reason.tsx'

const schema = scheduleInput.omit({ version: true })

type FormValues = { days: string[]; priestId: string; reason: string }

type ScheduleDialogProps = {
  line: CalendarLine
  /** The days on the screen, for recommendations and for the capacity of priests. */
  days: CalendarDayView[]
  /** The name of the shown week or month. */
  span: string
  today: string
  onClose: () => void
  onSaved: () => void
}

/**
 * The dialog for the priest and all days of one line (one ritual of an order). Keyboard users can use the dialog instead of dragging. After a
 * drop, the dialog asks for confirmation.
 */
export function ScheduleDialog({ line, days: shown, span, today, onClose, onSaved }: ScheduleDialogProps) {
  const { dialog: messages } = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const api = useApi()
  const id = useId()
  const [version, setVersion] = useState(line.version)
  /** The days that the shop has stored. */
  const [saved, setSaved] = useState(line.savedDays ?? (line.isWaiting ? [] : line.days))
  const isWaiting = saved.length === 0
  const [problem, setProblem] = useState<ProblemBody>()
  const [sentDays, setSentDays] = useState<string[]>([])
  const [proposed] = useState(() => proposedDays(line, today))
  // The panel requires a reason. The API does not require a reason, because other programs also schedule rituals.
  const needsReason = (chosen: string[]) => {
    const { otherDay, hasOtherCount } = findDeviation(line, saved, chosen)
    return otherDay !== undefined || hasOtherCount
  }
  const form = useSchemaForm({
    schema: schema
      .refine(({ days: chosen, reason = '' }) => reason !== '' || !needsReason(chosen), {
        path: ['reason'],
        error: 'calendar.reason-required',
      })
      .refine(({ days: chosen, priestId }) => !isWaiting || chosen.length > 0 || !priestId, {
        path: ['priestId'],
        error: 'calendar.priest-without-day',
      }),
    defaultValues: { days: proposed, priestId: line.priest?.id ?? '', reason: line.reason },
    toInput: ({ days: chosen, priestId, reason }: FormValues) => ({
      days: chosen,
      priestId: priestId || null,
      ...(needsReason(chosen) && { reason }),
    }),
  })
  const days = form.watch('days')
  const { otherDay, hasOtherCount } = findDeviation(line, saved, days)
  const failure = form.formState.errors.root?.server
  const isStale = failure?.type === 'conflict.version'
  const mayChange = can('calendar.change') && line.status !== 'ready'
  const mayChoose = mayChange && !isStale
  const [isAsking, setIsAsking] = useState(false)
  const setDays = (chosen: string[]) => form.setValue('days', chosen, { shouldDirty: true })

  async function save(chosen: z.input<typeof schema>): Promise<void> {
    if (otherDay !== undefined && !isAsking) return setIsAsking(true)
    const path = { orderId: line.orderId, lineId: line.lineId }
    const body = { ...chosen, version }
    setSentDays(chosen.days)
    await api.put('/api/admin/calendar/{orderId}/{lineId}', { path, query: { lang }, body })
    showToast({ title: messages.saved, text: messages.savedText })
    onSaved()
  }

  /** Replaces the days in the dialog with the days that another person saved in the meantime. */
  function takeTheirs(): void {
    // With this error code, the error contains the current days.
    const theirs = problem?.present as ScheduleView
    const typed = { days: theirs.days, priestId: theirs.priestId ?? '', reason: theirs.reason }
    form.reset(typed, { keepDirtyValues: false, keepErrors: false })
    setVersion(theirs.version)
    setSaved(theirs.days)
  }

  return (
    <Dialog
      open
      size="form"
      onClose={onClose}
      title={printedName(line.name)}
      foot={
        <DialogButtons back={mayChange ? undefined : messages.close} onBack={onClose}>
          {isStale && (
            <Button kind="primary" onClick={takeTheirs}>
              {messages.showTheirs}
            </Button>
          )}
          {mayChoose && (
            <SubmitButton of={form} form={id}>
              {messages.save}
            </SubmitButton>
          )}
        </DialogButtons>
      }
    >
      <div className={styles.body}>
        {/* The notice is at the top, so that it is visible even if the dialog is long. */}
        {isStale && <Notice tone="warn">{messages.changed}</Notice>}
        {failure && !isStale && (
          <Notice tone="danger" title={problem?.message ?? failure.message}>
            <Problems problem={problem} days={sentDays} />
          </Notice>
        )}
        <LineFacts line={line} />
        {can('sheets.read') && <WishTranslation orderId={line.orderId} />}
        <DayList
          days={days}
          today={today}
          emptyText={!mayChoose ? messages.noneYet : isWaiting ? messages.noDays : messages.daysTaken}
          onRemove={mayChoose ? (removed) => setDays(without(days, removed)) : undefined}
        />
        {mayChoose && (
          <>
            <AskedDay line={line} days={days} today={today} onTake={setDays} />
            {!line.performsAt && (
              <>
                <AddDays line={line} today={today} onAdd={(added) => setDays(joined(days, added))} />
                <Recommended
                  line={line}
                  span={span}
                  shown={shown.filter(({ date }) => date >= today)}
                  days={days}
                  onAdd={(added) => setDays(joined(days, added))}
                />
              </>
            )}
            <Form form={form} id={id} onSubmit={save} onRefused={(error) => setProblem(findProblem(error))}>
              <PriestSelect line={line} days={days} shown={shown} />
              {needsReason(days) && (
                <ReasonField line={line} days={days} otherDay={otherDay} hasOtherCount={hasOtherCount} />
              )}
              {isAsking && otherDay !== undefined && (
                <SubmitConfirm
                  open
                  title={messages.otherDay}
                  yes={messages.otherDayYes}
                  closeLabel={messages.close}
                  onClose={() => setIsAsking(false)}
                >
                  <p>
                    {messages.otherDayText(formatDay(otherDay, lang), formatDay(days[0] ?? '', lang), line.isEmailed)}
                  </p>
                </SubmitConfirm>
              )}
            </Form>
          </>
        )}
        {!mayChange && <p>{messages.readOnly}</p>}
      </div>
    </Dialog>
  )
}

/** Shows what staff must know about a ritual to choose its days. */
export function LineFacts({ line }: { line: CalendarLine }) {
  const { dialog: messages, unscheduled } = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const start = line.priestChooses
    ? messages.priestChooses
    : line.startDate === null
      ? messages.startUnknown
      : formatDay(line.startDate, lang)
  return (
    <Facts
      facts={[
        {
          term: messages.order,
          value: can('orders.read') ? <Link href={`/orders/${line.orderId}`}>{line.number}</Link> : line.number,
        },
        { term: messages.forWhom, value: <Names names={line.people.names ?? line.people.initials} /> },
        { term: messages.length, value: formatLength(line, lang, unscheduled.term) },
        { term: messages.boughtTerm, value: !line.performsAt && messages.bought(boughtDays(line), line.fireDays) },
        { term: messages.start, value: !line.performsAt && start },
        { term: messages.answer, value: line.answer !== null && messages.answers[line.answer] },
      ]}
    />
  )
}

/** Returns how the chosen days differ from the order. Unchanged days are not a difference. */
function findDeviation(line: CalendarLine, saved: string[], days: string[]) {
  if (line.performsAt || days.join() === saved.join()) return { otherDay: undefined, hasOtherCount: false }
  return {
    otherDay: days[0] === saved[0] ? undefined : otherThanAsked(days, line.startDate),
    hasOtherCount: isOtherCount(days, line),
  }
}

function without(days: string[], removed: readonly string[]): string[] {
  return days.filter((each) => !removed.includes(each))
}

function joined(days: string[], added: string[]): string[] {
  return [...new Set([...days, ...added])].toSorted().slice(0, MAX_DAYS)
}

/** Lists the refused days as text. `days`: the days that were sent. */
function Problems({ problem, days }: { problem: ProblemBody | undefined; days: string[] }) {
  const { dialog: messages } = useMessages()
  const lang = useLang()
  const full =
    problem?.code === 'calendar.over-capacity'
      ? (problem.days as { day: string; taken: number; capacity: number }[])
      : []
  const texts = [
    ...full.map(({ day, taken, capacity }) => messages.overCapacity(formatDay(day, lang), taken, capacity)),
    ...new Set(
      problem?.errors?.map(({ path, message }) => {
        const day = days[Number(/^days\.(\d+)$/.exec(path)?.[1])]
        return day === undefined ? message : messages.refusedDay(formatDay(day, lang), message)
      }),
    ),
  ]
  if (texts.length === 0) return null
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

type PriestSelectProps = {
  line: CalendarLine
  days: string[]
  shown: CalendarDayView[]
}

/** The field for the priest in the surrounding form. */
function PriestSelect({ line, days, shown }: PriestSelectProps) {
  const { dialog: messages } = useMessages()
  const { data } = useApiQuery('/api/admin/priests')
  const present = line.priest
  const known = data?.items ?? []
  const isGone = present !== null && data !== undefined && !known.some(({ id }) => id === present.id)
  const priests = known.map((priest) => {
    const free = freePlaces(priest, days, line, shown)
    const text =
      days.length === 0 || free === undefined
        ? priest.name
        : free > 0
          ? messages.free(priest.name, free)
          : messages.full(priest.name)
    return { ...priest, text, isListed: mayPerformRitual(priest.ritualIds, line.serviceId) }
  })
  return (
    <PriestChoice
      label={messages.priest}
      first={[
        { value: '', text: messages.nobody },
        ...(isGone || (present && data === undefined) ? [{ value: present?.id ?? '', text: present?.name ?? '' }] : []),
      ]}
      priests={priests}
      place={shown.find(({ date }) => date === days[0])?.place || messages.usualPlace}
    />
  )
}
