import { type ReactNode, useId } from 'react'
import type { Lang } from '#base/i18n.ts'
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
  /** The price estimate in other currencies. */
  estimate: ReactNode
  /** `card` is set only if there are several card services to choose from. */
  onChoose: (method: Method, card: CardProviderName | undefined) => void
}

/** The first step if there is more than one payment method. One press chooses a method and opens the next step. */
export function MethodChoice({ methods, cards, estimate, onChoose }: MethodChoiceProps) {
  const { method: messages } = useMessages()
  const titleId = useId()
  const options = useOptions(methods, cards)
  return (
    <section className={styles.choice} aria-labelledby={titleId}>
      <StepTitle id={titleId} className={`${styles.title} type-h3`}>
        {messages.title}
      </StepTitle>
      {estimate}
      <div className={styles.options}>
        {options.map(({ key, method, card, title, text, isAway }) => (
          <button
            key={key}
            type="button"
            className={`${styles.option} ${styles.onward}`}
            disabled={isAway}
            onClick={() => onChoose(method, card)}
          >
            <span className={styles.name}>{title}</span>
            <span className={styles.note}>{isAway ? messages.cardAway : text}</span>
          </button>
        ))}
      </div>
    </section>
  )
}

/** Returns the options to choose from. If there are several card services, each service is an option. */
function useOptions(methods: Method[], cards: CardOption[]): Option[] {
  const { method: messages, cardKinds: kinds } = useMessages()
  const lang = useLang()
  return payFirst(methods).flatMap((method): Option[] => {
    if (method === 'crypto') return [{ key: method, method, title: messages.crypto, text: messages.cryptoText }]
    if (cards.length < 2) {
      const [only] = cards
      const text = only
        ? [kinds[only.provider].short, only.hasSbp && messages.sbp].filter(Boolean).join(' ')
        : messages.cardText
      return [{ key: method, method, title: messages.card, text }]
    }
    return cardsFor(lang, cards).map(({ provider, name, currency, available, hasSbp }) => ({
      key: provider,
      method,
      card: provider,
      title: name,
      text: [kinds[provider].short, hasSbp && messages.sbp, messages.cardsText[currency]].filter(Boolean).join(' '),
      isAway: !available,
    }))
  })
}

/** Sorts payment methods: cards come first, because most people have a bank card. */
function payFirst(methods: Method[]): Method[] {
  return methods.toSorted((one, other) => Number(other === 'card') - Number(one === 'card'))
}

/** Sorts card services: for Russian readers cards in roubles come first, because most of these readers have such a card. */
function cardsFor(lang: Lang, cards: CardOption[]): CardOption[] {
  const first = lang === 'ru' ? 'RUB' : 'USD'
  return cards.toSorted((one, other) => Number(other.currency === first) - Number(one.currency === first))
}
