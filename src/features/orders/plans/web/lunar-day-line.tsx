import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './plan-form.module.css'
import { useLunarMonth } from './use-lunar-month.ts'
import { useMessages } from './messages.ts'

/** Shows the lunar day of a calendar day in one line, and why the day suits the ritual. While loading, the line reserves its space. */
export function LunarDayLine({ date, ritual }: { date: string; ritual?: string }) {
  const { calendar: messages } = useMessages()
  const { days, isPending } = useLunarMonth(date, ritual)
  const lunar = days.get(date)
  return (
    <p className={styles.lunar} role="status">
      {isPending && <Skeleton lines={1} />}
      {lunar?.festival && <strong>{lunar.festival}. </strong>}
      {lunar && messages.day(lunar.tithi.name, messages.phases[lunar.tithi.paksha], lunar.nakshatra)}
      {lunar?.reason && <span className={styles.reasonOfDay}>{lunar.reason}</span>}
    </p>
  )
}
