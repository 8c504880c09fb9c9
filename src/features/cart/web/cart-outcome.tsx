import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { formatUsd } from '#ui/price.tsx'
import { useLang } from '#ui/words.tsx'
import type { Checkout } from './use-checkout.ts'
import { useWords } from './words.ts'

/** What came of the last press on "Pay", beside that button. */
export function CartOutcome({ checkout, onLeave }: { checkout: Checkout; onLeave: () => void }) {
  const words = useWords()
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
        <Notice tone="danger" title={words.unknown.title}>
          {words.unknown.text}
        </Notice>
      ) : (
        <Notice tone="danger">{outcome.message}</Notice>
      )
    case 'paid':
      return (
        <Notice
          tone="info"
          title={words.paidEarlier.title(`#${outcome.orderId.slice(0, 8)}`)}
          action={
            <Link href={`/order/${outcome.orderId}`} onClick={onLeave}>
              {words.paidEarlier.open}
            </Link>
          }
        >
          {words.paidEarlier.text}
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
