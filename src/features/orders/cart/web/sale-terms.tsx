import { useShopSettings } from '#features/money/payments/web/use-shop-settings.ts'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import styles from './sale-terms.module.css'
import { useMessages } from './messages.ts'

/** Who sells, with the offer that the order accepts, and the refund rule in one sentence. Stands beside the payment. */
export function SaleTerms({ onLeave }: { onLeave?: () => void }) {
  const { refund, refundRules, seller: words } = useMessages()
  const lang = useLang()
  const seller = useShopSettings()?.seller
  return (
    <div className={styles.terms}>
      <p>
        {seller && `${words.name(seller.name[lang])} `}
        {words.accepts}{' '}
        <Link href="/offer" onClick={onLeave}>
          {words.offer}
        </Link>
        .
      </p>
      <p>
        {refund}{' '}
        <Link href="/refund" onClick={onLeave}>
          {refundRules}
        </Link>
      </p>
    </div>
  )
}
