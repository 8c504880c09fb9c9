import type { Lang } from '#base/i18n.ts'
import { composeEmail, linkTo, says } from '#features/notifications/emails.ts'
import type { Message, Sender } from '#features/notifications/model.ts'
import { orderPath } from '#features/orders/paths.ts'
import { orderTag } from '#features/orders/rules.ts'
import { en } from './messages-emails.en.ts'
import { ru } from './messages-emails.ru.ts'

type EmailOrder = { id: string; customerName: string; customerEmail: string; lang: Lang; paidAt: Date | null }

const messages = { ru, en }

/** The steps of an order that its customer is told of. */
export const TOLD_STEPS = ['processing', 'ready', 'cancelled'] as const
type ToldStep = (typeof TOLD_STEPS)[number]

/** Sent when the staff has moved an order. */
export function orderStepEmail(order: EmailOrder, step: ToldStep, sender: Sender): Message {
  const { customerEmail: to, customerName: name, lang } = order
  const say = messages[lang]
  const number = orderTag(order.id)
  const texts = step === 'cancelled' ? say.cancelled[order.paidAt ? 'paid' : 'unpaid'](number) : say[step].text(number)
  const blocks = [
    ...texts.map(says),
    { kind: 'link' as const, label: say.open, href: linkTo(orderPath(order.id), lang, sender) },
    says(say.questions(sender.ordersEmail)),
  ]
  return composeEmail({ to, name, lang, subject: say[step].subject(number), blocks }, sender)
}
