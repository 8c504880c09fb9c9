import { Fragment, lazy, Suspense, useEffect, useId, useState } from 'react'
import { formatUsd } from '#base/money-format.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Price } from '#ui/text/price.tsx'
import type { Tier, TierOffer } from '../../model-terms.ts'
import { toWeeks } from '../../rules-pricing.ts'
import { type OfferedRitual, tierOffer, tierOffers } from '../../rules-terms.ts'
import type { RitualText } from '../../schemas.ts'
import { ritualCardPrice } from '../home/ritual-card-price.ts'
import { useMessages } from '../messages.ts'
import styles from './order-block.module.css'
import { comprisedTexts, hasDaysBetween, termText } from './tier-text.ts'
import type { OrderTiersProps, TierChoice } from './order-tiers.tsx'

const loadTiers = () => import('./order-tiers.tsx')
const OrderTiers = lazy(async () => ({ default: (await loadTiers()).OrderTiers }))

/** The button "Select" opens the three tiers. Their code is loaded after hydration. A second press closes them. */
export function OrderBlock(props: Omit<OrderTiersProps, 'regionId'>) {
  const { page } = useMessages()
  const regionId = useId()
  const { choice, onChoice, ritual } = props
  const open = choice?.isOpen === true
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  useEffect(() => void loadTiers(), [])
  const priceText = usePriceText(ritual, choice)
  const recordingDays = useApiQuery('/api/shop').data?.recordingDays
  return (
    <Card className={styles.block} id="order">
      <h2 className={styles.title}>{page.order}</h2>
      <p className={styles.from}>
        <span className="type-price">{priceText}</span>
      </p>
      <p className={styles.hint}>{page.orderHint}</p>
      {recordingDays !== undefined && <p className={styles.hint}>{page.recordingWithin(recordingDays)}</p>}
      <Button
        // Once a tier is chosen below the title, the button that adds it is the main one.
        kind={open ? 'quiet' : choice?.tier ? 'secondary' : 'primary'}
        wide={!open}
        square={open}
        className={open ? styles.close : undefined}
        aria-expanded={open}
        aria-controls={wanted ? regionId : undefined}
        onClick={() => onChoice(open ? undefined : { ...choice, isOpen: true })}
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

/** The price of the chosen tier with its term, or the lowest price. */
function usePriceText(ritual: OfferedRitual, choice: TierChoice | undefined): string {
  const { card } = useMessages()
  const lang = useLang()
  if (!choice?.tier) return ritualCardPrice(ritual, card, lang)
  const { price, duration } = tierOffer(ritual, choice.tier)
  return card.chosen(formatUsd(price, lang), toWeeks(duration))
}

type OrderBarProps = {
  ritual: RitualText
  choice: TierChoice | undefined
  onSelect: () => void
  onOrder: (offer: TierOffer) => void
}

/**
 * At the bottom of the screen: the price, and the next press. On a phone it is shown while the order block is out of view. After a tier was chosen
 * below the title it is shown on every screen, and its button adds this tier.
 */
export function OrderBar({ ritual, choice, onSelect, onOrder }: OrderBarProps) {
  const { page, tiers } = useMessages()
  const priceText = usePriceText(ritual, choice)
  const tier = choice?.tier
  const isReady = tier !== undefined && !choice?.isOpen
  const [isAway, setIsAway] = useState(true)
  const shown = isAway || isReady
  useEffect(() => {
    const block = document.getElementById('order')
    if (!block) return
    const observer = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false), {
      rootMargin: '0px 0px -120px 0px',
    })
    observer.observe(block)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.bar} data-shown={shown || undefined} data-ready={isReady || undefined} inert={!shown}>
      <p className={styles.barPrice}>
        {tier && <span>{tiers[tier].label}</span>}
        <span className="type-price">{priceText}</span>
      </p>
      {tier ? (
        <Button kind="primary" onClick={() => onOrder(tierOffer(ritual, tier))}>
          {page.addToCart}
        </Button>
      ) : (
        <Button kind="primary" onClick={onSelect}>
          {page.select}
        </Button>
      )}
    </div>
  )
}

type OrderTeaserProps = {
  ritual: Pick<RitualText, 'price' | 'terms' | 'tiers'>
  chosen: Tier | undefined
  onChoose: (tier: Tier) => void
}

/** Below the title: price and contents of each tier, and a button that chooses it without moving the page. */
export function OrderTeaser({ ritual, chosen, onChoose }: OrderTeaserProps) {
  const messages = useMessages()
  const lang = useLang()
  const { tiers, page } = messages
  const offers = tierOffers(ritual)
  const known = ritual.tiers ?? []
  const notes = [
    hasDaysBetween(known, offers) && page.daysBetween,
    known.some(({ isExample }) => isExample) && page.exampleNumbers,
  ].filter(Boolean)
  return (
    <>
      <div className={styles.teaser} role="group" aria-label={page.order}>
        {offers.map((offer) => {
          const { tier, price } = offer
          const numbers = known.find(({ id }) => id === tier)
          return (
            <button key={tier} type="button" aria-pressed={tier === chosen} onClick={() => onChoose(tier)}>
              <span className={styles.teaserName}>{tiers[tier].label}</span>{' '}
              <Price cents={price} lang={lang} className={styles.teaserPrice} />{' '}
              <small>{termText(offer, messages, lang)}</small>{' '}
              <small className={styles.teaserParts}>
                {(numbers ? comprisedTexts(numbers, page, lang) : [tiers[tier].description]).map((part) => (
                  <Fragment key={part}>
                    <span>{part}</span>{' '}
                  </Fragment>
                ))}
              </small>
            </button>
          )
        })}
      </div>
      {notes.length > 0 && <p className={styles.teaserNote}>{notes.join(' ')}</p>}
    </>
  )
}
