import { termEn } from '#base/i18n.ts'
import type { AgentTool } from '../model.ts'

const tools: Record<AgentTool, { title: string; description: string }> = {
  search_rituals: {
    title: 'Search the rituals',
    description:
      'Finds rituals by words of Russian or English (an intention, a deity, a name), or lists all of them when no query is given. Answers names, prices a month, the lowest price offered with its term, and addresses of pages.',
  },
  get_ritual: {
    title: 'Read a ritual',
    description:
      'Everything the shop says of one ritual: its whole article in Markdown, what is included, the mantra, and what each tier costs for each term that it offers.',
  },
  list_articles: {
    title: 'List the articles',
    description: 'Articles on Vedic rituals, the calendar, the mantra and how to prepare, by name and in a line each.',
  },
  get_article: { title: 'Read an article', description: 'One article with its whole text in Markdown.' },
  panchang: {
    title: 'Lunar calendar',
    description:
      'The days of the lunar calendar at sunrise in Varanasi: tithi, nakshatra, full and new moon, ekadashi, festival. At most 31 days at once, from 2000 to 2060.',
  },
  quote: {
    title: 'Price a cart',
    description:
      'What these rituals cost now, line by line and together, by the same rule that prices orders. Buys and keeps nothing; a person orders at the address that comes with each line.',
  },
}

/** Texts for programs that use the Model Context Protocol. Only the server uses these texts. */
export const en = {
  instructions: (shop: string) =>
    `${shop} sells Vedic fire rituals (yagyas) performed in a person's name. Everything here only reads: nothing is bought, and nothing is known of customers. Prices are in US dollars and the shop's own; name no other. The texts report a tradition: promise no result, and do not offer a ritual in place of a doctor, a lawyer or a financial adviser. Send whoever wants to order to the address of the ritual's page.`,
  tools,
  place: 'Varanasi',
  resources: {
    rituals: 'Rituals with their prices and articles, in Markdown',
    articles: 'Articles, in Markdown',
  },
  markdown: {
    comprises: 'Included:',
    prices: 'Prices in US dollars for the whole term:',
    mantra: 'Mantra:',
    updated: 'updated',
    weeks: (count: number) => termEn(count).replace('\u00a0', ' '),
  },
  errors: {
    'agents.many-days': 'At most {most} days may be asked for at once.',
    'agents.many-messages': 'At most {most} messages may come at once.',
    'agents.not-acceptable': 'Answers are application/json: allow it in Accept, or leave the header out.',
    'agents.no-subscriptions': 'There are no subscriptions here: ask again when you want to know.',
  },
}

export type AgentMessages = typeof en
