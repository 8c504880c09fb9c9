import { describe, expect, it } from 'vitest'
import type { IntentionsContent } from '#features/catalogue/catalogue-lists/model.ts'
import { shippedLists } from '#features/catalogue/catalogue-lists/rules.ts'
import {
  NEW_ENTRY,
  changedPaths,
  listValueAt,
  mergeLists,
  takePaths,
  withIds,
  withSavedIds,
} from '../../rules-lists.ts'
import type { Edited, EditableKind } from './records/editable.ts'
import { afterCall, afterSave, restoreUnsaved } from './editor-state.ts'

type Answer = Edited<IntentionsContent> & { scheduled?: boolean }

const editing: EditableKind<IntentionsContent, string> = {
  contentOf: ({ groups, intentions }) => ({ groups, intentions }),
  isContent: (kept): kept is IntentionsContent => typeof kept === 'object',
  changed: changedPaths,
  valueAt: listValueAt,
  take: takePaths,
  merge: mergeLists,
  withSavedIds,
}
const { intentions: shipped } = shippedLists()
const answer = (version: number, content = shipped): Answer => ({ ...content, version, proposal: null })
const renamed = (content: IntentionsContent, id: string, name: string): IntentionsContent => ({
  ...content,
  intentions: content.intentions.map((each) => (each.id === id ? { ...each, en: { name } } : each)),
})
const nameOf = (content: IntentionsContent, id: string) => content.intentions.find((each) => each.id === id)?.en.name

describe('a newer text from the server', () => {
  const base = answer(5)

  it('replaces the text in the editor if the user edited nothing', () => {
    const answered = answer(6, renamed(shipped, 'sale', 'Theirs'))
    expect(afterCall(editing, { base, content: shipped }, answered)).toEqual({
      base: answered,
      content: editing.contentOf(answered),
    })
  })

  it('is merged with the user’s edits, so the next save contains all changes', () => {
    const answered = { ...answer(6, renamed(shipped, 'sale', 'Theirs')), scheduled: true }
    const state = afterCall(editing, { base, content: renamed(shipped, 'sleep', 'Mine') }, answered)
    expect(changedPaths(editing.contentOf(state.base), state.content)).toEqual(['intentions.sleep.en.name'])
    expect([state.base.version, nameOf(state.content, 'sale')]).toEqual([6, 'Theirs'])
  })

  it('is not merged if the user edited the same field; saving shows a conflict', () => {
    const answered = { ...answer(6, renamed(shipped, 'sleep', 'Theirs')), scheduled: true }
    const content = renamed(shipped, 'sleep', 'Mine')
    const state = afterCall(editing, { base, content }, answered)
    expect(state).toEqual({ base: { ...base, scheduled: true }, content })
  })

  it('is ignored if a newer version is already in the editor', () => {
    const state = { base: answer(7), content: shipped }
    expect(afterCall(editing, state, base)).toEqual(state)
  })
})

describe('a save in the editor', () => {
  const id = `${NEW_ENTRY}health-1`
  const fresh = { id, group: 'health' as const, hidden: false, ru: { name: 'Сон' }, en: { name: 'Calm' } }
  const sent = { ...shipped, intentions: [...shipped.intentions, fresh] }
  const answered = answer(6, withIds(sent, new Set()))

  it('gives ids to new entries, so that no entry is saved twice', () => {
    const content = renamed(renamed(sent, id, 'Calm sleep'), 'sale', 'Mine')
    const state = afterSave(editing, { base: answer(5), content }, { sent, answered })
    expect(changedPaths(answered, state.content)).toEqual(['intentions.sale.en.name', 'intentions.calm.en.name'])
    expect(nameOf(state.content, 'calm')).toBe('Calm sleep')
  })

  it('does not remove entries that the user added during the save', () => {
    const later = { ...fresh, id: `${NEW_ENTRY}health-2` }
    const content = { ...sent, intentions: [...sent.intentions, later] }
    const state = afterSave(editing, { base: answer(5), content }, { sent, answered })
    expect(changedPaths(answered, state.content)).toEqual([`intentions.${later.id}`])
  })
})

describe('an unsaved text in the browser’s storage', () => {
  it('is stored with its base version, so a later save shows the conflict again', () => {
    const content = renamed(shipped, 'sleep', 'Mine')
    const base = answer(6, renamed(shipped, 'sleep', 'Theirs'))
    const kept = { version: 5, base: shipped, content, at: '2026-11-01T00:00:00.000Z' }
    const state = restoreUnsaved({ base, content: editing.contentOf(base) }, kept)
    expect(state).toEqual({ base: answer(5), content })
    expect(changedPaths(state.base, state.content)).toEqual(['intentions.sleep.en.name'])
  })
})
