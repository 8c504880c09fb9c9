import { isSpecialIntention, tierOffers } from '#features/catalogue/rules.ts'
import type { MachineMessages } from '../messages/machines.en.ts'
import type { SiteContent, ContentItem } from './site-content.ts'

/** The shop in short for language models (llmstxt.org): what it is, what may be read and ordered, what is not promised. */
export function llms(content: SiteContent, messages: MachineMessages): string {
  const { origin, items, legal } = content
  const line = (title: string, path: string, note: string) => `- [${title}](${origin}${path}?lang=en): ${note}`
  const of = (kind: ContentItem['kind']) => items.filter((item) => item.kind === kind)
  return [
    `# ${content.name.en}`,
    '',
    `> ${messages.summary}`,
    '',
    messages.llms.about,
    '',
    `## ${messages.llms.rituals}`,
    '',
    ...of('ritual').map(({ id, path, price, text }) => {
      const cost = isSpecialIntention(id) ? messages.llms.perIntention(String(price)) : tierPrices(price ?? 0, messages)
      return line(text.en.name, path, `${text.en.description} ${cost}`)
    }),
    '',
    `## ${messages.llms.articles}`,
    '',
    ...of('article').map(({ path, text }) => line(text.en.name, path, text.en.description)),
    '',
    `## ${messages.llms.terms}`,
    '',
    ...legal.map(({ path, title }) => `- [${title.en}](${origin}${path}?lang=en)`),
    '',
    '## Optional',
    '',
    `- [RSS](${origin}/feed.en.xml), [JSON Feed](${origin}/feed.en.json)`,
    `- [llms-full.txt](${origin}/llms-full.txt): ${messages.llms.full}`,
    `- [API](${origin}/api/openapi.json): ${messages.llms.api}`,
    `- [API reference](${origin}/api/reference?lang=en)`,
    '',
    messages.llms.mcp(`${origin}/mcp`),
    '',
  ].join('\n')
}

/** What each tier costs for the term it is meant for. */
function tierPrices(price: number, { llms: messages }: MachineMessages): string {
  const [basic = '', enhanced = '', premium = ''] = tierOffers(Math.round(price * 100)).map((offer) =>
    String(offer.price / 100),
  )
  return messages.price(basic, enhanced, premium)
}
