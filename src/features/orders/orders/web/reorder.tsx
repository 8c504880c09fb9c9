import { useState } from 'react'
import { repeatedItem } from '#features/orders/cart/rules.ts'
import { useCart } from '#features/orders/cart/web/cart-store.ts'
import { api } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { findProblem } from '#ui/data/request.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import styles from './reorder.module.css'
import { useMessages } from './messages.ts'

type ReorderProps = { orderId: string; label?: string; kind?: 'secondary' | 'quiet' }

/** The button that adds the order's lines to the cart at today's prices and opens the cart. It lists the lines that are no longer offered. */
export function Reorder({ orderId, label, kind = 'secondary' }: ReorderProps) {
  const { again } = useMessages().page
  const lang = useLang()
  const [isBusy, setIsBusy] = useState(false)

  async function repeat(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { items, unavailable } = await api.get('/api/orders/{id}/again', { path: { id: orderId }, query: { lang } })
      const { add, open } = useCart.getState()
      for (const item of items) add(repeatedItem(item))
      const names = unavailable.join(', ')
      if (unavailable.length > 0)
        showToast({ title: again.partTitle, text: items.length > 0 ? again.part(names) : again.none(names) })
      if (items.length > 0) open()
    } catch (error) {
      const message = findProblem(error)?.message
      showToast({ title: message ?? again.failed, kind: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button kind={kind} busy={isBusy} aria-label={label} className={styles.again} onClick={() => void repeat()}>
      {again.button}
    </Button>
  )
}
