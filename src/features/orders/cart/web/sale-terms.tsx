import { useShopSettings } from '#features/money/payments/web/use-shop-settings.ts'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import styles from './sale-terms.module.css'
import { useMessages } from './messages.ts'

/** The seller, and links to the rules that the customer accepts with the order. The page shows them directly above the payment button. */
export function SaleTerms({ onLeave }: { onLeave?: () => void }) {
  const { refundRules, seller: words } = useMessages()
  const lang = useLang()
  const seller = useShopSettings()?.seller
  return (
    <p className={styles.terms}>
      {seller && `${words.name(seller.name[lang])} `}
      {words.accepts}{' '}
      <Link href="/offer" onClick={onLeave}>
        {words.offer}
      </Link>{' '}
      {words.and}{' '}
      <Link href="/refund" onClick={onLeave}>
        {refundRules}
      </Link>
      .
    </p>
  )
}

/** `isFixed`: every ritual is performed at one fixed time, so there are no unused weeks to refund. */
export function RefundRule({ isFixed = false }: { isFixed?: boolean }) {
  const { refund, refundMoment } = useMessages()
  return <p className={styles.terms}>{isFixed ? refundMoment : refund}</p>
}
