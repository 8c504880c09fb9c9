import { type SyntheticEvent, useState } from 'react'
import type { CurrentUser } from '#features/people/profiles/schemas.ts'
import { readWritten } from '#features/people/profiles/web/profile-form/masks.ts'
import { useSessionEnd } from '#features/people/profiles/web/current-user.ts'
import { api } from '#ui/data/api.ts'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { findProblem, withPaths } from '#ui/data/request.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { PlanView } from '../schemas.ts'
import type { Readings } from '#features/orders/cart/model.ts'
import { changedReadings, readingsFrom } from '#features/orders/cart/rules-names.ts'
import { isBlank, namesIn, parseParticipants, participantFaults, serialiseParticipants } from '../rules-participants.ts'
import { MAX_PARTICIPANTS } from '../model.ts'
import { findDayFault, MAX_TEXT, openingMonth, readTypedDay, typeDay } from '../rules.ts'
import { useMessages } from './messages.ts'
import { newRow, type Row, rowFaultPath, rowPath, ROWS_PATH, filledRows } from './plan-rows.ts'
import { isConsentRefused } from '#features/people/profiles/web/profile-form/consent-check.tsx'

type Start = {
  user: CurrentUser
  plan: PlanView | null
  /** The earliest day that the customer can choose. */
  today: string
  /** `isConsentNew`: the customer gave consent with this plan. */
  onSaved: (plan: PlanView, isConsentNew: boolean) => void
}

type PlanValues = {
  startDate: string
  priestChooses: boolean
  specialWishes: string
  participants: Row[]
  readings: Readings
  consent: boolean
}

/** The state of the plan form, with its validation and submission. */
export function usePlanForm({ user, plan, today, onSaved }: Start) {
  const messages = useMessages()
  const lang = useLang()
  const endOfSession = useSessionEnd()
  const [defaultValues] = useState(() => startingValues(plan))
  const [month, setMonth] = useState(() =>
    plan?.startDate && plan.startDate > today ? plan.startDate : openingMonth(today),
  )
  /** True if the server has no consent, for example because the customer withdrew the consent in another tab. */
  const [isConsentMissed, setConsentMissed] = useState(false)
  const form = useRuleForm<PlanValues>({ defaultValues, faultsOf })
  const values = form.watch()
  const typedDay = readTypedDay(values.startDate, today)
  const { priestChooses } = values
  const dateFault = priestChooses
    ? undefined
    : faultOfDate(values.startDate, typedDay, today, plan?.startDate ?? undefined)
  const startDate = dateFault === undefined && !priestChooses ? typedDay : undefined
  const isDayKnown = priestChooses || startDate !== undefined

  function asks({ specialWishes, participants }: PlanValues): boolean {
    const hasTexts = specialWishes.trim() !== '' || participants.some((row) => !isBlank(row))
    return (isConsentMissed || !user.account.consent.given) && hasTexts
  }

  function typeDate(text: string): void {
    form.setValue('startDate', text)
    form.clearErrors('startDate')
    const day = readTypedDay(text, today)
    if (day !== undefined && day >= today) setMonth(day)
  }

  /** When the customer leaves the field, it shows the recognised day with the year. */
  function tidyDate(): void {
    typeDate(typedDay === undefined ? readWritten('birthDate', values.startDate, lang) : typeDay(typedDay))
  }

  /** Checks before the submission that a day is chosen. Removes blank rows. */
  function prepare(event: SyntheticEvent): void {
    if (isDayKnown) return form.setValue('participants', filledRows(values.participants, lang))
    event.preventDefault()
    event.stopPropagation()
  }

  function faultsOf(typed: PlanValues): Record<string, string> {
    const found: Record<string, string> = {}
    const say = (name: string, code: string) => (found[name] = messages.faults[code] ?? code)
    const rows = filledRows(typed.participants, lang)
    if (typed.specialWishes.trim().length > MAX_TEXT) say('specialWishes', 'plans.wishes-long')
    if (rows.length > MAX_PARTICIPANTS) say(ROWS_PATH, 'plans.participants-many')
    else if (serialiseParticipants(rows).length > MAX_TEXT) say(ROWS_PATH, 'plans.participants-long')
    for (const { index, field, code } of participantFaults(rows, new Date()))
      say(rowPath(rows[index]?.id ?? '', field), code)
    if (asks(typed) && !typed.consent) found.consent = messages.consentMissing
    return found
  }

  async function save(typed: PlanValues): Promise<void> {
    if (!isDayKnown) return
    const rows = filledRows(typed.participants, lang)
    const participants = serialiseParticipants(rows)
    const readings = changedReadings(readingsFrom(plan?.readings), typed.readings, namesIn(participants))
    const texts = { specialWishes: typed.specialWishes.trim(), participants, ...(readings.length > 0 && { readings }) }
    const needsConsent = asks(typed)
    try {
      const saved = await api.post('/api/ritual-plans', {
        query: { lang },
        body: {
          customerEmail: user.email,
          ...(priestChooses ? { priestChooses } : { startDate }),
          ...texts,
          ...(needsConsent && { consent: true }),
        },
      })
      showToast({ title: messages.saved })
      onSaved(saved, needsConsent)
    } catch (error) {
      if (!endOfSession(error)) throw withPaths(error, (path) => rowFaultPath(path, rows))
    }
  }

  function explain(error: unknown): void {
    showToast({ kind: 'destructive', title: messages.saveFailed, text: messages.safe })
    if (isConsentRefused(form, error)) setConsentMissed(true)
  }

  function failureText(error: unknown): string {
    const problem = findProblem(error)
    const isSaidElsewhere = problem?.errors !== undefined || problem?.code === 'consent.required'
    return problem && !isSaidElsewhere ? problem.message : messages.safe
  }

  return {
    form,
    rows: values.participants,
    startDate,
    priestChooses,
    isDayKnown,
    letPriestChoose: (chooses: boolean) => form.setValue('priestChooses', chooses),
    dateFault: dateFault && messages.faults[dateFault],
    month,
    /** True if the form shows the consent box. The box is visible from the start, but consent is required only if the form has texts. */
    showsConsent: isConsentMissed || !user.account.consent.given,
    typeDate,
    tidyDate,
    setMonth,
    prepare,
    save,
    explain,
    failureText,
  }
}

export type PlanForm = ReturnType<typeof usePlanForm>

function startingValues(plan: PlanView | null): PlanValues {
  return {
    startDate: plan?.startDate ? typeDay(plan.startDate) : '',
    priestChooses: plan?.priestChooses ?? false,
    specialWishes: plan?.specialWishes ?? '',
    participants: parseParticipants(plan?.participants ?? '').map(newRow),
    readings: readingsFrom(plan?.readings),
    consent: false,
  }
}

/** The fault of the day in the form, if any. Rituals that have begun may keep their past day. The server decides which day is today. */
function faultOfDate(text: string, date: string | undefined, today: string, kept: string | undefined) {
  if (date === undefined) return findDayFault(text)
  return date < today && date !== kept ? 'plans.start-date-past' : undefined
}
