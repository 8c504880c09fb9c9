import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Price } from '#ui/text/price.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { TierOffer, Tier } from '../../model-terms.ts'
import { checkoutPath } from '../../paths.ts'
import { toWeeks } from '../../rules-pricing.ts'
import { tierOffers } from '../../rules-terms.ts'
import type { RitualText } from '../../schemas.ts'
import styles from './order-tiers.module.css'
import { useMessages } from '../messages.ts'

/** The tiers are open. `sent` counts how often another part of the page sent the reader here. */
export type TierChoice = { tier?: Tier; sent?: number }

export type OrderTiersProps = {
  regionId: string
  ritual: Pick<RitualText, 'id' | 'price' | 'terms' | 'tiers'>
  /** Undefined if the tiers are closed. */
  choice: TierChoice | undefined
  onChoice: (choice: TierChoice | undefined) => void
  onOrder: (offer: TierOffer) => void
  onOpenCart: () => void
}

const COMPRISED = ['days', 'recitations', 'priests'] as const

/**
 * The button "Confirm" requires a choice. After that the block closes and resets. Until the block leaves the viewport, its height stays the same,
 * and it shows the new cart item in place of the tiers. So nothing moves under the reader's finger.
 */
export function OrderTiers(props: OrderTiersProps) {
  const { regionId, ritual, choice, onChoice, onOrder, onOpenCart } = props
  const { page, tiers: labels } = useMessages()
  const open = choice !== undefined
  const { added, keep } = useAdded(open)
  const lang = useLang()
  const drawer = useRef<HTMLDivElement>(null)
  const offers = tierOffers(ritual)
  const offer = offers.find(({ tier }) => tier === choice?.tier)
  const inCart = offers.find(({ tier }) => tier === added)
  const sent = choice?.sent
  useEffect(() => {
    if (!sent) return
    const radios = drawer.current?.querySelectorAll('input') ?? []
    const target = [...radios].find(({ checked }) => checked) ?? radios[0]
    target?.focus({ preventScroll: true })
    document.getElementById('order')?.scrollIntoView()
  }, [sent])

  function confirm(): void {
    if (!offer) return
    keep(offer.tier)
    onOrder(offer)
    onChoice(undefined)
  }

  return (
    <>
      <div id={regionId} className={styles.drawer} data-open={open || undefined} inert={!open} ref={drawer}>
        <div className={styles.inner}>
          <fieldset>
            <legend className="visually-hidden">{page.chooseTier}</legend>
            <div className={styles.tiers}>
              {offers.map((each) => (
                <TierCard
                  key={each.tier}
                  offer={each}
                  numbers={ritual.tiers?.find(({ id }) => id === each.tier)}
                  checked={each === offer}
                  onChoose={() => onChoice({ tier: each.tier })}
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
            {offer ? <Link href={checkoutPath(ritual.id, offer)}>{page.checkOutNow}</Link> : page.chooseTierReason}
          </p>
        </div>
      </div>
      {inCart && !open && (
        <div className={styles.tiers}>
          <div className={`${styles.tier} ${styles.added}`}>
            <Icon name="check" />
            <p className={styles.tierName}>{page.inCart(labels[inCart.tier].label)}</p>
            <Price cents={inCart.price} lang={lang} />
            <TierText offer={inCart} />
          </div>
          <Button wide ref={takeFocus} onClick={onOpenCart}>
            {page.openCart}
          </Button>
        </div>
      )}
    </>
  )
}

/** The item that was just added, until the block leaves the viewport or is opened again. */
function useAdded(open: boolean) {
  const [added, setAdded] = useState<Tier>()
  useEffect(() => {
    const block = document.getElementById('order')
    if (!added || !block) return
    const release = () => {
      block.style.removeProperty('min-block-size')
      setAdded(undefined)
    }
    if (open) return release()
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && release())
    observer.observe(block)
    return () => observer.disconnect()
  }, [added, open])

  function keep(tier: Tier): void {
    const block = document.getElementById('order')
    block?.style.setProperty('min-block-size', `${block.getBoundingClientRect().height}px`)
    setAdded(tier)
  }
  return { added, keep }
}

/** Takes the focus from the removed button without scrolling. */
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
  return (
    <label className={styles.tier}>
      <input type="radio" name="tier" value={offer.tier} checked={checked} onChange={onChoose} />
      <span className={styles.tierName}>{tiers[offer.tier].label}</span>
      <Price cents={offer.price} lang={lang} className={styles.tierPrice} />
      <TierText offer={offer} />
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

function TierText({ offer }: { offer: TierOffer }) {
  const { tiers, page } = useMessages()
  return (
    <span className={styles.tierText}>
      {page.term(toWeeks(offer.duration))} · {tiers[offer.tier].description}
    </span>
  )
}
