import { useApiQuery } from '#ui/data/api.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Link } from '#ui/layout/link.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress } from '#ui/layout/panel.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { EmailTemplateDetail } from './email-template-detail.tsx'
import styles from './email-templates.module.css'
import { MessageDetail } from './message-detail.tsx'
import { useMessages } from './messages.ts'
import { Outbox } from './outbox.tsx'

/** The shop's e-mails: the outbox, and the texts. */
export function EmailsPage() {
  const messages = useMessages()
  const { segments } = useAddress()
  const [, place, kind] = segments
  if (place === 'texts' && kind !== undefined) return <EmailTemplateDetail key={kind} kind={kind} />
  if (place !== undefined && place !== 'texts') return <MessageDetail key={place} id={place} />
  return (
    <>
      <PageHead title={messages.title} />
      <Tabs
        label={messages.title}
        tabs={[
          { href: '/emails', text: messages.tabs.outbox, isCurrent: place === undefined },
          { href: '/emails/texts', text: messages.tabs.texts, isCurrent: place === 'texts' },
        ]}
      />
      {place === 'texts' ? <EmailTemplates /> : <Outbox />}
    </>
  )
}

/** All e-mails of the shop, each linked to its texts. */
function EmailTemplates() {
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
