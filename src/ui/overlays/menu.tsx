import { Menu as Base } from '@base-ui/react/menu'
import { type ReactNode, useRef } from 'react'
import { Button } from '../layout/button.tsx'
import styles from './menu.module.css'

export type MenuItem = {
  id: string
  text: ReactNode
  onSelect: () => void
  /** The reason why the action is disabled. The reason is visible, and screen readers read it. */
  reason?: string | undefined
  isDangerous?: boolean
}

type MenuProps = {
  label: string
  items: MenuItem[]
  /** The label of the button; by default three dots. */
  children?: ReactNode
}

/** A menu of actions that one button opens. */
export function Menu({ label, items, children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  // The list is rendered inside the main landmark of the page, like its button.
  const landmark = useRef<HTMLElement>(null)
  function connect(node: HTMLButtonElement | null): void {
    button.current = node
    landmark.current = node?.closest('main') ?? document.body
  }

  function choose(item: MenuItem): void {
    // The menu returns the focus to its button before a dialog opens. So the dialog later returns the focus to the button.
    button.current?.focus()
    item.onSelect()
  }

  return (
    <div className={styles.menu}>
      <Base.Root modal={false}>
        <Base.Trigger
          ref={connect}
          render={
            <Button
              size="compact"
              square={children === undefined}
              aria-label={children === undefined ? label : undefined}
            >
              {children ?? <span aria-hidden="true">⋯</span>}
            </Button>
          }
        />
        <Base.Portal container={landmark}>
          <Base.Positioner className={styles.place} align="end" sideOffset={4}>
            <Base.Popup className={styles.list} aria-label={label}>
              {items.map((item) => (
                <Base.Item
                  key={item.id}
                  className={`${styles.item} ${item.isDangerous ? styles.dangerous : ''}`}
                  disabled={item.reason !== undefined}
                  onClick={() => choose(item)}
                >
                  {item.text}
                  {item.reason !== undefined && <span className={styles.reason}>{item.reason}</span>}
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </div>
  )
}
