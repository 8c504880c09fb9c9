import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Price } from '#ui/text/price.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { TierOffer, Tier } from '../../model-terms.ts'
import { checkoutPath } from '../../paths.ts'
import { tierOffers } from '../../rules-terms.ts'
import type { RitualText } from '../../schemas.ts'
import { Plate } from '../plates/plate.tsx'
import styles from './order-tiers.module.css'
import { useMessages } from '../messages.ts'
import { comprisedTexts, termText } from './tier-text.ts'

/** The chosen tier, and whether the tiers are open. `sent` counts how often another part of the page sent the reader here. */
export type TierChoice = { tier?: Tier; isOpen: boolean; sent?: number }

export type OrderTiersProps = {
  regionId: string
  ritual: Pick<RitualText, 'id' | 'category' | 'price' | 'terms' | 'tiers'>
  choice: TierChoice | undefined
  onChoice: (choice: TierChoice | undefined) => void
  /** Also closes the tiers and clears the choice. */
  onOrder: (offer: TierOffer) => void
}

/**
 * The button "Confirm" requires a choice. After that the block closes and resets. Until the block leaves the viewport, its height stays the same,
 * and the ritual's drawing takes the place of the tiers. So nothing moves under the reader's finger.
 */
export function OrderTiers(props: OrderTiersProps) {
  const { regionId, ritual, choice, onChoice, onOrder } = props
  const { page } = useMessages()
  const open = choice?.isOpen === true
  const { added, keep } = useAdded(open)
  const drawer = useRef<HTMLDivElement>(null)
  const offers = tierOffers(ritual)
  const offer = offers.find(({ tier }) => tier === choice?.tier)
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
    keep()
    onOrder(offer)
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
                  onChoose={() => onChoice({ isOpen: true, tier: each.tier })}
                />
              ))}
            </div>
          </fieldset>
          {ritual.tiers?.some(({ isExample }) => isExample) && <p className={styles.reason}>{page.exampleNumbers}</p>}
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
      {added && !open && (
        <Plate ritualId={ritual.id} category={ritual.category} shape="square" className={styles.added} />
      )}
    </>
  )
}

/** Whether an item was just added, until the block leaves the viewport or is opened again. */
function useAdded(open: boolean) {
  const [added, setAdded] = useState(false)
  useEffect(() => {
    const block = document.getElementById('order')
    if (!added || !block) return
    const release = () => {
      block.style.removeProperty('min-block-size')
      setAdded(false)
    }
    if (open) return release()
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && release())
    observer.observe(block)
    return () => observer.disconnect()
  }, [added, open])

  function keep(): void {
    const block = document.getElementById('order')
    block?.style.setProperty('min-block-size', `${block.getBoundingClientRect().height}px`)
    // The pressed button disappears.
    block?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    setAdded(true)
  }
  return { added, keep }
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
      {numbers && <span className={styles.tierText}>{comprisedTexts(numbers, page, lang).join(' · ')}</span>}
    </label>
  )
}

function TierText({ offer }: { offer: TierOffer }) {
  const messages = useMessages()
  const lang = useLang()
  return (
    <span className={styles.tierText}>
      {termText(offer, messages, lang)} · {messages.tiers[offer.tier].description}
    </span>
  )
}
