import { CATEGORY_IDS } from '#features/catalogue-lists/model.ts'
import { Contacts } from '#features/catalogue/web/contacts.tsx'
import { useLang } from '#ui/messages.tsx'
import styles from './consultant-panel.module.css'
import { sendQuestion } from './conversation.ts'
import { useConsultantMessages } from './messages.ts'
import { QuickButtons } from './quick-buttons.tsx'
import type { PanelProps } from './panel-props.ts'

/** What it can do and what not; before the first question also ways to begin. */
export function Introduction({ isFirst, serviceId, contacts }: PanelProps & { isFirst: boolean }) {
  const messages = useConsultantMessages()
  const lang = useLang()
  const { introduction, ritualStarters, starters } = messages
  const texts = serviceId === undefined ? CATEGORY_IDS.flatMap((id) => starters[id] ?? []) : ritualStarters
  return (
    <div className={styles.introduction}>
      <p>{introduction.hello}</p>
      <p className={styles.listTitle}>{introduction.canTitle}</p>
      <ul className={styles.can}>
        {introduction.can.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={styles.listTitle}>{introduction.cannotTitle}</p>
      <ul className={styles.can}>
        {introduction.cannot.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isFirst && (
        <div className={styles.begin}>
          <p className={styles.listTitle}>{introduction.begin}</p>
          <QuickButtons
            label={introduction.begin}
            texts={texts}
            onPick={(text) => sendQuestion(text, lang, serviceId)}
          />
          <p className={styles.listTitle}>{introduction.person}</p>
          <Contacts {...contacts} />
        </div>
      )}
    </div>
  )
}
