import { useState } from 'react'
import { keepTextsOfOrder, textsOfOrder } from '#features/cart/web/names-store.ts'
import { api } from '#ui/api.ts'
import { problemOf } from '#ui/request.ts'
import { showToast } from '#ui/toast-store.ts'
import { useLang } from '#ui/messages.tsx'
import {
  cleanParticipant,
  isBlank,
  type Participant,
  type ParticipantField,
  parseParticipants,
  participantFaults,
  serialiseParticipants,
} from '#features/plans/rules-participants.ts'
import { isTypedOut, readTypedDay, typeDay } from '#features/plans/rules-input.ts'
import {
  changedDays,
  changedTexts,
  type KnownTexts,
  mergeRows,
  mergeWishes,
  NOBODY,
  readKnownTexts,
} from '../rules-form.ts'
import type { OrderPlanView } from '../schemas.ts'
import { type PlanErrors, refusedFields } from '#features/plans/web/plan-errors.ts'
import { newRow, type Row } from '#features/plans/web/plan-rows.ts'
import { useMessages } from '#features/plans/web/messages.ts'

/** `isErased` where names and wish were removed. */
export type OnSaved = (view: OrderPlanView, isErased: boolean) => void

type Start = { id: string; view: OrderPlanView; today: string; onSaved: OnSaved }

export type OrderPlanForm = ReturnType<typeof useOrderPlan>

/**
 * Names, wish and days of one order. Texts are there for its signed-in owner and in the tab that typed them; elsewhere the form begins empty,
 * and what nobody touches is not sent and stays as it is.
 */
