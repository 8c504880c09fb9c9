import { stepsFor, type TermKey } from '#base/terms.ts'
import { type ServiceTerms, SPECIAL_INTENTION, TIERS } from '#features/catalogue/catalogue/model-terms.ts'
import { weeksOf } from '#features/catalogue/catalogue/rules-pricing.ts'
import { TermBoxes } from '#features/platform/settings/web/admin/term-boxes.tsx'
import styles from '../records/fields-tab.module.css'
import { useMessages } from '../messages.ts'

type TermsFieldProps = {
  ritualId: string
  terms: ServiceTerms | null
  onChange: (terms: ServiceTerms | null) => void
  error: string | undefined
  disabled: boolean
}

/** The terms of a ritual's tiers; a tier with nothing ticked uses the terms of the shop's settings. */
export function TermsField({ ritualId, terms, onChange, error, disabled }: TermsFieldProps) {
  const { fields, hints, offered } = useMessages()
  const keys: readonly TermKey[] = ritualId === SPECIAL_INTENTION ? ['intention'] : TIERS
  function change(key: TermKey, chosen: number[]): void {
    const { [key]: _, ...others } = terms ?? {}
    const next = chosen.length > 0 ? { ...others, [key]: chosen } : others
    onChange(Object.keys(next).length > 0 ? next : null)
  }
  return (
    <fieldset className={styles.terms} disabled={disabled}>
      <legend>{fields.terms}</legend>
      <p className={styles.termsHint}>{hints.terms}</p>
      {keys.map((key) => (
        <TermBoxes
          key={key}
          label={offered.of[key]}
          steps={stepsFor(key)}
          chosen={terms?.[key] ?? []}
          onChange={(chosen) => change(key, chosen)}
          textOf={(months) => offered.term(weeksOf(months))}
          disabled={disabled}
        />
      ))}
      {error !== undefined && <p className={styles.termsError}>{error}</p>}
    </fieldset>
  )
}
