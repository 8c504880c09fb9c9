import { useApiQuery } from '#ui/data/api.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { useLang } from '#ui/text/messages.tsx'
import styles from './email-templates.module.css'
import { useMessages } from './messages.ts'

/** All e-mails of the shop, each linked to its texts. */
export function EmailTemplates() {
  const messages = useMessages()
  const lang = useLang()
  const query = useApiQuery('/api/admin/email-templates', { query: { lang } })
  return (
    <>
      <p className={styles.lead}>{messages.textsLead}</p>
      <Loaded query={query}>
        {({ items }) => (
          <ol className={styles.list} data-plain>
            {items.map(({ kind, subject, edited }) => (
              <li key={kind}>
                <Link href={`/emails/texts/${kind}`} className={styles.entry}>
                  <span className={styles.kind}>{messages.kinds[kind] ?? kind}</span>
                  <span className={styles.subject}>{kind === 'every' ? messages.everyParts : subject}</span>
                  <span className={styles.end}>{edited && <Badge tone="info">{messages.edited}</Badge>}</span>
                </Link>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </>
  )
}
