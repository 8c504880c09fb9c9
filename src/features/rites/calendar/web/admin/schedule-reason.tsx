import { formatDay } from '#base/date-format.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { TextAreaField } from '#ui/forms/text-field.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { MAX_REASON } from '../../model.ts'
import { boughtDays } from '../../rules-days.ts'
import type { CalendarLine } from './calendar-line.ts'
import { useMessages } from './messages.ts'

type ReasonFieldProps = {
  line: CalendarLine
  days: readonly string[]
  /** The requested day, if the first day is another day. */
  otherDay: string | undefined
  /** True if fewer or more days are set than were bought. */
  hasOtherCount: boolean
}

/** Shows how the days differ from the order, and has a field for the reason in the surrounding form. */
export function ReasonField({ line, days, otherDay, hasOtherCount }: ReasonFieldProps) {
  const { dialog: messages } = useMessages()
  const lang = useLang()
  return (
    <>
      <Notice tone="warn" quiet>
        {hasOtherCount && <p>{messages.short(days.length, boughtDays(line))}</p>}
        {otherDay !== undefined && (
          <p>{messages.otherFirst(formatDay(otherDay, lang), formatDay(days[0] ?? '', lang))}</p>
        )}
      </Notice>
      <TextAreaField
        name="reason"
        label={messages.reason}
        hint={line.isEmailed ? messages.reasonHint : messages.reasonHintPhone}
        maxLength={MAX_REASON}
        rows={2}
      />
    </>
  )
}
