import { Refusal } from '#base/refusal.ts'

/** A second later somebody's turn may be over. */
const RETRY_AFTER = 1

type Line = (() => void)[]

/**
 * One at a time for each key in this process, in the order they came. Whoever is given a turn calls what `take` answers when it is over.
 * Where `most` wait already, and after a wait of `patienceMs`, `take` refuses with `too-many`.
 */
export function openKeyedQueue({ most, patienceMs }: { most: number; patienceMs: number }) {
  const lines = new Map<string, Line>()

  function leave(key: string): void {
    const enter = lines.get(key)?.shift()
    if (enter) enter()
    else lines.delete(key)
  }

  /** Whether the turn came before patience was over. */
  async function waitIn(line: Line): Promise<boolean> {
    return await new Promise((resolve) => {
      const enter = () => {
        clearTimeout(patience)
        resolve(true)
      }
      const patience = setTimeout(() => {
        line.splice(line.indexOf(enter), 1)
        resolve(false)
      }, patienceMs).unref()
      line.push(enter)
    })
  }

  return {
    async take(key: string): Promise<() => void> {
      const line = lines.get(key)
      if (!line) lines.set(key, [])
      else if (line.length >= most || !(await waitIn(line)))
        throw new Refusal('too-many', 'http.too-many', { retryAfter: RETRY_AFTER })
      let isOver = false
      return () => {
        if (!isOver) leave(key)
        isOver = true
      }
    },
    /** How many keys somebody holds. */
    size: (): number => lines.size,
  }
}
