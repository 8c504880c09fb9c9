import { useState } from 'react'
import { type Panel, usePanel } from './panel.ts'
import { useFresh } from './use-fresh.ts'

export type Pages<Item> = {
  /** Undefined until the first page is there; while another list is read, the one before stays. */
  items: Item[] | undefined
  error: unknown
  isLoading: boolean
  hasMore: boolean
  more: () => void
  /** Reads again from the beginning. */
  reload: () => void
}

type Page<Item> = { items: Item[]; next: string | null }
/** The pages that were read after a first one. */
type Further<Item> = Page<Item> & { first: Page<Item> }

/** A list that the API answers in pages `{items, next}`: those read so far. */
export function usePages<Item>(address: string): Pages<Item> {
  const { call } = usePanel()
  return usePagesBy(call, address)
}

/** The same outside the staff's panel, where calls are made otherwise. */
export function usePagesBy<Item>(call: Panel['call'], address: string): Pages<Item> {
  const { data: first, error, isFetching, refetch } = useFresh<Page<Item>>(address)
  const [shown, setShown] = useState(first)
  const [further, setFurther] = useState<Further<Item>>()
  const [isReading, setIsReading] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  if (first !== undefined && first !== shown) {
    setShown(first)
    setFailure(undefined)
  }
  const rest = further?.first === shown ? further : undefined
  const next = rest ? rest.next : shown?.next

  async function more(): Promise<void> {
    if (!shown || !next || isReading) return
    setIsReading(true)
    setFailure(undefined)
    try {
      const joint = address.includes('?') ? '&' : '?'
      const page = await call<Page<Item>>(`${address}${joint}cursor=${encodeURIComponent(next)}`)
      setFurther({ first: shown, items: [...(rest?.items ?? []), ...page.items], next: page.next })
    } catch (cause) {
      setFailure(cause)
    }
    setIsReading(false)
  }

  return {
    items: shown && [...shown.items, ...(rest?.items ?? [])],
    error: error ?? failure,
    isLoading: isFetching || isReading,
    hasMore: Boolean(next),
    more: () => void more(),
    reload: refetch,
  }
}
