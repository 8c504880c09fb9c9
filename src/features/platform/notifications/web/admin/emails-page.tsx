import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress } from '#ui/layout/panel.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { EmailTemplateDetail } from './email-template-detail.tsx'
import { EmailTemplates } from './email-templates.tsx'
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
