import { SECOND } from '#base/time.ts'
import { openKeyedQueue } from '../keyed-queue.ts'
import type { Answer, Pieces } from './route.ts'

/** Of the calls that one account makes at once, and how long each waits: a browser with a few tabs meets neither. */
const WAITING = { most: 4, patienceMs: 5 * SECOND }

/** Lets one call at a time through for each key. A turn ends when the answer is made, or a streamed one read. */
export function openAccountQueue(waiting = WAITING) {
  const turns = openKeyedQueue(waiting)
  return async (key: string, handle: () => Promise<Answer>): Promise<Answer> => {
    const leave = await turns.take(key)
    let isRead = false
    try {
      const made = await handle()
      if (made.content.kind !== 'pieces') return made
      isRead = true
      return { ...made, content: { ...made.content, pieces: leaving(made.content.pieces, leave) } }
    } finally {
      if (!isRead) leave()
    }
  }
}

async function* leaving(pieces: Pieces, leave: () => void): AsyncGenerator<string | Uint8Array> {
  try {
    yield* pieces
  } finally {
    leave()
  }
}
