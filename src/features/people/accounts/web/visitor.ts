import { create } from 'zustand'

/** Who sits at this browser, counted while the document lives: what one has begun is not there for the next. */
export const useVisitor = create(() => ({ number: 1 }))

export function beginNextVisitor(): void {
  useVisitor.setState(({ number }) => ({ number: number + 1 }))
}
