import { type Lang, LANGS } from '#base/i18n.ts'
import type { Fault } from '#base/refusal.ts'
import type { ListContent } from '#features/catalogue/catalogue-lists/model.ts'
import type { FieldValue } from './model.ts'
import { freeSlug, toSlug } from './rules.ts'

/**
 * The path of a difference in a list: the order of a section (`intentions`), a whole entry (`intentions.sleep`), or a field of an entry
 * (`intentions.sleep.ru.name`).
 */
export type ListPath = string

type Entry = { id: string; ru: Record<string, string>; en: Record<string, string> } & Record<string, unknown>
type Sections = Record<string, readonly Entry[]>

/** Prefix of the id of an unsaved entry. When it is saved, the entry gets an id from its name. */
export const NEW_ENTRY = '+'

/**
 * The differences between two lists: added and removed entries as a whole, changed fields of entries that both lists have, and the order of
 * these entries.
 */
export function changedPaths(before: ListContent, after: ListContent): ListPath[] {
  const [old, fresh] = [sectionsOf(before), sectionsOf(after)]
  return Object.keys(fresh).flatMap((section) => {
    const [one = [], other = []] = [old[section], fresh[section]]
    const ids = [...new Set([...one, ...other].map(({ id }) => id))]
    const entries = ids.flatMap((id) => {
      const path = `${section}.${id}`
      const [was, is] = [one.find((entry) => entry.id === id), other.find((entry) => entry.id === id)]
      if (!was || !is) return [path]
      const names = new Set([...fieldsOf(was), ...fieldsOf(is)])
      return [...names].filter((name) => fieldOf(was, name) !== fieldOf(is, name)).map((name) => `${path}.${name}`)
    })
    return isSameOrder(one, other) ? entries : [section, ...entries]
  })
}

/**
 * The value at a path. Order of a section: the names of the entries. Entry: the entry's names. Field: the field's value. Null if the path does not
 * exist.
 */
export function listValueAt(content: ListContent, path: ListPath): FieldValue {
  const { section, id, field } = splitListPath(path)
  const entries = sectionsOf(content)[section] ?? []
  if (id === undefined) return entries.map(nameOf)
  const entry = entries.find((each) => each.id === id)
  if (!entry) return null
  return field === undefined ? LANGS.map((lang) => entry[lang].name ?? '') : fieldOf(entry, field)
}

export function splitListPath(path: ListPath): { section: string; id?: string; field?: string; lang?: Lang } {
  const [section = '', id, ...rest] = path.split('.')
  const lang = LANGS.find((each) => each === rest[0])
  return {
    section,
    ...(id !== undefined && { id }),
    ...(rest.length > 0 && { field: rest.join('.') }),
    ...(lang && { lang }),
  }
}

/** Copies the values at some paths from another version of the list. */
export function takePaths<C extends ListContent>(content: C, from: ListContent, paths: readonly ListPath[]): C {
  // The order of a section is set last, because it can contain only entries that exist.
  const inTurn = paths.toSorted((one, other) => other.split('.').length - one.split('.').length)
  const taken = inTurn.reduce((sections, path) => takePath(sections, sectionsOf(from), path), sectionsOf(content))
  // The result has the same sections as the input, with entries of the same kind.
  return taken as C
}

/**
 * Merges two edits of `base`. If only one side changed a path, the merged list has this change. `conflicts`: the paths that both sides changed
 * differently. At these paths `merged` has the value of `mine` until the user chooses. If one side removed an entry and the other side changed it,
 * the whole entry is a conflict.
 */
export function mergeLists<C extends ListContent>({
  base,
  mine,
  theirs,
}: {
  base: C
  mine: C
  theirs: C
}): {
  merged: C
  conflicts: ListPath[]
} {
  const myChanges = changedPaths(base, mine)
  const theirChanges = changedPaths(base, theirs)
  const clashes = theirChanges.flatMap((path) => {
    const whole = wholeOf(path)
    if (myChanges.includes(path)) return isSame(listValueAt(mine, path), listValueAt(theirs, path)) ? [] : [path]
    if (myChanges.includes(whole)) return [whole]
    return myChanges.some((own) => own !== path && wholeOf(own) === path) ? [path] : []
  })
  const conflicts = [...new Set(clashes)]
  const settled = theirChanges.filter((path) => !myChanges.includes(path) && !conflicts.includes(wholeOf(path)))
  return { merged: takePaths(mine, theirs, settled), conflicts }
}

export type ProposedPath = { path: ListPath; base: FieldValue; proposed: FieldValue; isOwn: boolean }

/** The changes of a new shop version that staff must decide about. Fields of an entry that staff removed are left out. */
export function proposedPaths({
  base,
  proposed,
  present,
}: {
  base: ListContent
  proposed: ListContent
  present: ListContent
}): ProposedPath[] {
  return changedPaths(base, proposed)
    .filter((path) => {
      const { field } = splitListPath(path)
      return field === undefined || listValueAt(present, wholeOf(path)) !== null
    })
    .map((path) => ({ path, proposed: listValueAt(proposed, path), base: listValueAt(base, path) }))
    .filter(({ path, proposed: value }) => !isSame(value, listValueAt(present, path)))
    .map((field) => ({ ...field, isOwn: !isSame(listValueAt(present, field.path), field.base) }))
}

/** The reasons why a list cannot be saved: every visible entry needs its texts in both languages. */
export function listFaults(content: ListContent): Fault[] {
  const faults = Object.entries(sectionsOf(content)).flatMap(([section, entries]) =>
    entries.flatMap((entry, place) => (entry.hidden === true ? [] : emptyWords(entry, `${section}.${place}`))),
  )
  const offersNothing = 'intentions' in content && content.intentions.every(({ hidden }) => hidden)
  return offersNothing ? [...faults, { path: 'intentions', code: 'catalogue-editor.nothing-offered' }] : faults
}

