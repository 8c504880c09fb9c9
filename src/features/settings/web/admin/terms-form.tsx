import { useState } from 'react'
import { stepsFor, TERM_KEYS } from '#base/terms.ts'
import { SectionForm, type SectionProps } from './section-form.tsx'
import styles from './settings-page.module.css'
import { TermBoxes } from './term-boxes.tsx'
import { useMessages } from './messages.ts'

/** The terms that each tier offers; a ritual may have its own, which are set in its editor. */
export function TermsForm(props: SectionProps) {
  const messages = useMessages()
  const [terms, setTerms] = useState(props.view.tiers.terms)
  return (
    <SectionForm {...props} changes={() => ({ tiers: { terms } })}>
      {(faults, isClosed) => (
        <fieldset className={styles.table} disabled={isClosed}>
          <legend className={styles.quiet}>{messages.terms.title}</legend>
          {TERM_KEYS.map((key) => (
            <TermBoxes
              key={key}
              label={messages.terms.of[key]}
              steps={stepsFor(key)}
              chosen={terms[key]}
              onChange={(chosen) => setTerms({ ...terms, [key]: chosen })}
              textOf={(months) => messages.terms.term(months * 4)}
              error={faults[`tiers.terms.${key}`]}
              disabled={isClosed}
            />
          ))}
          {faults['tiers.terms'] !== undefined && <p className={styles.error}>{faults['tiers.terms']}</p>}
        </fieldset>
      )}
    </SectionForm>
  )
}
