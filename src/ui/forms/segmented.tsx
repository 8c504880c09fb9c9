import type { ElementType, ReactNode } from 'react'
import styles from './segmented.module.css'

type Segment = {
  value: string
  text: ReactNode
  /** The full word if the text is an abbreviation: "Русский" for RU. Screen readers read it after the text. */
  label?: string
  /** A segment with an address is a link, a segment without an address is a button. */
  href?: string
  lang?: string
}

type SegmentedProps = {
  label: string
  segments: Segment[]
  value: string
  onSelect?: (value: string) => void
  /** The link component of the router. */
  as?: ElementType
}

/** A choice among two to four short options side by side. A choice takes effect immediately. */
export function Segmented({ label, segments, value, onSelect, as: Anchor = 'a' }: SegmentedProps) {
  return (
    <div className={styles.segmented} role="group" aria-label={label}>
      {segments.map((segment) => {
        const current = segment.value === value
        const shared = { className: styles.segment, lang: segment.lang }
        const text = (
          <>
            {segment.text}
            {segment.label && <span className="visually-hidden"> {segment.label}</span>}
          </>
        )
        const select = () => onSelect?.(segment.value)
        return segment.href === undefined ? (
          <button key={segment.value} type="button" {...shared} aria-pressed={current} onClick={select}>
            {text}
          </button>
        ) : (
          <Anchor
            key={segment.value}
            {...shared}
            href={segment.href}
            hrefLang={segment.lang}
            aria-current={current ? 'true' : undefined}
            onClick={select}
          >
            {text}
          </Anchor>
        )
      })}
    </div>
  )
}
