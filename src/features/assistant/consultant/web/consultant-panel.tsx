import { Fragment, useEffect, useState } from 'react'
import type { ContactsProps } from '#features/catalogue/catalogue/web/reading/contacts.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { lastExchange } from '../rules-transcript.ts'
import styles from './consultant-panel.module.css'
import { retryQuestion, useConversation } from './conversation.ts'
import { HandoffForm } from './handoff-form.tsx'
import { useConsultantMessages } from './messages.ts'
import { Phone } from './phone.tsx'
import { QuestionForm } from './question-form.tsx'
import { ConversationView } from './conversation-view.tsx'
import { useHandoff } from './use-handoff.ts'

type ConsultantPanelProps = {
  open: boolean
  onClose: () => void
  contacts: ContactsProps
  /** The ritual on whose page the panel is open. */
  serviceId: string | undefined
}

/**
 * The panel of the consultant at the right edge of any page. After the first opening the panel stays mounted, so answers also arrive while
 * the panel is closed.
 */
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
      foot={
        <>
          {!hands && <QuestionForm serviceId={serviceId} />}
          <InDanger />
        </>
      }
    >
      {hands ? (
        <HandoffForm handoff={handoff} contacts={contacts} onBack={() => setHands(false)} />
      ) : (
        <ConversationView {...panel} />
      )}
    </Sheet>
  )
}

/** The emergency numbers in one inconspicuous line. They are always shown, even if the conversation is about another subject. */
function InDanger() {
  const { inDanger } = useConsultantMessages()
  return (
    <p className={styles.danger}>
      {inDanger.question}{' '}
      {inDanger.calls.map(({ before, number }) => (
        <Fragment key={number}>
          {before} <Phone number={number} href={`tel:${number}`} />
        </Fragment>
      ))}
      {inDanger.end}
    </p>
  )
}

/** The heading of the panel. It says which program answers: the language model or the local consultant. */
function Title() {
  const messages = useConsultantMessages()
  const answered = useConversation(({ transcript }) => transcript.engine)
  // The shop may have switched to another program since the page was loaded. So the heading names the program that gave the last answer.
  const { data } = useApiQuery('/api/consultant')
  const engine = answered ?? data?.engine
  return (
    <>
      {messages.title}
      <small className={styles.engine}>{engine ? messages.engines[engine] : messages.someProgram}</small>
    </>
  )
}

/** Sends a question again when the connection is back, if the question failed because the browser was offline. */
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
