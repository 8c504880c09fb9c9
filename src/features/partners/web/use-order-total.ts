import { useEffect, useState } from 'react'
import { useLang } from '#ui/messages.tsx'
import { requestJson } from '#ui/request.ts'
import type { QuoteAnswer } from '../schemas.ts'
import { callOf } from './partner-calls.ts'

const PAUSE = 250

/** What the shop asks for these items; undefined while it is not known. */
export function useOrderTotal(items: object[]): { total: number | undefined; isCounting: boolean } {
  const lang = useLang()
  const wanted = JSON.stringify({ items })
  const [known, setKnown] = useState<{ of: string; total: number | undefined }>()
  const isEmpty = items.length === 0
  useEffect(() => {
    if (isEmpty) return
    let isLast = true
    const keep = (total: number | undefined) => isLast && setKnown({ of: wanted, total })
    const timer = setTimeout(() => {
      requestJson<QuoteAnswer>(callOf('quote', lang), { method: 'POST', body: JSON.parse(wanted) }).then(
        ({ total }) => keep(total),
        () => keep(undefined),
      )
    }, PAUSE)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [wanted, isEmpty, lang])
  const isKnown = known?.of === wanted
  return { total: isKnown && !isEmpty ? known.total : undefined, isCounting: !isEmpty && !isKnown }
}
