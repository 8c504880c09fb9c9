import { Refusal } from '#base/refusal.ts'

/** A refused caller may try again after this number of seconds. */
const RETRY_AFTER = 1

type Line = (() => void)[]

/**
 * Gives one turn at a time per key in this process, in order. `take` returns a function. The caller calls this function to end the turn.
 * `take` throws `too-many` if `most` callers are already waiting, or after a wait of `patienceMs`.
 */
export function openKeyedQueue({ most, patienceMs }: { most: number; patienceMs: number }) {
  const lines = new Map<string, Line>()

  function leave(key: string): void {
    const enter = lines.get(key)?.shift()
    if (enter) enter()
    else lines.delete(key)
  }

  /** Resolves to true if the turn came within `patienceMs`. */
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
    size: (): number => lines.size,
  }
}
