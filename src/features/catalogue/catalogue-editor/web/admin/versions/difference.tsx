import { tierEntries } from '../../../rules-fields.ts'
import type { FieldValue } from '../../../model.ts'
import { differenceRows, type Piece } from './difference-rows.ts'
import styles from './difference.module.css'
import { useMessages } from '../messages.ts'

type DifferenceProps = { before: FieldValue; after: FieldValue; lang?: string | undefined }

/** Two values of a field side by side, with the changes marked in both. */
export function Difference({ before, after, lang }: DifferenceProps) {
  const { versions } = useMessages()
  return (
    <div className={styles.table} role="table" lang={lang}>
      <div className="visually-hidden" role="row">
        <span role="columnheader">{versions.before}</span>
        <span role="columnheader">{versions.after}</span>
      </div>
      {differenceRows(formatFieldValue(before), formatFieldValue(after)).map((row, place) =>
        row.kind === 'skipped' ? (
          <div key={place} className={styles.skipped} role="row">
            <span role="cell" aria-colspan={2}>
              ⋯
            </span>
          </div>
        ) : (
          <div key={place} className={styles.row} role="row">
            <Side pieces={row.before} side="before" />
            <Side pieces={row.after} side="after" />
          </div>
        ),
      )}
    </div>
  )
}

function Side({ pieces, side }: { pieces: Piece[] | null; side: 'before' | 'after' }) {
  const Mark = side === 'before' ? 'del' : 'ins'
  return (
    <div className={styles[side]} role="cell" data-gone={pieces === null || undefined}>
      {pieces?.map(({ text, isChanged }, place) =>
        isChanged && text !== '' ? <Mark key={place}>{text}</Mark> : <span key={place}>{text}</span>,
      )}
    </div>
  )
}

/** Returns a value as lines of text. A list has one line for each item. Terms and numbers have one line for each tier. */
export function formatFieldValue(value: FieldValue): string {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return tierEntries(value)
      .flatMap(([tier, written]) => (written === '' ? [] : `${tier}: ${written}`))
      .join('\n')
  return Array.isArray(value) ? value.join('\n') : String(value ?? '')
}
