import { DAY, HOUR, MINUTE, SECOND } from '#base/time.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { useMessages } from './messages.ts'
import { clockText, moveClock } from './sandbox-calls.ts'
import { SandboxChains } from './sandbox-chains.tsx'
import { SandboxMessages } from './sandbox-messages.tsx'
import styles from './sandbox-page.module.css'
import { SandboxPayments } from './sandbox-payments.tsx'
import { SandboxRates } from './sandbox-rates.tsx'
import { type Action, useSandboxAction } from './use-sandbox-action.ts'

const FORWARD = { minutes: 5 * MINUTE, quote: 21 * MINUTE, hour: HOUR, day: DAY, week: 8 * DAY }
const STEPS = Object.keys(FORWARD) as (keyof typeof FORWARD)[]

/** The page with the inbox of the sandbox and the controls of its simulated chains (docs/contract.md, "The sandbox"). */
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

function SandboxClock({ action }: { action: Action }) {
  const { clock: messages, done } = useMessages()
  const lang = useLang()
  return (
    <section className={styles.section} aria-labelledby="clock-title">
      <h2 id="clock-title">{messages.title}</h2>
      <Card className={styles.card}>
        <p className={styles.hint}>{messages.text}</p>
        <div className={styles.actions}>
          {STEPS.map((step) => (
            <Button
              key={step}
              busy={action.running === step}
              disabled={action.running !== undefined && action.running !== step}
              onClick={() =>
                void action.run(step, async () => done.clock(clockText(await moveClock(FORWARD[step] / SECOND), lang)))
              }
            >
              {messages.forward[step]}
            </Button>
          ))}
        </div>
      </Card>
    </section>
  )
}
