import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { foldText } from '#base/folding.ts'
import { orderDigits } from '#base/ids.ts'
import { useMessages } from '#features/admin/web/messages.ts'
import { isComposing } from '#ui/composing.ts'
import { Icon } from '#ui/icon.tsx'
import { useNavigation } from '#ui/link.tsx'
import { PaletteDialog, PaletteField } from '#ui/palette.tsx'
import { usePanel } from '#ui/panel.ts'
import styles from './command-palette.module.css'
import { SECTION_RIGHTS } from './section-rights.ts'
import { GROUPS, sections } from './sections.ts'
import { SectionIcon } from './section-icon.tsx'
import { type FoundOrder, useOrderSearch } from './use-order-search.ts'

type CommandPaletteProps = { open: boolean; onClose: () => void }

/** Where the reader can go from anywhere: sections, an order by its number or its customer, a new order. */
export function CommandPalette({ open, onClose }: CommandPaletteProps) {
  const { palette } = useMessages()
  return (
    <PaletteDialog open={open} onClose={onClose} label={palette.title}>
      <Palette onClose={onClose} />
    </PaletteDialog>
  )
}

function Palette({ onClose }: { onClose: () => void }) {
  const { palette } = useMessages()
  const { go } = useNavigation()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const { orders, isLooking } = useOrderSearch(text)
  const commands = useCommands(text, orders)
  const listId = useId()
  const active = commands[Math.min(chosen, commands.length - 1)]
  const optionId = ({ href }: Command) => `${listId}-${href}`

  function open({ href }: Command): void {
    onClose()
    go(href)
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (isComposing(event) || !active || !(step || event.key === 'Enter')) return
    event.preventDefault()
    if (!step) return open(active)
    const next = commands[(commands.indexOf(active) + step + commands.length) % commands.length]
    setChosen(commands.indexOf(next ?? active))
    if (next) document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <PaletteField
        label={palette.title}
        placeholder={palette.placeholder}
        closeLabel={palette.close}
        onClose={onClose}
        isBusy={isLooking}
        maxLength={100}
        listId={commands.length > 0 ? listId : undefined}
        activeId={active && optionId(active)}
        value={text}
        onChange={(typed) => {
          setText(typed)
          setChosen(0)
        }}
        onKeyDown={press}
      />
      <p role="status" className="visually-hidden">
        {palette.count(commands.length)}
      </p>
      {commands.length === 0 ? (
        <p className={styles.nothing}>{isLooking ? palette.looking : palette.nothing}</p>
      ) : (
        <div id={listId} role="listbox" aria-label={palette.title} className={styles.list}>
          {commands.map((command) => (
            <button
              key={command.href}
              id={optionId(command)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={command === active}
              className={styles.option}
              onClick={() => open(command)}
            >
              {command.icon}
              <span className={styles.text}>{command.text}</span>
              {command.note && <span className={styles.note}>{command.note}</span>}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

type Command = { href: string; text: string; note?: string; icon: ReactNode }

/** Found orders first: whoever types a number means one. */
function useCommands(text: string, orders: FoundOrder[]): Command[] {
  const { palette, sections: names } = useMessages()
  const { can } = usePanel()
  const typed = foldText(text.trim())
  const fits = (name: string) => foldText(name).includes(typed)
  const begins = (name: string) => foldText(name).startsWith(typed)
  const found = orders.map(({ id, customer }) => ({
    href: `/orders/${id}`,
    text: `#${orderDigits(id)}`,
    note: customer.name,
    icon: <SectionIcon id="orders" />,
  }))
  const pages = GROUPS.flatMap((group) => sections.filter((section) => section.group === group))
    .filter((section) => can(SECTION_RIGHTS[section.id]) && fits(names[section.id]))
    // What begins as it is typed, before what only holds it.
    .toSorted((a, b) => Number(begins(names[b.id])) - Number(begins(names[a.id])))
    .map(({ id }) => ({ href: id === 'today' ? '/' : `/${id}`, text: names[id], icon: <SectionIcon id={id} /> }))
  const isNewOrder = can('orders.change') && fits(palette.newOrder)
  const actions = isNewOrder
    ? [{ href: '/orders/new', text: palette.newOrder, icon: <Icon name="plus" size={20} /> }]
    : []
  // What is done and not only looked at stands first until something is looked for.
  return typed === '' ? [...actions, ...pages] : [...found, ...pages, ...actions]
}
