import type { Lang } from '#base/i18n.ts'
import type { FieldValue } from '../../model.ts'

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

/** How one thing of a kind is edited: by which calls, and how its fields are called. */
export type EditingOf<P extends string> = {
  /** The call that reads and saves it. */
  address: string
  /** Under what its unsaved text is kept in this browser. */
  keptAs: string
  nameOf: (path: P) => { text: string; lang: Lang | null }
  /** A value in words, where it is not words itself. */
  show: (path: P, value: FieldValue) => FieldValue
}
