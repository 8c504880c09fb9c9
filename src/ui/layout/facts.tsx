import type { ReactNode } from 'react'
import { liveTexts } from '../feedback/live-text.tsx'
import styles from './facts.module.css'

export type Fact = { term: ReactNode; value: ReactNode }

/** A list of names and values; empty values are left out. */
export function Facts({ facts }: { facts: Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== false && value !== '')
  return (
    <dl className={styles.facts}>
      {known.map(({ term, value }, index) => (
        <div key={index} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{typeof value === 'string' ? <bdi>{liveTexts(value)}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
