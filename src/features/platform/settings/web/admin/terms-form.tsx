import { stepsFor, TERM_KEYS, type TermKey, type TermTable } from '#base/ritual-terms.ts'
import { useField, useGroupError } from '#ui/forms/use-field.ts'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { usePanel } from '#ui/layout/panel.ts'
import { storedShape } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'
import { ChoiceBoxes } from './choice-boxes.tsx'

/** The form for the terms of each tier. A ritual may have its own terms, which are set in its editor. */
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
    <ChoiceBoxes
      label={terms.of[tier]}
      options={stepsFor(tier)}
      // The value has the type of the form's initial values.
      chosen={value as number[]}
      onChange={onChange}
      textOf={(months) => terms.term(months * 4)}
      error={error}
      disabled={isClosed}
    />
  )
}

function TermsError() {
  const error = useGroupError('tiers.terms')
  return error !== undefined && <p className={styles.error}>{error}</p>
}
