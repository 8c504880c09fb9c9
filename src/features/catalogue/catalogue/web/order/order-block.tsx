import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { formatUsd } from '#base/money-format.ts'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Price } from '#ui/text/price.tsx'
import type { Tier } from '../../model-terms.ts'
import { toWeeks } from '../../rules-pricing.ts'
import { type OfferedRitual, tierOffer, tierOffers } from '../../rules-terms.ts'
import type { RitualText } from '../../schemas.ts'
import { ritualCardPrice } from '../home/ritual-card-price.ts'
import { useMessages } from '../messages.ts'
import styles from './order-block.module.css'
import type { OrderTiersProps } from './order-tiers.tsx'

const loadTiers = () => import('./order-tiers.tsx')
const OrderTiers = lazy(async () => ({ default: (await loadTiers()).OrderTiers }))

/** The button "Select" opens the three tiers. Their code is loaded after hydration. A second press closes them. */
export function OrderBlock(props: Omit<OrderTiersProps, 'regionId'>) {
  const { page, card } = useMessages()
  const lang = useLang()
  const regionId = useId()
  const { choice, onChoice, ritual } = props
  const open = choice !== undefined
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  useEffect(() => void loadTiers(), [])
  const offer = choice?.tier && tierOffer(ritual, choice.tier)
  const priceText = offer
    ? card.chosen(formatUsd(offer.price, lang), toWeeks(offer.duration))
    : ritualCardPrice(ritual, card, lang)
  return (
    <Card className={styles.block} id="order">
      <h2 className={styles.title}>{page.order}</h2>
      <p className={styles.from}>
        <span className="type-price">{priceText}</span>
      </p>
      <p className={styles.hint}>{page.orderHint}</p>
      <Button
        kind={open ? 'quiet' : 'primary'}
        wide={!open}
        square={open}
        className={open ? styles.close : undefined}
        aria-expanded={open}
        aria-controls={wanted ? regionId : undefined}
        onClick={() => onChoice(open ? undefined : {})}
      >
        <span className={open ? 'visually-hidden' : undefined}>{page.select}</span>
        {open && <Icon name="close" size={20} />}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <OrderTiers {...props} regionId={regionId} />
        </Suspense>
      )}
    </Card>
  )
}

/** For a phone: the price and a link to the order block, shown while the block is out of view. */
export function OrderBar({ ritual, onSelect }: { ritual: RitualText; onSelect: () => void }) {
  const { page, card } = useMessages()
  const lang = useLang()
  const [shown, setShown] = useState(true)
  useEffect(() => {
    const block = document.getElementById('order')
    if (!block) return
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), {
      rootMargin: '0px 0px -120px 0px',
    })
    observer.observe(block)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.bar} data-shown={shown || undefined} inert={!shown}>
      <span className="type-price">{ritualCardPrice(ritual, card, lang)}</span>
      <Button kind="primary" onClick={onSelect}>
        {page.select}
      </Button>
    </div>
  )
}

/** Below the title: the price of each tier, and a button to order it. */
export function OrderTeaser({ ritual, onChoose }: { ritual: OfferedRitual; onChoose: (tier: Tier) => void }) {
  const { tiers, page } = useMessages()
  const lang = useLang()
  return (
    <div className={styles.teaser} role="group" aria-label={page.order}>
      {tierOffers(ritual).map(({ tier, price, duration }) => (
        <button key={tier} type="button" onClick={() => onChoose(tier)}>
          {tiers[tier].label} <Price cents={price} lang={lang} /> <small>{page.term(toWeeks(duration))}</small>
        </button>
      ))}
    </div>
  )
}
