import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { readNumber } from '#base/typed-number.ts'
import { Button } from '#ui/layout/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useGroupError } from '#ui/forms/use-field.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/messages.tsx'
import styles from './payments-page.module.css'
import type { TypedPolicy } from './policy-fields.ts'
import { useMessages } from './messages.ts'

type Values = { policy: Pick<TypedPolicy, 'bitcoinSteps'> }

const NAME = 'policy.bitcoinSteps'
const MAX_STEPS = 10

/** Fields for confirmations by price, part of the surrounding form. */
export function BitcoinSteps({ isClosed }: { isClosed: boolean }) {
  const { policyPage: say } = useMessages()
  const lang = useLang()
  const { fields, append, remove } = useFieldArray<Values, typeof NAME>({ name: NAME })
  const { trigger } = useFormContext<Values>()
  const steps = useWatch<Values, typeof NAME>({ name: NAME })
  // The schema reports this error for the list as a whole.
  const isUnsorted = useGroupError(`${NAME}.root`) !== undefined
  const under = (at: number) => readNumber(steps[at]?.underCents ?? '', lang)
  return (
    <fieldset className={styles.steps} disabled={isClosed}>
      <legend className={styles.quiet}>{say.steps}</legend>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.step}>
          <TextField
            name={`${NAME}.${at}.underCents`}
            label={say.under}
            inputMode="decimal"
            error={isUnsorted && at > 0 && under(at) <= under(at - 1) && say.rising}
            onChange={() => isUnsorted && void trigger(NAME)}
            after={<span className={styles.unit}>$</span>}
          />
          <TextField name={`${NAME}.${at}.count`} label={say.count} inputMode="numeric" />
          <Button kind="quiet" square aria-label={say.removeStep} onClick={() => remove(at)}>
            <Icon name="trash" size={20} />
          </Button>
        </div>
      ))}
      <div className={styles.buttons}>
        <Button
          size="compact"
          disabled={fields.length >= MAX_STEPS}
          onClick={() => append({ underCents: '', count: '' }, { shouldFocus: false })}
        >
          {say.addStep}
        </Button>
      </div>
    </fieldset>
  )
}
