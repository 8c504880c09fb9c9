import type { ReactNode } from 'react'

/** One fact of an order. If the fact is missing, `children` is the button with which the customer gives it. */
export function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
