import { useRef, useState } from 'react'
import { orderTag } from '#base/ids.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { useApi, invalidateApi } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { findProblem } from '#ui/data/request.ts'
import { useNavigation } from '#ui/layout/link.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useAction } from '#ui/data/use-action.ts'
import { type StatusChange, repeatStatusChange, type Movable, explainRefusedStep } from './status-change.ts'
import { useMessages } from '../messages.ts'

type MoveOrder = {
  /** Starts a step. First opens a dialog if the step needs a reason or is a cancellation. For a refund, opens the page of the order. */
  begin: (order: Movable, to: OrderStatus) => void
  /** The properties of `ReasonDialog`. */
  question: Question
  /** The new statuses by order id, which are shown before the server has answered. */
  moving: ReadonlyMap<string, OrderStatus>
}

export type Question = {
  asked: StatusChange | undefined
  /** Why the server refused the step. The dialog stays open and keeps the typed reason. */
  failure: string | undefined
  isBusy: boolean
  answer: (reason: string) => void
  cancel: () => void
}

/**
 * Changes the status of orders. The order immediately appears in its new column. If the server refuses, the order returns to its column, and
 * a message shows the current status. `reread` loads the data again.
 */
export function useMoveOrder(reread: (from: OrderStatus, to: OrderStatus) => Promise<unknown>): MoveOrder {
  const messages = useMessages()
  const lang = useLang()
  const api = useApi()
  const client = useQueryClient()
  const { go } = useNavigation()
  const [pendingChange, setPendingChange] = useState<StatusChange>()
  const [refused, setRefused] = useState('')
  const [moving, setMoving] = useState<ReadonlyMap<string, OrderStatus>>(new Map())
  /** The current question of the dialog, for code that runs after an `await`. */
  const open = useRef<StatusChange>(undefined)

  function ask(next: StatusChange | undefined): void {
    open.current = next
    setPendingChange(next)
  }

  async function move(order: Movable, status: OrderStatus, reason?: string): Promise<void> {
    setMoving((now) => new Map(now).set(order.id, status))
    try {
      const body = { status, version: order.version, ...(reason && { reason }) }
      await api.put('/api/orders/{id}/status', { path: { id: order.id }, query: { lang }, body })
      showToast({ title: messages.moved(orderTag(order.id), messages.statuses[status]) })
    } finally {
      void show(order, status)
    }
  }

  async function show({ id, status: from }: Movable, status: OrderStatus): Promise<void> {
    await reread(from, status).catch(() => {})
    void invalidateApi(client, '/api/admin/orders/counts')
    setMoving((now) => {
      const rest = new Map(now)
      rest.delete(id)
      return rest
    })
  }

  const answering = useAction(async (question: StatusChange, reason: string) => {
    try {
      await move(question.order, question.to, reason)
      if (open.current === question) ask(undefined)
    } catch (error) {
      const problem = findProblem(error)
      // The failure is reported even if the user has closed the dialog, which may now show another order.
      if (open.current !== question) return tell(error, question.order)
      ask(repeatStatusChange(question, problem))
      setRefused(problem ? explainRefusedStep(problem, question.order, messages) : '')
      throw error
    }
  })

  function tell(error: unknown, order: Movable): void {
    const problem = findProblem(error)
    const text = problem ? explainRefusedStep(problem, order, messages) : ''
    showToast({ title: messages.notMoved, kind: 'destructive', text })
  }

  return {
    begin: (order, to) => {
      const step = order.steps.find((one) => one.to === to)
      if (!step) return
      answering.clear()
      // A refund moves money, so it has a separate dialog on the page of the order.
      if (to === 'refunded') return go(`/orders/${order.id}?do=refund`)
      if (step.needsReason || to === 'cancelled') ask({ order, to, needsReason: step.needsReason })
      else move(order, to).catch((error: unknown) => tell(error, order))
    },
    question: {
      asked: pendingChange,
      failure: answering.failure && (refused || answering.failure),
      isBusy: answering.isBusy,
      answer: (reason) => {
        if (pendingChange) void answering.run(pendingChange, reason)
      },
      cancel: () => ask(undefined),
    },
    moving,
  }
}
