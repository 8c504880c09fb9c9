import { LANGS } from '#base/i18n.ts'
import type { RecordLine } from '../../schemas.ts'
import styles from './completeness-meter.module.css'
import { useMessages } from './messages.ts'

/** How much is written in each language: a bar for each, read in words. */
export function CompletenessMeter({ completeness }: Pick<RecordLine, 'completeness'>) {
  const messages = useMessages()
  return (
    <span className={styles.meters}>
      {LANGS.map((lang) => {
        const { filled, total } = completeness[lang]
        return (
          <span key={lang} className={styles.meter} data-full={filled === total || undefined}>
            <span className={styles.lang}>{lang.toUpperCase()}</span>
            <meter
              className={styles.bar}
              min={0}
              max={total}
              value={filled}
              aria-label={messages.meter(filled, total, messages.languages[lang])}
              title={messages.meter(filled, total, messages.languages[lang])}
            />
          </span>
        )
      })}
    </span>
  )
}
