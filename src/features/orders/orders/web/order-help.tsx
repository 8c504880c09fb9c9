import { useShopSettings } from '#features/money/payments/web/use-shop-settings.ts'
import styles from './order-page.module.css'
import { useMessages } from './messages.ts'

/** The contact for questions about the order, and a note about its link. */
export function OrderHelp() {
  const { page } = useMessages()
  const shop = useShopSettings()
  return (
    <section className={styles.help} aria-labelledby="help-title">
      <h2 id="help-title" className="type-h3">
        {page.help}
      </h2>
      <p>{page.helpText}</p>
      {shop && (
        <p>
          <a href={`mailto:${shop.ordersEmail}`}>{shop.ordersEmail}</a>
          {' · '}
          <a href={shop.messengerLink} target="_blank" rel="noopener noreferrer">
            {shop.messengerHandle}
          </a>
        </p>
      )}
      <p className={styles.secret}>{page.secret}</p>
    </section>
  )
}
