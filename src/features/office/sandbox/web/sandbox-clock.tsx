import { DAY, HOUR, MINUTE, SECOND } from '#base/time.ts'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { clockText } from './moment-format.ts'
import { moveClock } from './sandbox-calls.ts'
import styles from './sandbox-page.module.css'
import type { Action } from './use-sandbox-action.ts'
import { useMessages } from './messages.ts'

const FORWARD = { minutes: 5 * MINUTE, quote: 21 * MINUTE, hour: HOUR, day: DAY, week: 8 * DAY }
const STEPS = Object.keys(FORWARD) as (keyof typeof FORWARD)[]

export function SandboxClock({ action }: { action: Action }) {
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
