import type { ListContent } from '#features/catalogue/catalogue-lists/model.ts'
import { presentAuthor, presentSigned } from './present-versions.ts'
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
    editedBy: newest ? presentAuthor(newest) : null,
    proposal: fields.length > 0 ? { fields } : null,
  }
}

/** A version of a list and its differences from the previous version. The first version has no differences. */
export function presentListVersion(
  signed: SignedListVersion,
  before: SignedListVersion | undefined,
  list: StoredList,
): VersionLine {
  const { n, content } = signed.version
  return presentSigned(signed, before ? changedPaths(before.version.content, content) : [], n === list.version)
}
