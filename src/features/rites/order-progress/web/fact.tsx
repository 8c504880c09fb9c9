import type { ReactNode } from 'react'

/** One fact about an order, such as its day. If the fact is missing, `children` is a button with which the customer gives it. */
export function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
