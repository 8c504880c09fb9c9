/** Signs that the printed sheet has room for beside a long title and facts, in the larger sizes of its names. */
const MOST_SIGNS = { large: 240, medium: 800 }

/** How large names are set on the certificate, so that what stands below them stays on the sheet. */
export function sizeOfNames(names: readonly string[]): 'large' | 'medium' | 'small' {
  const signs = names.join(', ').length
  return signs <= MOST_SIGNS.large ? 'large' : signs <= MOST_SIGNS.medium ? 'medium' : 'small'
}
