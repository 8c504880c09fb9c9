import { Price } from '#ui/price.tsx'
import { useLang } from '#ui/messages.tsx'
import type { Tier } from '../model-terms.ts'
import { tierOffers } from '../rules-pricing.ts'
import styles from './order-teaser.module.css'
import { useMessages } from './messages.ts'

/** Under the title: what each tier costs, and the way to order it. `priceCents` is of a month. */
export function OrderTeaser({ priceCents, onChoose }: { priceCents: number; onChoose: (tier: Tier) => void }) {
  const { tiers, page } = useMessages()
  const lang = useLang()
  return (
    <div className={styles.teaser} role="group" aria-label={page.order}>
      {tierOffers(priceCents).map(({ tier, price, duration }) => (
        <button key={tier} type="button" onClick={() => onChoose(tier)}>
          {tiers[tier].label} <Price cents={price} lang={lang} /> <small>{page.term[duration]}</small>
        </button>
      ))}
    </div>
  )
}
