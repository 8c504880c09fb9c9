import type { FieldValue } from '../../../model.ts'
import { isFilled } from '../../../rules-fields.ts'
import styles from './choose-fields.module.css'
import { differenceRows, type Piece } from '../versions/difference-rows.ts'
import { formatFieldValue } from '../versions/difference.tsx'
import { useMessages } from '../messages.ts'
import { FieldName, type FieldNameProps } from './field-name.tsx'

export type Side = 'present' | 'other'

type Question = {
  path: string
  name: FieldNameProps
  present: FieldValue
  other: FieldValue
  note?: string | undefined
}

type ChooseFieldsProps = {
  questions: Question[]
  labels: Record<Side, string>
  chosen: Record<string, Side>
  onChoose: (path: string, side: Side) => void
}

/** Shows two texts for each field. The user chooses one of the two. Differences are marked. */
export function ChooseFields({ questions, labels, chosen, onChoose }: ChooseFieldsProps) {
  return (
    <div className={styles.questions}>
      {questions.map(({ path, name, present, other, note }, at) => {
        const rows = differenceRows(formatFieldValue(present), formatFieldValue(other)).filter(
          (row) => row.kind === 'line',
        )
        return (
          <fieldset key={path} className={styles.question}>
            <legend>
              <FieldName {...name} />
              {note && <span className={styles.note}>{note}</span>}
            </legend>
            <div className={styles.sides}>
              {(['present', 'other'] as const).map((side) => (
                <label key={side} className={styles.side}>
                  <span className={styles.head}>
                    <input
                      type="radio"
                      name={path}
                      checked={chosen[path] === side}
                      // The dialog focuses the first choice.
                      data-autofocus={at === 0 && side === 'present' ? true : undefined}
                      onChange={() => onChoose(path, side)}
                    />
                    {labels[side]}
                  </span>
                  <span className={styles.text} lang={name.lang ?? undefined}>
                    {isFilled(side === 'present' ? present : other) ? (
                      rows.map((row, place) => (
                        <Line key={place} pieces={side === 'present' ? row.before : row.after} />
                      ))
                    ) : (
                      <Nothing />
                    )}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}

function Nothing() {
  const { versions } = useMessages()
  return <em>{versions.empty}</em>
}

function Line({ pieces }: { pieces: Piece[] | null }) {
  if (pieces === null) return null
  return (
    <span className={styles.line}>
      {pieces.map(({ text, isChanged }, place) =>
        isChanged ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
      )}
    </span>
  )
}
