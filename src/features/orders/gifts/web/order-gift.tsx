import { isolateBidi } from '#base/right-to-left.ts'
import { useOwnerRefetch } from '#features/people/accounts/web/use-owner-refetch.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Section } from '#ui/layout/section.tsx'
import { giftPath } from '../paths.ts'
import { useMessages } from './messages.ts'
import styles from './order-gift.module.css'

/** The part of the order's page that says that the order is a gift and links to the gift card. Renders nothing for other orders. */
export function OrderGift({ orderId }: { orderId: string }) {
  const { order } = useMessages()
  const lang = useLang()
  const { data, refetch } = useApiQuery('/api/orders/{id}/gift', { path: { id: orderId }, query: { lang } })
  useOwnerRefetch(refetch)
  if (!data?.isGift) return null
  const { owner, hasCard } = data
  return (
    <Section className={styles.gift} title={order.title}>
      {owner && <p className={styles.name}>{order.for(isolateBidi(owner.name))}</p>}
      {owner?.note && (
        <p className={styles.note} dir="auto">
          {owner.note}
        </p>
      )}
      {!hasCard && <p className={styles.hint}>{order.waits}</p>}
      {hasCard && owner && (
        <div>
          <Button as={Link} href={giftPath(owner.token)} kind="primary">
            {order.open}
          </Button>
        </div>
      )}
      {hasCard && !owner && (
        <p className={styles.hint}>
          {order.link} <Link href="/user-profile">{order.signIn}</Link>
        </p>
      )}
    </Section>
  )
}
