import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { useConsultantMessages } from './messages.ts'
import styles from './consultant-panel.module.css'
import { startNewConversation, useConversation } from './conversation.ts'
import { transcriptText } from '../rules-transcript.ts'

/** What may be done with a conversation as a whole. */
export function ConversationTools({ onHandoff }: { onHandoff: () => void }) {
  const messages = useConsultantMessages()
  const { tools } = messages
  const transcript = useConversation((conversation) => conversation.transcript)

  function startAnew(panel: Element | null): void {
    panel?.querySelector('textarea')?.focus()
    startNewConversation()
  }

  return (
    <section aria-label={tools.label} className={styles.tools}>
      <Button kind="quiet" onClick={onHandoff}>
        {tools.person}
      </Button>
      <Button kind="quiet" onClick={(event) => startAnew(event.currentTarget.closest('dialog'))}>
        {tools.new}
      </Button>
      <CopyButton kind="quiet" text={transcriptText(transcript, messages)} labels={tools.copy} />
      <Button kind="quiet" onClick={() => print()}>
        {tools.print}
      </Button>
    </section>
  )
}
