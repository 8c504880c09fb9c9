import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { formatUsd } from '#base/money-format.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Price } from '#ui/text/price.tsx'
import type { Tier, TierOffer } from '../../model-terms.ts'
import { checkoutPath } from '../../paths.ts'
import { toWeeks } from '../../rules-pricing.ts'
import { type OfferedRitual, tierOffer, tierOffers } from '../../rules-terms.ts'
import type { RitualText } from '../../schemas.ts'
import { ritualCardPrice } from '../home/ritual-card-price.ts'
import { useMessages } from '../messages.ts'
import { BeforeOrdering } from './before-ordering.tsx'
import styles from './order-block.module.css'
import { comprisedTexts, daysText, hasDaysBetween, termText } from './tier-text.ts'

/** The chosen tier, and whether the list of tiers is open. `sent`: how many times another part of the page scrolled the reader to this block. */
export type TierChoice = { tier?: Tier; isOpen: boolean; sent?: number }

type OrderBlockProps = {
  ritual: Pick<RitualText, 'id' | 'price' | 'terms' | 'tiers'>
  choice: TierChoice | undefined
  /** The line with the first day on which the ritual can begin. The day is loaded later. Until then the line has no day. */
  earliest: ReactNode
  onChoice: (choice: TierChoice | undefined) => void
  /** Called when the customer orders an offer. The caller also closes the list of tiers and clears the choice. */
  onOrder: (offer: TierOffer) => void
  /** Opens the cart. Undefined while the cart does not contain this ritual. */
  onOpenCart: (() => void) | undefined
}

/**
 * The order block of a ritual's page: one card with the three tiers. If the reader chooses a tier, the price, the term and the button change, but the
 * layout does not move. The button "Select" opens the descriptions of the tiers. While they are open, the button "Add" stays disabled until a tier is
 * chosen.
 */
export function OrderBlock({ ritual, choice, earliest, onChoice, onOrder, onOpenCart }: OrderBlockProps) {
  const { page } = useMessages()
  const open = choice?.isOpen === true
  const offers = tierOffers(ritual)
  const offer = offers.find(({ tier }) => tier === choice?.tier)
  const priceText = usePriceText(ritual, choice)
  const recordingDays = useApiQuery('/api/shop').data?.recordingDays
  const block = useRef<HTMLDivElement>(null)
  const select = useRef<HTMLButtonElement>(null)
  const { lingers, keep } = useAdded(open, block, select)
  useSent(choice?.sent, block)
  const known = ritual.tiers ?? []
  const notes = [
    hasDaysBetween(known, offers) && page.daysBetween,
    page.orderHint,
    recordingDays !== undefined && page.recordingWithin(recordingDays),
    known.some(({ isExample }) => isExample) && page.exampleNumbers,
  ].filter(Boolean)

  return (
    <Card className={styles.block} id="order" ref={block} data-open={open || lingers || undefined}>
      <h2 className={styles.title}>{page.order}</h2>
      <p className={styles.from}>
        <span className="type-price">{priceText}</span>
      </p>
      <p className={styles.earliest}>{earliest}</p>
      <fieldset>
        <legend className="visually-hidden">{page.chooseTier}</legend>
        <div className={styles.tiers}>
          {offers.map((each) => (
            <TierCard
              key={each.tier}
              offer={each}
              numbers={known.find(({ id }) => id === each.tier)}
              checked={each === offer}
              onChoose={() => onChoice({ isOpen: open, tier: each.tier })}
            />
          ))}
        </div>
      </fieldset>
      <div id="order-action" className={styles.action}>
        {(open || offer) && (
          <Button
            kind="primary"
            wide
            disabled={!offer}
            aria-describedby={offer ? undefined : 'order-why'}
            onClick={() => {
              if (!offer) return
              keep()
              onOrder(offer)
            }}
          >
            {page.addToCart}
          </Button>
        )}
        {(open || !offer) && (
          <Button
            kind={open ? 'quiet' : 'primary'}
            wide={!open}
            square={open}
            className={open ? styles.close : undefined}
            aria-expanded={open}
            ref={select}
            onClick={() => {
              onChoice(open ? undefined : { ...choice, isOpen: true })
              if (!open) focusTier(block.current)
            }}
          >
            <span className={open ? 'visually-hidden' : undefined}>{page.select}</span>
            {open && <Icon name="close" size={20} />}
          </Button>
        )}
        <p id="order-why" className={styles.reason}>
          {offer ? (
            <Link href={checkoutPath(ritual.id, offer)}>{page.checkOutNow}</Link>
          ) : onOpenCart ? (
            <button type="button" onClick={onOpenCart}>
              {page.inCart}
            </button>
          ) : (
            page.chooseTierReason
          )}
        </p>
      </div>
      <BeforeOrdering />
      <div className={styles.hints}>
        {notes.map((note) => (
          <p key={String(note)}>{note}</p>
        ))}
      </div>
    </Card>
  )
}

