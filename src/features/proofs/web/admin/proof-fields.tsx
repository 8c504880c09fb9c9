import type { ReactNode } from 'react'
import { Field } from '#ui/field.tsx'
import { useLang } from '#ui/messages.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { MOST_PLACE } from '../../model.ts'
import { printedMoment, SITE_ZONE } from '#features/places/rules-moment.ts'
import { useMessages } from './messages.ts'

/** The facts of a proof as they are typed; `performedAt` is a local time such as `2026-11-12T07:40`. */
type ProofFacts = { performedAt: string; place: string; priestId: string }

type ProofFieldsProps = {
  value: ProofFacts
  onChange: (facts: ProofFacts) => void
  priests: { id: string; name: string }[]
  faults: Record<string, string>
  /** Right under the time, e.g. a button that sets it. */
  afterTime?: ReactNode
}

/** When, where and by whom. */
export function ProofFields({ value, onChange, priests, faults, afterTime }: ProofFieldsProps) {
  const messages = useMessages()
  const lang = useLang()
  const moment = toMoment(value.performedAt)
  return (
    <>
      <Field
        type="datetime-local"
        label={messages.performedAt}
        hint={moment && messages.inIndia(printedMoment(moment, SITE_ZONE, lang))}
        value={value.performedAt}
        onChange={(performedAt) => onChange({ ...value, performedAt })}
        error={faults.performedAt}
        required
      />
      {afterTime}
      <Field
        label={messages.place}
        hint={messages.placeHint}
        value={value.place}
        onChange={(place) => onChange({ ...value, place })}
        error={faults.place}
        maxLength={MOST_PLACE}
        required
      />
      <SelectField
        label={messages.priest}
        value={value.priestId}
        onChange={(priestId) => onChange({ ...value, priestId })}
        options={priests.map(({ id, name }) => ({ value: id, text: name }))}
        {...(faults.priestId !== undefined && { error: faults.priestId })}
      />
    </>
  )
}

/** What a field of local time holds, as an instant; undefined while it is not whole. */
export function toMoment(local: string): string | undefined {
  const date = new Date(local)
  return local === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** An instant as a field of local time holds it. */
export function toLocal(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}
