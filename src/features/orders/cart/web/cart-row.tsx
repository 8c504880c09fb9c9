import type { MouseEvent } from 'react'
import type { ServiceTerms } from '#features/catalogue/catalogue/model-terms.ts'
import type { ServiceCard } from '#features/catalogue/catalogue/schemas.ts'
import { Plate } from '#features/catalogue/catalogue/web/plates/plate.tsx'
import { INTENTION_TERM, readItemId, toWeeks } from '#features/catalogue/catalogue/rules-pricing.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { formatDollars } from '#base/money-format.ts'
import { Price } from '#ui/text/price.tsx'
import { Stepper } from '#ui/forms/stepper.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { CartItem } from '../model.ts'
import { lineCents, MAX_QUANTITY, nextDuration } from '../rules.ts'
import styles from './cart-row.module.css'
import { useCart } from './cart-store.ts'
import { LiveText } from '#ui/feedback/live-text.tsx'
import { useMessages } from './messages.ts'

type CartRowProps = {
  item: CartItem
  place: number
  /** The ritual of this cart row. Undefined until the rituals are loaded. */
  ritual: Pick<ServiceCard, 'category' | 'terms'> | undefined
  texts: { title: string; detail: string | undefined }
  /** The reason why the shop refuses this line. */
  fault: string | undefined
}

export function CartRow({ item, place, ritual, texts, fault }: CartRowProps) {
  const messages = useMessages()
  const lang = useLang()
  const { remove, restore } = useCart.getState()
  const name = [texts.title, texts.detail].filter(Boolean).join(', ')

  function removeRow(event: MouseEvent<HTMLButtonElement>): void {
    focusNeighbour(event.currentTarget)
    remove(item.id)
    showToast({
      title: messages.removed,
      text: name,
      action: { label: messages.undo, run: () => restore(item, place) },
    })
  }

  return (
    <li className={styles.row} data-fault={fault === undefined ? undefined : true}>
      <Plate
        ritualId={readItemId(item.id).serviceId}
        category={ritual?.category}
        shape="square"
        lod="icon"
        className={styles.plate}
      />
      <div className={styles.name}>
        <h3>{texts.title}</h3>
        {texts.detail && <p>{texts.detail}</p>}
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={messages.remove(name)}
        onClick={removeRow}
        data-remove
      >
        <Icon name="trash" size={20} />
      </button>
      {fault === undefined ? (
        <>
          <Steppers item={item} name={name} terms={ritual?.terms} />
          <p className={styles.sum}>
            <LiveText>{sumText(item, messages, (dollars) => formatDollars(dollars, lang))}</LiveText>
            <Price cents={lineCents(item)} lang={lang} />
          </p>
        </>
      ) : (
        <p className={styles.fault}>{fault}</p>
      )}
    </li>
  )
}

function Steppers({ item, name, terms }: { item: CartItem; name: string; terms: ServiceTerms | undefined }) {
  const messages = useMessages()
  const { setDuration, setQuantity } = useCart.getState()
  const { id, quantity } = item
  const shorter = nextDuration(item, -1, terms)
  const longer = nextDuration(item, 1, terms)
  return (
    <div className={styles.steppers}>
      <div>
        <p className={styles.counted} aria-hidden="true">
          {messages.termLabel}
        </p>
        <Stepper
          label={messages.duration(name)}
          text={messages.term(toWeeks(item.duration))}
          lessLabel={messages.shorter}
          moreLabel={messages.longer}
          onLess={shorter === undefined ? undefined : () => setDuration(id, shorter)}
          onMore={longer === undefined ? undefined : () => setDuration(id, longer)}
        />
      </div>
      <div className={styles.quantity}>
        <p className={styles.counted} aria-hidden="true">
          {messages.quantityLabel}
        </p>
        <Stepper
          label={messages.quantity(name)}
          text={messages.rituals(quantity)}
          lessLabel={messages.fewer}
          moreLabel={messages.more}
          onLess={quantity > 1 ? () => setQuantity(id, quantity - 1) : undefined}
          onMore={quantity < MAX_QUANTITY ? () => setQuantity(id, quantity + 1) : undefined}
        />
      </div>
    </div>
  )
}

type Messages = ReturnType<typeof useMessages>

/** Shows how the price of a cart line is calculated: `$500 × 2 mo. × 3`. */
function sumText(item: CartItem, messages: Messages, usd: (dollars: number) => string): string {
  const { basePrice, duration, quantity } = item
  const one = item.isSpecialIntention
    ? messages.perIntention(usd(basePrice), duration / INTENTION_TERM)
    : monthsText(item, messages, usd)
  return quantity > 1 ? `${one} ${messages.pieces(quantity)}` : one
}

/** The term and its price as text: the monthly price and the months. For a term under one month: the weeks and their total price. */
export function monthsText(
  { basePrice, duration }: CartItem,
  messages: Pick<Messages, 'perMonth' | 'term'>,
  usd: (dollars: number) => string,
): string {
  return duration < 1
    ? `${messages.term(toWeeks(duration))} · ${usd(basePrice * duration)}`
    : messages.perMonth(usd(basePrice), duration)
}

/** Moves the focus from a button that will disappear to the same button of a neighbouring row, or to the panel if this row is the last. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const target =
    neighbour?.querySelector<HTMLElement>('[data-remove]') ?? button.closest('dialog')?.querySelector('header button')
  if (target instanceof HTMLElement) target.focus()
}
