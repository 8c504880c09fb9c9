import { useEffect, useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { SECOND } from '#base/time.ts'
import { LiveText } from '#ui/feedback/live-text.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { useMessages } from '../messages.ts'
import { POLL_EVERY } from '../poll-payment.ts'
import styles from './payment-clocks.module.css'

const TIMES: Record<Lang, Intl.DateTimeFormat> = {
  ru: new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' }),
  en: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }),
}
const DAYS: Record<Lang, Intl.DateTimeFormat> = {
  ru: new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }),
}

/**
 * The remaining time of the quote (mm:ss), and the time at which it ends by the customer's clock. Screen readers do not announce the clock
 * every second, but they announce the status line.
 */
export function QuoteClock({ expiresAt }: { expiresAt: Date }) {
  const { waiting } = useMessages()
  const lang = useLang()
  const now = useSeconds()
  const left = Math.max(0, Math.ceil((expiresAt.getTime() - now) / SECOND))
  const over = left === 0
  return (
    <div className={styles.quote}>
      <p className={styles.line}>
        <span className={styles.label}>
          <LiveText>{over ? waiting.rateOver : waiting.rate}</LiveText>
        </span>
        {!over && (
          <time className={styles.clock} role="timer" aria-live="off" dateTime={`PT${left}S`}>
            <Digits>{minutesAndSeconds(left)}</Digits>
          </time>
        )}
      </p>
      {!over && (
        <p className={styles.until}>
          <LiveText>{waiting.rateUntil(clockText(expiresAt, lang))}</LiveText>
        </p>
      )}
      <p className={styles.text}>{waiting.rateText}</p>
    </div>
  )
}

/** A ring that shows the ten seconds until the next poll. A new React key restarts the ring. */
export function CheckRing({ paused }: { paused: boolean }) {
  const { waiting } = useMessages()
  const [began] = useState(() => Date.now())
  const now = useSeconds()
  const left = Math.max(0, Math.ceil((began + POLL_EVERY - now) / SECOND))
  return (
    <p className={styles.check} aria-hidden="true" data-paused={paused || undefined}>
      <svg viewBox="0 0 32 32" width="32" height="32" className={styles.ring}>
        <circle cx="16" cy="16" r="14" />
        <circle cx="16" cy="16" r="14" pathLength="1" className={styles.run} />
        <text x="16" y="16">
          {left}
        </text>
      </svg>
      <LiveText>{waiting.checking}</LiveText>
    </p>
  )
}

/** Writes a time in the customer's format and time zone. Call this only in a browser, because a server has another time zone. */
function clockText(at: Date, lang: Lang): string {
  return TIMES[lang].format(at)
}

/** Writes a day in the customer's time zone. */
export function localDayText(at: Date, lang: Lang): string {
  return DAYS[lang].format(at).replace(/\s/g, '\u00a0')
}

/** Writes a day and a time in the customer's time zone. */
export function localMomentText(at: Date, lang: Lang): string {
  return `${localDayText(at, lang)}, ${clockText(at, lang)}`
}

function useSeconds(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return now
}

function Digits({ children }: { children: string }) {
  return (
    <span translate="no">
      {Array.from(children, (sign, place) => (
        // Each new digit is a new element, because the browser's translation may have replaced the text node of the old digit.
        <span key={`${place}${sign}`} className={sign === ':' ? undefined : styles.digit}>
          {sign}
        </span>
      ))}
    </span>
  )
}

function minutesAndSeconds(seconds: number): string {
  const digits = (value: number) => String(value).padStart(2, '0')
  return `${digits(Math.floor(seconds / 60))}:${digits(seconds % 60)}`
}
