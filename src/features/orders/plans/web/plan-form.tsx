import { useMaskito } from '@maskito/react'
import { lazy, Suspense, useId } from 'react'
import type { CurrentUser } from '#features/people/profiles/schemas.ts'
import { ConsentField } from '#features/people/profiles/web/profile-form/consent-check.tsx'
import { MASKS } from '#features/people/profiles/web/profile-form/masks.ts'
import { useProfileMessages } from '#features/people/profiles/web/messages.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { Button } from '#ui/layout/button.tsx'
import { CheckField } from '#ui/forms/check-field.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Form, SubmitButton } from '#ui/forms/form.tsx'
import { FormSummary } from '#ui/forms/form-summary.tsx'
import { useField } from '#ui/forms/use-field.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { PlanView } from '../schemas.ts'
import { countRituals, lastDayOf, type Plannable, typeDay } from '../rules.ts'
import { LunarDayLine } from './lunar-day-line.tsx'
import { ParticipantsFields } from './participants-fields.tsx'
import styles from './plan-form.module.css'
import { shortDayText } from './day-format.ts'
import { type PlanForm, usePlanForm } from './use-plan-form.ts'
import { WishesField } from './wishes-field.tsx'
import { useMessages } from './messages.ts'

const MonthCalendar = lazy(() => import('./month-calendar.tsx').then((module) => ({ default: module.MonthCalendar })))

type PlanFormProps = {
  user: CurrentUser
  plan: PlanView | null
  rituals: Plannable[]
  today: string
  onSaved: (plan: PlanView, isConsentNew: boolean) => void
  /** Called when the customer cancels. This function is absent if there is no saved plan to which the form can return. */
  onCancel?: () => void
}

/** The fields for the day, the wish and the people of a customer's rituals (docs/contract.md, "Profile and plan"). */
export function PlanFields({ user, plan, rituals, today, onSaved, onCancel }: PlanFormProps) {
  const { saveFailed, notSaved, form: messages, order } = useMessages()
  const { consent } = useProfileMessages()
  const plans = usePlanForm({ user, plan, today, onSaved })
  const { startDate, rows } = plans

  /** Adds the participant's number to an error text, unless the server's text already contains the number. */
  function lineOf(field: string, text: string): string {
    const at = rows.findIndex((row) => field.startsWith(`participants.${row.id}.`))
    const who = messages.participant(at + 1)
    return at < 0 || text.startsWith(who) ? text : `${who}: ${text}`
  }

  return (
    <Form
      className={styles.form}
      aria-label={messages.save}
      form={plans.form}
      onSubmitCapture={plans.prepare}
      onSubmit={plans.save}
      onRefused={plans.explain}
      failureText={plans.failureText}
    >
      <p className={styles.lead}>{messages.lead}</p>
      <FormSummary title={(count) => (count > 0 ? notSaved(count) : saveFailed)} keepsTitle lineOf={lineOf} />
      {!plans.priestChooses && (
        <div className={styles.when}>
          <div className={styles.chosen}>
            <DateField form={plans} />
            {startDate !== undefined && <LunarDayLine date={startDate} />}
            {startDate !== undefined && <Ends startDate={startDate} rituals={rituals} />}
          </div>
          <Suspense fallback={<Skeleton className={styles.calendar} />}>
            <MonthCalendar
              value={startDate}
              month={plans.month}
              min={today}
              onMonth={plans.setMonth}
              onChange={(date) => plans.typeDate(typeDay(date))}
            />
          </Suspense>
        </div>
      )}
      <CheckField label={order.letPriest} checked={plans.priestChooses} onChange={plans.letPriestChoose} />
      <WishesField />
      <ParticipantsFields profile={user.profile} />
      {plans.showsConsent && <ConsentField words={consent} />}
      <SaveBar form={plans} onCancel={onCancel} />
    </Form>
  )
}

function DateField({ form }: { form: PlanForm }) {
  const { form: messages } = useMessages()
  const lang = useLang()
  const { value, error } = useField('startDate')
  const maskRef = useMaskito({ options: MASKS.birthDate ?? null })
  return (
    <Field
      label={messages.date}
      hint={messages.dateHint}
      name="startDate"
      inputMode={lang === 'ru' ? 'numeric' : undefined}
      autoComplete="off"
      aria-required
      value={String(value)}
      error={error ?? form.dateFault}
      onChange={form.typeDate}
      onBlur={form.tidyDate}
      ref={maskRef}
    />
  )
}

/** Shows the end of each ritual when a day is chosen. */
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
              {messages.endsOf(start, shortDayText(lastDayOf(startDate, weeks), lang))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The save button. If no day is chosen, a text at the button says that a day is required. */
function SaveBar({ form, onCancel }: { form: PlanForm; onCancel: (() => void) | undefined }) {
  const { form: messages } = useMessages()
  const reasonId = useId()
  const reason = form.isDayKnown ? undefined : form.dateFault ? messages.needsLaterDate : messages.needsDate
  return (
    <div className={styles.bar}>
      <p id={reasonId} className={styles.reason}>
        {reason}
      </p>
      {onCancel && <Button onClick={onCancel}>{messages.cancel}</Button>}
      <SubmitButton aria-disabled={reason !== undefined || undefined} aria-describedby={reason ? reasonId : undefined}>
        {messages.save}
      </SubmitButton>
    </div>
  )
}
