import { FUNNEL } from './model.ts'

type Step = (typeof FUNNEL)[number]

/** The name of the counter for steps that browser tabs report. The counter's `variant` is the name of the step. */
export const STEP_COUNTER = 'step'

/** The progress of a browser tab after an event. `isStep`: the event is the next step. */
export function nextStep(reached: number, name: string): { reached: number; isStep: boolean } {
  const isStep = FUNNEL[reached] === name
  return { reached: isStep ? reached + 1 : reached, isStep }
}

type DayCount = { day: string; name: string; step: string; count: number }

/** The steps of a period, from its counts by day. `orders`: the number of orders that were paid in the period, with any payment method. */
export function buildFunnel(counts: readonly DayCount[], orders: number): { name: Step; count: number }[] {
  const days = new Set(counts.filter(({ name }) => name === STEP_COUNTER).map(({ day }) => day))
  const sumOf = (step: Step) =>
    counts
      .filter(({ day, name, step: variant }) =>
        days.has(day) ? name === STEP_COUNTER && variant === step : name === step,
      )
      .reduce((sum, { count }) => sum + count, 0)
  const known = FUNNEL.filter((name) => name !== 'select_item' || days.size > 0 || sumOf(name) > 0)
  const steps = known.map((name) => ({ name, count: name === 'purchase' ? orders : sumOf(name) }))
  if (days.size === 0) return steps
  let most = Number.POSITIVE_INFINITY
  return steps.map(({ name, count }) => {
    most = Math.min(most, count)
    return { name, count: most }
  })
}
