import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import type { Focus } from '../../model.ts'
import styles from './focus-field.module.css'
import { useMessages } from './messages.ts'

type FocusFieldProps = { src: string; value: Focus; onChange: (focus: Focus) => void }

const STEP = 0.05
const KEYS: Record<string, [x: number, y: number] | undefined> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Chooses the point of a picture that stays visible when the picture is cropped: with a click on the picture, or with the arrow keys. */
export function FocusField({ src, value, onChange }: FocusFieldProps) {
  const messages = useMessages()
  const hint = useId()

  function press(event: PointerEvent<HTMLButtonElement>): void {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange(within({ x: (event.clientX - left) / width, y: (event.clientY - top) / height }))
  }

  function move(event: KeyboardEvent): void {
    const step = KEYS[event.key]
    if (!step) return
    event.preventDefault()
    onChange(within({ x: value.x + step[0], y: value.y + step[1] }))
  }

  const [x, y] = [Math.round(value.x * 100), Math.round(value.y * 100)]
  return (
    <div className={styles.field}>
      <span className={styles.label}>{messages.focus}</span>
      <button
        type="button"
        className={styles.picture}
        aria-label={messages.focus}
        aria-describedby={hint}
        onPointerDown={press}
        onKeyDown={move}
      >
        <img src={src} alt="" draggable={false} />
        <span
          className={styles.point}
          ref={(point) => {
            if (!point) return
            point.style.insetInlineStart = `${x}%`
            point.style.insetBlockStart = `${y}%`
          }}
        />
      </button>
      <p id={hint} className={styles.hint}>
        {messages.focusHint} <span role="status">{messages.focusAt(x, y)}</span>
      </p>
    </div>
  )
}

function within({ x, y }: Focus): Focus {
  const part = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
  return { x: part(x), y: part(y) }
}
