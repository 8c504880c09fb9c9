import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dollarsToCents } from '#base/money.ts'
import { api } from '#ui/data/api.ts'
import { findProblem } from '#ui/data/request.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { Discount } from '../model.ts'
import type { DiscountMessages } from '../messages/page.en.ts'

type Item = { id: string; quantity: number; duration: number; price: number }
type DiscountInput = {
  /** The discount code that the customer wants to use. */
  code: string | undefined
  items: readonly Item[]
  /** Called when the customer changes the code. Undefined removes the code. */
  onCode: (code: string | undefined) => void
  messages: DiscountMessages
}

export type DiscountState = ReturnType<typeof useDiscount>

/** Asks the server for the discount on these items. A refused code gives no discount, and the order is placed without the code. */
export function useDiscount({ code, items, onCode, messages }: DiscountInput) {
  const lang = useLang()
  const client = useQueryClient()
  const [refused, setRefused] = useState<{ key: string; message: string }>()
  // The key contains the prices, because a change of a price changes the discount.
  const key = JSON.stringify([code, items.map(({ id, quantity, duration, price }) => [id, quantity, duration, price])])
  const isAsked = code !== undefined && items.length > 0
  const check = {
    queryKey: ['/api/discounts/check', lang, key] as const,
    queryFn: async (): Promise<Discount | null> => {
      const sold = items.map(({ id, quantity, duration }) => ({ id, quantity, duration }))
      const body = { discountCode: code ?? '', items: sold }
      const { discount } = await api.post('/api/discounts/check', { query: { lang }, body })
      return discount ? { code: discount.code, amountCents: dollarsToCents(discount.amountUsd) ?? 0 } : null
    },
  }
  const { data, error, isFetching } = useQuery({ ...check, enabled: isAsked, refetchOnMount: 'always' })
  const placed = refused?.key === key ? refused.message : undefined
  const failure = isAsked && error ? (findProblem(error)?.message ?? messages.failed) : undefined
  const refusal = placed ?? failure
  return {
    code,
    messages,
    change: (changed: string | undefined) => {
      setRefused(undefined)
      onCode(changed)
    },
    discount: isAsked && refusal === undefined ? (data ?? undefined) : undefined,
    /** The reason why the discount code gives no discount on these items. */
    refusal,
    isChecking: isAsked && isFetching && data === undefined,
    /** Waits until the discount is known, and returns it. Undefined if the server refused the code. */
    settle: async (): Promise<Discount | undefined> => {
      if (!isAsked || refusal !== undefined) return undefined
      return (await client.query(check).catch(() => null)) ?? undefined
    },
    /** Call this function when the server refused the discount code while the order was placed. */
    refuse: (message: string) => setRefused({ key, message }),
  }
}
