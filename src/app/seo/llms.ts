import { isSpecialIntention, tierOffers } from '#features/catalogue/rules.ts'
import type { MachineWords } from '../messages/machines.en.ts'
import type { Shelf, ShelfItem } from './site-content.ts'

/** The shop in short for language models (llmstxt.org): what it is, what may be read and ordered, what is not promised. */
export function llms(shelf: Shelf, words: MachineWords): string {
  const { origin, items, legal } = shelf
  const line = (title: string, path: string, note: string) => `- [${title}](${origin}${path}?lang=en): ${note}`
  const of = (kind: ShelfItem['kind']) => items.filter((item) => item.kind === kind)
  return [
    `# ${shelf.name.en}`,
    '',
    `> ${words.summary}`,
    '',
    words.llms.about,
    '',
    `## ${words.llms.rituals}`,
    '',
    ...of('ritual').map(({ id, path, price, text }) => {
      const cost = isSpecialIntention(id) ? words.llms.perIntention(String(price)) : tierPrices(price ?? 0, words)
      return line(text.en.name, path, `${text.en.description} ${cost}`)
    }),
    '',
    `## ${words.llms.articles}`,
    '',
    ...of('article').map(({ path, text }) => line(text.en.name, path, text.en.description)),
    '',
    `## ${words.llms.terms}`,
    '',
    ...legal.map(({ path, title }) => `- [${title.en}](${origin}${path}?lang=en)`),
    '',
    '## Optional',
    '',
    `- [RSS](${origin}/feed.en.xml), [JSON Feed](${origin}/feed.en.json)`,
    `- [API](${origin}/api/openapi.json): ${words.llms.api}`,
    '',
  ].join('\n')
}

/** What each tier costs for the term it is meant for. */
function tierPrices(price: number, { llms: words }: MachineWords): string {
  const [basic = '', enhanced = '', premium = ''] = tierOffers(Math.round(price * 100)).map((offer) =>
    String(offer.price / 100),
  )
  return words.price(basic, enhanced, premium)
}
