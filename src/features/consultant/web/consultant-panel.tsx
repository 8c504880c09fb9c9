import type { Lang } from '#base/i18n.ts'
import { articlePath, categoryPath } from '#features/catalogue/paths.ts'
import { Contacts, type ContactsProps } from '#features/catalogue/web/contacts.tsx'
import { useCategories } from '#features/catalogue-lists/web/use-categories.ts'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useLang } from '#ui/messages.tsx'
import { type ConsultantMessages, en } from '../messages.en.ts'
import { ru } from '../messages.ru.ts'
import styles from './consultant-panel.module.css'

const MESSAGES: Record<Lang, ConsultantMessages> = { ru, en }

/** Where the article with questions and answers is. */
const QUESTIONS = 'questions'

type ConsultantPanelProps = { open: boolean; onClose: () => void; contacts: ContactsProps }

/** The consultant's place over the right edge of the page: it is not open yet, and says who answers instead. */
export function ConsultantPanel({ open, onClose, contacts }: ConsultantPanelProps) {
  const messages = MESSAGES[useLang()]
  return (
    <Sheet open={open} onClose={onClose} title={messages.title} closeLabel={messages.close} size="wide">
      <div className={styles.panel}>
        <Notice tone="info" quiet title={messages.notYetTitle}>
          {messages.notYet}
        </Notice>
        <div className={styles.contacts}>
          <Contacts {...contacts} />
        </div>
        <section className={styles.part} aria-labelledby="consultant-look">
          <h3 id="consultant-look" className={styles.title}>
            {messages.look}
          </h3>
          <Categories label={messages.categories} />
        </section>
        <p>
          {messages.questions} <Link href={articlePath(QUESTIONS)}>{messages.questionsLink}</Link>.
        </p>
        <p className={styles.limit}>{messages.limit}</p>
      </div>
    </Sheet>
  )
}

function Categories({ label }: { label: string }) {
  const categories = useCategories()
  return (
    <ul role="list" aria-label={label} className={styles.chips}>
      {categories.map(({ id, name }) => (
        <li key={id}>
          <Link href={categoryPath(id)} className={styles.chip}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
