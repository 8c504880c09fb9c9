import { type SyntheticEvent, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { PaymentMethods } from '../model.ts'
import styles from './choice.module.css'
import { useWords } from './words.ts'

type Method = PaymentMethods['methods'][number]

/** The first step, where there is more than one way to pay. */
export function MethodChoice({ methods, onChoose }: { methods: Method[]; onChoose: (method: Method) => void }) {
  const { method: words } = useWords()
  const name = useId()
  const [picked, setPicked] = useState<Method>(methods[0] ?? 'crypto')
  const texts: Record<Method, { title: string; text: string }> = {
    card: { title: words.card, text: words.cardText },
    crypto: { title: words.crypto, text: words.cryptoText },
  }
  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    onChoose(picked)
  }
  return (
    <form className={styles.choice} onSubmit={submit}>
      <fieldset>
        <legend className={`${styles.legend} type-h3`}>{words.title}</legend>
        <div className={styles.options}>
          {methods.map((method) => (
            <label key={method} className={styles.option}>
              <input type="radio" name={name} checked={picked === method} onChange={() => setPicked(method)} />
              <span className={styles.name}>{texts[method].title}</span>
              <span className={styles.note}>{texts[method].text}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" kind="primary" wide>
        {words.next}
      </Button>
    </form>
  )
}
