import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkFallback } from '#features/catalogue/catalogue/web/link-fallback.tsx'
import { setApiData, useApi, useApiQuery } from '#ui/data/api.ts'
import { findProblem } from '#ui/data/request.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import type { ReminderLink } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './reminders-page.module.css'

/** The page behind the link of a reminder. Opening the page changes nothing. The button on the page switches the reminders off. */
export function RemindersPage({ token }: { token: string }) {
  const messages = useMessages()
  const { data, ...query } = useApiQuery('/api/reminders/{token}', { path: { token } })
  if (!data)
    return (
      <LinkFallback isMissing={data === null} query={query} messages={messages} className={styles.page}>
        <Skeleton className={styles.wide} lines={3} />
      </LinkFallback>
    )
  return <Reminders token={token} link={data} />
}

function Reminders({ token, link: { kind, isOn } }: { token: string; link: ReminderLink }) {
  const messages = useMessages()
  const api = useApi()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<string>()

  async function stop(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setFailed(undefined)
    try {
      const path = { token }
      setApiData(client, '/api/reminders/{token}', { path }, await api.post('/reminders/{token}', { path }))
    } catch (error) {
      setFailed(findProblem(error)?.message ?? messages.failed)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className={styles.page}>
      <h1>{messages.title}</h1>
      {isOn ? (
        <>
          <p>{messages.about[kind]}</p>
          <p className={styles.quiet}>{messages.rest}</p>
          {failed !== undefined && <Notice tone="danger">{failed}</Notice>}
          <Button kind="primary" busy={isBusy} onClick={() => void stop()}>
            {messages.stop}
          </Button>
        </>
      ) : (
        <>
          <Notice tone="ok" title={messages.stopped[kind].title}>
            {messages.stopped[kind].text}
          </Notice>
          <p className={styles.quiet}>{messages.rest}</p>
          <Link href="/">{messages.home}</Link>
        </>
      )}
    </div>
  )
}
