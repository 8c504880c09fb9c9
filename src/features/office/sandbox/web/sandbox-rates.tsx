import { readNumber } from '#base/typed-number.ts'
import type { Currency } from '#features/money/settlements/model-currencies.ts'
import { toAsset } from '#features/money/payments/web/coin/coin-links.ts'
import { Card } from '#ui/layout/card.tsx'
import { Form, SubmitButton } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { useLang } from '#ui/text/messages.tsx'
import { Segmented } from '#ui/forms/segmented.tsx'
import { setRate } from './sandbox-calls.ts'
import styles from './sandbox-page.module.css'
import type { Action } from './use-sandbox-action.ts'
import { useMessages } from './messages.ts'

type Rate = { coin: Currency; usd: string }

/** Both kinds of USDT have one rate. */
const COINS: readonly Currency[] = ['BTC', 'ETH', 'USDT_TRC20']

export function SandboxRates({ action }: { action: Action }) {
  const { rates: messages, done } = useMessages()
  const lang = useLang()
  const form = useRuleForm<Rate>({ defaultValues: { coin: 'BTC', usd: '' } })
  const { coin, usd } = form.watch()

  /** The result of a new rate is shown at the top of the page. */
  const set = (rate: Rate) =>
    action.run('rate', async () => {
      const number = readNumber(rate.usd, lang)
      const read = Number.isNaN(number) ? rate.usd.trim() : String(number)
      await setRate(rate.coin, read)
      return done.rate(toAsset(rate.coin), read)
    })

  return (
    <section className={styles.section} aria-labelledby="rates-title">
      <h2 id="rates-title">{messages.title}</h2>
      <Card className={styles.card}>
        <Form form={form} onSubmit={set} className={styles.rate}>
          <Segmented
            label={messages.asset}
            value={coin}
            onSelect={(value) => form.setValue('coin', COINS.find((one) => one === value) ?? coin)}
            segments={COINS.map((value) => ({ value, text: toAsset(value) }))}
          />
          <TextField name="usd" label={messages.usd} inputMode="decimal" autoComplete="off" />
          <SubmitButton disabled={usd.trim() === ''}>{messages.set}</SubmitButton>
        </Form>
      </Card>
    </section>
  )
}
