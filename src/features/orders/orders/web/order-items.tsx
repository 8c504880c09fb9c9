import { Fragment, type ReactNode } from 'react'
import { formatDollars } from '#base/money-format.ts'
import { readItemId } from '#features/catalogue/catalogue/rules-pricing.ts'
import { Plate } from '#features/catalogue/catalogue/web/plates/plate.tsx'
import { storedTexts } from '#features/orders/cart/rules.ts'
import { useMessages as useCartMessages } from '#features/orders/cart/web/messages.ts'
import { termText } from '#features/people/places/rules-moment.ts'
import { liveTexts } from '#ui/feedback/live-text.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Price } from '#ui/text/price.tsx'
import type { OrderView } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './order-items.module.css'

const centsOf = (dollars: number): number => Math.round(dollars * 100)

/** The lines of an order, with term and price. */
export function OrderItems({ order }: { order: OrderView }) {
  const { page } = useMessages()
  const { term, discount: messages } = useCartMessages()
  const lang = useLang()
  return (
    <>
      <ul data-plain className={styles.items}>
        {order.items
          .map((item) => ({ ...item, ...storedTexts(item) }))
          .map((item) => (
            <li key={item.id} className={styles.item}>
              <Plate
                ritualId={readItemId(item.id).serviceId}
                category={item.category ?? undefined}
                shape="square"
                lod="icon"
                className={styles.plate}
              />
              <div>
                <h3 className={styles.name}>{item.title}</h3>
                <p className={styles.terms}>
                  <DotSeparated parts={[item.detail, termText({ weeks: item.duration, ...item }, lang, term)]} />
                </p>
                {item.quantity > 1 && (
                  <p className={styles.terms}>
                    {formatDollars(item.price, lang)} {page.pieces(item.quantity)}
                  </p>
                )}
              </div>
              <Price cents={centsOf(item.price) * item.quantity} lang={lang} />
            </li>
          ))}
      </ul>
      {order.discount && (
        <p className={styles.total}>
          <span>
            {messages.line} <bdi>{order.discount.code}</bdi>
          </span>
          <span className="type-price">−{formatDollars(order.discount.amountUsd, lang)}</span>
        </p>
      )}
      <p className={styles.total}>
        {page.total}
        <Price cents={centsOf(order.total)} lang={lang} className={styles.sum} />
      </p>
    </>
  )
}

/** Parts of a text on one line, separated by dots. A part at the start of a line has no dot before it. */
export function DotSeparated({ parts }: { parts: ReactNode[] }) {
  return (
    <span className={styles.parts}>
      {parts.filter(Boolean).map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- The positions never change.
        <Fragment key={place}>
          {place > 0 && ' '}
          <span>{liveTexts(part)}</span>
        </Fragment>
      ))}
    </span>
  )
}
