import { useEffect, useState } from 'react'
import { CATEGORY_IDS } from '#features/catalogue/catalogue-lists/model.ts'
import { Contacts } from '#features/catalogue/catalogue/web/reading/contacts.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Button } from '#ui/layout/button.tsx'
import { CopyButton } from '#ui/layout/copy-button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { formatDayShort } from '#ui/text/moment-format.ts'
import { wholeSentences } from '../rules-answer-text.ts'
import { type Exchange, isAnswering, transcriptText } from '../rules-transcript.ts'
import { AnswerView, type PanelProps, QuickButtons } from './answer-view.tsx'
import styles from './consultant-panel.module.css'
import {
  deleteKeptConversations,
  keepConversation,
  sendQuestion,
  startNewConversation,
  useConversation,
} from './conversation.ts'
import { useConsultantMessages } from './messages.ts'
import { useStickToEnd } from './use-stick-to-end.ts'
import { useVisibleArea } from './use-visible-area.ts'

/** The conversation: the introduction, the questions and answers, and the tools. */
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

  /** Moves the focus to the conversation, because the pressed button disappears. */
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
        <div className={styles.toEndBar}>
          <button type="button" className={styles.toEnd} aria-label={messages.toEnd} onClick={goToEnd}>
            <Icon name="arrow-up" size={20} />
          </button>
        </div>
      )}
    </div>
  )
}

/** The buttons for the whole conversation. */
function ConversationTools({ onHandoff }: { onHandoff: () => void }) {
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

/** The checkbox for storing the conversation, which is off by default, and the button that deletes the conversation. */
function StoreConversation() {
  const { keep } = useConsultantMessages()
  const keeps = useConversation((conversation) => conversation.keeps)
  const hasKept = useConversation(({ transcript }) => transcript.keptIds.length > 0)
  const { deletion, isDeleting, hasFailed } = useDeletion()
  return (
    <div className={styles.keep}>
      <label className={styles.check}>
        <input type="checkbox" checked={keeps} onChange={(event) => keepConversation(event.target.checked)} />
        <span>{keep.label}</span>
      </label>
      <p>
        {hasKept ? keep.kept : keep.hint} <Link href="/privacy">{keep.more}</Link>
      </p>
      {hasKept && (
        <Button busy={isDeleting} onClick={deletion}>
          {keep.delete}
        </Button>
      )}
      {hasFailed && <Notice tone="danger">{keep.notDeleted}</Notice>}
    </div>
  )
}

function useDeletion() {
  const { keep } = useConsultantMessages()
  const lang = useLang()
  const [isDeleting, setIsDeleting] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function deletion(): Promise<void> {
    setIsDeleting(true)
    const isDeleted = await deleteKeptConversations(lang).then(
      () => true,
      () => false,
    )
    setIsDeleting(false)
    setHasFailed(!isDeleted)
    if (isDeleted) showToast({ title: keep.deleted })
  }

  return { deletion, isDeleting, hasFailed }
}

/**
 * The newest answer for a screen reader, one complete sentence at a time. The screen shows parts of words, which a screen reader should not
 * read. Sentences are only added at the end, so the screen reader reads each sentence once.
 */
function SpokenAnswer({ exchange }: { exchange: Exchange | undefined }) {
  const messages = useConsultantMessages()
  if (!exchange) return <div aria-live="polite" className="visually-hidden" />
  const { state, text, cards, question } = exchange.answer
  const hasEnded = state !== 'waiting' && state !== 'streaming'
  const sentences = wholeSentences(text, hasEnded)
  if (state === 'waiting') sentences.push(messages.thinking)
  if (hasEnded && cards.length > 0) sentences.push(messages.proposed(cards.length))
  if (hasEnded && question) sentences.push(question.text)
  return (
    <div aria-live="polite" className="visually-hidden">
      {sentences.map((sentence, place) => (
        <p key={`${exchange.id} ${place} ${sentence}`}>{sentence}</p>
      ))}
    </div>
  )
}

/** Describes the consultant's abilities and limits. Before the first question it also shows suggestions. */
function Introduction({ isFirst, serviceId, contacts }: PanelProps & { isFirst: boolean }) {
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
