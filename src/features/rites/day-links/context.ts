import type { MediaContext } from '#features/platform/media/context.ts'
import type { ProofsContext } from '#features/rites/proofs/context.ts'

/** The dependencies of this feature. Pictures are stored as media and added to drafts of proofs. */
export type DayLinksContext = { proofs: ProofsContext; media: MediaContext }
