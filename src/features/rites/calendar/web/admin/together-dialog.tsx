import { useId, useState } from 'react'
import { formatDay } from '#base/date-format.ts'
import type { Lang } from '#base/i18n.ts'
import { isCalendarDay } from '#features/orders/plans/rules.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { mayPerformRitual } from '#features/rites/priests/rules.ts'
import { PriestChoice } from '#features/rites/priests/web/admin/priest-choice.tsx'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { useTypedQuery } from '#ui/data/use-typed-query.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Form, FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Button } from '#ui/layout/button.tsx'
import { DialogButtons } from '#ui/overlays/dialog-buttons.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Names } from '#ui/text/names.tsx'
import { MAX_PLACE, MAX_REASON } from '../../model.ts'
import { boughtDays } from '../../rules-days.ts'
import { commonWish, listWishes } from '../../rules-together.ts'
import { type TogetherInput, togetherInput, type TogetherView, type UnscheduledLine } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './together-dialog.module.css'
import { lineKey } from './use-selection.ts'

/** The typed place is checked after this pause, in milliseconds. */
const PAUSE = 250

type FormValues = { first: string; priestId: string; place: string; reason: string }

type TogetherDialogProps = {
  lines: UnscheduledLine[]
  today: string
  onClose: () => void
  onSaved: () => void
}

/**
 * Schedules several waiting rituals with one first day, one priest and one place. Before saving, the dialog shows which rituals cannot be
 * scheduled with these values. Either all rituals are saved, or none.
 */
export function TogetherDialog({ lines: selected, today, onClose, onSaved }: TogetherDialogProps) {
  const { together: messages } = useMessages()
  const api = useApi()
  const lang = useLang()
  const id = useId()
  const [lines, setLines] = useState(selected)
  const form = useSchemaForm({
    schema: togetherInput,
    defaultValues: { first: commonWish(selected, today), priestId: '', place: '', reason: '' },
    toInput: ({ first, priestId, place, reason }: FormValues): TogetherInput => ({
      first,
      priestId: priestId || null,
      place,
      reason,
      lines: lines.map(({ orderId, lineId, version }) => ({ orderId, lineId, version })),
    }),
  })
  const { first, priestId, place } = form.watch()
  const plan = usePlan(lines, { first, priestId, place })
  // During a new check, the server's previous answer may contain lines that staff have just removed.
  const keys = new Set(lines.map(lineKey))
  const items = (plan.data?.items ?? []).filter((item) => keys.has(lineKey(item)))
  const blocked = items.filter(({ obstacles }) => obstacles.some(({ kind }) => kind !== 'other-day'))
  const needsReason = items.some(({ obstacles }) => obstacles.some(({ kind }) => kind === 'other-day'))
  const wishes = listWishes(lines, today)

  async function save(body: TogetherInput): Promise<void> {
    if (needsReason && (body.reason ?? '').trim() === '') {
      form.setError('reason', { type: 'schema', message: 'calendar.reason-required' })
      return
    }
    await api.post('/api/admin/calendar/together', { query: { lang }, body })
    showToast({ title: messages.saved(lines.length), text: messages.savedText })
    onSaved()
  }

  const leaveOut = (keys: string[]) => setLines(lines.filter((line) => !keys.includes(lineKey(line))))

  return (
    <Dialog
      open
      size="form"
      onClose={onClose}
      title={messages.title(lines.length)}
      foot={
        <DialogButtons onBack={onClose}>
          <SubmitButton of={form} form={id} busy={plan.isFetching} disabled={lines.length === 0 || blocked.length > 0}>
            {messages.save(lines.length)}
          </SubmitButton>
        </DialogButtons>
      }
    >
      <Form form={form} id={id} onSubmit={save} onRefused={() => void plan.refetch()} className={styles.body}>
        <div className={styles.pair}>
          <TextField name="first" type="date" label={messages.first} min={today} />
          <PriestField lines={lines} place={place} />
        </div>
        {wishes.length > 1 && (
          <p className={styles.wishes}>
            {messages.wishes}
            {wishes.map(({ day, count }) => (
              <Button
                key={day}
                size="compact"
                onClick={() => form.setValue('first', day, { shouldDirty: true, shouldValidate: true })}
              >
                {messages.wish(formatDay(day, lang), count)}
              </Button>
            ))}
          </p>
        )}
        <TextField name="place" label={messages.place} hint={messages.placeHint} maxLength={MAX_PLACE} />
        {needsReason && (
          <TextAreaField
            name="reason"
            label={messages.reason}
            hint={messages.reasonHint}
            maxLength={MAX_REASON}
            rows={2}
          />
        )}
        {blocked.length > 0 && (
          <Notice
            tone="warn"
            title={messages.blocked(blocked.length)}
            action={
              <Button size="compact" onClick={() => leaveOut(blocked.map(lineKey))}>
                {messages.leaveOutAll(blocked.length)}
              </Button>
            }
          >
            {messages.blockedText}
          </Notice>
        )}
        {plan.error !== null && (
          <Notice
            tone="danger"
            title={messages.notChecked}
            action={
              <Button size="compact" onClick={() => void plan.refetch()}>
                {messages.checkAgain}
              </Button>
            }
          />
        )}
        <TogetherLines lines={lines} items={items} isChecking={plan.isFetching} onLeaveOut={leaveOut} />
        <FormFailure />
      </Form>
    </Dialog>
  )
}

