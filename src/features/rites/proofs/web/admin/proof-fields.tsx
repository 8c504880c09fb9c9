import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { formatDay } from '#base/date-format.ts'
import { PriestChoice } from '#features/rites/priests/web/admin/priest-choice.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useGroupError } from '#ui/forms/use-field.ts'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { MAX_PLACE } from '../../model.ts'
import { printedMoment } from '#features/people/places/rules-moment.ts'
import type { ProofDetail } from '../../schemas.ts'
import { useMessages } from './messages.ts'

/** The fields of a proof while staff edit the form. `performedAt` is a local time such as `2026-11-12T07:40`. */
export type ProofFacts = { performedAt: string; place: string; priestId: string }

type ProofFieldsProps = {
  priests: ProofDetail['priests']
  /** An element directly below the field for the time, for example a button that fills in the current time. */
  afterTime?: ReactNode
  /** The last day of the ritual, which the hint names while the field for the time is empty. */
  lastDay?: string
}

/** The fields for time, place and performer in the surrounding form. */
export function ProofFields({ priests, afterTime, lastDay }: ProofFieldsProps) {
  const messages = useMessages()
  const lang = useLang()
  const moment = toMoment(useWatch<ProofFacts, 'performedAt'>({ name: 'performedAt' }))
  const place = useWatch<ProofFacts, 'place'>({ name: 'place' })
  return (
    <>
      <TextField
        name="performedAt"
        type="datetime-local"
        label={messages.performedAt}
        hint={
          moment
            ? messages.inIndia(printedMoment(moment, lang))
            : lastDay && messages.lastDayWas(formatDay(lastDay, lang))
        }
        required
      />
      {afterTime}
      <TextField name="place" label={messages.place} hint={messages.placeHint} maxLength={MAX_PLACE} required />
      <PriestChoice label={messages.priest} priests={priests} place={place} />
    </>
  )
}

export function FilesFault() {
  const fault = useGroupError('media')
  return fault !== undefined && <Notice tone="danger">{fault}</Notice>
}

/** Converts the value of a local time field to a time in UTC. Undefined if the field is incomplete. */
export function toMoment(local: string): string | undefined {
  const date = new Date(local)
  return local === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** Converts a time to the value of a local time field. */
export function toLocal(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}
