import { LOCALES } from '#base/i18n.ts'
import { SITE_ZONE } from '#features/people/places/rules-moment.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { en } from '../messages/page-notice.en.ts'
import { ru } from '../messages/page-notice.ru.ts'
import { groupPath } from '../paths.ts'
import styles from './group-notice.module.css'

const MESSAGES = { ru, en }

/** A line on the home page and on the list of rituals. It is visible while a group ritual is open. */
export function GroupNotice() {
  const lang = useLang()
  const { data } = useApiQuery('/api/group-rituals', { query: { lang } })
  const [group] = data ?? []
  if (!group) return null
  const format = new Intl.DateTimeFormat(LOCALES[lang], { day: 'numeric', month: 'long', timeZone: SITE_ZONE })
  const { title, open } = MESSAGES[lang]
  return (
    <p className={styles.notice}>
      <span>{title(group.ritual.name, format.format(new Date(group.performsAt)))}</span>
      <Link href={groupPath(group.id)}>{open}</Link>
    </p>
  )
}
