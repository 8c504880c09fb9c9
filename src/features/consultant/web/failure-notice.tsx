import { minutesAndSeconds } from '#features/accounts/rules-input.ts'
import { Button } from '#ui/button.tsx'
import { useLang } from '#ui/messages.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Failure } from '../rules-transcript.ts'
import styles from './answer-view.module.css'
import { editQuestion, retryQuestion } from './conversation.ts'
import { useConsultantMessages } from './messages.ts'

/** Why no whole answer came, and the ways on: the same question again, or another. */
export function FailureNotice({ failure, isLast }: { failure: Failure; isLast: boolean }) {
  const messages = useConsultantMessages()
  const lang = useLang()
  const { kind, message, wait } = failure
  // With the time to wait our own words say more than the server's.
  const text = (wait === undefined && message) || messages.failures[kind]
  return (
    <Notice
      tone={kind === 'offline' || kind === 'too-many' ? 'warn' : 'danger'}
      action={
        isLast && (
          <span className={styles.actions}>
            <Button onClick={() => retryQuestion(lang)}>{messages.retry}</Button>
            <Button kind="quiet" onClick={editQuestion}>
              {messages.edit}
            </Button>
          </span>
        )
      }
    >
      {text} {wait !== undefined && messages.failures.wait(minutesAndSeconds(wait))}
    </Notice>
  )
}
