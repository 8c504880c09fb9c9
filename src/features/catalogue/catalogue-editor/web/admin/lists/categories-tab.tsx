import { useId } from 'react'
import { LANGS } from '#base/i18n.ts'
import {
  type CategoriesContent,
  CATEGORY_COLOURS,
  CATEGORY_ICONS,
  type CategoryColour,
  type CategoryIcon,
  type CategoryEntry,
} from '#features/catalogue/catalogue-lists/model.ts'
import { CategoryGlyph } from '#features/catalogue/catalogue-lists/web/category-glyph.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { FieldLabel } from '../fields/field-label.tsx'
import { useListMessages } from './intention-messages.ts'
import { moved, placeMoves } from './list-sorting.ts'
import styles from './list-tab.module.css'
import { useMessages } from '../messages.ts'
import type { ListForm } from './use-list-form.ts'

type CategoriesTabProps = { form: ListForm<CategoriesContent>; disabled: boolean }

/** The five categories in order: names and descriptions side by side, icon and colour. */
export function CategoriesTab({ form, disabled }: CategoriesTabProps) {
  return (
    <div className={styles.sections}>
      {form.content.categories.map((category, place) => (
        <Category key={category.id} form={form} category={category} place={place} disabled={disabled} />
      ))}
    </div>
  )
}

type CategoryProps = CategoriesTabProps & { category: CategoryEntry; place: number }

const WORDS = ['name', 'description'] as const

function Category({ form, category, place, disabled }: CategoryProps) {
  const messages = useListMessages()
  const { list } = useMessages()
  const lang = useLang()
  const { id, icon, colour } = category
  const name = category[lang].name || category.ru.name || category.en.name || id
  const all = form.content.categories
  const set = (changes: Partial<CategoryEntry>) =>
    form.change(({ categories }) => ({
      categories: categories.map((one) => (one.id === id ? { ...one, ...changes } : one)),
    }))
  const move = (to: number) => form.change(({ categories }) => ({ categories: moved(categories, id, to) }))
  return (
    <section className={styles.section} aria-label={name}>
      <header className={styles.head}>
        <CategoryGlyph icon={icon} colour={colour} />
        <div className={styles.words}>
          <h2 className={styles.title}>{name}</h2>
        </div>
        {!disabled && <Menu label={list.actions(name)} items={placeMoves(list, all, place, move)} />}
      </header>
      {WORDS.map((word) => (
        <div key={word} className={styles.pair}>
          {LANGS.map((each) => {
            const value = category[each][word]
            const shared = {
              lang: each,
              label: <FieldLabel text={messages[word]} lang={each} isFilled={value.trim() !== ''} isNeeded />,
              value,
              onChange: (text: string) => set({ [each]: { ...category[each], [word]: text } }),
              error: form.save.faults[`categories.${place}.${each}.${word}`],
              disabled,
            }
            return word === 'name' ? (
              <Field key={each} {...shared} />
            ) : (
              <Field key={each} {...shared} multiline rows={2} />
            )
          })}
        </div>
      ))}
      <div className={styles.looks}>
        <Choice
          label={messages.icon}
          options={CATEGORY_ICONS}
          names={messages.icons}
          value={icon}
          disabled={disabled}
          onChoose={(value) => set({ icon: value })}
          look={(value) => ({ icon: value, colour })}
        />
        <Choice
          label={messages.colour}
          options={CATEGORY_COLOURS}
          names={messages.colours}
          value={colour}
          disabled={disabled}
          onChoose={(value) => set({ colour: value })}
          look={(value) => ({ icon, colour: value })}
        />
      </div>
    </section>
  )
}

type ChoiceProps<V extends string> = {
  label: string
  options: readonly V[]
  names: Record<V, string>
  value: V
  disabled: boolean
  onChoose: (value: V) => void
  look: (value: V) => { icon: CategoryIcon; colour: CategoryColour }
}

/** A choice between icons or colours. Each option has an accessible name. */
function Choice<V extends string>({ label, options, names, value, disabled, onChoose, look }: ChoiceProps<V>) {
  const id = useId()
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option} className={styles.option} title={names[option]}>
          <input
            type="radio"
            name={id}
            className="visually-hidden"
            value={option}
            checked={option === value}
            onChange={() => onChoose(option)}
          />
          <CategoryGlyph {...look(option)} />
          <span className="visually-hidden">{names[option]}</span>
        </label>
      ))}
    </fieldset>
  )
}
