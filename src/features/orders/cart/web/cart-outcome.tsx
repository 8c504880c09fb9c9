import { orderTag } from '#base/ids.ts'
import { Link } from '#ui/layout/link.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { formatDollars, formatUsd } from '#base/money-format.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { CartMessages } from '../messages/page.en.ts'
import type { Checkout } from './use-checkout.ts'
import { useMessages } from './messages.ts'

type CartOutcomeProps = {
  checkout: Pick<Checkout, 'outcome' | 'placing'>
  onLeave?: () => void
  /** Texts for the purchase of a single ritual (express checkout). They replace the texts about the cart. */
  instead?: { unknown: Pick<CartMessages['unknown'], 'title' | 'text'>; paidText: string }
}

/** The result of the last press on "Pay", shown beside that button. */
export function CartOutcome({ checkout, onLeave, instead }: CartOutcomeProps) {
  const messages = useMessages()
  const unknown = instead?.unknown ?? messages.unknown
  const lang = useLang()
  const { outcome, placing } = checkout
  if (!outcome || placing) return null
  switch (outcome.kind) {
    case 'placed':
      return null
    case 'repriced':
      return (
        <Notice tone="warn" title={messages.priceChanged.title}>
          {messages.priceChanged.text(formatUsd(outcome.totalBefore, lang), formatDollars(outcome.total, lang))}
        </Notice>
      )
    case 'refused':
      return outcome.lines.size > 0 ? (
        <Notice tone="danger" title={unknown.title}>
          {unknown.text}
        </Notice>
      ) : (
        <Notice tone="danger">{outcome.message}</Notice>
      )
    case 'paid':
      return (
        <Notice
          tone="info"
          title={messages.paidEarlier.title(orderTag(outcome.orderId))}
          action={
            <Link href={`/order/${outcome.orderId}`} onClick={onLeave}>
              {messages.paidEarlier.open}
            </Link>
          }
        >
          {instead?.paidText ?? messages.paidEarlier.text}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="danger" title={messages.failed}>
          {outcome.offline ? messages.offline : (outcome.message ?? messages.safe)}
        </Notice>
      )
  }
}
