import { isId, orderDigits, orderTag } from '#base/ids.ts'
import { formatDollars } from '#base/money-format.ts'
import { useTypedQuery } from '#ui/data/use-typed-query.ts'
import { Combobox } from '#ui/forms/combobox.tsx'
import { useField } from '#ui/forms/use-field.ts'
import { type FoundOrder, usePanel } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import { useMessages } from './messages.ts'

const PAUSE_MS = 200
const MIN_LETTERS = 2
const NO_ORDERS: FoundOrder[] = []

/** Finds the orders that match a typed order number, name or e-mail address. `only`: the order, if exactly one matches. */
export function useTypedOrder(typed: string) {
  const { can, findOrders } = usePanel()
  const q = typed.trim()
  const looks = q.length >= MIN_LETTERS && !isId(q.toLowerCase()) && can('orders.read')
  const { data, isFetching } = useTypedQuery({
    queryKey: ['orders to confirm', q],
    pause: PAUSE_MS,
    read: (signal) => findOrders(q, signal),
    enabled: looks,
    keepsLast: true,
  })
  const found = (looks && data) || NO_ORDERS
  const only = !isFetching && found.length === 1 ? found[0]?.id : undefined
  return { id: isId(q.toLowerCase()) ? q.toLowerCase() : (only ?? ''), found, isSearched: looks && !isFetching }
}

type OrderFieldProps = { name: string; hint: string; error: string | false; orders: FoundOrder[] }

/** A field for choosing an order. Before the choice its value is the typed text. After the choice its value is the order's id. */
export function OrderField({ name, hint, error, orders }: OrderFieldProps) {
  const { manual: say, orderWord } = useMessages()
  const lang = useLang()
  const field = useField(name)
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <Combobox
      name={name}
      label={say.order}
      hint={hint}
      {...((field.error || error) && { error: field.error || error || '' })}
      value={isId(value) ? orderTag(value) : value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      disabled={field.isClosed}
      suggestions={orders.map((order) => ({
        value: order.id,
        text: `${orderWord(orderDigits(order.id))} · ${order.customer.name}`,
        note: [formatDollars(order.total, lang), order.customer.email].filter(Boolean).join(' · '),
      }))}
      countText={say.found}
    />
  )
}
