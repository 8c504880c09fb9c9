import type { Lang } from '#base/i18n.ts'
import { presentAuthor, presentSigned } from '#features/catalogue/catalogue-editor/present-versions.ts'
import type { VersionLine } from '#features/catalogue/catalogue-editor/schemas.ts'
import type { PageContent, PageId } from './model.ts'
import { changedTexts, fillTexts, NO_TEXTS } from './rules.ts'
import type { PageStanding, PageView } from './schemas.ts'
import type { PageVersion, SignedPageVersion } from './tables.ts'

export function presentStanding(id: PageId, own: PageContent, newest: PageVersion | undefined): PageStanding {
  const present = fillTexts(own, newest?.content ?? NO_TEXTS)
  return {
    id,
    version: newest?.n ?? 1,
    isEdited: changedTexts(own, present).length > 0,
    editedAt: newest?.at.toISOString() ?? null,
  }
}

type Shown = {
  own: PageContent
  newest: SignedPageVersion | undefined
  facts: Record<Lang, Record<string, string>> | null
}

export function presentPage(id: PageId, { own, newest, facts }: Shown): PageView {
  return {
    ...presentStanding(id, own, newest?.version),
    editedBy: newest ? presentAuthor(newest) : null,
    ...fillTexts(own, newest?.version.content ?? NO_TEXTS),
    own,
    facts,
  }
}

/** A version of a page's texts and its differences from the previous version. The first version has no differences. */
export function presentPageVersion(
  signed: SignedPageVersion,
  before: SignedPageVersion | undefined,
  newest: number,
): VersionLine {
  const { n, content } = signed.version
  return presentSigned(signed, before ? changedTexts(before.version.content, content) : [], n === newest)
}
