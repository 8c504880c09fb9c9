import type { ReactNode } from 'react'
import type { ProofMessages } from '../messages/page.en.ts'
import type { ProofView } from '../schemas.ts'

type FactListProps = { facts: { term: string; value: ReactNode }[]; className: string | undefined }

/** A list of facts: their names and values. Facts with an empty value are left out. */
export function FactList({ facts, className }: FactListProps) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  return (
    <dl className={className}>
      {known.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The lunar day and the lunar mansion in words: `Экадаши, убывающая луна · накшатра Анурадха`. */
export function panchangText({ tithi, paksha, nakshatra }: ProofView['panchang'], page: ProofMessages['page']): string {
  return `${tithi}, ${page.paksha[paksha]} · ${page.nakshatra(nakshatra)}`
}
