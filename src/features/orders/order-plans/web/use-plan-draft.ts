import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { typeDay } from '#features/orders/plans/rules.ts'
import { serialiseParticipants } from '#features/orders/plans/rules-participants.ts'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'
import { keepStored, readStoredJson } from '#ui/data/stored.ts'
import { changedRecipient, changedTexts, draftBase, isSameBase, type KnownTexts } from '../rules-form.ts'
import type { OrderPlanView } from '../schemas.ts'
import type { Values } from './plan-values.ts'

/**
 * The customer's unsaved input. `base`: the shop's texts and days when the customer began to type. `known`: the stored texts that the
 * form showed.
 */
type Draft = { orderId: string; base: ReturnType<typeof draftBase>; known: KnownTexts; typed: Values }

/** The key in the tab's storage. A tab stores only one draft: the draft of the form that was used last. */
const STORAGE = 'order-plan-draft'

type Drafted = {
  id: string
  view: OrderPlanView
  form: UseFormReturn<Values, unknown, Values>
  hasUnsaved: boolean
  known: RefObject<KnownTexts>
  remember: (known: KnownTexts) => void
}

/**
 * Stores unsaved input, so that a reload of the tab does not lose the input. If the order has changed since then, the form shows the shop's
 * values, and the customer decides about the draft. Staff get no draft, because signing out of the panel does not delete drafts.
 */
export function usePlanDraft({ id, view, form, hasUnsaved, known, remember }: Drafted) {
  const isAlive = useIsAlive()
  /** The draft of an earlier page of this tab. Null if there is none, undefined until the page's code has started. */
  const [found, setFound] = useState<{ draft: Draft; isNewer: boolean } | null>()
  if (isAlive && found === undefined) {
    const draft = readDraft(id)
    setFound(draft ? { draft, isNewer: !isSameBase(draft.base, draftBase(view)) } : null)
  }
  const isOffered = found?.isNewer === true
  const hasLeft = useRef(false)
  const base = useRef(draftBase(view))

  const restoreFound = useEffectEvent((standing: typeof found) => {
    if (standing && !standing.isNewer) restore(standing.draft)
  })
  useEffect(() => restoreFound(found), [found])
  useEffect(() => {
    if (!hasUnsaved) base.current = draftBase(view)
    if (found === undefined || isOffered || view.isStaff || hasLeft.current) return
    const draft = { orderId: id, base: base.current, known: known.current, typed: form.getValues() }
    keepDraft(hasUnsaved ? draft : undefined)
  })

  function restore({ known: before, typed }: Draft): void {
    remember({ ...before, ...known.current })
    form.setValue('participants', typed.participants)
    form.setValue('specialWishes', typed.specialWishes)
    form.setValue('recipient', typed.recipient)
    restoreOthers(typed, ({ line }) => typed.days[line])
  }

  /** Puts the customer's changes into the form. Fields without changes keep the shop's present values. */
  function restoreChanges({ base: begun, known: before, typed }: Draft): void {
    const { participants, specialWishes } = changedTexts(before, {
      participants: serialiseParticipants(typed.participants),
      specialWishes: typed.specialWishes.trim(),
    })
    if (participants !== undefined) form.setValue('participants', typed.participants)
    if (specialWishes !== undefined) form.setValue('specialWishes', typed.specialWishes)
    if (changedRecipient(before, typed.recipient)) form.setValue('recipient', typed.recipient)
    restoreOthers(typed, ({ line }) =>
      typed.days[line] === typeDay(begun.days[line] ?? '') ? undefined : typed.days[line],
    )
  }

  function restoreOthers(
    { readings }: Values,
    dayOf: (ritual: OrderPlanView['rituals'][number]) => string | undefined,
  ): void {
    form.setValue('readings', { ...form.getValues('readings'), ...readings })
    for (const ritual of view.rituals) {
      const day = ritual.performsAt || ritual.hasBegun ? undefined : dayOf(ritual)
      if (day !== undefined) form.setValue(`days.${ritual.line}`, day)
    }
  }

  return {
    /** True if there is a draft that was typed before somebody changed the order. */
    isOffered,
    takeOffered: () => {
      if (found) restoreChanges(found.draft)
      setFound(null)
    },
    discardOffered: () => {
      keepDraft(undefined)
      setFound(null)
    },
    /** Called when the customer leaves the page and discards the unsaved input. */
    leave: () => {
      hasLeft.current = true
      keepDraft(undefined)
    },
  }
}

function readDraft(id: string): Draft | undefined {
  // `keepDraft` below wrote this value, in the same tab.
  const draft = readStoredJson('session', STORAGE) as Draft | undefined
  return draft?.orderId === id ? draft : undefined
}

function keepDraft(draft: Draft | undefined): void {
  keepStored('session', STORAGE, draft ? JSON.stringify(draft) : null)
}
