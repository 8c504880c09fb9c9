import { DAY, HOUR, MINUTE, SECOND } from '#base/time.ts'
import { Card } from '#ui/card.tsx'
import { useLang } from '#ui/messages.tsx'
import { Section } from '#ui/section.tsx'
import { clockText } from './moment-format.ts'
import { moveClock } from './sandbox-calls.ts'
import { SandboxButton } from './sandbox-button.tsx'
import styles from './sandbox-page.module.css'
import type { Action } from './use-sandbox-action.ts'
import { useMessages } from './messages.ts'

const FORWARD = { minutes: 5 * MINUTE, quote: 21 * MINUTE, hour: HOUR, day: DAY, week: 8 * DAY }
const STEPS = Object.keys(FORWARD) as (keyof typeof FORWARD)[]

export function SandboxClock({ action }: { action: Action }) {
  const { clock: messages, done } = useMessages()
  const lang = useLang()
  return (
    <Section heading="" className={styles.section} title={messages.title}>
      <Card className={styles.card}>
        <p className={styles.hint}>{messages.text}</p>
        <div className={styles.actions}>
          {STEPS.map((step) => (
            <SandboxButton
              key={step}
              action={action}
              name={step}
              work={async () => done.clock(clockText(await moveClock(FORWARD[step] / SECOND), lang))}
            >
              {messages.forward[step]}
            </SandboxButton>
          ))}
        </div>
      </Card>
    </Section>
  )
}
