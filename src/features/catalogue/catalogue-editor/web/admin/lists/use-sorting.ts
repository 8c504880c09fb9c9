import { useState } from 'react'
import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { type Pages, useApi } from '#ui/data/api.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { RecordLine } from '../../../schemas.ts'
import { useMessages } from '../messages.ts'
import { CALLS } from '../records/record.ts'

/** The rows in a new order, shown immediately and saved in the background; a failed save restores the old order. */
export function useSorting(kind: RecordKind, list: Pages<RecordLine>) {
  const messages = useMessages()
  const api = useApi()
  const [moved, setMoved] = useState<{ of: string; ids: string[] }>()
  // An order made for other rows does not apply.
  const known = (list.data ?? [])
    .map(({ id }) => id)
    .toSorted()
    .join(' ')
  const order = moved?.of === known ? moved.ids : undefined
  const items = order ? list.data?.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : list.data

  async function move(id: string, to: number): Promise<void> {
    const before = (items ?? []).map((row) => row.id)
    const ids = before.filter((each) => each !== id)
    ids.splice(to, 0, id)
    if (ids.join(' ') === before.join(' ')) return
    setMoved({ of: known, ids })
    try {
      await api.put(`${CALLS[kind]}/order`, { body: { ids } })
      list.refetch()
    } catch {
      setMoved({ of: known, ids: before })
      showToast({ title: messages.list.orderFailed, kind: 'destructive' })
    }
  }

  return { items, move: (id: string, to: number) => void move(id, to) }
}
