import { create } from 'zustand'

/**
 * The number of the browser's current user, counted since the document was opened. So the next user does not see what an earlier user
 * began.
 */
export const useVisitor = create(() => ({ number: 1 }))

export function beginNextVisitor(): void {
  useVisitor.setState(({ number }) => ({ number: number + 1 }))
}
