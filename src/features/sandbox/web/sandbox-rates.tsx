import { type SyntheticEvent, useState } from 'react'
import { readNumber } from '#base/typed-number.ts'
import type { Currency } from '#features/settlements/model-currencies.ts'
import { assetOf } from '#features/payments/web/coin-links.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { useLang } from '#ui/messages.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Section } from '#ui/section.tsx'
import { setRate } from './sandbox-calls.ts'
import styles from './sandbox-page.module.css'
import type { Action } from './use-sandbox-action.ts'
import { useMessages } from './messages.ts'

/** Both kinds of USDT share one rate. */
const COINS: readonly Currency[] = ['BTC', 'ETH', 'USDT_TRC20']

export function SandboxRates({ action }: { action: Action }) {
  const { rates: messages, done } = useMessages()
  const [coin, setCoin] = useState<Currency>('BTC')
  const [usd, setUsd] = useState('')
  const lang = useLang()
  const asset = assetOf(coin)

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    void action.run('rate', async () => {
      const number = readNumber(usd, lang)
      const read = Number.isNaN(number) ? usd.trim() : String(number)
      await setRate(coin, read)
      return done.rate(asset, read)
    })
  }

  return (
    <Section heading="" className={styles.section} title={messages.title}>
      <Card className={styles.card}>
        <form className={styles.rate} onSubmit={submit}>
          <Segmented
            label={messages.asset}
            value={coin}
            onSelect={(value) => setCoin(COINS.find((one) => one === value) ?? coin)}
            segments={COINS.map((value) => ({ value, text: assetOf(value) }))}
          />
          <Field label={messages.usd} inputMode="decimal" autoComplete="off" value={usd} onChange={setUsd} />
          <Button type="submit" busy={action.running === 'rate'} disabled={usd.trim() === ''}>
            {messages.set}
          </Button>
        </form>
      </Card>
    </Section>
  )
}
