import type { Lang } from '#base/i18n.ts'
import type { ListContent } from '#features/catalogue/catalogue-lists/model.ts'
import type { Pages } from '#ui/data/api.ts'
import type { FieldValue } from '../../../model.ts'
import type { VersionLine } from '../../../schemas.ts'
import type { ListStanding } from '../../../schemas-lists.ts'

/** What can be read, compared and joined field by field: a record, or a list by its entries. */
export type Editing<C extends object, P extends string> = {
  contentOf: (answer: C) => C
  /** Whether something kept in the browser, by whatever version of the page, is such a content. */
  isContent: (kept: unknown) => kept is C
  changed: (before: C, after: C) => P[]
  valueAt: (content: C, path: P) => FieldValue
  /** Takes some paths over from another state. */
  take: (content: C, from: C, paths: readonly P[]) => C
  merge: (states: { base: C; mine: C; theirs: C }) => { merged: C; conflicts: P[] }
  /** Names in a content what a save of `sent` gave an id to. */
  withSavedIds?: (content: C, save: { sent: C; saved: C }) => C
}

/** What the calls answer of something that is edited. */
export type Edited<C extends object> = C & {
  version: number
  proposal: { fields: { path: string; proposed: FieldValue; isOwn: boolean }[] } | null
}

export type EditedList<C extends ListContent> = ListStanding & Edited<C>

type Read<T> = { data: T | undefined; error: unknown; refetch: () => Promise<unknown> }

/** The calls of something that is edited: `C` is its content, `A` what they answer. The two last are hooks. */
export type EditorCalls<C extends object, A> = {
  save: (body: C & { version: number }) => Promise<A>
  /** Puts what another call answered in the place of what was read. */
  keep: (answered: A) => void
  settle: (body: { version: number; take: string[] }) => Promise<A>
  restore: (n: number, body: { version: number }) => Promise<A>
  useVersions: () => Pages<VersionLine>
  useVersion: (n: number) => Read<(VersionLine & C) | null>
}

/** How one thing of a kind is edited: by which calls, and how its fields are called. */
export type EditingOf<C extends object, P extends string, A extends Edited<C>> = {
  calls: EditorCalls<C, A>
  /** Under what its unsaved text is kept in this browser. */
  keptAs: string
  nameOf: (path: P) => { text: string; lang: Lang | null }
  /** A value in words, where it is not words itself. */
  show: (path: P, value: FieldValue) => FieldValue
}
