import { useAppMessages } from '../shell/messages.ts'
import styles from './staff-app.module.css'

/** Shows on every page of the panel that the money is not real. */
export function SandboxLine() {
  const messages = useAppMessages()
  return (
    <aside className={styles.sandbox} aria-label={messages.sandboxLabel}>
      {messages.sandboxLine} <a href="/sandbox">{messages.sandboxLink}</a>
    </aside>
  )
}

/** Shows on every page of the panel that the shop is a rehearsal, which uses simulated services. */
export function RehearsalLine() {
  return <aside className={styles.sandbox}>{useAppMessages().rehearsal}</aside>
}
