import { Price } from '#ui/text/price.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { Tier } from '../../model-terms.ts'
import { weeksOf } from '../../rules-pricing.ts'
import { type OfferedRitual, tierOffers } from '../../rules-terms.ts'
import styles from './order-teaser.module.css'
import { useMessages } from '../messages.ts'

/** Below the title: the price of each tier, and a button to order it. */
export function OrderTeaser({ ritual, onChoose }: { ritual: OfferedRitual; onChoose: (tier: Tier) => void }) {
  const { tiers, page } = useMessages()
  const lang = useLang()
  return (
    <div className={styles.teaser} role="group" aria-label={page.order}>
      {tierOffers(ritual).map(({ tier, price, duration }) => (
        <button key={tier} type="button" onClick={() => onChoose(tier)}>
          {tiers[tier].label} <Price cents={price} lang={lang} /> <small>{page.term(weeksOf(duration))}</small>
        </button>
      ))}
    </div>
  )
}
