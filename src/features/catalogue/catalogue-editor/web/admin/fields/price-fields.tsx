import { useState } from 'react'
import { formatDollars, formatUsd } from '#base/money-format.ts'
import { stepsFor, type TermKey, type TermTable } from '#base/ritual-terms.ts'
import { readNumber } from '#base/typed-number.ts'
import { type ServiceTerms, SPECIAL_INTENTION, TIERS, type Tier } from '#features/catalogue/catalogue/model-terms.ts'
import {
  linePrice,
  monthPrice,
  priceForTier,
  standardTerm,
  tierDollars,
  toWeeks,
} from '#features/catalogue/catalogue/rules-pricing.ts'
import { ChoiceBoxes } from '#features/platform/settings/web/admin/choice-boxes.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { useMessages } from '../messages.ts'
import styles from './price-fields.module.css'

type PriceFieldsProps = {
  ritualId: string
  /** The price in dollars per month; NaN while the field is empty. */
  price: number
  /** The price that customers see, in dollars per month; null if the ritual is not published. */
  publishedPrice: number | null
  terms: ServiceTerms | null
  shopTerms: TermTable
  onPrice: (price: number) => void
  onTerms: (terms: ServiceTerms | null) => void
  faults: { price: string | undefined; terms: string | undefined }
  disabled: boolean
  mayPrice: boolean
}

/**
 * The price of each tier with its terms (durations), and the price of each term. A change of one price changes the other two, and the page shows
 * these changes. If no term is ticked for a tier, the terms of the shop's settings apply.
 */
export function PriceFields(props: PriceFieldsProps) {
  const { ritualId, faults, disabled, mayPrice } = props
  const { fields, hints } = useMessages()
  const keys = termKeysOf(ritualId)
  const hint = mayPrice ? keys.length > 1 && hints.tierPrices : hints.price
  return (
    <fieldset className={styles.prices} disabled={disabled}>
      <legend>{fields.terms}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <p className={styles.hint}>{hints.terms}</p>
      <div className={styles.tiers}>
        {keys.map((key) => (
          <TierPrice key={key} term={key} {...props} />
        ))}
      </div>
      <PriceChange {...props} />
      {faults.terms !== undefined && <p className={styles.error}>{faults.terms}</p>}
    </fieldset>
  )
}

function termKeysOf(ritualId: string): readonly TermKey[] {
  return ritualId === SPECIAL_INTENTION ? ['intention'] : TIERS
}

type PriceChangeProps = Pick<PriceFieldsProps, 'ritualId' | 'price' | 'publishedPrice' | 'terms' | 'shopTerms'>

/** Lists every offered term whose published price would change with the typed price. Shows the old and the new price. */
export function PriceChange({ ritualId, price, publishedPrice, terms, shopTerms }: PriceChangeProps) {
  const { offered } = useMessages()
  const lang = useLang()
  const changes = termKeysOf(ritualId).flatMap((key) => {
    const tier = key === 'intention' ? undefined : key
    const each = (terms?.[key] ?? shopTerms[key]).flatMap((months) => {
      const [before, after] = [publishedPrice ?? Number.NaN, price].map((dollars) =>
        costOf(dollars, tier, months, lang),
      )
      const isChanged = before !== undefined && after !== undefined && before !== after
      return isChanged ? [`${offered.term(toWeeks(months))}\u00a0${before}\u00a0→ ${after}`] : []
    })
    return each.length > 0 ? [`${offered.of[key]} (${each.join(', ')})`] : []
  })
  return changes.length > 0 && <Notice tone="info">{offered.changes(changes.join(', '))}</Notice>
}

function TierPrice({
  term: key,
  price,
  terms,
  shopTerms,
  onPrice,
  onTerms,
  faults,
  disabled,
  mayPrice,
}: PriceFieldsProps & { term: TermKey }) {
  const { fields, offered } = useMessages()
  const lang = useLang()
  const tier = key === 'intention' ? undefined : key
  const isMain = key === 'enhanced' || key === 'intention'
  const standard = offered.term(toWeeks(standardTerm(tier)))
  const shown = tier && !isMain && !Number.isNaN(price) ? tierDollars(Math.round(price * 100), tier) : price
  const textOf = (each: number) =>
    [offered.term(toWeeks(each)), costOf(price, tier, each, lang)].filter(Boolean).join('\u00a0— ')

  /**
   * Returns the price of the ritual for which a tier costs this much. Several prices of the ritual can give the same price of the tier. If the
   * current price is one of these prices, returns the current price.
   */
  function priceBehind(dollars: number, of: Tier): number {
    const isSame = !Number.isNaN(price) && tierDollars(Math.round(price * 100), of) === dollars
    return isSame ? price : priceForTier(dollars, of)
  }

  function change(chosen: number[]): void {
    const { [key]: _, ...others } = terms ?? {}
    const next = chosen.length > 0 ? { ...others, [key]: chosen } : others
    onTerms(Object.keys(next).length > 0 ? next : null)
  }

  return (
    <div className={styles.tier}>
      <PriceField
        label={isMain ? offered.main(fields.price, offered.of[key]) : offered.price(offered.of[key], standard)}
        dollars={shown}
        onChange={(dollars) =>
          onPrice(tier && !isMain && !Number.isNaN(dollars) ? priceBehind(dollars, tier) : dollars)
        }
        error={isMain ? faults.price : undefined}
        disabled={disabled || !mayPrice}
      />
      <ChoiceBoxes
        label={offered.of[key]}
        options={stepsFor(key)}
        chosen={terms?.[key] ?? []}
        onChange={change}
        textOf={textOf}
        disabled={disabled}
      />
      {!terms?.[key] && <p className={styles.hint}>{offered.asInShop(shopTerms[key].map(textOf).join(', '))}</p>}
    </div>
  )
}

/** The price of a term; undefined while there is no price. */
function costOf(price: number, tier: Tier | undefined, months: number, lang: 'ru' | 'en'): string | undefined {
  if (Number.isNaN(price)) return undefined
  const cents = Math.round(price * 100)
  const basePrice = tier ? monthPrice(cents, tier) : cents
  return formatUsd(linePrice({ basePrice, isIntention: tier === undefined }, months), lang)
}

type PriceFieldProps = {
  label: string
  dollars: number
  onChange: (dollars: number) => void
  error: string | undefined
  disabled: boolean
}

/** Shows the text as typed. If the text is a number, calls `onChange` with this number; otherwise shows an error in the field. */
function PriceField({ label, dollars, onChange, error, disabled }: PriceFieldProps) {
  const lang = useLang()
  const [typed, setTyped] = useState(Number.isNaN(dollars) ? '' : String(dollars))
  const [known, setKnown] = useState(dollars)
  const number = readNumber(typed, lang)
  if (dollars !== known && !Object.is(dollars, number)) {
    setKnown(dollars)
    setTyped(String(dollars))
  }
  return (
    <Field
      label={label}
      hint={!Number.isNaN(number) && typed !== String(number) && formatDollars(number, lang)}
      value={typed}
      onChange={(text) => {
        const next = readNumber(text, lang)
        setTyped(text)
        setKnown(next)
        onChange(next)
      }}
      inputMode="decimal"
      error={error}
      disabled={disabled}
      after={<span className={styles.unit}>$</span>}
    />
  )
}
