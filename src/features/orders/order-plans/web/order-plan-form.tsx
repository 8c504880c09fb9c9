import { useMaskito } from '@maskito/react'
import { lazy, Suspense, useState } from 'react'
import { formatDay } from '#base/date-format.ts'
import { useFormState } from 'react-hook-form'
import { MAX_GIFT_NAME } from '#features/orders/cart/model.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { momentText, SITE_ZONE } from '#features/people/places/rules-moment.ts'
import { ConsentField } from '#features/people/profiles/web/profile-form/consent-check.tsx'
import { MASKS, readWritten } from '#features/people/profiles/web/profile-form/masks.ts'
import { useProfileMessages } from '#features/people/profiles/web/messages.ts'
import { Button } from '#ui/layout/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { useFormKit } from '#ui/forms/form-context.ts'
import { Form, SubmitButton } from '#ui/forms/form.tsx'
import { FormSummary } from '#ui/forms/form-summary.tsx'
import { LeaveDialog } from '#ui/forms/leave-dialog.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useField } from '#ui/forms/use-field.ts'
import { Link } from '#ui/layout/link.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { LateConfirmDialog } from '#ui/overlays/lazy-confirm-dialog.tsx'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'
import { lastDayBefore, lastDayOf, readTypedDay, typeDay } from '#features/orders/plans/rules.ts'
import { Section } from '#ui/layout/section.tsx'
import type { OrderPlanView } from '../schemas.ts'
import { shortDayText } from '#features/orders/plans/web/day-format.ts'
import { LunarDayLine } from '#features/orders/plans/web/lunar-day-line.tsx'
import styles from './order-plan.module.css'
import { ParticipantsFields } from '#features/orders/plans/web/participants-fields.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { PlanConflict } from './plan-conflict.tsx'
import { PriestChoice } from './priest-choice.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { type FindInitials, type OnSaved, type OrderPlanForm, useOrderPlan } from './use-order-plan.ts'
import { WishesField } from '#features/orders/plans/web/wishes-field.tsx'
import { useMessages } from '#features/orders/plans/web/messages.ts'

const MonthCalendar = lazy(() =>
  import('#features/orders/plans/web/month-calendar.tsx').then((module) => ({ default: module.MonthCalendar })),
)

type OrderPlanFieldsProps = {
  id: string
  view: OrderPlanView
  today: string
  findInitials: FindInitials
  /** Called when the form begins to save. Then a notice about an earlier save must disappear. */
  onBegin?: () => void
  onSaved: OnSaved
}

/** The fields of the form: participants, wish, and a day for each ritual, with one shared calendar. */
export function OrderPlanFields({ id, view, today, findInitials, onBegin, onSaved }: OrderPlanFieldsProps) {
  const { order: messages, saveFailed, notSaved } = useMessages()
  const { consent } = useProfileMessages()
  const plan = useOrderPlan({ id, view, today, findInitials, onSaved })
  const { people, hasWish } = plan.hidden
  const { recipient } = view
  return (
    <Form
      className={styles.form}
      aria-label={messages.title}
      form={plan.form}
      onSubmitCapture={onBegin}
      onSubmit={plan.save}
      onRefused={plan.explain}
      failureText={plan.failureText}
    >
      <FormSummary title={(count) => (count > 0 ? notSaved(count) : saveFailed)} keepsTitle />
      {plan.conflict.found && (
        <PlanConflict key={plan.conflict.found.count} found={plan.conflict.found} onDiscard={plan.conflict.discard} />
      )}
      {plan.draft.isOffered && <DraftOffer {...plan.draft} />}
      {(people > 0 || hasWish) && (
        <Notice tone="info" quiet action={<Link href="/user-profile?tab=orders">{messages.signIn}</Link>}>
          {messages.given(people, hasWish)}
        </Notice>
      )}
      {recipient ? <Recipient isHidden={recipient.name === undefined} /> : <ParticipantsFields profile={null} />}
      <WishesField />
      {view.isErasable && <EraseButton isGift={recipient !== undefined} onErase={plan.beginErasing} />}
      {plan.showsConsent && <ConsentField words={consent} />}
      <Days form={plan} id={id} view={view} today={today} onSaved={onSaved} />
      <LeaveDialog isDirty={plan.hasUnsaved} words={messages.unsaved} onLeave={plan.draft.leave} />
      <ReplaceDialog replaced={plan.replaced} onClose={plan.keepStored} />
      <div className={styles.bar}>
        <SubmitButton>{messages.save}</SubmitButton>
      </div>
    </Form>
  )
}

