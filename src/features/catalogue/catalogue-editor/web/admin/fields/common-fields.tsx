import { SPECIAL_INTENTION } from '#features/catalogue/catalogue/model-terms.ts'
import { PicturePicker, RecordingPicker } from '#features/platform/media/web/admin/picture-picker.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import { Field } from '#ui/forms/field.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Section } from '#ui/layout/section.tsx'
import { isFilled, valueAt } from '../../../rules-fields.ts'
import { useMessages } from '../messages.ts'
import styles from '../records/fields-tab.module.css'
import type { RecordForm } from '../records/use-record-form.ts'
import { CategoryField } from './category-field.tsx'
import { FieldLabel } from './field-label.tsx'
import { ListField } from './list-field.tsx'
import { faultAt } from './word-field.tsx'

type CommonFieldsProps = { form: RecordForm; disabled: boolean }

/** The fields of a ritual or article that both languages share, except the prices. */
export function CommonFields({ form, disabled }: CommonFieldsProps) {
  const { fields, hints, articleHints, editor } = useMessages()
  const { base, content, save, set } = form
  const isRitual = 'price' in content
  // No page shows the picture of an article. So a picture that came with the shop can only be removed.
  const hasPicture = isRitual || base.image_url !== null || content.image_url !== null
  return (
    <Section className={styles.common} heading={styles.heading} title={editor.common}>
      <div className={styles.pair}>
        {'price' in content && base.id !== SPECIAL_INTENTION && (
          <CategoryField
            content={content}
            onChange={(category) => set('chosen_category', category)}
            error={save.faults.chosen_category}
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
    </Section>
  )
}

type Ritual = { id: string; name: string }

/** Returns the names of rituals. An unknown id is returned unchanged. */
export function toRitualNames(ids: readonly string[], rituals: readonly Ritual[]): string[] {
  return ids.map((id) => nameOf(id, rituals))
}

/** Converts lines to ids. An existing id does not change, the name of a ritual becomes the ritual's id, and any other text does not change. */
export function toRitualIds(texts: readonly string[], before: readonly string[], rituals: readonly Ritual[]): string[] {
  return texts.map(
    (text) =>
      before.find((id) => nameOf(id, rituals) === text) ?? rituals.find(({ name }) => name === text.trim())?.id ?? text,
  )
}

type RelatedFieldProps = {
  items: string[]
  onChange: (items: string[]) => void
  error: string | undefined
  disabled: boolean
}

/** The field for the related rituals of an article. The rituals are stored as ids, but shown and edited as names. */
function RelatedField({ items, onChange, ...field }: RelatedFieldProps) {
  const { fields, hints } = useMessages()
  const { data: rituals = [] } = useApiQuery('/api/service-cards', { query: { lang: useLang() } })
  return (
    <ListField
      {...field}
      items={toRitualNames(items, rituals)}
      onChange={(texts) => onChange(toRitualIds(texts, items, rituals))}
      label={fields.related}
      hint={hints.related}
      suggestions={rituals.map(({ name }) => name)}
    />
  )
}

function nameOf(id: string, rituals: readonly Ritual[]): string {
  return rituals.find((ritual) => ritual.id === id)?.name ?? id
}
