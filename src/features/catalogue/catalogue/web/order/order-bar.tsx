import { useEffect, useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { RitualText } from '../../schemas.ts'
import { ritualCardPrice } from '../home/ritual-card-price.ts'
import styles from './order-bar.module.css'
import { useMessages } from '../messages.ts'

/** On a phone, while the order block is out of view: the price and a link to the block. */
export function OrderBar({ ritual, onSelect }: { ritual: RitualText; onSelect: () => void }) {
  const { page, card } = useMessages()
  const lang = useLang()
  const [shown, setShown] = useState(true)
  useEffect(() => {
    const block = document.getElementById('order')
    if (!block) return
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), {
      rootMargin: '0px 0px -120px 0px',
    })
    observer.observe(block)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.bar} data-shown={shown || undefined} inert={!shown}>
      <span className="type-price">{ritualCardPrice(ritual, card, lang)}</span>
      <Button kind="primary" onClick={onSelect}>
        {page.select}
      </Button>
    </div>
  )
}
