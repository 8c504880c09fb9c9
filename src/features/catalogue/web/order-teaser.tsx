import { Price } from '#ui/price.tsx'
import { useLang } from '#ui/messages.tsx'
import { tierOffers } from '../rules.ts'
import { openOrder } from './open-order.ts'
import styles from './order-teaser.module.css'
import { useMessages } from './messages.ts'

/** Under the title: what each tier costs, and the way to order it. `priceCents` is of a month. */
export function OrderTeaser({ priceCents }: { priceCents: number }) {
  const { tiers, page } = useMessages()
  const lang = useLang()
  return (
    <div className={styles.teaser} role="group" aria-label={page.order}>
      {tierOffers(priceCents).map(({ tier, price, duration }) => (
        <button key={tier} type="button" onClick={() => openOrder(tier)}>
          {tiers[tier].label} <Price cents={price} lang={lang} /> <small>{page.term[duration]}</small>
        </button>
      ))}
    </div>
  )
}
