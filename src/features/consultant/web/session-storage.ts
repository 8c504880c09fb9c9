import { EMPTY, interrupted, type Transcript } from '../rules-transcript.ts'

/** What goes on in the tab's next document. */
export type Remembered = { transcript: Transcript; draft: string; keeps: boolean }

/** Changes with the shape of what is stored: what an earlier version of the shop left is then no conversation. */
const STORAGE = 'consultant-1'

/**
 * The language is another document, and so is a reload. The conversation lies in the tab's own storage only between two of them: the next
 * one that opens the consultant takes it out again, and with the tab it is gone.
 */
export function leaveForNext({ transcript, draft, keeps }: Remembered): void {
  const isNothing = transcript.exchanges.length === 0 && transcript.keptIds.length === 0 && draft === ''
  if (isNothing) return
  try {
    sessionStorage.setItem(STORAGE, JSON.stringify({ transcript: interrupted(transcript), draft, keeps }))
  } catch {
    // No storage, or no room in it: the conversation ends with the document.
  }
}

/** What the document before left here, if anything; it is here no longer. */
export function takeFromLast(): Remembered | undefined {
  try {
    const stored = sessionStorage.getItem(STORAGE)
    sessionStorage.removeItem(STORAGE)
    // The shape is what `leaveForNext` wrote: nobody else writes under this name.
    return stored === null ? undefined : (JSON.parse(stored) as Remembered)
  } catch {
    return undefined
  }
}

export const NOTHING: Remembered = { transcript: EMPTY, draft: '', keeps: false }
