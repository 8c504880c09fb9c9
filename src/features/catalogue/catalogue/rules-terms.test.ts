import { expect, it } from 'vitest'
import { groupCatalogue } from './rules-terms.ts'
import type { CatalogueItem } from './schemas.ts'

const item = (id: string, tags_en?: string[], source: CatalogueItem['source'] = 'articles'): CatalogueItem => ({
  id,
  source,
  name: id,
  name_en: id,
  image_url: null,
  category: null,
  article_intro: null,
  article_intro_en: null,
  description: null,
  description_en: null,
  ...(tags_en && { tags_en }),
})

it('the list of articles has one article on top, then groups, then rituals', () => {
  const list = [
    item('a'),
    item('b', ['vastu']),
    item('c'),
    item('d', ['calendar', 'preparation']),
    item('r', [], 'services'),
  ]
  const { lead, groups, rituals } = groupCatalogue(list)
  expect(lead?.id).toBe('a')
  expect(groups.map(({ group, articles }) => [group, articles.map(({ id }) => id)])).toEqual([
    ['order', ['d']],
    ['rite', ['c']],
    ['sky', ['b']],
  ])
  expect(rituals.map(({ id }) => id)).toEqual(['r'])
})

it('a list of articles that contains only rituals has no groups', () => {
  expect(groupCatalogue([item('r', [], 'services')])).toMatchObject({ lead: undefined, groups: [] })
})
