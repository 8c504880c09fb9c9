import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './payments-page.module.css'
import type { Typed } from './policy-fields.ts'
import { useMessages } from './messages.ts'

type BitcoinStepsProps = {
  steps: Typed['steps']
  onChange: (steps: Typed['steps']) => void
  wrong: string[]
  isClosed: boolean
}

const MOST = 10

/** Prices under so much take so many confirmations. */
export function BitcoinSteps({ steps, onChange, wrong, isClosed }: BitcoinStepsProps) {
  const { policyPage: say } = useMessages()
  const put = (at: number, change: object) =>
    onChange(steps.map((step, i) => (i === at ? { ...step, ...change } : step)))
  const next = Math.max(-1, ...steps.map(({ key }) => key)) + 1
  return (
    <fieldset className={styles.steps} disabled={isClosed}>
      <legend className={styles.quiet}>{say.steps}</legend>
      {steps.map(({ key, under, count }, at) => (
        <div key={key} className={styles.step}>
          <Field
            label={say.under}
            inputMode="decimal"
            value={under}
            onChange={(value) => put(at, { under: value })}
            error={wrong.includes(`under${at}`) ? say.wrong : wrong.includes(`rising${at}`) ? say.rising : undefined}
            after={<span className={styles.unit}>$</span>}
          />
          <Field
            label={say.count}
            inputMode="numeric"
            value={count}
            onChange={(value) => put(at, { count: value })}
            error={wrong.includes(`count${at}`) ? say.wrong : undefined}
          />
          <Button
            kind="quiet"
            square
            aria-label={say.removeStep}
            onClick={() => onChange(steps.filter((_, i) => i !== at))}
          >
            <Icon name="trash" size={20} />
          </Button>
        </div>
      ))}
      <div className={styles.buttons}>
        <Button
          size="compact"
          disabled={steps.length >= MOST}
          onClick={() => onChange([...steps, { key: next, under: '', count: '' }])}
        >
          {say.addStep}
        </Button>
      </div>
    </fieldset>
  )
}
