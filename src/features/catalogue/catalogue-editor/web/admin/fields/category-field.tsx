import { CATEGORY_IDS, type CategoryId } from '#features/catalogue/catalogue-lists/model.ts'
import { useCategories } from '#features/catalogue/catalogue-lists/web/use-categories.ts'
import type { RitualContent } from '#features/catalogue/catalogue/model-record.ts'
import { guessCategory } from '#features/catalogue/catalogue/rules-text.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { useMessages } from '../messages.ts'

type CategoryFieldProps = {
  content: RitualContent
  onChange: (category: CategoryId | null) => void
  error: string | undefined
  disabled: boolean
}

/** The category of a ritual. If nobody has chosen a category, the shop derives it from the words of the ritual's texts. */
export function CategoryField({ content, onChange, error, disabled }: CategoryFieldProps) {
  const { fields, editor } = useMessages()
  const categories = useCategories()
  const nameOf = (id: CategoryId) => categories.find((category) => category.id === id)?.name ?? id
  return (
    <SelectField
      label={fields.chosen_category}
      value={content.chosen_category ?? ''}
      onChange={(value) => onChange(CATEGORY_IDS.find((id) => id === value) ?? null)}
      options={[
        { value: '', text: editor.category(nameOf(guessCategory(content))) },
        ...CATEGORY_IDS.map((id) => ({ value: id, text: nameOf(id) })),
      ]}
      error={error}
      disabled={disabled}
    />
  )
}
