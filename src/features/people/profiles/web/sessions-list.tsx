import { useState } from 'react'
import { api, type ApiData, useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { RequestError } from '#ui/data/request.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useLang } from '#ui/text/messages.tsx'
import { useEndOfSession, useSessionEnd } from './current-user.ts'
import { momentText } from './moment-format.ts'
import styles from './personal-data.module.css'
import { useMessages } from '#features/people/accounts/web/messages.ts'

type Session = ApiData<'/api/auth/sessions'>[number]

/** The browsers in which the account is signed in. The user can sign out all of them here, except this one. */
export function SessionsList() {
  const {
    data: { sessions: messages },
    retry,
  } = useMessages()
  const { data, error, isError, isFetching, refetch } = useApiQuery('/api/auth/sessions')
  useEndOfSession(error)
  return (
    <div className={styles.block}>
      <h3 className={styles.title}>{messages.title}</h3>
      {data ? (
        <ul data-plain className={styles.sessions}>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={refetch} />
          ))}
        </ul>
      ) : isError ? (
        <>
          <p role="alert" className={styles.text}>
            {messages.failed}
          </p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {retry}
          </Button>
        </>
      ) : (
        <div role="status" className={styles.sessions}>
          <span className="visually-hidden">{messages.loading}</span>
          <Skeleton lines={2} />
        </div>
      )}
    </div>
  )
}

function SessionRow({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const {
    data: { sessions: messages, safe },
  } = useMessages()
  const lang = useLang()
  const sessionIsOver = useSessionEnd()
  const [isEnding, setIsEnding] = useState(false)

  async function end(): Promise<void> {
    setIsEnding(true)
    try {
      await api.delete('/api/auth/sessions/{id}', { path: { id: session.id } })
      showToast({ title: messages.ended, text: session.device })
      onEnded()
    } catch (error) {
      setIsEnding(false)
      // This session has already ended, so the list is loaded again.
      if (error instanceof RequestError && error.status === 404) onEnded()
      else if (!sessionIsOver(error)) showToast({ kind: 'destructive', title: messages.endFailed, text: safe })
    }
  }

  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>{session.device}</p>
        <p className={styles.text}>
          {session.isCurrent ? messages.current : messages.seen(momentText(session.lastSeenAt, lang))}
        </p>
      </div>
      {!session.isCurrent && (
        <Button kind="quiet" busy={isEnding} aria-label={messages.endOf(session.device)} onClick={end}>
          {messages.end}
        </Button>
      )}
    </li>
  )
}
