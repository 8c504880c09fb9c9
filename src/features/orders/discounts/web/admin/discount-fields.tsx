import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useServiceCards } from '#features/catalogue/catalogue/web/use-services.ts'
import { CheckField, SelectField } from '#ui/forms/choice-fields.tsx'
import { FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useGroupError } from '#ui/forms/use-field.ts'
import styles from './discounts-page.module.css'
import type { DraftCode } from './draft-code.ts'
import { useMessages } from './messages.ts'

/** The fields for the terms of a discount code, with the button of the form that contains them. */
export function DiscountFields({ submit, disabled = false }: { submit: string; disabled?: boolean }) {
  const messages = useMessages()
  return (
    <>
      <TextField name="code" label={messages.code} hint={messages.codeHint} autoComplete="off" spellCheck={false} />
      <Value />
      <Rituals />
      <TextField name="from" type="datetime-local" label={messages.from} hint={messages.zone} />
      <TextField name="until" type="datetime-local" label={messages.until} hint={messages.zone} />
      <TextField name="uses" inputMode="numeric" label={messages.uses} hint={messages.usesHint} />
      <TextField
        name="usesPerCustomer"
        inputMode="numeric"
        label={messages.usesPerCustomer}
        hint={messages.customerHint}
      />
      <TextField
        name="minUsd"
        inputMode="decimal"
        label={messages.minUsd}
        hint={messages.minHint}
        after={<span className={styles.unit}>$</span>}
      />
      <FormFailure />
      <div className={styles.acts}>
        <SubmitButton size="compact" disabled={disabled}>
          {submit}
        </SubmitButton>
      </div>
    </>
  )
}

/** The field for the percentage or the amount. In the API these are two fields. This form field shows the faults of both API fields. */
function Value() {
  const messages = useMessages()
  const { trigger } = useFormContext()
  const kind = useWatch<DraftCode, 'kind'>({ name: 'kind' })
  const faults = { percent: useGroupError('percent'), amount: useGroupError('amountUsd') }
  const error = faults.percent ?? faults.amount
  const mend = () => error && void trigger(['percent', 'amountUsd'])
  return (
    <>
      <SelectField
        name="kind"
        label={messages.kind}
        onChange={mend}
        options={(['percent', 'amount'] as const).map((value) => ({ value, text: messages.kinds[value] }))}
      />
      <TextField
        name="value"
        inputMode="decimal"
        label={messages.value[kind]}
        hint={messages.valueHint[kind]}
        error={error}
        onChange={mend}
        after={<span className={styles.unit}>{kind === 'percent' ? '%' : '$'}</span>}
      />
    </>
  )
}

function Rituals() {
  const messages = useMessages()
  const scope = useWatch<DraftCode, 'scope'>({ name: 'scope' })
  const error = useGroupError('serviceIds')
  const errorId = useId()
  const { data: rituals = [] } = useServiceCards()
  return (
    <>
      <SelectField
        name="scope"
        label={messages.scope}
        options={(['all', 'chosen'] as const).map((value) => ({ value, text: messages.scopes[value] }))}
      />
      {scope === 'chosen' && (
        <fieldset className={styles.rituals} aria-describedby={errorId}>
          <legend className="visually-hidden">{messages.chosen}</legend>
          {rituals.map(({ id, name }) => (
            <CheckField key={id} name={`rituals.${id}`} label={name} />
          ))}
          <p id={errorId} role="alert" className={styles.fault}>
            {error}
          </p>
        </fieldset>
      )}
    </>
  )
}
