import { useEffect, useState } from 'react'
import { useLang } from '#ui/text/messages.tsx'
import { useApi } from '#ui/data/api.ts'
import type { itemsOf } from './order-lines.tsx'

const PAUSE = 250

/** The shop's price for these items; undefined while it is not known. */
export function useOrderTotal(items: ReturnType<typeof itemsOf>): { total: number | undefined; isCounting: boolean } {
  const lang = useLang()
  const api = useApi()
  const wanted = JSON.stringify(items)
  const [known, setKnown] = useState<{ of: string; total: number | undefined }>()
  const isEmpty = items.length === 0
  useEffect(() => {
    if (isEmpty) return
    let isLast = true
    const keep = (total: number | undefined) => isLast && setKnown({ of: wanted, total })
    const timer = setTimeout(() => {
      const body = { items: JSON.parse(wanted) as typeof items }
      api.post('/api/partner/quote', { query: { lang }, body }).then(
        ({ total }) => keep(total),
        () => keep(undefined),
      )
    }, PAUSE)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [wanted, isEmpty, lang, api])
  const isKnown = known?.of === wanted
  return { total: isKnown && !isEmpty ? known.total : undefined, isCounting: !isEmpty && !isKnown }
}
