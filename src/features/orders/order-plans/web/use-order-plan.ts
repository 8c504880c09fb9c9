import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { keepTextsOfOrder, readOrderTexts } from '#features/orders/cart/web/names-store.ts'
import { findDayFault, isCompleteDay, readTypedDay, typedDayFault } from '#features/orders/plans/rules.ts'
import { namesIn, participantFaults, serialiseParticipants } from '#features/orders/plans/rules-participants.ts'
import { newRow, type Row, rowFaultPath, rowPath, filledRows } from '#features/orders/plans/web/plan-rows.ts'
import { useMessages } from '#features/orders/plans/web/messages.ts'
import { isConsentRefused } from '#features/people/profiles/web/profile-form/consent-check.tsx'
import { changedReadings } from '#features/orders/cart/rules-names.ts'
import { api, type ApiRequest } from '#ui/data/api.ts'
import { FieldRefusal } from '#ui/forms/form.tsx'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'
import { useLang } from '#ui/text/messages.tsx'
import { findProblem, withPaths } from '#ui/data/request.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import {
  changedDays,
  changedRecipient,
  changedTexts,
  draftBase,
  type KnownTexts,
  mergeRows,
  mergeWishes,
  NOBODY,
  readKnownTexts,
  shownDay,
  textsAfterSave,
} from '../rules-form.ts'
import type { OrderPlanView } from '../schemas.ts'
import { monthOf, rowsOf, startingValues, type Values } from './plan-values.ts'
import { usePlanConflict } from './use-plan-conflict.ts'
import { usePlanDraft } from './use-plan-draft.ts'

/** Called when the plan is saved. `isErased`: names and wish were removed. */
export type OnSaved = (view: OrderPlanView, isErased: boolean) => void

/** The stored names and wish that the typed texts would replace. The form may show the initials of these names, but not the names or the wish. */
export type Replaced = { people: number; initials: string[]; typed: number; hasWish: boolean }

/** Returns the initials of the stored names, which everybody with the link may see. Empty if the initials cannot be loaded. */
export type FindInitials = (orderId: string, lang: Lang) => Promise<string[]>

type Start = { id: string; view: OrderPlanView; today: string; findInitials: FindInitials; onSaved: OnSaved }

export type OrderPlanForm = ReturnType<typeof useOrderPlan>

/**
 * The state of the form for names, wish and days of one order. The texts are shown to the signed-in owner and in the tab where they were
 * typed. In other browsers the form starts empty. Fields without typed changes are not sent, so their stored values stay unchanged.
 */
