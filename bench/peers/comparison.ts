import { takeTurns } from '../rounds.ts'

/** The compared property, and the result of each of the two shops. */
export type Row = { what: string; cells: string[] }

/** The text of a cell: the measurement of a shop, or the reason why the measurement failed. */
export async function formatCell(look: () => Promise<string>): Promise<string> {
  try {
    return await look()
  } catch (error) {
    return `not measured: ${reasonOf(error)}`
  }
}

/** Measures each contender several times. The contenders run one after another in every round. A contender that has failed does not run again. */
export async function measureInTurns<Contender>(
  contenders: Contender[],
  rounds: number,
  look: (contender: Contender) => Promise<number>,
  show: (values: number[]) => string,
): Promise<string[]> {
  const failed = new Map<Contender, string>()
  const turn = (contender: Contender) => async () => {
    if (failed.has(contender)) return Number.NaN
    try {
      return await look(contender)
    } catch (error) {
      failed.set(contender, `not measured: ${reasonOf(error)}`)
      return Number.NaN
    }
  }
  const turns = Object.fromEntries(contenders.map((contender, place) => [`${place}`, turn(contender)]))
  const seen = await takeTurns(rounds, turns)
  return contenders.map((contender, place) => failed.get(contender) ?? show(seen[`${place}`] ?? []))
}

/** The first line of the error, shortened for a table. */
function reasonOf(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n')
  return line.slice(0, 160)
}
