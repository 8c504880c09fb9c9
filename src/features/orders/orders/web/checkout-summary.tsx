import { useState } from 'react'
import type { CartItem } from '#features/orders/cart/model.ts'
import { lineCents, type NamedRitual, nextDuration } from '#features/orders/cart/rules.ts'
import { monthsText } from '#features/orders/cart/web/cart-row.tsx'
import { useMessages as useCartMessages } from '#features/orders/cart/web/messages.ts'
import type { Tier } from '#features/catalogue/catalogue/model-terms.ts'
import { INTENTION_TERM, priceFor, toWeeks } from '#features/catalogue/catalogue/rules-pricing.ts'
import { termBeside, itemTerms, tierOffers } from '#features/catalogue/catalogue/rules-terms.ts'
import type { IntentionChoice } from '#features/catalogue/catalogue-lists/schemas.ts'
import { intentionsIn } from '#features/catalogue/catalogue-lists/web/use-intentions.ts'
import { Plate } from '#features/catalogue/catalogue/web/plates/plate.tsx'
import { useMessages as useCatalogueMessages } from '#features/catalogue/catalogue/web/messages.ts'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { formatDollars, formatUsd } from '#base/money-format.ts'
import { Price } from '#ui/text/price.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Stepper } from '#ui/forms/stepper.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { Choice } from '../rules-checkout.ts'
import styles from './checkout-summary.module.css'
import { useMessages } from './messages.ts'
import { LiveText } from '#ui/feedback/live-text.tsx'
import { DotSeparated } from './order-items.tsx'

export type SummaryProps = {
  ritual: NamedRitual & { category: string }
  choice: Choice
  item: CartItem
  /** The amount to pay. With a discount it is less than the item's price. While the amount is unknown, the summary shows the item's price. */
  dueCents?: number | undefined
  /** Called when the customer chooses a tier with its term, or only a term. */
  onChoose: (tier: Tier | undefined, duration: number | undefined) => void
  /** True if the order already exists. Then its content is read-only. */
  isFixed?: boolean
  isPaid?: boolean
  onChange?: (() => void) | undefined
  /** The intentions from which the customer chooses, and the chosen intention. This field is set only for the special intention. */
  intentions?: { groups: readonly IntentionChoice[]; chosen: string | undefined; onChoose: (id: string) => void }
  /** True if the customer tried to pay without choosing an intention. */
  isUnnamed?: boolean
}

/** The summary of an express checkout: the ritual, its term and its price. */
export function CheckoutSummary(props: SummaryProps) {
  const { ritual, choice, item, onChoose, isFixed = false, isPaid = false, onChange, intentions } = props
  const { checkout: messages, page } = useMessages()
  const { tiers } = useCatalogueMessages()
  const cart = useCartMessages()
  const lang = useLang()
  const { tier } = choice
  const due = props.dueCents ?? lineCents(item)
  // On a phone the choice of the tier is collapsed to one line, so that the payment is visible without scrolling.
  const [folded, setFolded] = useState(!choice.isCorrected)
  return (
    <Card
      as="section"
      className={styles.summary}
      aria-labelledby="summary-title"
      data-folded={(folded && !isFixed) || undefined}
    >
      <h2 id="summary-title" className="visually-hidden">
        {isPaid ? messages.whatPaid : messages.what}
      </h2>
      <div className={styles.ritual}>
        <Plate ritualId={ritual.id} category={ritual.category} shape="square" lod="icon" className={styles.plate} />
        <div>
          <p className={styles.name}>{ritual.name}</p>
          <p className={isFixed ? styles.fixed : `${styles.fixed} ${styles.inShort}`}>
            <DotSeparated parts={[tier && tiers[tier].label, isFixed && cart.term(toWeeks(item.duration))]} />
          </p>
        </div>
        {!isFixed && tier && (
          <Button kind="quiet" className={styles.fold} aria-expanded={!folded} onClick={() => setFolded(!folded)}>
            {folded ? messages.alter : messages.fold}
          </Button>
        )}
      </div>
      {choice.isCorrected && !isFixed && (
        <Notice tone="info" quiet>
          {messages.corrected}
        </Notice>
      )}
      {!isFixed && (
        <>
          {tier && (
            <div className={styles.chooser}>
              <TierChooser ritual={ritual} tier={tier} item={item} onChoose={onChoose} />
            </div>
          )}
          <TermChooser ritual={ritual} tier={tier} item={item} onChoose={onChoose} />
        </>
      )}
      {intentions && <Intention intentions={intentions} isFixed={isFixed} isUnnamed={props.isUnnamed === true} />}
      <div className={styles.sums}>
        {!(isFixed && item.duration <= 1) && (
          <p className={styles.line}>
            <LiveText>{sumText(item, cart, (dollars) => formatDollars(dollars, lang))}</LiveText>
          </p>
        )}
        {due < lineCents(item) && (
          <p className={styles.line}>
            {cart.discount.line}: −{formatUsd(lineCents(item) - due, lang)}
          </p>
        )}
        <p className={styles.total}>
          {page.total}
          <Price cents={due} lang={lang} className={styles.sum} />
        </p>
      </div>
      {onChange && <Button onClick={onChange}>{messages.change}</Button>}
    </Card>
  )
}

