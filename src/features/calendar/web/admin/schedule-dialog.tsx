import { useState } from 'react'
import { formatDay } from '#base/date-format.ts'
import { printedName } from '#features/orders/rules-status.ts'
import { useApi } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { DialogButtons } from '#ui/dialog-buttons.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Facts } from '#ui/facts.tsx'
import { Link } from '#ui/link.tsx'
import { useLang } from '#ui/messages.tsx'
import { Names } from '#ui/names.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePanel } from '#ui/panel.ts'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import { DAYS_MAX } from '../../model.ts'
import type { CalendarDayView, ScheduleView } from '../../schemas.ts'
import { type CalendarLine, lengthOf } from './calendar-line.ts'
import { useMessages } from './messages.ts'
import { PriestSelect } from './priest-select.tsx'
import { AddDays, DayList, Recommended } from './schedule-days.tsx'
import styles from './schedule-dialog.module.css'

type ScheduleDialogProps = {
  line: CalendarLine
  /** The days that are shown, for what is recommended and who is free. */
  days: CalendarDayView[]
  /** How the span of these days is called. */
  span: string
  today: string
  onClose: () => void
  onSaved: () => void
}

/** All days of one line and who performs it: the way by keyboard, and where a dropped line is confirmed. */
export function ScheduleDialog({ line, days: shown, span, today, onClose, onSaved }: ScheduleDialogProps) {
  const { dialog: messages } = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const api = useApi()
  const [days, setDays] = useState(line.days)
  const [priestId, setPriestId] = useState(line.priest?.id ?? '')
  const [version, setVersion] = useState(line.version)
  const [isWaiting, setIsWaiting] = useState(line.isWaiting === true)
  const mayChange = can('calendar.change') && line.status !== 'ready'
  const save = useAction(async () => {
    const body = { days, priestId: priestId === '' ? null : priestId, version }
    await api.put('/api/admin/calendar/{orderId}/{lineId}', {
      path: { orderId: line.orderId, lineId: line.lineId },
      query: { lang },
      body,
    })
    showToast({ title: messages.saved, text: messages.savedText })
    onSaved()
  })
  const isStale = save.problem?.code === 'conflict.version'
  const mayChoose = mayChange && !isStale

  /** What somebody else chose takes the place of what stood here. */
  function takeTheirs(): void {
    const theirs = save.problem?.present as ScheduleView
    setDays(theirs.days)
    setPriestId(theirs.priestId ?? '')
    setVersion(theirs.version)
    setIsWaiting(theirs.days.length === 0)
    save.clear()
  }

  return (
    <Dialog
      open
      size="form"
      onClose={onClose}
      title={printedName(line.name)}
      closeLabel={messages.close}
      foot={
        <ScheduleFoot
          mayChange={mayChange}
          isStale={isStale}
          isBusy={save.isBusy}
          onClose={onClose}
          onSave={() => void save.run()}
          onTakeTheirs={takeTheirs}
        />
      }
    >
      <div className={styles.body}>
        {/* First, so that it is seen however long the rest is. */}
        {isStale && <Notice tone="warn">{messages.changed}</Notice>}
        {save.failure !== undefined && !isStale && (
          <Notice tone="danger" title={save.failure}>
            <Problems problem={save.problem} faults={save.faults} />
          </Notice>
        )}
        <LineFacts line={line} />
        <DayList
          days={days}
          today={today}
          emptyText={!mayChoose ? messages.noneYet : isWaiting ? messages.noDays : messages.daysTaken}
          onRemove={mayChoose ? (day) => setDays(without(days, day)) : undefined}
        />
        {mayChoose && (
          <>
            <AddDays today={today} onAdd={(added) => setDays(joined(days, added))} />
            <Recommended
              line={line}
              span={span}
              shown={shown.filter(({ date }) => date >= today && !days.includes(date))}
              onAdd={(day) => setDays(joined(days, [day]))}
            />
            <PriestSelect value={priestId} onChange={setPriestId} line={line} days={days} shown={shown} />
          </>
        )}
        {!mayChange && <p>{messages.readOnly}</p>}
      </div>
    </Dialog>
  )
}

type ScheduleFootProps = {
  mayChange: boolean
  /** Somebody else was quicker: what was chosen here cannot be saved. */
  isStale: boolean
  isBusy: boolean
  onClose: () => void
  onSave: () => void
  onTakeTheirs: () => void
}

export function ScheduleFoot({ mayChange, isStale, isBusy, onClose, onSave, onTakeTheirs }: ScheduleFootProps) {
  const { dialog: messages } = useMessages()
  return (
    <DialogButtons back={mayChange ? messages.cancel : messages.close} onBack={onClose}>
      {mayChange && (
        <Button kind="primary" busy={isBusy} onClick={isStale ? onTakeTheirs : onSave}>
          {isStale ? messages.showTheirs : messages.save}
        </Button>
      )}
    </DialogButtons>
  )
}

/** What must be known to choose its days. */
export function LineFacts({ line }: { line: CalendarLine }) {
  const { dialog: messages, unscheduled } = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const start = line.startDate === null ? messages.startUnknown : formatDay(line.startDate, lang)
  return (
    <Facts
      facts={[
        {
          term: messages.order,
          value: can('orders.read') ? <Link href={`/orders/${line.orderId}`}>{line.number}</Link> : line.number,
        },
        { term: messages.forWhom, value: <Names names={line.people.names ?? line.people.initials} /> },
        { term: messages.length, value: lengthOf(line, lang, unscheduled.term) },
        { term: messages.start, value: !line.performsAt && start },
      ]}
    />
  )
}

function without(days: string[], day: string): string[] {
  return days.filter((each) => each !== day)
}

function joined(days: string[], added: string[]): string[] {
  return [...new Set([...days, ...added])].toSorted().slice(0, DAYS_MAX)
}

type ProblemsProps = { problem: { [fact: string]: unknown } | undefined; faults: Record<string, string> }

/** The days of a refusal in words. */
function Problems({ problem, faults }: ProblemsProps) {
  const { dialog: messages } = useMessages()
  const lang = useLang()
  const full =
    problem?.code === 'calendar.over-capacity'
      ? (problem.days as { day: string; taken: number; capacity: number }[])
      : []
  const texts = [
    ...full.map(({ day, taken, capacity }) => messages.overCapacity(formatDay(day, lang), taken, capacity)),
    ...new Set(Object.values(faults)),
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
