import type { Lang } from '#base/i18n.ts'
import type { ListContent } from '#features/catalogue/catalogue-lists/model.ts'
import type { Pages } from '#ui/data/api.ts'
import type { FieldValue } from '../../../model.ts'
import type { VersionLine } from '../../../schemas.ts'
import type { ListStanding } from '../../../schemas-lists.ts'

/** Content that can be compared and merged field by field: a ritual, an article, or a list with its entries. */
export type EditableKind<C extends object, P extends string> = {
  contentOf: (answer: C) => C
  /** True if a stored value is content of this kind. An older version of the page may have stored another value. */
  isContent: (kept: unknown) => kept is C
  changed: (before: C, after: C) => P[]
  valueAt: (content: C, path: P) => FieldValue
  /** Copies the values at some paths from other content. */
  take: (content: C, from: C, paths: readonly P[]) => C
  merge: (states: { base: C; mine: C; theirs: C }) => { merged: C; conflicts: P[] }
  /** Gives new entries in `content` the ids that the server gave them when `sent` was saved. */
  withSavedIds?: (content: C, save: { sent: C; saved: C }) => C
}

/** The response of the calls for edited content. */
export type Edited<C extends object> = C & {
  version: number
  /** Undefined for content for which new shop versions make no proposals. */
  proposal?: { fields: { path: string; proposed: FieldValue; isOwn: boolean }[] } | null
}

export type EditedList<C extends ListContent> = ListStanding & Edited<C>

type QueryResult<T> = { data: T | undefined; error: unknown; refetch: () => Promise<unknown> }

/** The calls for edited content. `C` is the content, and `A` is the response. The last two calls are hooks. */
export type EditorCalls<C extends object, A> = {
  save: (body: C & { version: number }) => Promise<A>
  /** Puts the response of another call into the query cache. */
  keep: (answered: A) => void
  /** Undefined for content for which new shop versions make no proposals. */
  settle?: (body: { version: number; take: string[] }) => Promise<A>
  restore: (n: number, body: { version: number }) => Promise<A>
  useVersions: () => Pages<VersionLine>
  useVersion: (n: number) => QueryResult<(VersionLine & C) | null>
}

/** What the editor needs for one kind of content: its calls and the names of its fields. */
export type EditingOf<C extends object, P extends string, A extends Edited<C>> = {
  calls: EditorCalls<C, A>
  /** The key under which this browser stores unsaved text. */
  keptAs: string
  nameOf: (path: P) => { text: string; lang: Lang | null }
  /** Writes a value as text if it is not a text. */
  show: (path: P, value: FieldValue) => FieldValue
}
