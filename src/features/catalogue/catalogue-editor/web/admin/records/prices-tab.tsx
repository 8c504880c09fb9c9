import { DEFAULT_TERMS } from '#base/ritual-terms.ts'
import { SPECIAL_INTENTION } from '#features/catalogue/catalogue/model-terms.ts'
import { usePanel } from '#ui/layout/panel.ts'
import { PriceFields } from '../fields/price-fields.tsx'
import { TiersField } from '../fields/tiers-field.tsx'
import { faultAt } from '../fields/word-field.tsx'
import styles from './fields-tab.module.css'
import type { RecordForm } from './use-record-form.ts'

/** The prices and terms of a ritual, and the numbers of its tiers (recitations, priests, hours, days). */
export function PricesTab({ form, disabled }: { form: RecordForm; disabled: boolean }) {
  const { base, content, save, set } = form
  // The server checks the same right (`editing`).
  const mayPrice = usePanel().can('money.change')
  if (!('price' in content)) return null
  return (
    <div className={styles.fields}>
      <PriceFields
        ritualId={base.id}
        // An empty price field has the value NaN, which JSON in the browser's storage turns into null.
        price={Number.isFinite(content.price) ? content.price : NaN}
        publishedPrice={base.publishedPrice ?? null}
        terms={content.terms ?? null}
        shopTerms={base.shopTerms ?? DEFAULT_TERMS}
        onPrice={(price) => set('price', price)}
        onTerms={(terms) => set('terms', terms)}
        faults={{ price: save.faults.price, terms: faultAt(save.faults, 'terms') }}
        disabled={disabled}
        mayPrice={mayPrice}
      />
      {base.id !== SPECIAL_INTENTION && (
        <TiersField
          tiers={content.tiers ?? null}
          onChange={(tiers) => set('tiers', tiers)}
          faults={save.faults}
          disabled={disabled}
        />
      )}
    </div>
  )
}
