import { useId } from 'react'
import { stepsFor, TERM_KEYS, type TermKey, type TermTable } from '#base/terms.ts'
import { useField, useGroupError } from '#ui/forms/use-field.ts'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { usePanel } from '#ui/layout/panel.ts'
import { storedShape } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'

/** The terms of each tier; a ritual may have its own, set in its editor. */
export function TermsForm(props: SectionProps) {
  const messages = useMessages()
  const { can } = usePanel()
  const form = useSchemaForm({
    schema: storedShape.pick({ tiers: true }),
    defaultValues: { tiers: { terms: props.view.tiers.terms } },
    toInput: (values: { tiers: { terms: TermTable } }) => values,
  })
  return (
    <SectionForm {...props} form={form}>
      <fieldset className={styles.table} disabled={!can('settings.change')}>
        <legend className={styles.quiet}>{messages.terms.title}</legend>
        {TERM_KEYS.map((key) => (
          <TierTerms key={key} tier={key} />
        ))}
        <TermsError />
      </fieldset>
    </SectionForm>
  )
}

function TierTerms({ tier }: { tier: TermKey }) {
  const { terms } = useMessages()
  const { value, error, isClosed, onChange } = useField(`tiers.terms.${tier}`)
  return (
    <TermBoxes
      label={terms.of[tier]}
      steps={stepsFor(tier)}
      // The initial values of the form.
      chosen={value as number[]}
      onChange={onChange}
      textOf={(months) => terms.term(months * 4)}
      error={error}
      disabled={isClosed}
    />
  )
}

type TermBoxesProps = {
  label: string
  /** The terms to choose from, in months. */
  steps: readonly number[]
  chosen: readonly number[]
  onChange: (terms: number[]) => void
  /** Formats a term in words. */
  textOf: (months: number) => string
  error?: string | undefined
  disabled: boolean
}

/** The terms of a tier, each with a checkbox. */
export function TermBoxes({ label, steps, chosen, onChange, textOf, error, disabled }: TermBoxesProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <p id={id} className={styles.tier}>
        {label}
      </p>
      <div className={styles.checks}>
        {steps.map((step) => (
          <label key={step} className={styles.check}>
            <input
              type="checkbox"
              checked={chosen.includes(step)}
              disabled={disabled}
              onChange={() =>
                onChange(steps.filter((each) => (each === step ? !chosen.includes(each) : chosen.includes(each))))
              }
            />
            {textOf(step)}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

function TermsError() {
  const error = useGroupError('tiers.terms')
  return error !== undefined && <p className={styles.error}>{error}</p>
}
