import type { ReactNode } from 'react'

type FactListProps = { facts: { term: string; value: ReactNode }[]; className: string | undefined }

/** A list of names and values in the page's own style. Facts with an empty value are left out. */
export function FactList({ facts, className }: FactListProps) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  return (
    <dl className={className}>
      {known.map(({ term, value }) => (
        <FactRow key={term} term={term}>
          {typeof value === 'string' ? <bdi>{value}</bdi> : value}
        </FactRow>
      ))}
    </dl>
  )
}

/** One name with its value, inside a `dl`. */
export function FactRow({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
