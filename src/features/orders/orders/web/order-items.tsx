import { readItemId } from '#features/catalogue/catalogue/rules-pricing.ts'
import { storedTexts } from '#features/orders/cart/rules.ts'
import { useMessages as useCartMessages } from '#features/orders/cart/web/messages.ts'
import { Plate } from '#features/catalogue/catalogue/web/plates/plate.tsx'
import { formatUsd } from '#base/money-format.ts'
import { Price } from '#ui/text/price.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { termText } from '#features/people/places/rules-moment.ts'
import type { OrderView } from '../schemas.ts'
import styles from './order-items.module.css'
import { useMessages } from './messages.ts'
import { DotSeparated } from './dot-separated.tsx'

const centsOf = (dollars: number): number => Math.round(dollars * 100)

/** The order's lines with duration and price. */
export function OrderItems({ order }: { order: OrderView }) {
  const { page } = useMessages()
  const { term } = useCartMessages()
  const lang = useLang()
  return (
    <>
      <h2 id="items-title" className="type-h3">
        {page.items}
      </h2>
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
                    {formatUsd(centsOf(item.price), lang)} {page.pieces(item.quantity)}
                  </p>
                )}
              </div>
              <Price cents={centsOf(item.price) * item.quantity} lang={lang} />
            </li>
          ))}
      </ul>
      <p className={styles.total}>
        {page.total}
        <Price cents={centsOf(order.total)} lang={lang} className={styles.sum} />
      </p>
    </>
  )
}