type Added = { count: number; fromOpen: boolean }

/**
 * After an item is added, the pressed button disappears, so its replacement gets the focus. If the tier descriptions are open, they stay until the
 * block leaves the viewport or is opened again, so that nothing moves under the reader's finger.
 */
function useAdded(open: boolean, block: RefObject<HTMLDivElement | null>, select: RefObject<HTMLButtonElement | null>) {
  const [{ count, fromOpen }, setAdded] = useState<Added>({ count: 0, fromOpen: false })
  if (open && fromOpen) setAdded({ count, fromOpen: false })
  useLayoutEffect(() => {
    if (count === 0 || !block.current) return
    select.current?.focus({ preventScroll: true })
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => !isIntersecting)) setAdded({ count, fromOpen: false })
    })
    observer.observe(block.current)
    return () => observer.disconnect()
  }, [count, block, select])
  return { lingers: fromOpen, keep: () => setAdded({ count: count + 1, fromOpen: open }) }
}

/** Runs when another part of the page sends the reader to this block. Scrolls the block into view, and focuses the chosen tier or the first tier. */
function useSent(sent: number | undefined, block: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (!sent) return
    focusTier(block.current)
    block.current?.scrollIntoView()
  }, [sent, block])
}

/** Focuses the chosen tier, or the first tier. */
function focusTier(block: HTMLElement | null): void {
  const radios = block?.querySelectorAll('input') ?? []
  const target = [...radios].find(({ checked }) => checked) ?? radios[0]
  target?.focus({ preventScroll: true })
}

type TierCardProps = {
  offer: TierOffer
  numbers: NonNullable<RitualText['tiers']>[number] | undefined
  checked: boolean
  onChoose: () => void
}

function TierCard({ offer, numbers, checked, onChoose }: TierCardProps) {
  const messages = useMessages()
  const lang = useLang()
  const { label, description } = messages.tiers[offer.tier]
  const days = numbers && daysText(offer, numbers, messages.page)
  const comprised = numbers ? comprisedTexts(numbers, messages.page, lang) : []
  return (
    <label className={styles.tier}>
      <input type="radio" name="tier" value={offer.tier} checked={checked} onChange={onChoose} />
      <span className={styles.tierName}>{label}</span> <Price cents={offer.price} lang={lang} />{' '}
      <span className={styles.tierText}>{termText(offer, messages, lang)}</span>{' '}
      {days && <span className={styles.tierDays}>{days}</span>}{' '}
      {comprised.length > 0 && <span className={styles.tierText}>{comprised.join('\u00a0· ')}</span>}{' '}
      <span className={styles.description} data-only={numbers ? undefined : ''}>
        {description}
      </span>
    </label>
  )
}

/** Returns the price of the chosen tier with its term (duration). If no tier is chosen, returns the lowest price. */
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

/** A bar with the price and the button of the next step. It is at the bottom of the screen while the order block's own button is out of view. */
export function OrderBar({ ritual, choice, onSelect, onOrder }: OrderBarProps) {
  const { page, tiers } = useMessages()
  const priceText = usePriceText(ritual, choice)
  const tier = choice?.tier
  const { isActionAway, isBlockAway } = useOrderInView()
  // While the block is open, the block itself shows the next step.
  const shown = isActionAway && (isBlockAway || !choice?.isOpen)
  return (
    <div
      className={styles.bar}
      data-shown={shown || undefined}
      data-needed={isBlockAway || tier !== undefined || undefined}
      inert={!shown}
    >
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

/** Two values: whether the order block is out of view, and whether its button is out of view. */
function useOrderInView() {
  const [isActionAway, setActionAway] = useState(true)
  const [isBlockAway, setBlockAway] = useState(false)
  useEffect(() => {
    const block = document.getElementById('order')
    const action = document.getElementById('order-action') ?? block
    const watch = (element: HTMLElement | null, tell: (isAway: boolean) => void) => {
      if (!element) return undefined
      // A busy browser reports several changes together. The last entry is the current state.
      const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting === false), {
        rootMargin: '0px 0px -80px 0px',
      })
      observer.observe(element)
      return observer
    }
    const observers = [watch(block, setBlockAway), watch(action, setActionAway)]
    return () => observers.forEach((observer) => observer?.disconnect())
  }, [])
  return { isActionAway, isBlockAway }
}
