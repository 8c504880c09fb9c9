import { useLang } from '#ui/messages.tsx'
import { Menu } from '#ui/menu.tsx'
import { useAddress, usePanel } from '#ui/panel.ts'
import { showToast } from '#ui/toast-store.ts'
import { filterQuery } from './filter-query.ts'
import { useMessages } from './messages.ts'

/** The orders that the address means, as a file. The call may ask for a second factor, so it is no plain link. */
export function ExportMenu() {
  const { list } = useMessages()
  const lang = useLang()
  const { search } = useAddress()
  const { send } = usePanel()

  async function download(ending: 'csv' | 'xlsx'): Promise<void> {
    try {
      const response = await send(`/api/admin/orders.${ending}?${filterQuery(search, lang)}`, {})
      if (!response.ok) throw new Error(String(response.status))
      saveFile(await response.blob(), `orders.${ending}`)
    } catch {
      showToast({ title: list.exportFailed, kind: 'destructive' })
    }
  }

  return (
    <Menu
      label={list.export}
      items={[
        { id: 'csv', text: list.exportAs('CSV'), onSelect: () => void download('csv') },
        { id: 'xlsx', text: list.exportAs('XLSX'), onSelect: () => void download('xlsx') },
      ]}
    >
      {list.export}
    </Menu>
  )
}

function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