function emptyWords(entry: Entry, path: string): Fault[] {
  return LANGS.flatMap((lang) =>
    Object.entries(entry[lang])
      .filter(([, text]) => text === '')
      .map(([name]) => ({ path: `${path}.${lang}.${name}`, code: `catalogue-editor.list-needed-${lang}` })),
  )
}

export function listCompleteness(content: ListContent): Record<Lang, { filled: number; total: number }> {
  const of = (lang: Lang) => {
    const words = Object.values(sectionsOf(content)).flatMap((entries) =>
      entries.flatMap((entry) => Object.values(entry[lang])),
    )
    return { filled: words.filter((text) => text.trim() !== '').length, total: words.length }
  }
  return { ru: of('ru'), en: of('en') }
}

/**
 * Gives new intentions ids from their English or Russian names. `taken` contains all ids that were ever used. Ids are never used again,
 * because an old cart with a reused id would order a different intention.
 */
export function withIds<C extends ListContent>(content: C, taken: ReadonlySet<string>): C {
  if (!('intentions' in content)) return content
  const known = new Set(taken)
  const intentions = content.intentions.map((entry) => {
    if (!entry.id.startsWith(NEW_ENTRY)) return entry
    const id = freeSlug(toSlug(entry.en.name) || toSlug(entry.ru.name) || 'intention', known)
    known.add(id)
    return { ...entry, id }
  })
  return { ...content, intentions }
}

/** Gives new intentions in `content` the ids that the server gave them when `sent` was saved. Saving does not change the positions of entries. */
export function withSavedIds<C extends ListContent>(content: C, { sent, saved }: { sent: C; saved: C }): C {
  if (!('intentions' in content && 'intentions' in sent && 'intentions' in saved)) return content
  const known = new Set(sent.intentions.map(({ id }) => id))
  const intentions = content.intentions.map((entry) => {
    if (!entry.id.startsWith(NEW_ENTRY)) return entry
    const id = saved.intentions[sent.intentions.findIndex((one) => one.id === entry.id)]?.id
    return id === undefined || known.has(id) ? entry : { ...entry, id }
  })
  return { ...content, intentions }
}

function takePath(sections: Sections, from: Sections, path: ListPath): Sections {
  const { section, id, field } = splitListPath(path)
  const [entries = [], others = []] = [sections[section], from[section]]
  const set = (changed: readonly Entry[]) => ({ ...sections, [section]: changed })
  if (id === undefined) return set(inOrderOf(entries, others))
  const other = others.find((entry) => entry.id === id)
  if (field !== undefined)
    return set(entries.map((entry) => (entry.id === id ? withField(entry, field, other) : entry)))
  const without = entries.filter((entry) => entry.id !== id)
  if (!other) return set(without)
  const place = entries.findIndex((entry) => entry.id === id)
  return set(without.toSpliced(place < 0 ? placeAfter(without, others, id) : place, 0, other))
}

/**
 * The position for an entry that comes from the other list. The function searches the other list for the nearest previous entry that is also in this
 * list, and returns the position after that entry.
 */
function placeAfter(entries: readonly Entry[], others: readonly Entry[], id: string): number {
  const before = others.slice(
    0,
    others.findIndex((entry) => entry.id === id),
  )
  const last = before.findLast(({ id: earlier }) => entries.some((entry) => entry.id === earlier))
  return last ? entries.findIndex((entry) => entry.id === last.id) + 1 : 0
}

/** Puts the entries that both lists have into the order of the other list. All other entries stay in their place. */
function inOrderOf(entries: readonly Entry[], others: readonly Entry[]): Entry[] {
  const shared = others.flatMap(({ id }) => entries.find((entry) => entry.id === id) ?? [])
  return entries.map((entry) => (others.some(({ id }) => id === entry.id) ? (shared.shift() ?? entry) : entry))
}

function isSameOrder(one: readonly Entry[], other: readonly Entry[]): boolean {
  const shared = (list: readonly Entry[], among: readonly Entry[]) =>
    list.map(({ id }) => id).filter((id) => among.some((entry) => entry.id === id))
  return shared(one, other).join() === shared(other, one).join()
}

function wholeOf(path: ListPath): ListPath {
  return path.split('.').slice(0, 2).join('.')
}

function nameOf(entry: Entry): string {
  return entry.ru.name || entry.en.name || entry.id
}

function fieldsOf({ id: _, ru, en, ...common }: Entry): string[] {
  const words = { ru, en }
  return [...LANGS.flatMap((lang) => Object.keys(words[lang]).map((name) => `${lang}.${name}`)), ...Object.keys(common)]
}

function fieldOf(entry: Entry, field: string): string | null {
  const [first = '', second] = field.split('.')
  const value = second === undefined ? entry[first] : entry[first as Lang][second]
  // The value is a text or a boolean.
  return value === undefined ? null : typeof value === 'string' ? value : value === true ? 'true' : 'false'
}

function withField(entry: Entry, field: string, from: Entry | undefined): Entry {
  if (!from) return entry
  const [first = '', second] = field.split('.')
  if (second === undefined) return { ...entry, [first]: from[first] }
  const lang = first as Lang
  return { ...entry, [lang]: { ...entry[lang], [second]: from[lang][second] ?? '' } }
}

function isSame(one: FieldValue, other: FieldValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The list as a map of its sections. */
function sectionsOf(content: ListContent): Sections {
  return { ...content }
}
