import type { Edited, EditableKind } from './records/editable.ts'
import type { Unsaved } from './records/stored-draft.ts'

/** The edited content, and the response on which the edit is based. */
export type EditorState<C extends object, A extends Edited<C>> = { base: A; content: C }

/**
 * Returns the editor's state after a call that saved no texts, such as a publication. If another person saved changes in the meantime,
 * these changes are merged with the edits in this browser. If both sides changed the same field, the edits keep their older base version,
 * so that the shop reports the conflict when the user saves.
 */
export function afterCall<C extends object, P extends string, A extends Edited<C>>(
  { contentOf, changed, merge }: EditableKind<C, P>,
  { base, content }: EditorState<C, A>,
  answered: A,
): EditorState<C, A> {
  if (answered.version < base.version) return { base, content }
  const from = contentOf(base)
  if (changed(from, content).length === 0) return { base: answered, content: contentOf(answered) }
  const { merged, conflicts } = merge({ base: from, mine: content, theirs: contentOf(answered) })
  return conflicts.length === 0
    ? { base: answered, content: merged }
    : { base: { ...answered, ...from, version: base.version }, content }
}

/** Returns the editor's state after `sent` was saved. Text that the user typed during the call stays. */
export function afterSave<C extends object, P extends string, A extends Edited<C>>(
  { contentOf, merge, withSavedIds }: EditableKind<C, P>,
  { content }: EditorState<C, A>,
  { sent, answered }: { sent: C; answered: A },
): EditorState<C, A> {
  const saved = contentOf(answered)
  if (content === sent) return { base: answered, content: saved }
  const named = (of: C) => withSavedIds?.(of, { sent, saved }) ?? of
  return { base: answered, content: merge({ base: named(sent), mine: named(content), theirs: saved }).merged }
}

/** Restores the text that the browser stored, with the version on which this text is based. Versions that were saved later are ignored. */
export function restoreUnsaved<C extends object, A extends Edited<C>>(
  { base }: EditorState<C, A>,
  kept: Unsaved<C>,
): EditorState<C, A> {
  return { base: { ...base, ...kept.base, version: kept.version }, content: kept.content }
}
