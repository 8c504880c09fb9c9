import { type KeyboardEvent, type SyntheticEvent, useRef, useSyncExternalStore } from 'react'
import { isComposing } from '#ui/forms/composing.ts'
import { Button } from '#ui/layout/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { MAX_TEXT } from '../model.ts'
import { isAnswering } from '../rules-transcript.ts'
import { sendQuestion, stopAnswer, useConversation, writeDraft } from './conversation.ts'
import { useConsultantMessages } from './messages.ts'
import styles from './question-form.module.css'

/** The form shows how many characters are left if at most this number is left. */
const NEAR_END = 200

/** The field for a question. Enter sends the question, and Shift+Enter starts a new line. A button stops an answer in progress. */
export function QuestionForm({ serviceId }: { serviceId: string | undefined }) {
  const messages = useConsultantMessages()
  const lang = useLang()
  const draft = useConversation((conversation) => conversation.draft)
  const answering = useConversation(({ transcript }) => isAnswering(transcript))
  const field = useRef<HTMLTextAreaElement>(null)
  const { length } = draft.trim()
  const left = MAX_TEXT - length

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    field.current?.focus()
    if (answering || length === 0 || left < 0) return
    sendQuestion(draft, lang, serviceId)
    writeDraft('')
  }

  function press(event: KeyboardEvent): void {
    // With an input method (for Chinese, for example) Enter confirms a word and must not send the question.
    if (event.key === 'Enter' && !event.shiftKey && !isComposing(event)) send(event)
  }

  function stop(): void {
    stopAnswer()
    field.current?.focus()
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <Connection />
      <Field
        multiline
        rows={1}
        ref={field}
        name="question"
        label={messages.field}
        labelHidden
        placeholder={messages.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        dir="auto"
        data-autofocus={matchMedia('(pointer: fine)').matches || undefined}
        value={draft}
        onChange={writeDraft}
        onKeyDown={press}
        error={left < 0 && messages.tooLong(length, MAX_TEXT)}
        after={
          // The two buttons have keys. Without keys React would reuse the pressed "stop" button as the "send" button, and the same press would submit
          // the form.
          answering ? (
            <Button key="stop" square className={styles.send} aria-label={messages.stop} onClick={stop}>
              <Icon name="stop" />
            </Button>
          ) : (
            <Button key="send" square kind="primary" type="submit" className={styles.send} aria-label={messages.send}>
              <Icon name="arrow-up" />
            </Button>
          )
        }
      />
      {left >= 0 && left <= NEAR_END && <p className={styles.hint}>{messages.charactersLeft(left)}</p>}
    </form>
  )
}

function Connection() {
  const messages = useConsultantMessages()
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine)
  return (
    <p role="status" className={styles.offline}>
      {!isOnline && messages.offline}
    </p>
  )
}

function followConnection(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
