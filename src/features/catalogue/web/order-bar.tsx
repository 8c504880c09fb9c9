import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { formatUsd } from '#ui/price.tsx'
import { useLang } from '#ui/words.tsx'
import { tierOffer } from '../rules.ts'
import styles from './order-bar.module.css'
import { useWords } from './words.ts'

/** On a phone, once the order block has left the window upwards: the price and the way back to it. */
export function OrderBar({ priceCents, special }: { priceCents: number; special: boolean }) {
  const { page, card } = useWords()
  const lang = useLang()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const block = document.getElementById('order')
    if (!block) return
    const observer = new IntersectionObserver(([entry]) => {
      setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(block)
    return () => observer.disconnect()
  }, [])
  const price = special
    ? card.perIntention(formatUsd(priceCents, lang))
    : card.from(formatUsd(tierOffer(priceCents, 'basic').price, lang))
  return (
    <div className={styles.bar} data-shown={shown || undefined} inert={!shown}>
      <span className="type-price">{price}</span>
      <Button kind="primary" onClick={() => document.getElementById('order')?.scrollIntoView({ block: 'center' })}>
        {page.select}
      </Button>
    </div>
  )
}
