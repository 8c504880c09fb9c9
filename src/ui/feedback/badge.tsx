import type { ReactNode } from 'react'
import { liveTexts } from './live-text.tsx'
import styles from './badge.module.css'

export type Tone = 'ok' | 'warn' | 'info' | 'danger' | 'neutral'

/** A state as one word with a coloured dot. The shape of the dot gives the same information as the colour: disc, triangle, ring, diamond, dash. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        <path d={shapes[tone]} />
      </svg>
      {liveTexts(children)}
    </span>
  )
}

const shapes: Record<Tone, string> = {
  ok: 'M5 9A4 4 0 1 0 5 1 4 4 0 0 0 5 9Z',
  warn: 'M5 1L9.5 9H.5Z',
  info: 'M5 9A4 4 0 1 0 5 1 4 4 0 0 0 5 9ZM5 7A2 2 0 1 1 5 3 2 2 0 0 1 5 7Z',
  danger: 'M5 .5L9.5 5 5 9.5.5 5Z',
  neutral: 'M1 4H9V6H1Z',
}
