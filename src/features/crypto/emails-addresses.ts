import { composeEmail, says } from '#features/notifications/emails.ts'
import type { Message, Sender } from '#features/notifications/model.ts'
import { ru } from './messages.ru.ts'
import type { Chain } from '#features/settlements/model-currencies.ts'

/** Tells the orders mailbox, whose people read Russian, that many addresses in a row were not paid to. */
export function unpaidRunEmail(
  { chain, unpaid, isSlow }: { chain: Chain; unpaid: number; isSlow: boolean },
  sender: Sender,
): Message {
  const say = ru.unpaidRun
  const lines = [say.text(say.chains[chain], unpaid), isSlow ? say.slow : say.gap, say.how]
  const blocks = lines.map(says)
  return composeEmail(
    { to: sender.ordersEmail, lang: 'ru', subject: say.subject(say.chains[chain], unpaid), blocks },
    sender,
  )
}
