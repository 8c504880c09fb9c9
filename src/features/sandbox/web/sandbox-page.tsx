import { Notice } from '#ui/notice.tsx'
import { SandboxChains } from './sandbox-chains.tsx'
import { SandboxClock } from './sandbox-clock.tsx'
import { SandboxMessages } from './sandbox-messages.tsx'
import styles from './sandbox-page.module.css'
import { SandboxPayments } from './sandbox-payments.tsx'
import { SandboxRates } from './sandbox-rates.tsx'
import { useAction } from './use-action.ts'
import { useWords } from './messages.ts'

/** The sandbox's inbox and the buttons of its simulated chains (decisions, section C). */
export function SandboxPage() {
  const words = useWords()
  const action = useAction()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </header>
      <div className={styles.said} aria-live="polite">
        {action.said &&
          (action.said.failed ? (
            <Notice tone="danger" title={words.actionFailed}>
              {action.said.text}
            </Notice>
          ) : (
            <p>{action.said.text}</p>
          ))}
      </div>
      <div className={styles.columns}>
        <SandboxPayments action={action} />
        <div className={styles.controls}>
          <SandboxChains action={action} />
          <SandboxRates action={action} />
          <SandboxClock action={action} />
        </div>
        <SandboxMessages />
      </div>
    </div>
  )
}
