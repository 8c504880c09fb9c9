import { create } from 'zustand'

/**
 * The number of the current user: 1 for the first user of this document, 2 for the next user. By this number, forms drop the input of an
 * earlier user.
 */
export const useVisitor = create(() => ({ number: 1 }))

export function beginNextVisitor(): void {
  useVisitor.setState(({ number }) => ({ number: number + 1 }))
}
