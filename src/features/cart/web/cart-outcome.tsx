import { orderDigits } from '#base/ids.ts'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { formatUsd } from '#ui/price.tsx'
import { useLang } from '#ui/messages.tsx'
import type { CartWords } from '../messages.en.ts'
import type { Checkout } from './use-checkout.ts'
import { useWords } from './messages.ts'

type CartOutcomeProps = {
  checkout: Pick<Checkout, 'outcome' | 'placing'>
  onLeave?: () => void
  /** Where it is not a cart that was bought: what of a cart's words is said otherwise. */
  instead?: { unknown: Pick<CartWords['unknown'], 'title' | 'text'>; paidText: string }
}

/** What came of the last press on "Pay", beside that button. */
export function CartOutcome({ checkout, onLeave, instead }: CartOutcomeProps) {
  const words = useWords()
  const unknown = instead?.unknown ?? words.unknown
  const lang = useLang()
  const { outcome, placing } = checkout
  if (!outcome || placing) return null
  switch (outcome.kind) {
    case 'placed':
      return null
    case 'repriced':
      return (
        <Notice tone="warn" title={words.priceChanged.title}>
          {words.priceChanged.text(
            formatUsd(outcome.totalBefore, lang),
            formatUsd(Math.round(outcome.total * 100), lang),
          )}
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
          title={words.paidEarlier.title(`#${orderDigits(outcome.orderId)}`)}
          action={
            <Link href={`/order/${outcome.orderId}`} onClick={onLeave}>
              {words.paidEarlier.open}
            </Link>
          }
        >
          {instead?.paidText ?? words.paidEarlier.text}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="danger" title={words.failed}>
          {outcome.offline ? words.offline : (outcome.message ?? words.safe)}
        </Notice>
      )
  }
}
