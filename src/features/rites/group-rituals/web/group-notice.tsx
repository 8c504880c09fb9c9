import { formatUsd } from '#base/money-format.ts'
import { printedMoment } from '#features/people/places/rules-moment.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { en } from '../messages/page-notice.en.ts'
import { ru } from '../messages/page-notice.ru.ts'
import { groupPath } from '../paths.ts'
import styles from './group-notice.module.css'

const MESSAGES = { ru, en }

/** A line about the next open group ritual, on the home page, the list of rituals and (with `ritualId`) the page of a ritual. */
export function GroupNotice({ ritualId }: { ritualId?: string }) {
  const lang = useLang()
  const { data } = useApiQuery('/api/group-rituals', { query: { lang, ritual: ritualId } })
  const [group] = data ?? []
  if (!group) return null
  const { title, open } = MESSAGES[lang]
  return (
    <p className={styles.notice}>
      <span>{title(group.ritual.name, printedMoment(group.performsAt, lang), formatUsd(group.price * 100, lang))}</span>
      <Link href={groupPath(group.id)}>{open}</Link>
    </p>
  )
}