/**
 * The recipient's name, instead of the fields for names. The ritual of a gift is performed for the recipient, who was named in the order.
 * Other names would not be read.
 */
function Recipient({ isHidden }: { isHidden: boolean }) {
  const { order: messages } = useMessages()
  return (
    <Section title={messages.recipient}>
      <TextField
        name="recipient"
        label={messages.recipientName}
        hint={isHidden ? messages.recipientHidden : messages.recipientChange}
        maxLength={MAX_GIFT_NAME}
        autoComplete="off"
      />
    </Section>
  )
}

/**
 * The button that erases names and wish, after a confirmation. It also submits the form, so that saving and erasing never run at the same time.
 */
function EraseButton({ isGift, onErase }: { isGift: boolean; onErase: () => void }) {
  const { order: messages } = useMessages()
  const { submit } = useFormKit()
  const { isSubmitting } = useFormState()
  const [isAsking, setAsking] = useState(false)
  const label = isGift ? messages.eraseWish : messages.erase
  function erase(): void {
    setAsking(false)
    onErase()
    submit()
  }
  return (
    <div>
      <Button kind="quiet" disabled={isSubmitting} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <LateConfirmDialog
        open={isAsking}
        title={`${label}?`}
        yes={messages.eraseYes}
        back={messages.eraseBack}
        isDangerous
        onYes={erase}
        onClose={() => setAsking(false)}
      >
        <p>{isGift ? messages.eraseWishText : messages.eraseText}</p>
      </LateConfirmDialog>
    </div>
  )
}

type DaysProps = { form: OrderPlanForm } & Pick<OrderPlanFieldsProps, 'id' | 'view' | 'today' | 'onSaved'>

function Days({ form, id, view, today, onSaved }: DaysProps) {
  const { order: messages, saveFailed, safe } = useMessages()
  // Only the browser loads the code of the calendar. The server renders a placeholder instead.
  const isAlive = useIsAlive()
  // True if the customer has let the priest choose the day but now wants to choose the day. The stored choice stays until a day is saved.
  const [wantsDay, setWantsDay] = useState(false)
  const active = view.rituals.find(({ line }) => line === form.active)
  const chosen = view.rituals.filter(({ performsAt, hasBegun }) => !performsAt && !hasBegun)
  const open = chosen.filter(({ isAgreed }) => !isAgreed)
  if (chosen.length === 0) return <Moments view={view} />
  const isLeft = view.priestChooses && chosen.every(({ startDate }) => startDate === null)
  if (isLeft && !wantsDay)
    return (
      <Section className={styles.when} title={messages.days}>
        <p>{messages.priestChooses}</p>
        {open.length > 0 && (
          <div className={styles.choice}>
            <Button onClick={() => setWantsDay(true)}>{messages.chooseDay}</Button>
          </div>
        )}
      </Section>
    )
  function leaveAgain(): void {
    form.clearDays()
    setWantsDay(false)
  }
  return (
    <Section className={styles.when} title={messages.days}>
      <div className={styles.columns}>
        <ul data-plain className={styles.rituals}>
          {chosen.map((ritual) => (
            <RitualDay key={ritual.line} form={form} ritual={ritual} today={today} isAlone={chosen.length === 1} />
          ))}
        </ul>
        <Suspense fallback={<Skeleton className={styles.tallBox} />}>
          {isAlive ? (
            <MonthCalendar
              value={readTypedDay(form.days[form.active] ?? '', today)}
              month={form.month}
              min={today}
              {...(active && { ritual: active.serviceId })}
              onMonth={form.setMonth}
              onChange={(date) => form.typeDate(form.active, typeDay(date))}
            />
          ) : (
            <Skeleton className={styles.tallBox} />
          )}
        </Suspense>
      </div>
      {view.priestChooses && !isLeft && chosen.some(({ startDate }) => startDate === null) && (
        <p>{messages.priestChooses}</p>
      )}
      {isLeft && (
        <div className={styles.choice}>
          <Button onClick={leaveAgain}>{messages.letPriest}</Button>
        </div>
      )}
      {open.length > 0 && !view.priestChooses && (
        <PriestChoice
          orderId={id}
          lines={open.map(({ line }) => line)}
          words={{ ...messages, saveFailed, safe }}
          onSaved={(saved) => {
            form.clearDays()
            setWantsDay(false)
            onSaved(saved, false)
          }}
        />
      )}
    </Section>
  )
}

