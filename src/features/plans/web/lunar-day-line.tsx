import styles from './plan-form.module.css'
import { useLunarMonth } from './use-lunar-month.ts'
import { useMessages } from './messages.ts'

/** What lunar day a calendar day is, in a line, and why it suits the ritual; nothing until that is known. */
export function LunarDayLine({ date, ritual }: { date: string; ritual?: string }) {
  const { calendar: messages } = useMessages()
  const lunar = useLunarMonth(date, ritual).days.get(date)
  return (
    <p className={styles.lunar} role="status">
      {lunar?.festival && <strong>{lunar.festival}. </strong>}
      {lunar && messages.day(lunar.tithi.name, messages.phases[lunar.tithi.paksha], lunar.nakshatra)}
      {lunar?.reason && <span className={styles.reasonOfDay}>{lunar.reason}</span>}
    </p>
  )
}
