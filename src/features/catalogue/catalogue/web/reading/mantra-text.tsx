import { linesOfMantra, splitTransliteration } from '../../rules-text.ts'
import styles from './mantra-text.module.css'

type MantraTextProps = { mantra: string | null; transliteration: string | null; translation: string | null }

/** A mantra in the lines of its recitation, with the transliteration and translation below. */
export function MantraText({ mantra, transliteration, translation }: MantraTextProps) {
  const { latin, reading } = splitTransliteration(transliteration ?? '')
  return (
    <>
      {mantra && <Lines lines={linesOfMantra(mantra)} lang="sa" className={styles.mantra} />}
      {transliteration && <Lines lines={latin} lang="sa-Latn" className={styles.latin} />}
      {reading.length > 0 && <Lines lines={reading} className={styles.reading} />}
      {translation && <figcaption className={styles.translation}>{translation}</figcaption>}
    </>
  )
}

function Lines({ lines, lang, className }: { lines: string[]; lang?: string; className?: string }) {
  return (
    <p lang={lang} className={className}>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}{' '}
        </span>
      ))}
    </p>
  )
}
