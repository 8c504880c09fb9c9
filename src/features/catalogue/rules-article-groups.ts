import type { CatalogueItem } from './schemas.ts'

/** The parts of the list of articles, in the order they stand; an article is in the first whose tags it has. */
const GROUP_TAGS = {
  order: ['preparation', 'ordering', 'questions'],
  sky: ['jyotish', 'festivals', 'calendar', 'vastu'],
} as const

export type ArticleGroup = keyof typeof GROUP_TAGS | 'rite'

const ORDER: ArticleGroup[] = ['order', 'rite', 'sky']

/** The first article leads; the others stand in groups by their tags, what fits no other in that about the rite; empty ones are left out. */
export function groupCatalogue(items: readonly CatalogueItem[]) {
  const [lead, ...articles] = items.filter(({ source }) => source === 'articles')
  const groups = ORDER.map((group) => ({ group, articles: articles.filter((article) => groupOf(article) === group) }))
  return {
    lead,
    groups: groups.filter((group) => group.articles.length > 0),
    rituals: items.filter(({ source }) => source === 'services'),
  }
}

function groupOf({ tags_en: tags = [] }: CatalogueItem): ArticleGroup {
  const has = (group: keyof typeof GROUP_TAGS) => GROUP_TAGS[group].some((tag) => tags.includes(tag))
  if (has('order')) return 'order'
  return has('sky') ? 'sky' : 'rite'
}
