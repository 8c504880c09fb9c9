import type { ReactNode } from 'react'
import { readBlocks, type Run } from '../rules-answer-text.ts'
import styles from './answer-view.module.css'

/** The text of an answer. Blocks are only appended, so their indexes are their keys. */
export function AnswerText({ text }: { text: string }): ReactNode {
  if (text === '') return null
  return (
    <div className={styles.text} dir="auto">
      {readBlocks(text).map((block, place) =>
        block.kind === 'paragraph' ? (
          <p key={place}>
            <Runs runs={block.runs} />
          </p>
        ) : (
          <ul key={place}>
            {block.items.map((runs, item) => (
              <li key={item}>
                <Runs runs={runs} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

function Runs({ runs }: { runs: Run[] }): ReactNode {
  return runs.map(({ text, isStrong }, place) => (isStrong ? <strong key={place}>{text}</strong> : text))
}
