import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import styles from './menu.module.css'

export type MenuItem = {
  id: string
  text: ReactNode
  onSelect: () => void
  /** Why it cannot be chosen now; it is then shown, and said. */
  reason?: string | undefined
  isDangerous?: boolean
}

type MenuProps = {
  label: string
  items: MenuItem[]
  /** The button's own words; by default three dots. */
  children?: ReactNode
  size?: 'control' | 'compact'
}

/** Actions behind one button (WAI-ARIA menu button): arrows, Home, End, Escape. */
export function Menu({ label, items, children, size = 'compact' }: MenuProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  function options(): HTMLElement[] {
    return [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  }

  function move(event: KeyboardEvent): void {
    const all = options()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    all[(to + all.length) % all.length]?.focus()
  }

  function choose(item: MenuItem): void {
    if (item.reason !== undefined) return
    list.current?.hidePopover()
    button.current?.focus()
    item.onSelect()
  }

  return (
    <div className={styles.menu}>
      <Button
        ref={button}
        size={size}
        square={children === undefined}
        aria-label={children === undefined ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        {children ?? <span aria-hidden="true">⋯</span>}
      </Button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.list}
        onKeyDown={move}
        onToggle={(event) => {
          const open = event.newState === 'open'
          setIsOpen(open)
          if (open) options()[0]?.focus()
        }}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            className={`${styles.item} ${item.isDangerous ? styles.dangerous : ''}`}
            aria-disabled={item.reason !== undefined || undefined}
            onClick={() => choose(item)}
          >
            {item.text}
            {item.reason !== undefined && <span className={styles.reason}>{item.reason}</span>}
          </button>
        ))}
      </div>
    </div>
  )
}