type IntentionProps = Required<Pick<SummaryProps, 'isFixed' | 'isUnnamed'>> & {
  intentions: NonNullable<SummaryProps['intentions']>
}

function Intention({ intentions: { groups, chosen, onChoose }, isFixed, isUnnamed }: IntentionProps) {
  const { checkout: messages } = useMessages()
  const all = intentionsIn(groups)
  if (isFixed) return <p className={styles.fixed}>{all.find(({ id }) => id === chosen)?.name}</p>
  return (
    <SelectField
      label={messages.intention}
      name="intention"
      value={chosen ?? ''}
      {...(isUnnamed && { error: messages.noIntention })}
      {...(chosen === undefined && { hint: messages.intentionHint })}
      options={[
        ...(chosen === undefined ? [{ value: '', text: messages.chooseIntention }] : []),
        ...all.map(({ id, name }) => ({ value: id, text: name })),
      ]}
      onChange={onChoose}
    />
  )
}

type ChooserProps = Pick<SummaryProps, 'ritual' | 'item' | 'onChoose'> & { tier: Tier | undefined }

function TierChooser({ ritual, tier, item, onChoose }: ChooserProps) {
  const { checkout: messages } = useMessages()
  const { tiers } = useCatalogueMessages()
  const cart = useCartMessages()
  const lang = useLang()
  const chosen = { terms: itemTerms(item.id, ritual.terms), term: item.duration }
  return (
    <fieldset>
      <legend className={styles.label}>{messages.tier}</legend>
      <div className={styles.tiers}>
        {tierOffers(ritual).map((offer) => {
          const term = offer.tier === tier ? item.duration : termBeside(offer, chosen)
          return (
            <label key={offer.tier} className={styles.tier}>
              <input
                type="radio"
                name="tier"
                checked={offer.tier === tier}
                onChange={() => onChoose(offer.tier, term)}
              />
              <DotSeparated
                parts={[
                  tiers[offer.tier].label,
                  <span key="term" className={styles.fixed}>
                    {cart.term(toWeeks(term))}
                  </span>,
                ]}
              />
              <Price cents={priceFor(offer.basePrice, term)} lang={lang} />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The term with its minus and plus. It is never collapsed, because it decides the price. */
function TermChooser({ ritual, tier, item, onChoose }: ChooserProps) {
  const { checkout: messages } = useMessages()
  const cart = useCartMessages()
  const shorter = nextDuration(item, -1, ritual.terms)
  const longer = nextDuration(item, 1, ritual.terms)
  return (
    <div className={styles.term}>
      <span className={styles.label} aria-hidden="true">
        {messages.term}
      </span>
      <Stepper
        label={cart.duration(ritual.name)}
        text={cart.term(toWeeks(item.duration))}
        lessLabel={cart.shorter}
        moreLabel={cart.longer}
        onLess={shorter === undefined ? undefined : () => onChoose(tier, shorter)}
        onMore={longer === undefined ? undefined : () => onChoose(tier, longer)}
      />
    </div>
  )
}

/** Shows how the price is calculated: `$300 × 2 mo.` */
function sumText(
  item: CartItem,
  messages: ReturnType<typeof useCartMessages>,
  usd: (dollars: number) => string,
): string {
  return item.isSpecialIntention
    ? messages.perIntention(usd(item.basePrice), item.duration / INTENTION_TERM)
    : monthsText(item, messages, usd)
}
