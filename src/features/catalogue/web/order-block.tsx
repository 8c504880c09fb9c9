import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Price } from '#ui/price.tsx'
import { useLang } from '#ui/messages.tsx'
import { tierOffer } from '../rules-pricing.ts'
import styles from './order-block.module.css'
import type { OrderTiersProps } from './order-tiers.tsx'
import { useMessages } from './messages.ts'

const loadTiers = () => import('./order-tiers.tsx')
const OrderTiers = lazy(async () => ({ default: (await loadTiers()).OrderTiers }))

/** Select opens the three tiers, whose code comes as soon as the page is alive; pressed again it closes them. */
export function OrderBlock(props: Omit<OrderTiersProps, 'regionId'>) {
  const { page, card } = useMessages()
  const lang = useLang()
  const regionId = useId()
  const { choice, onChoice, priceCents } = props
  const open = choice !== undefined
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  useEffect(() => void loadTiers(), [])
  return (
    <Card className={styles.block} id="order">
      <h2 className={styles.title}>{page.order}</h2>
      <p className={styles.from}>
        <Price cents={tierOffer(priceCents, 'basic').price} lang={lang} prefix={card.from('').trim()} />
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
