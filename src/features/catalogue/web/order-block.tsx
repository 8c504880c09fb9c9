import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { Price } from '#ui/price.tsx'
import { useLang } from '#ui/messages.tsx'
import type { TierOffer } from '../model.ts'
import type { Tier } from '../model-terms.ts'
import { checkoutPath } from '../paths.ts'
import { tierOffers } from '../rules.ts'
import type { RitualText } from '../schemas.ts'
import styles from './order-block.module.css'
import { useMessages } from './messages.ts'

type OrderBlockProps = {
  ritualId: string
  /** What tiers comprise, where that was set. */
  tiers: RitualText['tiers']
  /** Of a month, in cents. */
  priceCents: number
  /** Called for the first choice since the block was opened; another mind is no other step. */
  onTier: (offer: TierOffer) => void
  onOrder: (offer: TierOffer) => void
}

const COMPRISED = ['days', 'recitations', 'priests'] as const

/** Select opens the three tiers; confirm waits for a choice, then the block closes and forgets it. */
export function OrderBlock({ ritualId, tiers, priceCents, onTier, onOrder }: OrderBlockProps) {
  const { page, card } = useMessages()
  const lang = useLang()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Tier>()
  const offers = tierOffers(priceCents)
  const offer = offers.find(({ tier }) => tier === chosen)
  const regionId = useId()

  function choose(each: TierOffer): void {
    if (!chosen) onTier(each)
    setChosen(each.tier)
  }

  function confirm(): void {
    if (!offer) return
    onOrder(offer)
    setOpen(false)
    setChosen(undefined)
  }

  return (
    <Card className={styles.block} id="order">
      <h2 className={styles.title}>{page.order}</h2>
      <p className={styles.from}>
        <Price cents={offers[0]?.price ?? priceCents} lang={lang} prefix={card.from('').trim()} />
      </p>
      <p className={styles.hint}>{page.orderHint}</p>
      <Button
        kind={open ? 'secondary' : 'primary'}
        wide
        aria-expanded={open}
        aria-controls={regionId}
        onClick={() => setOpen(!open)}
      >
        {page.select}
      </Button>
      <div id={regionId} className={styles.drawer} data-open={open || undefined} inert={!open}>
        <div className={styles.inner}>
          <fieldset>
            <legend className="visually-hidden">{page.chooseTier}</legend>
            <div className={styles.tiers}>
              {offers.map((each) => (
                <TierCard
                  key={each.tier}
                  offer={each}
                  numbers={tiers?.find(({ id }) => id === each.tier)}
                  checked={each === offer}
                  onChoose={() => choose(each)}
                />
              ))}
            </div>
          </fieldset>
          <Button
            kind="primary"
            wide
            disabled={!offer}
            aria-describedby={offer ? undefined : `${regionId}-why`}
            onClick={confirm}
          >
            {page.addToCart}
          </Button>
          <p id={`${regionId}-why`} className={styles.reason}>
            {offer ? <Link href={checkoutPath(ritualId, offer)}>{page.checkOutNow}</Link> : page.chooseTierReason}
          </p>
        </div>
      </div>
    </Card>
  )
}

type TierCardProps = {
  offer: TierOffer
  numbers: NonNullable<RitualText['tiers']>[number] | undefined
  checked: boolean
  onChoose: () => void
}

function TierCard({ offer, numbers, checked, onChoose }: TierCardProps) {
  const { tiers, page } = useMessages()
  const lang = useLang()
  const messages = tiers[offer.tier]
  return (
    <label className={styles.tier}>
      <input type="radio" name="tier" value={offer.tier} checked={checked} onChange={onChoose} />
      <span className={styles.tierName}>{messages.label}</span>
      <Price cents={offer.price} lang={lang} className={styles.tierPrice} />
      <span className={styles.tierText}>
        {page.term[offer.duration]} · {messages.description}
      </span>
      {numbers && (
        <span className={styles.tierText}>
          {COMPRISED.flatMap((name) =>
            numbers[name] === null ? [] : `${page.comprises[name]}: ${numbers[name].toLocaleString(lang)}`,
          ).join(' · ')}
        </span>
      )}
    </label>
  )
}
