import type { Figure } from './model.ts'
import { disc, path, words } from './rules-marks.ts'

const STEP = 58

/** Steps from top to bottom along one line, each with its number, its name and what is done. */
export function drawSteps({
  head,
  steps,
}: {
  head: readonly string[]
  steps: readonly [name: string, text: string][]
}): Figure {
  const y = (i: number) => 32 + i * STEP
  const marks = steps.map(
    ([name, text], i) =>
      disc([32, y(i)], 17, 'f') +
      disc([32, y(i)], 17) +
      words(String(i + 1), [32, y(i) + 5], { from: 'middle', style: 'n' }) +
      words(name, [66, y(i) - 2], { style: 'h' }) +
      words(text, [66, y(i) + 15]),
  )
  return {
    size: [400, y(steps.length - 1) + 34],
    marks: path(`M32 ${y(0)}V${y(steps.length - 1)}`, 'd') + marks.join(''),
    table: { head, rows: steps.map(([name, text], i) => [String(i + 1), name, text]) },
  }
}
