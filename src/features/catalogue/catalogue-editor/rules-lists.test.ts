import { describe, expect, it } from 'vitest'
import type { IntentionEntry, IntentionsContent } from '#features/catalogue/catalogue-lists/model.ts'
import { shippedLists } from '#features/catalogue/catalogue-lists/rules.ts'
import {
  changedPaths,
  listCompleteness,
  listFaults,
  mergeLists,
  proposedPaths,
  takePaths,
  withIds,
} from './rules-lists.ts'

const { intentions: base, categories } = shippedLists()

const entry = (id: string, name = id): IntentionEntry => ({
  id,
  group: 'health',
  hidden: false,
  ru: { name: `${name} ru` },
  en: { name },
})
const renamed = (content: IntentionsContent, id: string, name: string): IntentionsContent => ({
  ...content,
  intentions: content.intentions.map((each) => (each.id === id ? { ...each, en: { name } } : each)),
})
const without = (content: IntentionsContent, id: string): IntentionsContent => ({
  ...content,
  intentions: content.intentions.filter((each) => each.id !== id),
})
const withNew = (content: IntentionsContent, id: string): IntentionsContent => ({
  ...content,
  intentions: [...content.intentions, entry(id)],
})
const firstLast = (content: IntentionsContent): IntentionsContent => ({
  ...content,
  groups: content.groups.toReversed(),
})

describe('the differences between two versions of a list', () => {
  it('are described by paths to an entry, a field or the order of entries', () => {
    const after = firstLast(withNew(without(renamed(base, 'sleep', 'Sound sleep'), 'sale'), 'rain'))
    expect(changedPaths(base, after)).toEqual([
      'groups',
      'intentions.sleep.en.name',
      'intentions.sale',
      'intentions.rain',
    ])
    expect(changedPaths(base, base)).toEqual([])
  })

  it('disappear after all differences are accepted', () => {
    const after = firstLast(withNew(without(renamed(base, 'sleep', 'Sound sleep'), 'sale'), 'rain'))
    expect(takePaths(base, after, changedPaths(base, after))).toEqual(after)
    expect(takePaths(after, base, changedPaths(after, base))).toEqual(base)
  })
})

describe('two edits of one list', () => {
  it('are merged if the edits changed different values', () => {
    const mine = withNew(renamed(base, 'sleep', 'Sound sleep'), 'rain')
    const theirs = withNew(without(firstLast(base), 'sale'), 'sun')
    const { merged, conflicts } = mergeLists({ base, mine, theirs })
    expect(conflicts).toEqual([])
    expect(changedPaths(base, merged)).toEqual([
      'groups',
      'intentions.sleep.en.name',
      'intentions.sale',
      'intentions.sun',
      'intentions.rain',
    ])
  })

  it('are in conflict if both edits changed the same value', () => {
    const [mine, theirs] = [renamed(base, 'sleep', 'Mine'), renamed(base, 'sleep', 'Theirs')]
    expect(mergeLists({ base, mine, theirs })).toEqual({ merged: mine, conflicts: ['intentions.sleep.en.name'] })
    expect(mergeLists({ base, mine, theirs: mine }).conflicts).toEqual([])
  })

  it('are in conflict if one edit removed an entry that the other edit changed', () => {
    const [gone, rewritten] = [without(base, 'sleep'), renamed(base, 'sleep', 'Sound sleep')]
    expect(mergeLists({ base, mine: gone, theirs: rewritten })).toEqual({
      merged: gone,
      conflicts: ['intentions.sleep'],
    })
    const other = mergeLists({ base, mine: rewritten, theirs: gone })
    expect(other).toEqual({ merged: rewritten, conflicts: ['intentions.sleep'] })
    expect(takePaths(other.merged, gone, other.conflicts)).toEqual(gone)
  })
})

describe('a new shop version with a changed list', () => {
  it('proposes the changes, and marks entries that staff also changed', () => {
    const proposed = withNew(renamed(renamed(base, 'sleep', 'Rest'), 'recovery', 'Getting well'), 'rain')
    const present = renamed(base, 'sleep', 'Mine')
    const recovery = 'Recovery after an illness'
    expect(proposedPaths({ base, proposed, present })).toEqual([
      { path: 'intentions.recovery.en.name', base: recovery, proposed: 'Getting well', isOwn: false },
      { path: 'intentions.sleep.en.name', base: 'Quiet sleep', proposed: 'Rest', isOwn: true },
      { path: 'intentions.rain', base: null, proposed: ['rain ru', 'rain'], isOwn: false },
    ])
  })

  it('does not propose changes to an entry that staff removed', () => {
    const proposed = renamed(base, 'sleep', 'Rest')
    expect(proposedPaths({ base, proposed, present: without(base, 'sleep') })).toEqual([])
  })
})

describe('a saved list', () => {
  it('needs texts in both languages, and at least one intention', () => {
    const blank = { ...entry('rain'), ru: { name: '' } }
    const content = { ...base, intentions: [blank] }
    expect(listFaults(content)).toEqual([{ path: 'intentions.0.ru.name', code: 'catalogue-editor.list-needed-ru' }])
    expect(listFaults({ ...base, intentions: [{ ...blank, hidden: true }] })).toEqual([
      { path: 'intentions', code: 'catalogue-editor.nothing-offered' },
    ])
    expect(listCompleteness(content)).toEqual({ ru: { filled: 6, total: 7 }, en: { filled: 7, total: 7 } })
    expect(listFaults(categories)).toEqual([])
  })

  it('gets a new id for each new intention', () => {
    const content = withNew(withNew(base, '+1'), '+2')
    const named = renamed(renamed(content, '+1', 'Quiet rain'), '+2', 'Sleep')
    expect(
      withIds(named, new Set(['quiet-rain', 'sleep']))
        .intentions.slice(-2)
        .map(({ id }) => id),
    ).toEqual(['quiet-rain-2', 'sleep-2'])
  })
})
