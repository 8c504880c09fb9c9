import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
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
  onOpenCart: () => void
}

const COMPRISED = ['days', 'recitations', 'priests'] as const

/**
 * Select opens the three tiers; confirm waits for a choice, then the block closes and forgets it. Until it has left the window it keeps its
 * height and says in the room of the tiers what is in the cart: nothing moves under the reader's finger.
 */
export function OrderBlock({ ritualId, tiers, priceCents, onTier, onOrder, onOpenCart }: OrderBlockProps) {
  const { page, card, tiers: tierLabels } = useMessages()
  const lang = useLang()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Tier>()
  const { added, keep, release } = useAdded()
  const offers = tierOffers(priceCents)
  const offer = offers.find(({ tier }) => tier === chosen)
  const regionId = useId()

  function choose(each: TierOffer): void {
    if (!chosen) onTier(each)
    setChosen(each.tier)
  }

  function toggle(): void {
    release()
    setOpen(!open)
  }

  function confirm(): void {
    if (!offer) return
    keep(offer.tier)
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
        kind={open ? 'quiet' : 'primary'}
        wide={!open}
        square={open}
        className={open ? styles.close : undefined}
        aria-expanded={open}
        aria-controls={regionId}
        onClick={toggle}
      >
        <span className={open ? 'visually-hidden' : undefined}>{page.select}</span>
        {open && <Icon name="close" size={20} />}
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
      {added && (
        <div className={styles.added}>
          <Icon name="check" />
          <p>{page.inCart(tierLabels[added].label)}</p>
          <Button ref={takeFocus} onClick={onOpenCart}>
            {page.openCart}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** What was just added, until the block is out of sight or opened anew. */
function useAdded() {
  const [added, setAdded] = useState<Tier>()
  const block = useRef<HTMLElement>(null)
  function keep(tier: Tier): void {
    block.current = document.getElementById('order')
    block.current?.style.setProperty('min-block-size', `${block.current.offsetHeight}px`)
    setAdded(tier)
  }
  function release(): void {
    block.current?.style.removeProperty('min-block-size')
    setAdded(undefined)
  }
  useEffect(() => {
    if (!added || !block.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && release())
    observer.observe(block.current)
    return () => observer.disconnect()
  }, [added])
  return { added, keep, release }
}

/** The pressed button is gone; the page stays where it is. */
function takeFocus(button: HTMLElement | null): void {
  button?.focus({ preventScroll: true })
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
