import { useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import styles from './consent-notice.module.css'
import { browserRefuses, followNextLinkWhole, keepChoice, readChoice } from './consent.ts'
import { consentMessages } from './messages.ts'

/** Asks once whether third-party counters may run. Both answers look equal, and the page works without an answer. */
export function ConsentNotice() {
  const { notice, outside } = consentMessages[useLang()]
  const [asks, setAsks] = useState(() => readChoice() === undefined && !browserRefuses())
  if (!asks) return null

  function choose(analytics: boolean): void {
    keepChoice(analytics)
    if (analytics) followNextLinkWhole()
    setAsks(false)
  }

  return (
    <section className={styles.notice} aria-label={notice.label}>
      <p>
        {notice.text} <Link href="/consent">{notice.more}</Link>
      </p>
      <div className={styles.answers}>
        <Button wide onClick={() => choose(false)}>
          {outside.refuse}
        </Button>
        <Button wide onClick={() => choose(true)}>
          {outside.allow}
        </Button>
      </div>
    </section>
  )
}
