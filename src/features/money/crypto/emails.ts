import { composeEmail, paragraphBlock } from '#features/platform/notifications/emails.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'
import { fillWording } from '#features/platform/notifications/rules-templates.ts'
import type { Chain } from '#features/money/settlements/model-currencies.ts'
import { en } from './messages/page.en.ts'
import { ru } from './messages/page.ru.ts'

const CHAINS: Record<Chain, string> = { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tron: 'TRON' }

export const UNPAID_RUN = { kind: 'shop-unpaid-run', words: { ru: ru.unpaidRun, en: en.unpaidRun } }

/** Returns an e-mail to the orders mailbox. It warns that many consecutive payment addresses are unpaid. */
export function unpaidRunEmail(
  { chain, unpaid, isSlow }: { chain: Chain; unpaid: number; isSlow: boolean },
  sender: Sender,
): Message {
  const { ordersEmail: to, staffLang: lang = 'ru' } = sender
  const say = fillWording(UNPAID_RUN, lang, sender, { chain: CHAINS[chain], count: String(unpaid) })
  const blocks = [say.first, isSlow ? say.slow : say.gap, say.how].map(paragraphBlock)
  return composeEmail({ to, lang, subject: say.subject, blocks }, sender)
}
