import { useEffect, useState } from 'react'
import { formatDayShort } from '#ui/moment-format.ts'
import { Icon } from '#ui/icon.tsx'
import { useLang } from '#ui/messages.tsx'
import { isAnswering } from '../rules-transcript.ts'
import { AnswerView } from './answer-view.tsx'
import styles from './consultant-panel.module.css'
import { useConversation } from './conversation.ts'
import { ConversationTools } from './conversation-tools.tsx'
import { Introduction } from './introduction.tsx'
import { StoreConversation } from './store-conversation.tsx'
import { useConsultantMessages } from './messages.ts'
import type { PanelProps } from './panel-props.ts'
import { SpokenAnswer } from './spoken-answer.tsx'
import { useStickToEnd } from './use-stick-to-end.ts'
import { useVisibleArea } from './use-visible-area.ts'

/** The conversation: what the program can do, what was asked and answered, and what may be done with it. */
export function ConversationView(panel: PanelProps) {
  const messages = useConsultantMessages()
  const lang = useLang()
  const transcript = useConversation((conversation) => conversation.transcript)
  const { exchanges } = transcript
  const answering = isAnswering(transcript)
  const { content, isAtEnd, follow } = useStickToEnd()
  useVisibleArea(content)
  const [today] = useState(() => new Date().toISOString())
  const count = exchanges.length
  useEffect(() => {
    if (count > 0) follow('question')
  }, [count, follow])

  /** The button goes away, and the focus stays in the conversation. */
  function goToEnd(): void {
    content.current?.focus({ preventScroll: true })
    follow('end')
  }

  return (
    <div ref={content} className={styles.panel} tabIndex={-1}>
      <p className={styles.printed}>{messages.printed(formatDayShort(today, lang))}</p>
      <Introduction {...panel} isFirst={count === 0} />
      {count > 0 && (
        <ol data-plain aria-label={messages.transcript} className={styles.exchanges}>
          {exchanges.map(({ id, question, answer }, place) => (
            <li key={id} className={styles.exchange}>
              <p className={styles.question} dir="auto">
                <span className="visually-hidden">{messages.you}: </span>
                {question}
              </p>
              <AnswerView {...panel} answer={answer} isLast={place === count - 1} />
            </li>
          ))}
        </ol>
      )}
      {count > 0 && !answering && <ConversationTools onHandoff={panel.onHandoff} />}
      <StoreConversation />
      <SpokenAnswer exchange={exchanges.at(-1)} />
      {count > 0 && !isAtEnd && (
        <button type="button" className={styles.toEnd} aria-label={messages.toEnd} onClick={goToEnd}>
          <Icon name="arrow-up" size={20} />
        </button>
      )}
    </div>
  )
}
