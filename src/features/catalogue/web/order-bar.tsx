import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useLang } from '#ui/messages.tsx'
import type { RitualText } from '../schemas.ts'
import { ritualCardPrice } from './ritual-card-price.ts'
import styles from './order-bar.module.css'
import { useMessages } from './messages.ts'

/** On a phone, once the order block has left the window upwards: the price and the way back to it. */
export function OrderBar({ ritual }: { ritual: RitualText }) {
  const { page, card } = useMessages()
  const lang = useLang()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const block = document.getElementById('order')
    if (!block) return
    // All below the window counts as in it: only a block above is out, however far the reader jumped.
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 1000000px 0px',
    })
    observer.observe(block)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.bar} data-shown={shown || undefined} inert={!shown}>
      <span className="type-price">{ritualCardPrice(ritual, card, lang)}</span>
      <Button kind="primary" onClick={() => document.getElementById('order')?.scrollIntoView({ block: 'center' })}>
        {page.select}
      </Button>
    </div>
  )
}
