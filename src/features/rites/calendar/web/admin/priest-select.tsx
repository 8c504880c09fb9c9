import { useApiQuery } from '#ui/data/api.ts'
import { SelectField } from '#ui/forms/choice-fields.tsx'
import { freePlaces } from '../../rules-span.ts'
import type { CalendarDayView } from '../../schemas.ts'
import type { CalendarLine } from './calendar-line.ts'
import { useMessages } from './messages.ts'

type PriestSelectProps = {
  line: CalendarLine
  days: string[]
  shown: CalendarDayView[]
}

/** Selects the priest, in the surrounding form. */
export function PriestSelect({ line, days, shown }: PriestSelectProps) {
  const { dialog: messages } = useMessages()
  const { data } = useApiQuery('/api/admin/priests')
  const present = line.priest
  const known = data?.items ?? []
  const isGone = present !== null && data !== undefined && !known.some(({ id }) => id === present.id)
  const options = known.map((priest) => {
    const free = freePlaces(priest, days, line, shown)
    const text =
      days.length === 0 || free === undefined
        ? priest.name
        : free > 0
          ? messages.free(priest.name, free)
          : messages.full(priest.name)
    return { value: priest.id, text }
  })
  return (
    <SelectField
      name="priestId"
      label={messages.priest}
      options={[
        { value: '', text: messages.nobody },
        ...(isGone || (present && data === undefined) ? [{ value: present?.id ?? '', text: present?.name ?? '' }] : []),
        ...options,
      ]}
    />
  )
}
