import { useState } from 'react'
import { useCart } from '#features/orders/cart/web/cart-store.ts'
import { ritualPath } from '#features/catalogue/catalogue/paths.ts'
import { INTENTION_TERM, isSpecialIntention, toWeeks } from '#features/catalogue/catalogue/rules-pricing.ts'
import { useMessages as useCatalogueMessages } from '#features/catalogue/catalogue/web/messages.ts'
import { Plate } from '#features/catalogue/catalogue/web/plates/plate.tsx'
import { useServiceCards } from '#features/catalogue/catalogue/web/use-services.ts'
import { fetchApi } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { formatDollars } from '#base/money-format.ts'
import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { Card } from '../model.ts'
import { hasTier, priceNow, proposalItem, proposalTerm, type TierCard } from '../rules-proposal.ts'
import { useConsultantMessages } from './messages.ts'
import styles from './proposal.module.css'

type ProposalProps = { card: Card; onLeave: () => void }

/** A proposed ritual: its name, its price and the reason. Nothing changes until the visitor presses the button. */
export function Proposal({ card, onLeave }: ProposalProps) {
  const { data: rituals } = useServiceCards()
  return (
    <li className={styles.proposal}>
      <Plate
        ritualId={card.serviceId}
        category={rituals?.find(({ id }) => id === card.serviceId)?.category}
        shape="square"
        lod="icon"
        className={styles.plate}
      />
      <div className={styles.head}>
        <h3 className={styles.name} dir="auto">
          <Link href={ritualPath(card.serviceId)}>{card.name}</Link>
        </h3>
        {hasTier(card) && <TierText card={card} />}
      </div>
      <p className={styles.reason} dir="auto">
        {card.reason}
      </p>
      {hasTier(card) ? <Addition card={card} onLeave={onLeave} /> : <Choice card={card} />}
    </li>
  )
}

function TierText({ card }: { card: TierCard }) {
  const { tiers } = useCatalogueMessages()
  const { proposal } = useConsultantMessages()
  const { unit, count } = proposalTerm(card)
  return (
    <p className={styles.tier}>
      {tiers[card.tier].label} · {proposal[unit](count)}
    </p>
  )
}

/** A link to the ritual's page, where the visitor chooses a tier. */
function Choice({ card }: { card: Card }) {
  const { proposal } = useConsultantMessages()
  const { card: words } = useCatalogueMessages()
  const price = formatDollars(card.priceUsd, useLang())
  const weeks = toWeeks(card.termMonths ?? INTENTION_TERM)
  return (
    <div className={styles.foot}>
      <span className="type-price">
        {(isSpecialIntention(card.serviceId) ? words.perIntention : words.from)(price, weeks)}
      </span>
      <Button as={Link} href={ritualPath(card.serviceId)} aria-label={proposal.chooseName(card.name)}>
        {proposal.choose}
      </Button>
    </div>
  )
}

function Addition({ card, onLeave }: { card: TierCard; onLeave: () => void }) {
  const { proposal } = useConsultantMessages()
  const lang = useLang()
  const { shownUsd, outcome, isChecking, add } = useAddition(card)
  const isInCart = useCart(({ items }) => items.some(({ id }) => id === `${card.serviceId}-${card.tier}`))
  const openCart = useCart((cart) => cart.open)
  const usd = (dollars: number) => formatDollars(dollars, lang)
  const text = {
    unavailable: proposal.unavailable,
    'not-checked': proposal.notChecked,
    repriced: proposal.priceChanged(usd(card.priceUsd), usd(shownUsd)),
  }

  function goToCart(): void {
    onLeave()
    openCart()
  }

  return (
    <>
      <p role="status" className={styles.outcome}>
        {outcome && text[outcome]}
      </p>
      <div className={styles.foot}>
        <span className="type-price">{usd(shownUsd)}</span>
        {isInCart && <span className={styles.inCart}>{proposal.inCart}</span>}
        <Button
          kind={isInCart ? 'secondary' : 'primary'}
          busy={isChecking}
          disabled={outcome === 'unavailable'}
          aria-label={isInCart ? undefined : proposal.addName(card.name)}
          onClick={isInCart ? goToCart : add}
        >
          {isInCart ? proposal.openCart : proposal.add}
        </Button>
      </div>
    </>
  )
}

type Outcome = 'unavailable' | 'not-checked' | 'repriced'

/**
 * Adds the proposed item to the cart at the shown price. If the price has changed, the card shows the new price first, and the visitor must
 * press again.
 */
function useAddition(card: TierCard) {
  const lang = useLang()
  const client = useQueryClient()
  const catalogue = useCatalogueMessages()
  const { proposal } = useConsultantMessages()
  const [outcome, setOutcome] = useState<Outcome>()
  const [shownUsd, setShownUsd] = useState(card.priceUsd)
  const [isChecking, setIsChecking] = useState(false)

  async function add(): Promise<void> {
    setIsChecking(true)
    const result = await addNow().catch((): Outcome => 'not-checked')
    setIsChecking(false)
    setOutcome(result)
  }

  async function addNow(): Promise<Outcome | undefined> {
    // Loads the current price, because the cached price may be old.
    const ritual = await fetchApi(client, '/api/services/{id}/text', { path: { id: card.serviceId }, query: { lang } })
    if (!ritual || !('price' in ritual)) return 'unavailable'
    const item = proposalItem(ritual, card, catalogue)
    const { hasChanged, usd } = priceNow(item, shownUsd)
    setShownUsd(usd)
    if (hasChanged) return 'repriced'
    const { items, add: addItem, remove, setQuantity } = useCart.getState()
    const before = items.find(({ id }) => id === item.id)
    addItem(item)
    showToast({
      title: catalogue.page.added,
      text: catalogue.page.addedText(ritual.name, catalogue.tiers[card.tier].label),
      action: {
        label: proposal.undo,
        run: () => (before ? setQuantity(item.id, before.quantity) : remove(item.id)),
      },
    })
    return undefined
  }

  return { shownUsd, outcome, isChecking, add }
}
