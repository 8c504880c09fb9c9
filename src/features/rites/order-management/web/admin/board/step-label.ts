import type { OrderStatus } from '#features/orders/orders/model.ts'
import type { OrderAdminMessages } from '../../../messages/admin.en.ts'
import type { OrderItem } from '../../../schemas.ts'

type Step = OrderItem['steps'][number]

/** Button label of a step. */
export function stepText(step: Step, from: OrderStatus, { steps }: OrderAdminMessages): string {
  return from === 'ready' && step.to === 'processing' ? steps.backToProcessing : steps[step.to]
}
