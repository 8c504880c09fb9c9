import { apiAddress } from '#ui/data/api.ts'
import { downloadFile } from '#ui/data/save-file.ts'
import { useLang } from '#ui/text/messages.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { filterQuery } from './filter-query.ts'
import { useMessages } from './messages.ts'

/** Exports the orders of the current address as a file. The call may need a second factor, so it is not a plain link. */
export function ExportMenu() {
  const { list } = useMessages()
  const lang = useLang()
  const { search } = useAddress()
  const { send } = usePanel()

  async function download(ending: 'csv' | 'xlsx'): Promise<void> {
    const address = apiAddress(`/api/admin/orders.${ending}`, { query: filterQuery(search, lang) })
    try {
      await downloadFile(send, address, `orders.${ending}`)
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
