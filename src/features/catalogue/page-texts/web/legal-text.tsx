import type { LegalText as Text } from '../schemas.ts'
import styles from './legal-text.module.css'

type LegalTextProps = { text: Pick<Text, 'title' | 'updated_at' | 'edition' | 'html'> }

/** The terms of sale, the privacy notice or the refund rules, with version and date. */
export function LegalText({ text }: LegalTextProps) {
  return (
    <article className={styles.page}>
      <h1>{text.title}</h1>
      <p className={styles.edition}>
        <time dateTime={text.updated_at}>{text.edition}</time>
      </p>
      {/* oxlint-disable-next-line react/no-danger -- Sanitised by the server. */}
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: text.html }} />
    </article>
  )
}
