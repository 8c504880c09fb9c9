import type { Lang } from '#base/i18n.ts'
import styles from '../versions/versions-tab.module.css'

export type FieldNameProps = { text: string; lang: Lang | null }

export function FieldName({ text, lang }: FieldNameProps) {
  return (
    <h3 className={styles.fieldName}>
      {text} {lang && <span>{lang.toUpperCase()}</span>}
    </h3>
  )
}
