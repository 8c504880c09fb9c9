import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { formatUsd } from '#base/money-format.ts'
import { useLang } from '#ui/text/messages.tsx'
import { weeksOf } from '../../rules-pricing.ts'
import { tierOffer } from '../../rules-terms.ts'
import styles from './order-block.module.css'
import type { OrderTiersProps } from './order-tiers.tsx'
import { ritualCardPrice } from '../home/ritual-card-price.ts'
import { useMessages } from '../messages.ts'

const loadTiers = () => import('./order-tiers.tsx')
const OrderTiers = lazy(async () => ({ default: (await loadTiers()).OrderTiers }))

/** Select opens the three tiers, whose code loads after hydration; a second press closes them. */
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
    ? card.chosen(formatUsd(offer.price, lang), weeksOf(offer.duration))
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
