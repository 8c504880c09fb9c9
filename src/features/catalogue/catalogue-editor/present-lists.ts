import type { ListContent } from '#features/catalogue/catalogue-lists/model.ts'
import { changedPaths, listCompleteness, proposedPaths } from './rules-lists.ts'
import type { ListStanding } from './schemas-lists.ts'
import type { VersionLine } from './schemas.ts'
import type { SignedListVersion, StoredList } from './tables.ts'

/** A list as the editor receives it. */
export function presentList(list: StoredList, newest: SignedListVersion | undefined): ListStanding & ListContent {
  const { content, base, proposed, version, editedAt } = list
  const fields = base && proposed ? proposedPaths({ base, proposed, present: content }) : []
  return {
    ...content,
    version,
    completeness: listCompleteness(content),
    editedAt: editedAt?.toISOString() ?? null,
    editedBy: newest ? personOf(newest) : null,
    proposal: fields.length > 0 ? { fields } : null,
  }
}

/** A version of a list and its differences from the previous version. The first version has no differences. */
export function presentListVersion(
  signed: SignedListVersion,
  before: SignedListVersion | undefined,
  list: StoredList,
): VersionLine {
  const { n, at, origin, restoredFrom, content } = signed.version
  return {
    n,
    at: at.toISOString(),
    by: personOf(signed),
    origin,
    restoredFrom,
    changed: before ? changedPaths(before.version.content, content) : [],
    isPublished: n === list.version,
  }
}

/** The only version of a list that nobody has edited. */
export function presentShippedList({ version }: StoredList): VersionLine {
  return { n: version, at: null, by: null, origin: 'shipped', restoredFrom: null, changed: [], isPublished: true }
}

function personOf({ version: { actorId }, email }: SignedListVersion): { id: string; email: string | null } | null {
  return actorId === null ? null : { id: actorId, email }
}
