import { Autocomplete } from '@base-ui/react/autocomplete'
import { type ReactNode, useState } from 'react'
import { foldText } from '#base/text-folding.ts'
import { orderTag } from '#base/ids.ts'
import { useMessages } from '#features/office/today/web/admin/messages.ts'
import { orders as ordersSection } from '#features/rites/order-management/web/admin/section.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useNavigation } from '#ui/layout/link.tsx'
import { PaletteDialog, PaletteHead, paletteInput } from '#ui/overlays/palette.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import styles from './command-palette.module.css'
import { RAIL, sectionPath } from './sections.ts'
import { SectionIcon } from './section-icon.tsx'
import { type FoundOrder, useOrderSearch } from './use-order-search.ts'

type CommandPaletteProps = { open: boolean; onClose: () => void }

/** Opens any place of the panel: a section, an order by its number or customer, or a new order. */
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
  const { orders, isLooking } = useOrderSearch(text)
  const commands = useCommands(text, orders)

  function open({ href }: Command): void {
    onClose()
    go(href)
  }

  return (
    <Autocomplete.Root
      inline
      open
      autoHighlight="always"
      keepHighlight
      highlightItemOnHover={false}
      mode="none"
      items={commands}
      itemToStringValue={({ text: name }) => name}
      value={text}
      // A chosen entry is opened. Its text is not written into the field.
      onValueChange={(typed, { reason }) => reason !== 'item-press' && setText(typed)}
    >
      <PaletteHead closeLabel={palette.close} onClose={onClose} isBusy={isLooking}>
        <Autocomplete.Input
          {...paletteInput}
          aria-label={palette.title}
          placeholder={palette.placeholder}
          maxLength={100}
        />
      </PaletteHead>
      <Autocomplete.Status className="visually-hidden">{palette.count(commands.length)}</Autocomplete.Status>
      <Autocomplete.Empty className={styles.nothing}>
        {isLooking ? palette.looking : palette.nothing}
      </Autocomplete.Empty>
      <Autocomplete.List aria-label={palette.title} className={styles.list}>
        {(command: Command) => (
          <Autocomplete.Item key={command.href} value={command} className={styles.option} onClick={() => open(command)}>
            {command.icon}
            <span className={styles.text}>{command.text}</span>
            {command.note && <span className={styles.note}>{command.note}</span>}
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  )
}

type Command = { href: string; text: string; note?: string; icon: ReactNode }

/** Found orders come first, because a typed number usually means an order. */
function useCommands(text: string, orders: FoundOrder[]): Command[] {
  const { palette } = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const typed = foldText(text.trim())
  const fits = (name: string) => foldText(name).includes(typed)
  const begins = (name: string) => foldText(name).startsWith(typed)
  const found = orders.map(({ id, customer }) => ({
    href: `/orders/${id}`,
    text: orderTag(id),
    note: customer.name,
    icon: <SectionIcon section={ordersSection} />,
  }))
  const pages = RAIL.flat()
    .filter(({ right, title }) => can(right) && fits(title[lang]))
    // Sorts names that start with the text before names that only contain it.
    .toSorted((a, b) => Number(begins(b.title[lang])) - Number(begins(a.title[lang])))
    .map((section) => ({
      href: sectionPath(section),
      text: section.title[lang],
      icon: <SectionIcon section={section} />,
    }))
  const isNewOrder = can('orders.change') && fits(palette.newOrder)
  const actions = isNewOrder
    ? [{ href: '/orders/new', text: palette.newOrder, icon: <Icon name="plus" size={20} /> }]
    : []
  // Without a search text, actions come before pages.
  return typed === '' ? [...actions, ...pages] : [...found, ...pages, ...actions]
}
