import { currencyName } from '#features/money/settlements/model-currencies.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/layout/link.tsx'
import { OPENING_PATHS } from '../../paths.ts'
import type { OpeningView } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './today-page.module.css'

/** The remaining steps before a real shop opens. Shows nothing if all steps are done. */
export function OpeningSteps() {
  const { opening } = useMessages().today
  const steps = useSteps({ ofSandbox: false })
  if (steps.length === 0) return null
  return (
    <Card as="section" className={styles.opening} aria-labelledby="opening">
      <h2 id="opening">{opening.title}</h2>
      <p className={styles.openingText}>{opening.text(countDone(steps), steps.length)}</p>
      <StepList steps={steps} />
    </Card>
  )
}

/** The steps before the opening in a sandbox, collapsed. Staff can prepare them there, but no task waits for them. */
export function OpeningPreview() {
  const { opening } = useMessages().today
  const steps = useSteps({ ofSandbox: true })
  if (steps.length === 0) return null
  return (
    <details className={styles.preview}>
      <summary>{opening.preview(countDone(steps), steps.length)}</summary>
      <p className={styles.openingText}>{opening.previewText}</p>
      <StepList steps={steps} />
    </details>
  )
}

type Steps = OpeningView['steps']

function useSteps({ ofSandbox }: { ofSandbox: boolean }): Steps {
  const { data } = useApiQuery('/api/admin/opening')
  return data?.isSandbox === ofSandbox ? data.steps : []
}

const countDone = (steps: Steps) => steps.filter(({ isDone }) => isDone).length

function StepList({ steps }: { steps: Steps }) {
  return (
    <ol data-plain className={styles.steps}>
      {steps.map((step) => (
        <Step key={`${step.id} ${step.way}`} step={step} />
      ))}
    </ol>
  )
}

function Step({ step: { id, way, isDone, samples } }: { step: Steps[number] }) {
  const { opening } = useMessages().today
  const name = way === null ? '' : way === 'card' ? opening.card : currencyName(way)
  const text = id === 'way' ? opening.steps.way(name) : opening.steps[id]
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      <Link href={OPENING_PATHS[id]}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="10" cy="10" r="8.5" />
          {isDone && <path d="M6 10.4l2.8 2.8L14.2 7.4" />}
        </svg>
        <span>
          {text}
          {samples && <small className={styles.why}>{opening.samples(samples.join(', '))}</small>}
        </span>
        <span className="visually-hidden">{isDone ? opening.done : opening.undone}</span>
      </Link>
    </li>
  )
}