/** Shows the start of each ritual whose start cannot be chosen: a group ritual, or a ritual that has begun. */
function Moments({ view }: { view: OrderPlanView }) {
  const { order: messages } = useMessages()
  const lang = useLang()
  return (
    <Section className={styles.when} title={messages.begins}>
      <ul data-plain className={styles.rituals}>
        {view.rituals.map(({ line, name, performsAt, startDate }) => (
          <li key={line} className={styles.ritual}>
            <bdi>{printedName(name)}</bdi>
            <strong>{performsAt ? momentText(performsAt, SITE_ZONE, lang) : formatDay(startDate ?? '', lang)}</strong>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type RitualDayProps = { form: OrderPlanForm; ritual: OrderPlanView['rituals'][number]; today: string; isAlone: boolean }

function RitualDay({ form, ritual, today, isAlone }: RitualDayProps) {
  const { form: fields, order: messages } = useMessages()
  const lang = useLang()
  const maskRef = useMaskito({ options: MASKS.birthDate ?? null })
  const { line, name, weeks, serviceId, startDate, endDate, requestedDate } = ritual
  const { error } = useField(`days.${line}`)
  const text = form.days[line] ?? ''
  const day = readTypedDay(text, today)
  // When the customer leaves the field, it shows the recognised day with the year.
  const tidied = day === undefined ? readWritten('birthDate', text, lang) : typeDay(day)
  return (
    <li className={styles.ritual} data-active={(form.active === line && !isAlone) || undefined}>
      <Field
        label={<bdi>{printedName(name)}</bdi>}
        hint={fields.dateHint}
        name={`days.${line}`}
        inputMode={lang === 'ru' ? 'numeric' : undefined}
        autoComplete="off"
        value={form.days[line] ?? ''}
        error={error ?? form.faultOfDate(line)}
        onChange={(text) => form.typeDate(line, text)}
        onBlur={() => form.typeDate(line, tidied)}
        onFocus={() => form.setActive(line)}
        ref={maskRef}
      />
      {day !== undefined && (
        <>
          <LunarDayLine date={day} ritual={serviceId} />
          <p className={styles.until}>
            {messages.until(
              shortDayText(
                day === startDate && endDate !== null ? lastDayBefore(endDate) : lastDayOf(day, weeks),
                lang,
              ),
            )}
          </p>
        </>
      )}
      {ritual.isAgreed && startDate !== null && (
        <p className={styles.until}>
          {requestedDate === null
            ? messages.agreed(shortDayText(startDate, lang))
            : messages.asked(shortDayText(startDate, lang), shortDayText(requestedDate, lang))}
        </p>
      )}
    </li>
  )
}
