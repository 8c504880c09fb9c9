import styles from './plan-form.module.css'
import { useLunarMonth } from './use-lunar-month.ts'
import { useWords } from './messages.ts'

/** What lunar day a calendar day is, in a line; nothing until that is known. */
export function LunarDayLine({ date }: { date: string }) {
  const { calendar: words } = useWords()
  const lunar = useLunarMonth(date).days.get(date)
  return (
    <p className={styles.lunar} role="status">
      {lunar?.festival && <strong>{lunar.festival}. </strong>}
      {lunar && words.day(lunar.tithi.name, words.phases[lunar.tithi.paksha], lunar.nakshatra)}
    </p>
  )
}
