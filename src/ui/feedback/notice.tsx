import type { ReactNode } from 'react'
import type { Tone } from './badge.tsx'
import { liveTexts } from './live-text.tsx'
import styles from './notice.module.css'

type NoticeProps = {
  tone: Exclude<Tone, 'neutral'>
  title?: ReactNode
  children?: ReactNode
  /** A button or a link to the next step. */
  action?: ReactNode
  /** True if the notice is on the page from the start. A screen reader then reads the notice in its place, and does not announce it. */
  quiet?: boolean
}

/** A message beside its cause. Warnings and errors interrupt a screen reader. Other messages wait until the screen reader has finished. */
export function Notice({ tone, title, children, action, quiet = false }: NoticeProps) {
  const role = tone === 'danger' || tone === 'warn' ? 'alert' : 'status'
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={quiet ? undefined : role}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={signs[tone]} />
      </svg>
      <div className={styles.words}>
        {title && <p className={styles.title}>{liveTexts(title)}</p>}
        {children && <div>{liveTexts(children)}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}

const signs: Record<NoticeProps['tone'], string> = {
  ok: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM8 12.2l2.8 2.8L16 9.8',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5M12 7.8v.4',
  warn: 'M12 4l9 15.5H3zM12 10v4.5M12 16.8v.4',
  danger: 'M12 3l9 9-9 9-9-9zM12 8v4.5M12 15.3v.4',
}
