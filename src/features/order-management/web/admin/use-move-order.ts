import { useState } from 'react'
import type { OrderStatus } from '#features/orders/model.ts'
import { useLang } from '#ui/messages.tsx'
import { usePanel } from '#ui/panel.ts'
import { useQueryClient } from '#ui/query.ts'
import { RequestError } from '#ui/request.ts'
import { showToast } from '#ui/toast-store.ts'
import type { OrderItem } from '../../schemas.ts'
import { tagOf } from './format.ts'
import { useMessages } from './messages.ts'

type Movable = Pick<OrderItem, 'id' | 'status' | 'version' | 'steps'>

/** A step that waits for its reason or for a second thought. */
export type Asked = { order: Movable; to: OrderStatus; needsReason: boolean }

type MoveOrder = {
  /** Begins a step: one that needs a reason, or that a customer cannot take back, asks first. */
  begin: (order: Movable, to: OrderStatus) => void
  /** What is asked now, for `ReasonDialog`. */
  asked: Asked | undefined
  answer: (reason: string) => void
  cancel: () => void
  /** Where orders are shown already while the server is asked, by their ids. */
  moving: ReadonlyMap<string, OrderStatus>
}

/**
 * Moves orders along their steps. A moved one is shown in its new place at once; refused, it goes back, with what stands now said. `reread`
 * reads again whatever shows it.
 */
export function useMoveOrder(reread: (from: OrderStatus, to: OrderStatus) => Promise<unknown>): MoveOrder {
  const messages = useMessages()
  const lang = useLang()
  const { call } = usePanel()
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const [moving, setMoving] = useState<ReadonlyMap<string, OrderStatus>>(new Map())

  async function move(order: Movable, status: OrderStatus, reason?: string): Promise<void> {
    setMoving((now) => new Map(now).set(order.id, status))
    try {
      const body = { status, version: order.version, ...(reason && { reason }) }
      await call(`/api/orders/${order.id}/status?lang=${lang}`, { method: 'PUT', body })
      showToast({ title: messages.moved(tagOf(order.id), messages.statuses[status]) })
    } catch (error) {
      showToast({ title: messages.notMoved, kind: 'destructive', text: whyNot(error) })
    }
    await reread(order.status, status).catch(() => {})
    client.invalidateQueries({ predicate: ({ queryKey: [address] }) => address.startsWith('/api/admin/orders/counts') })
    setMoving((now) => {
      const rest = new Map(now)
      rest.delete(order.id)
      return rest
    })
  }

  function whyNot(error: unknown): string {
    const problem = error instanceof RequestError ? error.problem : undefined
    if (!problem) return ''
    const stands =
      problem.facts && typeof problem.facts === 'object' && 'status' in problem.facts ? problem.facts.status : undefined
    const isKnown = typeof stands === 'string' && Object.hasOwn(messages.statuses, stands)
    // A known status is one of the words.
    const now = isKnown ? messages.standsNow(messages.statuses[stands as OrderStatus]) : ''
    return [problem.message, now].filter(Boolean).join(' ')
  }

  return {
    begin: (order, to) => {
      const step = order.steps.find((one) => one.to === to)
      if (!step) return
      if (step.needsReason || to === 'cancelled') setAsked({ order, to, needsReason: step.needsReason })
      else void move(order, to)
    },
    asked,
    answer: (reason) => {
      setAsked(undefined)
      if (asked) void move(asked.order, asked.to, reason)
    },
    cancel: () => setAsked(undefined),
    moving,
  }
}
