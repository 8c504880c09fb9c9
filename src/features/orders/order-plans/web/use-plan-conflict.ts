import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readOrderTexts } from '#features/orders/cart/web/names-store.ts'
import { api, setApiData } from '#ui/data/api.ts'
import { findProblem } from '#ui/data/request.ts'
import { useLang } from '#ui/text/messages.tsx'
import { draftBase, type KnownTexts, readKnownTexts, shownDay } from '../rules-form.ts'
import type { OrderPlanView } from '../schemas.ts'
import { startingValues, type Values } from './plan-values.ts'

/**
 * What somebody else has saved while the form was open. `base` is what the form knew before its first refusal, so after a second refusal the
 * earlier differences are still shown. `lines` are the rituals that now have another day.
 */
export type FoundConflict = {
  count: number
  base: ReturnType<typeof draftBase>
  present: OrderPlanView
  hasNames: boolean
  hasWish: boolean
  lines: string[]
}

type Changes = {
  texts: { participants?: string; specialWishes?: string }
  recipient: string | undefined
  days: Record<string, string>
  readings: readonly { name: string; devanagari: string }[]
}

type Held = {
  id: string
  form: UseFormReturn<Values, unknown, Values>
  seen: ReturnType<typeof draftBase>
  changesOf: (typed: Values) => Changes
  setSeen: (seen: ReturnType<typeof draftBase>) => void
  remember: (known: KnownTexts) => void
}

/**
 * Handles the shop's refusal of an outdated form. Fields without typed changes get the shop's present values. The other fields keep the
 * typed text. The next save then replaces the values that the notice shows.
 */
export function usePlanConflict({ id, form, seen, setSeen, changesOf, remember }: Held) {
  const client = useQueryClient()
  const lang = useLang()
  const [found, setFound] = useState<FoundConflict>()

  function fill(present: OrderPlanView, { texts, recipient, days, readings }: Changes): KnownTexts {
    const known = readKnownTexts(present, readOrderTexts(id, present.textMarks))
    const now = startingValues(present, known)
    if (texts.participants === undefined) form.setValue('participants', now.participants)
    if (texts.specialWishes === undefined) form.setValue('specialWishes', now.specialWishes)
    if (recipient === undefined) form.setValue('recipient', now.recipient)
    const typed = readings.map(({ name, devanagari }) => [name, devanagari] as const)
    form.setValue('readings', { ...now.readings, ...Object.fromEntries(typed) })
    for (const [line, day] of Object.entries(now.days)) if (days[line] === undefined) form.setValue(`days.${line}`, day)
    return known
  }

  /** Handles the refusal of an outdated form. Throws every other error again. */
  async function take(error: unknown): Promise<void> {
    if (findProblem(error)?.code !== 'conflict.version') throw error
    const request = { path: { id }, query: { lang } }
    const present = await api.get('/api/orders/{id}/plan', request)
    remember(fill(present, changesOf(form.getValues())))
    setSeen(draftBase(present))
    setApiData(client, '/api/orders/{id}/plan', request, present)
    const { count, base } = found ?? { count: 0, base: seen }
    setFound({
      count: count + 1,
      base,
      present,
      hasNames: present.textMarks.names !== base.textMarks.names,
      hasWish: present.textMarks.wish !== base.textMarks.wish,
      lines: present.rituals
        .filter((each) => shownDay(each) !== (base.days[each.line] ?? null))
        .map(({ line }) => line),
    })
  }

  return {
    found,
    take,
    clear: () => setFound(undefined),
    /** Discards the typed text and shows the shop's values. */
    discard: () => {
      if (found) fill(found.present, { texts: {}, recipient: undefined, days: {}, readings: [] })
      setFound(undefined)
    },
  }
}
