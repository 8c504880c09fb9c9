import { type SyntheticEvent, useId, useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import { Button } from '#ui/layout/button.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { CardProviderName } from '#features/money/cards/model.ts'
import type { PaymentMethods } from '../schemas.ts'
import { StepTitle } from './step-title.tsx'
import styles from './choice.module.css'
import { useMessages } from './messages.ts'

type Method = PaymentMethods['methods'][number]
export type CardOption = PaymentMethods['cards'][number]
type Option = { key: string; method: Method; card?: CardProviderName; title: string; text: string; isAway?: boolean }

type MethodChoiceProps = {
  methods: Method[]
  cards: CardOption[]
  /** `card` is set only if there are several card services to choose from. */
  onChoose: (method: Method, card: CardProviderName | undefined) => void
}

/** The first step, if there is more than one payment method. */
export function MethodChoice({ methods, cards, onChoose }: MethodChoiceProps) {
  const { method: messages } = useMessages()
  const name = useId()
  const options = useOptions(methods, cards)
  const [picked, setPicked] = useState(() => options.find(({ isAway }) => !isAway)?.key)
  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const option = options.find(({ key }) => key === picked)
    if (option) onChoose(option.method, option.card)
  }
  return (
    <form className={styles.choice} onSubmit={submit}>
      <fieldset>
        <StepTitle as="legend" className={`${styles.legend} type-h3`}>
          {messages.title}
        </StepTitle>
        <div className={styles.options}>
          {options.map(({ key, title, text, isAway }) => (
            <label key={key} className={styles.option}>
              <input
                type="radio"
                name={name}
                disabled={isAway}
                checked={picked === key}
                onChange={() => setPicked(key)}
              />
              <span className={styles.name}>{title}</span>
              <span className={styles.note}>{isAway ? messages.cardAway : text}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" kind="primary" wide>
        {messages.next}
      </Button>
    </form>
  )
}

/** A single card service is one method. If there are several, each is a method. */
function useOptions(methods: Method[], cards: CardOption[]): Option[] {
  const { method: messages } = useMessages()
  const lang = useLang()
  return payFirst(methods).flatMap((method): Option[] => {
    if (method === 'crypto') return [{ key: method, method, title: messages.crypto, text: messages.cryptoText }]
    if (cards.length < 2) return [{ key: method, method, title: messages.card, text: messages.cardText }]
    return cardsFor(lang, cards).map(({ provider, name, currency, available }) => ({
      key: provider,
      method,
      card: provider,
      title: name,
      text: messages.cardsText[currency],
      isAway: !available,
    }))
  })
}

/** Cards come first, because most people have a card. */
function payFirst(methods: Method[]): Method[] {
  return methods.toSorted((one, other) => Number(other === 'card') - Number(one === 'card'))
}

/** Cards in roubles come first for Russian readers, because most of them have such a card. */
function cardsFor(lang: Lang, cards: CardOption[]): CardOption[] {
  const first = lang === 'ru' ? 'RUB' : 'USD'
  return cards.toSorted((one, other) => Number(other.currency === first) - Number(one.currency === first))
}
