import { describe, expect, it } from 'vitest'
import { REVIEW_STATES } from './model.ts'
import { hasReviewText, reviewCan } from './rules.ts'

describe('the text of a review', () => {
  it('can be published, refused or answered only between writing and withdrawal', () => {
    const steps = ['publish', 'decline', 'reply'] as const
    const table = REVIEW_STATES.map((state) => [state, ...steps.filter((step) => reviewCan(step, { state }))])
    expect(table).toEqual([
      ['asked'],
      ['waiting', 'publish', 'decline', 'reply'],
      ['published', 'decline', 'reply'],
      ['declined', 'publish'],
      ['withdrawn'],
    ])
  })

  it('does not exist before writing and after withdrawal', () => {
    expect(REVIEW_STATES.filter(hasReviewText)).toEqual(['waiting', 'published', 'declined'])
  })
})
