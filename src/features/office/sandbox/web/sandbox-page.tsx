import { Notice } from '#ui/feedback/notice.tsx'
import { SandboxChains } from './sandbox-chains.tsx'
import { SandboxClock } from './sandbox-clock.tsx'
import { SandboxMessages } from './sandbox-messages.tsx'
import styles from './sandbox-page.module.css'
import { SandboxPayments } from './sandbox-payments.tsx'
import { SandboxRates } from './sandbox-rates.tsx'
import { useSandboxAction } from './use-sandbox-action.ts'
import { useMessages } from './messages.ts'

/** The sandbox's inbox and the controls of its simulated chains (docs/contract.md, "The sandbox"). */
export function SandboxPage() {
  const messages = useMessages()
  const action = useSandboxAction()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{messages.title}</h1>
        <p className={styles.lead}>{messages.lead}</p>
      </header>
      <div className={styles.said} aria-live="polite">
        {action.message &&
          (action.message.failed ? (
            <Notice tone="danger" title={messages.actionFailed}>
              {action.message.text}
            </Notice>
          ) : (
            <p>{action.message.text}</p>
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
