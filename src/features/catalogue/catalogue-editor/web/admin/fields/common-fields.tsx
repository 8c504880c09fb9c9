import { useState } from 'react'
import { formatUsd } from '#base/money-format.ts'
import { readNumber } from '#base/typed-number.ts'
import { PicturePicker } from '#features/platform/media/web/admin/picture-picker.tsx'
import { RecordingPicker } from '#features/platform/media/web/admin/recording-picker.tsx'
import { Field } from '#ui/forms/field.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { isFilled, valueAt } from '../../../rules-fields.ts'
import { FieldLabel } from './field-label.tsx'
import styles from '../records/fields-tab.module.css'
import { useMessages } from '../messages.ts'
import { RelatedField } from './related-field.tsx'
import { TermsField } from './terms-field.tsx'
import type { RecordForm } from '../records/use-record-form.ts'
import { faultAt } from './word-field.tsx'

type CommonFieldsProps = { form: RecordForm; disabled: boolean }

/** The fields of a record shared by both languages. */
export function CommonFields({ form, disabled }: CommonFieldsProps) {
  const { fields, hints, articleHints, editor } = useMessages()
  const { base, content, save, set } = form
  // The same right as the server checks (`editing`).
  const mayPrice = usePanel().can('money.change')
  const isRitual = 'price' in content
  // No page shows the picture of an article: a shipped one can only be removed.
  const hasPicture = isRitual || base.image_url !== null || content.image_url !== null
  return (
    <section className={styles.common} aria-labelledby="common-fields">
      <h2 id="common-fields" className={styles.heading}>
        {editor.common}
      </h2>
      <div className={styles.pair}>
        {'price' in content && (
          <PriceField
            label={fields.price}
            dollars={content.price}
            onChange={(price) => set('price', price)}
            error={save.faults.price}
            disabled={disabled || !mayPrice}
            whyNot={mayPrice ? undefined : hints.price}
          />
        )}
        {'price' in content && (
          <TermsField
            ritualId={base.id}
            terms={content.terms ?? null}
            onChange={(terms) => set('terms', terms)}
            error={faultAt(save.faults, 'terms')}
            disabled={disabled}
          />
        )}
        {'author' in content && (
          <Field
            label={fields.author}
            value={content.author}
            onChange={(author) => set('author', author)}
            error={save.faults.author}
            disabled={disabled}
          />
        )}
        {hasPicture && (
          <PicturePicker
            label={fields.image_url}
            hint={isRitual ? hints.image_url : articleHints.image_url}
            value={content.image_url ?? ''}
            onChange={(address) => set('image_url', address || null)}
            error={save.faults.image_url}
            disabled={disabled}
          />
        )}
        {'mantra' in content && (
          <Field
            multiline
            rows={2}
            className={styles.mantra}
            label={<FieldLabel text={fields.mantra} isFilled={isFilled(valueAt(content, 'mantra'))} />}
            value={content.mantra ?? ''}
            onChange={(mantra) => set('mantra', mantra || null)}
            error={save.faults.mantra}
            disabled={disabled}
            lang="sa"
          />
        )}
        {'recording_url' in content && (
          <RecordingPicker
            label={fields.recording_url}
            hint={hints.recording_url}
            value={content.recording_url ?? ''}
            onChange={(address) => set('recording_url', address || null)}
            error={save.faults.recording_url}
            disabled={disabled}
          />
        )}
        {'related' in content && (
          <RelatedField
            items={content.related}
            onChange={(related) => set('related', related)}
            error={faultAt(save.faults, 'related')}
            disabled={disabled}
          />
        )}
      </div>
    </section>
  )
}

type PriceFieldProps = {
  label: string
  dollars: number
  onChange: (dollars: number) => void
  error: string | undefined
  disabled: boolean
  whyNot: string | undefined
}

/** Keeps the text as typed; passes it on when it is a number, and reports an error in the field if it is not. */
function PriceField({ label, dollars, onChange, error, disabled, whyNot }: PriceFieldProps) {
  const lang = useLang()
  const [typed, setTyped] = useState(String(dollars))
  const [known, setKnown] = useState(dollars)
  const number = readNumber(typed, lang)
  if (dollars !== known && !Object.is(dollars, number)) {
    setKnown(dollars)
    setTyped(String(dollars))
  }
  return (
    <Field
      label={label}
      hint={whyNot ?? (!Number.isNaN(number) && typed !== String(number) && formatUsd(Math.round(number * 100), lang))}
      value={typed}
      onChange={(text) => {
        const next = readNumber(text, lang)
        setTyped(text)
        setKnown(next)
        onChange(next)
      }}
      inputMode="decimal"
      error={error}
      disabled={disabled}
      after={<span className={styles.unit}>$</span>}
    />
  )
}
