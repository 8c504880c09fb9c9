import { useState } from 'react'
import { newId } from '#base/ids.ts'
import type { CurrentUser } from '#features/profiles/schemas.ts'
import { useSessionEnd } from '#features/profiles/web/current-user.ts'
import { api } from '#ui/api.ts'
import { RequestError } from '#ui/request.ts'
import { showToast } from '#ui/toast-store.ts'
import { useLang } from '#ui/messages.tsx'
import type { PlanView } from '../schemas.ts'
import {
  cleanParticipant,
  isBlank,
  type Participant,
  type ParticipantField,
  parseParticipants,
  participantFaults,
  serialiseParticipants,
} from '../rules-participants.ts'
import { isTypedOut, readTypedDay, typeDay } from '../rules-input.ts'
import { MAX_PARTICIPANTS, MAX_TEXT } from '../rules.ts'
import { useMessages } from './messages.ts'
import { type PlanErrors, refusedFields, type Row } from './plan-errors.ts'

type Start = {
  user: CurrentUser
  plan: PlanView | null
  /** The first day that can be chosen. */
  today: string
  /** `isConsentNew`: it was given with this plan. */
  onSaved: (plan: PlanView, isConsentNew: boolean) => void
}

/** The state of the plan's form: what is typed, what is wrong with it, and its way to the shop. */
export function usePlanForm({ user, plan, today, onSaved }: Start) {
  const messages = useMessages()
  const lang = useLang()
  const endOfSession = useSessionEnd()
  const [dateText, setDateText] = useState(() => (plan ? typeDay(plan.startDate) : ''))
  const [month, setMonth] = useState(() => (plan && plan.startDate > today ? plan.startDate : today))
  const [wishes, setWishes] = useState(plan?.specialWishes ?? '')
  const [rows, setRows] = useState<Row[]>(() => parseParticipants(plan?.participants ?? '').map(newRow))
  const [consent, setConsent] = useState(false)
  /** The shop knows of no consent, e.g. because it was withdrawn in another tab. */
  const [isConsentMissed, setConsentMissed] = useState(false)
  const [errors, setErrors] = useState<PlanErrors>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  /** Counted up whenever the summary of errors is to take the focus. */
  const [refusals, setRefusals] = useState(0)

  const startDate = readTypedDay(dateText)
  const dateFault = faultOfDate(dateText, startDate, today, plan?.startDate)
  const hasTexts = wishes.trim() !== '' || rows.some((row) => !isBlank(row))
  const needsConsent = (isConsentMissed || !user.account.consent.given) && hasTexts

  const reset = (...names: string[]): void =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))))

  function typeDate(text: string): void {
    setDateText(text)
    reset('startDate')
    const day = readTypedDay(text)
    if (day !== undefined && day >= today) setMonth(day)
  }

  function changeWishes(text: string): void {
    setWishes(text)
    reset('specialWishes')
  }

  function changeRow(id: string, field: ParticipantField, value: string): void {
    setRows((before) => before.map((row) => (row.id === id ? { ...row, [field]: value } : row)))
    reset(`participants.${id}.${field}`, 'participants')
  }

  function addRows(participants: Participant[]): void {
    const added = participants.map(newRow)
    setRows((before) => [...before, ...added])
    reset('participants')
  }

  function removeRow(id: string): void {
    setRows((before) => before.filter((row) => row.id !== id))
    reset('participants')
  }

  function tickConsent(isTicked: boolean): void {
    setConsent(isTicked)
    reset('consent')
  }

  function refuse(found: PlanErrors): void {
    setErrors(found)
    setRefusals((count) => count + 1)
  }

  async function submit(): Promise<void> {
    if (busy || startDate === undefined || dateFault !== undefined) return
    setFailure(undefined)
    // Lines that say nothing are not sent, so that the shop counts the lines as the form does.
    const kept = rows.filter((row) => !isBlank(row)).map((row) => ({ ...cleanParticipant(row), id: row.id }))
    setRows(kept)
    const participants = serialiseParticipants(kept)
    const found = faultsOf(kept, participants)
    if (Object.keys(found).length > 0) return refuse(found)
    setBusy(true)
    try {
      const body = { customerEmail: user.email, startDate, specialWishes: wishes.trim(), participants }
      const saved = await api.post('/api/ritual-plans', {
        query: { lang },
        body: { ...body, ...(needsConsent && { consent: true }) },
      })
      showToast({ title: messages.saved })
      onSaved(saved, needsConsent)
    } catch (error) {
      fail(error, kept)
    } finally {
      setBusy(false)
    }
  }

  function faultsOf(kept: Row[], participants: string): PlanErrors {
    const found: PlanErrors = {}
    const say = (name: string, code: string) => (found[name] = messages.faults[code] ?? code)
    if (wishes.trim().length > MAX_TEXT) say('specialWishes', 'plans.wishes-long')
    if (kept.length > MAX_PARTICIPANTS) say('participants', 'plans.participants-many')
    else if (participants.length > MAX_TEXT) say('participants', 'plans.participants-long')
    for (const { index, field, code } of participantFaults(kept, new Date()))
      say(`participants.${kept[index]?.id}.${field}`, code)
    if (needsConsent && !consent) found.consent = messages.consentMissing
    return found
  }

  function fail(error: unknown, kept: Row[]): void {
    if (endOfSession(error)) return
    const problem = error instanceof RequestError ? error.problem : undefined
    const found = refusedFields(problem, kept)
    if (problem?.code === 'consent.required') {
      setConsentMissed(true)
      found.consent ??= problem.message
    }
    showToast({ kind: 'destructive', title: messages.saveFailed, text: messages.safe })
    setFailure(problem && Object.keys(found).length === 0 ? problem.message : messages.safe)
    refuse(found)
  }

  return {
    dateText,
    startDate: dateFault === undefined ? startDate : undefined,
    dateFault: dateFault && messages.faults[dateFault],
    month,
    wishes,
    rows,
    consent,
    needsConsent,
    errors,
    failure,
    refusals,
    busy,
    typeDate,
    setMonth,
    changeWishes,
    changeRow,
    addRows,
    removeRow,
    tickConsent,
    submit,
  }
}

export type PlanForm = ReturnType<typeof usePlanForm>

function newRow(participant: Participant): Row {
  return { ...participant, id: newId() }
}

/** Rituals that have begun keep their day; the shop has the last word on what is today. */
function faultOfDate(text: string, date: string | undefined, today: string, kept: string | undefined) {
  if (date === undefined) return isTypedOut(text) ? 'plans.start-date-invalid' : undefined
  return date < today && date !== kept ? 'plans.start-date-past' : undefined
}
