import { useEffect, useState } from 'react'
import { findProblem } from '#ui/data/request.ts'
import { useAction } from '#ui/data/use-action.ts'
import type { Edited, EditableKind, EditingOf } from './records/editable.ts'
import { afterCall, afterSave, type EditorState, restoreUnsaved } from './editor-state.ts'
import { deleteUnsaved, keepUnsaved, readUnsaved } from './records/stored-draft.ts'

/** The conflict after two people edited the same version. The user must choose one text for each field that both people changed. */
export type Conflict<C extends object, P extends string> = { theirs: Edited<C>; merged: C; conflicts: P[] }

export type EditorForm<C extends object, P extends string, A extends Edited<C> = Edited<C>> = ReturnType<
  typeof useEditorForm<C, P, A>
>

/**
 * Returns the state of an editor. When the user stops typing for a moment, this browser stores the text. The shop stores the text only when the user
 * saves. `editing` must be the same object on every render. `answer` is the loaded data.
 */
export function useEditorForm<C extends object, P extends string, A extends Edited<C>>(
  editing: EditableKind<C, P>,
  of: EditingOf<C, P, A>,
  answer: A,
) {
  const { contentOf } = editing
  const { calls, keptAs } = of
  const [{ base, content }, setState] = useState(() => stateOf(answer))
  const [kept, setKept] = useState(() => readUnsaved(editing, keptAs, answer))
  const [conflict, setConflict] = useState<Conflict<C, P>>()
  const changed = editing.changed(contentOf(base), content)
  const isDirty = changed.length > 0

  // If the user has not edited anything yet, the form shows newer data as soon as the page receives this data.
  if (answer !== base && !isDirty && answer.version >= base.version) setState(stateOf(answer))

  useEffect(() => {
    if (kept) return
    if (!isDirty) return deleteUnsaved(keptAs)
    const unsaved = { version: base.version, base: contentOf(base), content }
    const timer = setTimeout(() => keepUnsaved(keptAs, unsaved), 400)
    return () => clearTimeout(timer)
  }, [contentOf, keptAs, base, content, isDirty, kept])

  function stateOf(answered: A): EditorState<C, A> {
    return { base: answered, content: contentOf(answered) }
  }

  function meet(theirs: A, mine: C, from: C): void {
    setConflict({ theirs, ...editing.merge({ base: from, mine, theirs: contentOf(theirs) }) })
  }

  function takeOver(answered: A): void {
    setState((now) => afterCall(editing, now, answered))
    calls.keep(answered)
  }

  const save = useAction(async (given?: { content: C; version: number }, took?: (answered: A) => void) => {
    const sent = given?.content ?? content
    const body = { ...sent, version: given?.version ?? base.version }
    const answered = await calls.save(body)
    setState((now) => afterSave(editing, now, { sent, answered }))
    calls.keep(answered)
    if (given) setConflict(undefined)
    took?.(answered)
  })

  const present = save.problem?.code === 'conflict.version' ? (save.problem.present as A) : undefined
  const [met, setMet] = useState<A>()
  if (present && present !== met) {
    setMet(present)
    meet(present, content, contentOf(base))
  }

  return {
    ...of,
    editing,
    base,
    content,
    changed,
    isDirty,
    save,
    conflict,
    kept,
    change: (next: (before: C) => C) => setState((now) => ({ ...now, content: next(now.content) })),
    /**
     * Applies the result of another call, such as a publication. If the shop refuses the call because a newer version exists, applies the
     * newer version.
     */
    accept: async (call: Promise<A>): Promise<void> => {
      try {
        takeOver(await call)
      } catch (error) {
        const problem = findProblem(error)
        // This error contains the newest version, in the same form as a response.
        if (problem?.code === 'conflict.version') takeOver(problem.present as A)
        throw error
      }
    },
    /** Saves the changes. Resolves to the current version after saving; undefined if the shop refused the changes. */
    saveChanges: async (): Promise<number | undefined> => {
      let { version } = base
      const took = (answered: A) => (version = answered.version)
      return !isDirty || (await save.run(undefined, took)) ? version : undefined
    },
    /** Restores the unsaved text that this browser stored. */
    takeKept: () => {
      if (!kept) return
      setKept(undefined)
      setState(restoreUnsaved({ base, content }, kept))
      if (kept.version !== base.version) meet(base, kept.content, kept.base)
    },
    dropKept: () => {
      setKept(undefined)
      deleteUnsaved(keptAs)
    },
    /** Merges both texts according to the user's choices, and saves the result. */
    settle: async (chosen: C): Promise<boolean> => {
      if (!conflict) return false
      // The newest version in the conflict has the same form as a response.
      setState({ base: conflict.theirs as A, content: chosen })
      return await save.run({ content: chosen, version: conflict.theirs.version })
    },
    closeConflict: () => setConflict(undefined),
  }
}
