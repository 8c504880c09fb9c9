import type { Lang } from '#base/i18n.ts'
import type {
  CategoriesContent,
  IntentionsContent,
  ListContent,
  ListKind,
} from '#features/catalogue/catalogue-lists/model.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { FieldValue } from '../../../model.ts'
import {
  changedPaths,
  type ListPath,
  listValueAt,
  mergeLists,
  splitListPath,
  takePaths,
  withSavedIds,
} from '../../../rules-lists.ts'
import type { EditedList, EditableKind } from '../records/editable.ts'
import { useCategoriesCalls, useIntentionsCalls } from '../editor-calls.ts'
import { useListMessages } from './intention-messages.ts'
import { type EditorForm, useEditorForm } from '../use-editor-form.ts'

export type ListForm<C extends ListContent> = EditorForm<C, ListPath, EditedList<C>>

/** The form of the intentions. A saved change is visible to readers immediately. */
export function useIntentionsForm(answer: EditedList<IntentionsContent>): ListForm<IntentionsContent> {
  return useEditorForm(INTENTIONS, { ...useEditingOf('intentions', answer), calls: useIntentionsCalls() }, answer)
}

export function useCategoriesForm(answer: EditedList<CategoriesContent>): ListForm<CategoriesContent> {
  return useEditorForm(CATEGORIES, { ...useEditingOf('categories', answer), calls: useCategoriesCalls() }, answer)
}

const shared = { changed: changedPaths, valueAt: listValueAt, take: takePaths, merge: mergeLists, withSavedIds }

const INTENTIONS: EditableKind<IntentionsContent, ListPath> = {
  ...shared,
  contentOf: ({ groups, intentions }) => ({ groups, intentions }),
  isContent: (kept): kept is IntentionsContent =>
    typeof kept === 'object' && kept !== null && 'groups' in kept && 'intentions' in kept,
}

const CATEGORIES: EditableKind<CategoriesContent, ListPath> = {
  ...shared,
  contentOf: ({ categories }) => ({ categories }),
  isContent: (kept): kept is CategoriesContent => typeof kept === 'object' && kept !== null && 'categories' in kept,
}

function useEditingOf(kind: ListKind, answer: ListContent) {
  const messages = useListMessages()
  const lang = useLang()
  return {
    keptAs: kind,
    nameOf: (path: ListPath) => listPathName(path, { content: answer, messages, lang }),
    show: (path: ListPath, value: FieldValue) => shown(path, value, { content: answer, messages, lang }),
  }
}

type FormContext = { content: ListContent; messages: ReturnType<typeof useListMessages>; lang: Lang }

/** The name that the form shows for a path: “Quiet sleep: name EN”, “Order of the groups”. */
export function listPathName(path: ListPath, around: FormContext): { text: string; lang: Lang | null } {
  const { messages } = around
  const { section, id, field, lang = null } = splitListPath(path)
  if (id === undefined) return { text: messages.order[section as keyof typeof messages.order], lang: null }
  const entry = entryName(section, id, around)
  if (field === undefined) return { text: entry, lang: null }
  const names: Record<string, string> = {
    name: messages.name,
    description: messages.description,
    icon: messages.icon,
    colour: messages.colour,
    group: messages.group,
    hidden: `${messages.shown} / ${messages.hidden}`,
  }
  return { text: `${entry}: ${(names[field.split('.').at(-1) ?? ''] ?? field).toLowerCase()}`, lang }
}

function shown(path: ListPath, value: FieldValue, around: FormContext): FieldValue {
  const { messages } = around
  const { field } = splitListPath(path)
  if (typeof value !== 'string') return value
  if (field === 'hidden') return value === 'true' ? messages.hidden : messages.shown
  if (field === 'group') return entryName('groups', value, around)
  const names: Record<string, string> = field === 'icon' ? messages.icons : field === 'colour' ? messages.colours : {}
  return names[value] ?? value
}

/** Returns the name that an entry has in the last version from the server, or the id if this version does not contain the entry. */
function entryName(section: string, id: string, { content, lang }: FormContext): string {
  const names = listValueAt(content, `${section}.${id}`)
  if (!Array.isArray(names)) return id
  return (lang === 'ru' ? names[0] : names[1]) || names.find((name) => name !== '') || id
}
