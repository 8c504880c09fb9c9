import { create } from 'zustand'

/** Counts the users of this browser as long as the document exists. So the next user does not see what an earlier user began. */
export const useVisitor = create(() => ({ number: 1 }))

export function beginNextVisitor(): void {
  useVisitor.setState(({ number }) => ({ number: number + 1 }))
}
