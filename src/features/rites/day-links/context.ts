import type { MediaContext } from '#features/platform/media/context.ts'
import type { ProofsContext } from '#features/rites/proofs/context.ts'

/** What the links of a day need. Pictures are stored as media, and become part of the drafts of proofs. */
export type DayLinksContext = { proofs: ProofsContext; media: MediaContext }