export function useOrderPlan({ id, view, today, findInitials, onSaved }: Start) {
  const messages = useMessages()
  const lang = useLang()
  const isAlive = useIsAlive()
  // The server does not know the texts that this tab has stored. So the first render in the browser must not contain these texts either.
  const [isHydrated] = useState(!isAlive)
  const [before, setBefore] = useState<KnownTexts>(() =>
    readKnownTexts(view, isHydrated ? {} : readOrderTexts(id, view.textMarks)),
  )
  /** The newest value of `before`. Texts can arrive a second time before React has rendered the first texts. */
  const merged = useRef(before)
  /** The shop's texts and days that the form has loaded. The shop refuses a save if somebody else has changed them since. */
  const [seen, setSeen] = useState(() => draftBase(view))
  const shownBefore = Object.entries(seen.days).map(([line, startDate]) => ({ line, startDate, requestedDate: null }))
  const isOwn = useRef(view.texts !== undefined)
  const [defaultValues] = useState(() => startingValues(view, before))
  const [active, setActive] = useState(
    view.rituals.find(({ performsAt, hasBegun }) => !performsAt && !hasBegun)?.line ?? '',
  )
  const [month, setMonth] = useState(() => monthOf(view, today))
  const [isConsentMissed, setConsentMissed] = useState(false)
  /** True if the next submission removes names and wish. Otherwise the submission saves the form. */
  const isErasing = useRef(false)
  /** While this is set, the form asks the customer for confirmation, and the next submission replaces the stored texts. */
  const [replaced, setReplaced] = useState<Replaced>()
  const form = useRuleForm<Values>({ defaultValues, faultsOf })
  const values = form.watch()

  function remember(known: KnownTexts): void {
    merged.current = known
    setBefore(known)
  }

  // The owner's browser loads the texts shortly after the page. By then the customer may have typed something.
  const merge = useEffectEvent((standing: KnownTexts) => {
    const { participants, specialWishes } = form.getValues()
    form.setValue('participants', mergeRows(participants, rowsOf(standing.participants), merged.current))
    form.setValue('readings', { ...standing.readings, ...form.getValues('readings') })
    if (form.getValues('recipient') === (merged.current.recipient ?? ''))
      form.setValue('recipient', standing.recipient ?? '')
    form.setValue('specialWishes', mergeWishes(specialWishes, standing.specialWishes ?? '', merged.current))
    remember(standing)
  })
  const mergeKept = useEffectEvent(() => {
    if (isHydrated && !isOwn.current) merge(readKnownTexts(view, readOrderTexts(id, view.textMarks)))
  })
  const mergeOwn = useEffectEvent(() => {
    merge(readKnownTexts(view, {}))
    setSeen({ ...seen, textMarks: view.textMarks })
  })
  useEffect(() => mergeKept(), [])
  useEffect(() => {
    if (!view.texts || isOwn.current) return
    isOwn.current = true
    mergeOwn()
  }, [view.texts])

  const hasUnsaved = isChanged(values)
  const draft = usePlanDraft({ id, view, form, hasUnsaved, known: merged, remember })
  const conflict = usePlanConflict({ id, form, seen, setSeen, changesOf, remember })

  /** The stored texts that this browser may not show. */
  const hidden = {
    people: before.participants === undefined && !view.recipient ? view.participantCount : 0,
    hasWish: before.specialWishes === undefined && view.hasWishes,
  }

  /** True if no names, no wish and no day are stored. */
  const isEmpty =
    view.participantCount === 0 && !view.hasWishes && view.rituals.every(({ startDate }) => startDate === null)

  function changesOf({ participants, specialWishes, recipient, readings, days }: Values) {
    const typed = { participants: serialiseParticipants(participants), specialWishes: specialWishes.trim() }
    return {
      texts: changedTexts(before, typed),
      recipient: changedRecipient(before, recipient),
      days: changedDays(shownBefore, days, today),
      readings: changedReadings(before.readings ?? {}, readings, namesIn(typed.participants)),
    }
  }

  function isChanged(typed: Values): boolean {
    const { texts, recipient, days, readings } = changesOf(typed)
    return recipient !== undefined || Object.keys({ ...texts, ...days }).length + readings.length > 0
  }

  function asksConsent(typed: Values): boolean {
    const { texts } = changesOf(typed)
    return Boolean(texts.participants || texts.specialWishes) && (isConsentMissed || !view.consentGiven)
  }

  function typeDate(line: string, text: string): void {
    setActive(line)
    form.setValue(`days.${line}`, text)
    form.clearErrors(`days.${line}`)
    const day = readTypedDay(text, today)
    if (day !== undefined && day >= today) setMonth(day)
  }

  function faultOfDate(line: string): string | undefined {
    const text = values.days[line] ?? ''
    if (!isCompleteDay(text)) return undefined
    const day = readTypedDay(text, today)
    const ritual = view.rituals.find((each) => each.line === line)
    const stands = ritual && shownDay(ritual)
    if (day === undefined) return messages.faults[findDayFault(text) ?? '']
    return day < today && day !== stands ? messages.faults['plans.start-date-past'] : undefined
  }

  function faultsOf(typed: Values): Record<string, string> {
    const found: Record<string, string> = {}
    if (isErasing.current) return found
    // Names are checked only if something has changed. Days are always checked, because an unreadable day counts as unchanged.
    const rows = isChanged(typed) ? filledRows(typed.participants, lang) : []
    for (const { index, field, code } of participantFaults(rows, new Date()))
      found[rowPath(rows[index]?.id ?? '', field)] = messages.faults[code] ?? code
    for (const { line } of view.rituals) {
      const text = typed.days[line] ?? ''
      const isHalfTyped = text.trim() !== '' && readTypedDay(text, today) === undefined
      const fault = faultOfDate(line) ?? (isHalfTyped ? messages.faults[typedDayFault(text)] : undefined)
      if (fault) found[`days.${line}`] = fault
    }
    if (before.recipient !== undefined && typed.recipient.trim() === '')
      found.recipient = messages.faults['plans.participant-name'] ?? ''
    if (asksConsent(typed) && !typed.consent) found.consent = messages.consentMissing
    return found
  }

  async function submit(typed: Values): Promise<void> {
    try {
      await (isErasing.current ? erase() : save(typed))
    } catch (error) {
      await conflict.take(error)
    }
  }

  async function save(typed: Values): Promise<void> {
    const { texts, recipient, days, readings } = changesOf(typed)
    if (!isChanged(typed)) {
      if (!isEmpty) return showToast({ title: messages.order.unchanged })
      throw new FieldRefusal('form', messages.order.nothing)
    }
    const isRenamed = recipient !== undefined && before.recipient === undefined
    const people = isRenamed ? 1 : texts.participants ? hidden.people : 0
    const hasWish = Boolean(texts.specialWishes) && hidden.hasWish
    if (!replaced && (people > 0 || hasWish)) {
      const initials = people > 0 ? await findInitials(id, lang) : []
      const count = isRenamed ? 1 : namesIn(texts.participants ?? '').length
      return setReplaced({ people, initials, typed: count, hasWish })
    }
    const body = {
      days,
      ...texts,
      ...(recipient !== undefined && { recipient }),
      ...(readings.length > 0 && { readings }),
    }
    try {
      const saved = await send({ ...body, ...(asksConsent(typed) && { consent: true }) }, typed.participants)
      onSaved(saved, false)
    } finally {
      setReplaced(undefined)
    }
  }

  async function erase(): Promise<void> {
    isErasing.current = false
    const saved = await send({ days: {}, participants: '', specialWishes: '' }, [])
    form.setValue('participants', [newRow(NOBODY)])
    form.setValue('specialWishes', '')
    form.setValue('readings', {})
    onSaved(saved, true)
  }

  /** Sends the form. After that the sent values are treated as the stored values. */
  async function send(body: ApiRequest<'/api/orders/{id}/plan', 'put'>['body'], rows: readonly Row[]) {
    try {
      const saved = await api.put('/api/orders/{id}/plan', { path: { id }, query: { lang }, body: { ...body, seen } })
      conflict.clear()
      const sentDays = Object.entries(draftBase(saved).days).filter(([line]) => line in body.days)
      setSeen({ textMarks: saved.textMarks, days: { ...seen.days, ...Object.fromEntries(sentDays) } })
      const { participants, specialWishes, recipient } = body
      const sent = {
        ...(typeof participants === 'string' && { participants }),
        ...(typeof specialWishes === 'string' && { specialWishes }),
      }
      remember({
        ...merged.current,
        ...sent,
        ...(typeof recipient === 'string' && { recipient }),
        readings: form.getValues('readings'),
      })
      const kept = saved.texts ? {} : textsAfterSave(merged.current, sent, seen.textMarks, saved.textMarks)
      keepTextsOfOrder(id, kept, saved.textMarks)
      // The consent applies only to the texts that were sent with it, so the box is cleared after the submission. If the box was ticked
      // before any text was typed, the box stays ticked.
      if (body.consent) form.setValue('consent', false)
      setConsentMissed(false)
      return saved
    } catch (error) {
      const sent = filledRows(rows, lang)
      throw withPaths(error, (path) => rowFaultPath(path, sent))
    }
  }

  function failureText(error: unknown): string {
    const problem = findProblem(error)
    return problem && !problem.errors ? problem.message : messages.safe
  }

  function explain(error: unknown): void {
    isErasing.current = false
    if (error instanceof FieldRefusal) return
    showToast({ kind: 'destructive', title: messages.saveFailed, text: messages.safe })
    if (isConsentRefused(form, error)) setConsentMissed(true)
  }

  return {
    form,
    hasUnsaved,
    draft,
    days: values.days,
    active,
    month,
    /** True if the form shows the consent box. The box is visible from the start, but consent is required only if the form has texts. */
    showsConsent: isConsentMissed || !view.consentGiven,
    hidden,
    replaced,
    keepStored: () => setReplaced(undefined),
    faultOfDate,
    typeDate,
    setActive,
    setMonth,
    clearDays: () => {
      form.clearErrors()
      const open = view.rituals.filter(({ isAgreed }) => !isAgreed)
      for (const { line } of open) form.setValue(`days.${line}`, '')
      const cleared = { ...seen.days, ...Object.fromEntries(open.map(({ line }) => [line, null])) }
      setSeen({ ...seen, days: cleared })
    },
    conflict,
    save: submit,
    explain,
    failureText,
    /** Prepares the next submission to remove names and wish. */
    beginErasing: () => {
      isErasing.current = true
    },
  }
}
