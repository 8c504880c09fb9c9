import type { ReactNode } from 'react'
import { mailtoHref } from '#base/contact.ts'
import { orderDigits } from '#base/ids.ts'
import { useShopSettings } from '#features/money/payments/web/use-shop-settings.ts'
import { CopyButton } from '#ui/layout/copy-button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import { isJoined, methodCode } from '../rules-status.ts'
import type { OrderView } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './order-page.module.css'

/** The statuses of an order that is paid, before and after its rituals are performed. */
const PAID: readonly OrderView['status'][] = ['completed', 'processing', 'ready']

/** The shop's contact for questions about the order, how to get the money back, and a note about the order's link. */
export function OrderHelp({ order, children }: { order: OrderView; children: ReactNode }) {
  const { page } = useMessages()
  const shop = useShopSettings()
  return (
    <Section className={styles.help} title={page.help}>
      <p>{page.helpText}</p>
      {shop && (
        <p>
          <a href={`mailto:${shop.ordersEmail}`}>{shop.ordersEmail}</a>
          {shop.messengerLink && (
            <>
              {' · '}
              <a href={shop.messengerLink} target="_blank" rel="noopener noreferrer">
                {shop.messengerHandle}
              </a>
            </>
          )}
        </p>
      )}
      {PAID.includes(order.status) && <RefundHelp order={order} />}
      <p className={styles.secret}>{page.secret}</p>
      {children}
    </Section>
  )
}

/** Says what the shop returns. Offers a letter that requests a refund: a link for the mail program, and the text to copy. */
function RefundHelp({ order }: { order: OrderView }) {
  const { page } = useMessages()
  const shop = useShopSettings()
  const isOver = useIsOver(order)
  const rule = isJoined(order) ? page.refundMoment : page.refund
  const letter = page.refundLetter(orderDigits(order.id), coinOf(order, page.methodName))
  return (
    <>
      <p className={styles.refund}>
        {isOver ? page.refundOver : rule} <Link href="/refund">{page.refundHow}</Link>.
        {shop && (
          <>
            {' '}
            <a href={mailtoHref(shop.ordersEmail, letter)}>{page.refundWrite}</a>
          </>
        )}
      </p>
      {shop && (
        <details className={styles.letter}>
          <summary>{page.refundCopy.title}</summary>
          <p>{page.refundCopy.to(shop.ordersEmail)}</p>
          <p className={styles.letterText}>{letter.body.trim()}</p>
          <CopyButton text={letter.body.trim()} labels={page.refundCopy} />
        </details>
      )}
    </>
  )
}

/** True if every ritual of the order is over. A progress that was loaded before the order's status changed is ignored. */
function useIsOver({ id, status }: OrderView): boolean {
  const lang = useLang()
  const { data } = useApiQuery('/api/orders/{id}/progress', { path: { id }, query: { lang } })
  return data?.status === status && data.changes === 'none'
}

/** The coin and network with which the order was paid. The shop returns the money in this coin. Undefined if no coin was used. */
function coinOf({ payment, paymentMethod }: OrderView, nameOf: (code: string) => string): string | undefined {
  const code = paymentMethod === 'manual' ? paymentMethod : (payment?.currency ?? methodCode(paymentMethod))
  return ['card', 'manual', 'USD', 'RUB', ''].includes(code) ? undefined : nameOf(code)
}
