import { useMaskito } from '@maskito/react'
import { lazy, Suspense, type SyntheticEvent, useId } from 'react'
import type { CurrentUser } from '#features/profiles/schemas.ts'
import { ConsentCheck } from '#features/profiles/web/consent-check.tsx'
import { MASKS } from '#features/profiles/web/masks.ts'
import { useProfileMessages } from '#features/profiles/web/messages.ts'
import { printedName } from '#features/orders/rules-status.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormFaults } from '#ui/form-faults.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLang } from '#ui/messages.tsx'
import type { PlanView } from '../schemas.ts'
import { countRituals, type Plannable } from '../rules-plannable.ts'
import { typeDay } from '../rules-input.ts'
import { ritualEnd } from '../rules.ts'
import { LunarDayLine } from './lunar-day-line.tsx'
import { ParticipantsFields } from './participants-fields.tsx'
import styles from './plan-form.module.css'
import { shortDayText } from './day-format.ts'
import { type PlanForm as Form, usePlanForm } from './use-plan-form.ts'
import { WishesField } from './wishes-field.tsx'
import { useMessages } from './messages.ts'

const MonthCalendar = lazy(() => import('./month-calendar.tsx').then((module) => ({ default: module.MonthCalendar })))

type PlanFormProps = {
  user: CurrentUser
  plan: PlanView | null
  rituals: Plannable[]
  today: string
  onSaved: (plan: PlanView, isConsentNew: boolean) => void
  /** Left out: there is no plan yet to go back to. */
  onCancel?: () => void
}

/** The day, the wish and the people of a customer's rituals (docs/contract.md, "Profile and plan"). */
export function PlanForm({ user, plan, rituals, today, onSaved, onCancel }: PlanFormProps) {
  const { form: messages } = useMessages()
  const form = usePlanForm({ user, plan, today, onSaved })

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    void form.submit()
  }

  return (
    <form className={styles.form} noValidate aria-label={messages.save} onSubmit={send}>
      <p className={styles.lead}>{messages.lead}</p>
      <Summary form={form} />
      <div className={styles.when}>
        <div className={styles.chosen}>
          <DateField form={form} />
          {form.startDate !== undefined && <LunarDayLine date={form.startDate} />}
          {form.startDate !== undefined && <Ends startDate={form.startDate} rituals={rituals} />}
        </div>
        <Suspense fallback={<Skeleton className={styles.calendar} />}>
          <MonthCalendar
            value={form.startDate}
            month={form.month}
            min={today}
            onMonth={form.setMonth}
            onChange={(date) => form.typeDate(typeDay(date))}
          />
        </Suspense>
      </div>
      <WishesField value={form.wishes} error={form.errors.specialWishes} onChange={form.changeWishes} />
      <ParticipantsFields form={form} profile={user.profile} />
      {form.needsConsent && (
        <ConsentCheck checked={form.consent} error={form.errors.consent} onChange={form.tickConsent} />
      )}
      <SaveBar form={form} onCancel={onCancel} />
    </form>
  )
}

function DateField({ form }: { form: Form }) {
  const { form: messages } = useMessages()
  const { onlyDigits } = useProfileMessages()
  const maskRef = useMaskito({ options: MASKS.birthDate ?? null })
  return (
    <Field
      label={messages.date}
      hint={messages.dateHint}
      name="startDate"
      inputMode="numeric"
      autoComplete="off"
      aria-required
      value={form.dateText}
      error={form.errors.startDate ?? form.dateFault}
      refusal={onlyDigits}
      onChange={form.typeDate}
      ref={maskRef}
    />
  )
}

/** When each ritual ends, as soon as a day is chosen. */
function Ends({ startDate, rituals }: { startDate: string; rituals: Plannable[] }) {
  const lang = useLang()
  const { form: messages } = useMessages()
  const id = useId()
  const start = shortDayText(startDate, lang)
  return (
    <div className={styles.ends} role="status">
      <p id={id} className={styles.label}>
        {messages.ends}
      </p>
      <ul data-plain aria-labelledby={id}>
        {countRituals(rituals).map(({ name, weeks, count }) => (
          <li key={`${weeks} ${name}`}>
            <span>
              {printedName(name)}
              {count > 1 && `\u00a0× ${count}`}
            </span>
            <span className={styles.span}>
              {messages.endsOf(start, shortDayText(ritualEnd(startDate, weeks), lang))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Nothing is saved without a day, and the button says so. */
function SaveBar({ form, onCancel }: { form: Form; onCancel: (() => void) | undefined }) {
  const { form: messages } = useMessages()
  const reasonId = useId()
  const reason =
    form.startDate !== undefined ? undefined : form.dateFault ? messages.needsLaterDate : messages.needsDate
  return (
    <div className={styles.bar}>
      <p id={reasonId} className={styles.reason}>
        {reason}
      </p>
      {onCancel && <Button onClick={onCancel}>{messages.cancel}</Button>}
      <Button
        type="submit"
        kind="primary"
        busy={form.busy}
        aria-disabled={reason !== undefined || undefined}
        aria-describedby={reason ? reasonId : undefined}
      >
        {messages.save}
      </Button>
    </div>
  )
}

function Summary({ form: { errors, failure, refusals, rows } }: { form: Form }) {
  const { saveFailed, form: messages } = useMessages()

  /** Which participant is meant is said, unless the shop has said so itself. */
  function textOf(field: string, text: string): string {
    const at = rows.findIndex((row) => field.startsWith(`participants.${row.id}.`))
    const who = messages.participant(at + 1)
    return at < 0 || text.startsWith(who) ? text : `${who}: ${text}`
  }

  const faults = Object.entries(errors).map(([field, text]) => ({ field, text: textOf(field, text) }))
  return <FormFaults title={saveFailed} note={failure} faults={faults} refusals={refusals} />
}