export function useOrderPlan({ id, view, today, onSaved }: Start) {
  const messages = useMessages()
  const lang = useLang()
  const [before, setBefore] = useState<KnownTexts>(() => readKnownTexts(view, textsOfOrder(id)))
  const [isOwn, setOwn] = useState(view.texts !== undefined)
  const [rows, setRows] = useState<Row[]>(() => {
    const people = rowsOf(before.participants)
    return people.length > 0 ? people : [newRow(NOBODY)]
  })
  const [wishes, setWishes] = useState(before.specialWishes ?? '')
  const [dates, setDates] = useState<Record<string, string>>(() =>
    Object.fromEntries(view.rituals.map(({ line, startDate }) => [line, startDate ? typeDay(startDate) : ''])),
  )
  const [active, setActive] = useState(view.rituals.find(({ performsAt }) => !performsAt)?.line ?? '')
  const [month, setMonth] = useState(() => monthOf(view, today))
  const [busy, setBusy] = useState(false)
  const [consent, setConsent] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isConsentMissed, setConsentMissed] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [errors, setErrors] = useState<PlanErrors>({})

  const kept = rows.filter((row) => !isBlank(row))
  const texts = changedTexts(before, { participants: serialiseParticipants(kept), specialWishes: wishes.trim() })
  const hasNewTexts = Boolean(texts.participants || texts.specialWishes)
  const needsConsent = hasNewTexts && (isConsentMissed || !view.consentGiven)
  const days = changedDays(view.rituals, dates)
  const isTouched = Object.keys({ ...texts, ...days }).length > 0

  // Its owner's browser is told the texts a moment after the page, when something may have been written already.
  if (view.texts && !isOwn) {
    const standing = readKnownTexts(view, {})
    setOwn(true)
    setBefore(standing)
    setRows(mergeRows(rows, rowsOf(standing.participants), before))
    setWishes(mergeWishes(wishes, standing.specialWishes ?? '', before))
  }

  const reset = (...names: string[]): void =>
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))))

  function typeDate(line: string, text: string): void {
    setActive(line)
    setDates((all) => ({ ...all, [line]: text }))
    reset(`days.${line}`)
    const day = readTypedDay(text)
    if (day !== undefined && day >= today) setMonth(day)
  }

  function faultOfDate(line: string): string | undefined {
    const text = dates[line] ?? ''
    if (!isTypedOut(text)) return undefined
    const day = readTypedDay(text)
    const stands = view.rituals.find((ritual) => ritual.line === line)?.startDate
    if (day === undefined) return messages.faults['plans.start-date-invalid']
    return day < today && day !== stands ? messages.faults['plans.start-date-past'] : undefined
  }

  function refuse(found: PlanErrors): void {
    setErrors(found)
    setRefusals((count) => count + 1)
  }

  function faults(): PlanErrors {
    const found: PlanErrors = {}
    for (const { index, field, code } of participantFaults(kept.map(cleanParticipant), new Date()))
      found[`participants.${kept[index]?.id}.${field}`] = messages.faults[code] ?? code
    for (const { line } of view.rituals) {
      const fault =
        faultOfDate(line) ?? (isHalfTyped(dates[line]) ? messages.faults['plans.start-date-invalid'] : undefined)
      if (fault) found[`days.${line}`] = fault
    }
    if (needsConsent && !consent) found.consent = messages.consentMissing
    return found
  }

  async function submit(): Promise<void> {
    if (busy) return
    setFailure(undefined)
    if (!isTouched) return refuse({ form: messages.order.nothing })
    const found = faults()
    if (Object.keys(found).length > 0) return refuse(found)
    const saved = await send({ days, ...texts, ...(needsConsent && { consent: true }) })
    if (saved) onSaved(saved, false)
  }

  async function erase(): Promise<void> {
    const saved = await send({ days: {}, participants: '', specialWishes: '' })
    if (!saved) return
    setRows([newRow(NOBODY)])
    setWishes('')
    onSaved(saved, true)
  }

  /** What was sent is from then on what stands. */
  async function send(body: KnownTexts & { days: Record<string, string>; consent?: true }) {
    setBusy(true)
    try {
      const saved = await api.put('/api/orders/{id}/plan', { path: { id }, query: { lang }, body })
      const { days: _days, consent: _consent, ...sent } = body
      setBefore((known) => ({ ...known, ...sent }))
      keepTextsOfOrder(id, saved.texts ? {} : { ...before, ...sent })
      setErrors({})
      setConsent(false)
      setConsentMissed(false)
      return saved
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }

  function fail(error: unknown): void {
    const problem = problemOf(error)
    const found = refusedFields(problem, kept)
    if (problem?.code === 'consent.required') setConsentMissed(true)
    const isSaid = Object.keys(found).length > 0
    setFailure(isSaid || !problem ? messages.safe : problem.message)
    showToast({ kind: 'destructive', title: messages.saveFailed, text: messages.safe })
    refuse(found)
  }

  return {
    rows,
    wishes,
    dates,
    active,
    month,
    consent,
    needsConsent,
    errors,
    failure,
    refusals,
    busy,
    /** What stands that this browser may not show. */
    hidden: {
      people: before.participants === undefined ? view.participantCount : 0,
      hasWish: before.specialWishes === undefined && view.hasWishes,
    },
    faultOfDate,
    typeDate,
    setActive,
    setMonth,
    changeWishes: (text: string) => {
      setWishes(text)
      reset('specialWishes', 'form')
    },
    changeRow: (row: string, field: ParticipantField, value: string) => {
      setRows((all) => all.map((one) => (one.id === row ? { ...one, [field]: value } : one)))
      reset(`participants.${row}.${field}`, 'participants', 'form')
    },
    addRows: (people: Participant[]) => {
      setRows((all) => [...all, ...people.map(newRow)])
      reset('participants')
    },
    removeRow: (row: string) => setRows((all) => all.filter((one) => one.id !== row)),
    tickConsent: (ticked: boolean) => {
      setConsent(ticked)
      reset('consent')
    },
    submit,
    erase,
  }
}

function rowsOf(participants = ''): Row[] {
  return parseParticipants(participants).map(newRow)
}

function isHalfTyped(text = ''): boolean {
  return text.trim() !== '' && readTypedDay(text) === undefined
}

function monthOf(view: OrderPlanView, today: string): string {
  const first = view.rituals.find(({ startDate }) => startDate !== null)?.startDate
  return first && first > today ? first : today
}
