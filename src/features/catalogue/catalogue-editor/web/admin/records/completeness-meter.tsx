import { type Lang, LANGS } from '#base/i18n.ts'
import styles from './completeness-meter.module.css'
import { useMessages } from '../messages.ts'

const WIDTH = 48

type CompletenessMeterProps = { completeness: Record<Lang, { filled: number; total: number }> }

/** Completeness in each language, as a bar with a text alternative. */
export function CompletenessMeter({ completeness }: CompletenessMeterProps) {
  const messages = useMessages()
  return (
    <span className={styles.meters}>
      {LANGS.map((lang) => {
        const { filled, total } = completeness[lang]
        return (
          <span key={lang} className={styles.meter} data-full={filled === total || undefined}>
            <span className={styles.lang}>{lang.toUpperCase()}</span>
            <svg
              className={styles.bar}
              viewBox={`0 0 ${WIDTH} 6`}
              role="img"
              aria-label={messages.meter(filled, total, messages.languages[lang])}
            >
              <rect className={styles.track} width={WIDTH} height="6" rx="3" />
              {filled > 0 && <rect className={styles.filled} width={(WIDTH * filled) / total} height="6" rx="3" />}
            </svg>
          </span>
        )
      })}
    </span>
  )
}