function PriestField({ lines, place }: { lines: UnscheduledLine[]; place: string }) {
  const { dialog: messages } = useMessages()
  const { data } = useApiQuery('/api/admin/priests')
  const priests = (data?.items ?? []).map((priest) => ({
    ...priest,
    isListed: lines.every(({ serviceId }) => mayPerformRitual(priest.ritualIds, serviceId)),
  }))
  return (
    <PriestChoice
      label={messages.priest}
      first={[{ value: '', text: messages.nobody }]}
      priests={priests}
      place={place.trim() || messages.usualPlace}
    />
  )
}

/**
 * Loads the days that each ritual would get. After each change the server checks again, because only the server knows the load of the priests
 * and the blocked days.
 */
function usePlan(lines: UnscheduledLine[], { first, priestId, place }: Omit<FormValues, 'reason'>) {
  const api = useApi()
  const lang = useLang()
  const keys = lines.map(lineKey).join(',')
  const query = { first, lines: keys, lang, ...(priestId !== '' && { priestId }), ...(place.trim() && { place }) }
  return useTypedQuery<TogetherView>({
    queryKey: ['calendar-together', query],
    pause: PAUSE,
    enabled: isCalendarDay(first) && lines.length > 0,
    read: async (signal) => await api.get('/api/admin/calendar/together', { query }, { signal }),
    keepsLast: true,
  })
}

type TogetherLinesProps = {
  lines: UnscheduledLine[]
  items: TogetherView['items']
  isChecking: boolean
  onLeaveOut: (keys: string[]) => void
}

/** The chosen rituals, each with the days that it would get and the reasons against them. */
function TogetherLines({ lines, items, isChecking, onLeaveOut }: TogetherLinesProps) {
  const { together: messages } = useMessages()
  const byKey = new Map(items.map((item) => [lineKey(item), item]))
  if (lines.length === 0) return <p className={styles.quiet}>{messages.none}</p>
  return (
    <ul data-plain className={styles.lines} aria-label={messages.lines} aria-busy={isChecking || undefined}>
      {lines.map((line) => (
        <Line
          key={lineKey(line)}
          line={line}
          item={byKey.get(lineKey(line))}
          onLeaveOut={() => onLeaveOut([lineKey(line)])}
        />
      ))}
    </ul>
  )
}

type LineProps = { line: UnscheduledLine; item: TogetherView['items'][number] | undefined; onLeaveOut: () => void }

function Line({ line, item, onLeaveOut }: LineProps) {
  const { together: messages, dialog } = useMessages()
  const lang = useLang()
  const obstacles = item?.obstacles ?? []
  const [first, last] = [item?.days[0], item?.days.at(-1)]
  const term =
    first === undefined || last === undefined
      ? dialog.bought(boughtDays(line), null)
      : dialog.run(formatDay(first, lang), formatDay(last, lang), item?.days.length ?? 0)
  return (
    <li className={styles.line} data-obstacle={obstacles.length > 0 || undefined}>
      <div>
        <strong>{printedName(line.name)}</strong>{' '}
        <span className={styles.quiet}>
          {line.number} · <Names names={line.people.names ?? line.people.initials} />
        </span>
        <p>{term}</p>
        {obstacles.map(({ kind, days }) => (
          <p key={kind} className={styles.obstacle}>
            {messages.obstacles[kind](sayDays(days, lang, messages.more))}
          </p>
        ))}
      </div>
      <Button
        kind="quiet"
        size="compact"
        aria-label={messages.leaveOutOne(printedName(line.name), line.number)}
        onClick={onLeaveOut}
      >
        {messages.leaveOut}
      </Button>
    </li>
  )
}

/** The maximum number of days that are listed. If there are more, only their number is shown. */
const MAX_NAMED = 3

function sayDays(days: readonly string[], lang: Lang, more: (count: number) => string): string {
  const named = days.slice(0, MAX_NAMED).map((day) => formatDay(day, lang))
  return [...named, ...(days.length > MAX_NAMED ? [more(days.length - MAX_NAMED)] : [])].join(', ')
}
