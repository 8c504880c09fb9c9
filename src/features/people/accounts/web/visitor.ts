import { create } from 'zustand'

/** Counts the users of this browser while the document exists, so that the next user does not see what an earlier user started. */
export const useVisitor = create(() => ({ number: 1 }))

export function beginNextVisitor(): void {
  useVisitor.setState(({ number }) => ({ number: number + 1 }))
}
