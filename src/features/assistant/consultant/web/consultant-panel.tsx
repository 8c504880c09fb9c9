import { useEffect, useState } from 'react'
import type { ContactsProps } from '#features/catalogue/catalogue/web/reading/contacts.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { lastExchange } from '../rules-transcript.ts'
import styles from './consultant-panel.module.css'
import { retryQuestion, useConversation } from './conversation.ts'
import { HandoffForm } from './handoff-form.tsx'
import { useConsultantMessages } from './messages.ts'
import { QuestionForm } from './question-form.tsx'
import { ConversationView } from './conversation-view.tsx'
import { useHandoff } from './use-handoff.ts'

type ConsultantPanelProps = {
  open: boolean
  onClose: () => void
  contacts: ContactsProps
  /** The ritual on whose page it is asked. */
  serviceId: string | undefined
}

/** The consultant over the right edge of any page. Stays mounted once it was opened, so that an answer comes also while it is closed. */
export function ConsultantPanel({ open, onClose, contacts, serviceId }: ConsultantPanelProps) {
  const messages = useConsultantMessages()
  const [hands, setHands] = useState(false)
  const handoff = useHandoff()
  useSendingAgain()
  const panel = { contacts, serviceId, onLeave: onClose, onHandoff: () => setHands(true) }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<Title />}
      closeLabel={messages.close}
      size="wide"
      foot={!hands && <QuestionForm serviceId={serviceId} />}
    >
      {hands ? (
        <HandoffForm handoff={handoff} contacts={contacts} onBack={() => setHands(false)} />
      ) : (
        <ConversationView {...panel} />
      )}
    </Sheet>
  )
}

/** Whom one speaks with stands at the head of it all. */
function Title() {
  const messages = useConsultantMessages()
  const answered = useConversation(({ transcript }) => transcript.engine)
  // The shop may have changed engines since; what answered last is what was read last.
  const { data } = useApiQuery('/api/consultant')
  const engine = answered ?? data?.engine
  return (
    <>
      {messages.title}
      <small className={styles.engine}>{engine ? messages.engines[engine] : messages.someProgram}</small>
    </>
  )
}

/** A question that found no connection is sent when there is one again. */
function useSendingAgain(): void {
  const lang = useLang()
  useEffect(() => {
    const sendAgain = () => {
      const last = lastExchange(useConversation.getState().transcript)
      if (last?.answer.failure?.kind === 'offline') retryQuestion(lang)
    }
    addEventListener('online', sendAgain)
    return () => removeEventListener('online', sendAgain)
  }, [lang])
}
