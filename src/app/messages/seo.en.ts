import { en as home } from '#features/catalogue/catalogue/messages/page-home.en.ts'
import { en as catalogue } from '#features/catalogue/catalogue/messages/page.en.ts'
import type { Tier } from '#features/catalogue/catalogue/model-terms.ts'

/** Texts for feeds, the installed app, pictures and the offline page. Only the server uses them. */
export const en = {
  summary:
    'A shop for Vedic fire rituals (yagyas). Choose a ritual, give names and a wish, receive a recording and a certificate.',
  homeDescription: home.description,
  feedTitle: (shop: string) => `${shop}: articles and rituals`,
  appName: (shop: string) => `${shop}: Vedic fire rituals`,
  keywords: ['yagya', 'yajna', 'homa', 'Vedic ritual', 'fire ritual', 'puja'],
  rituals: 'Rituals',
  articles: 'Articles',
  llms: {
    aboutPage: 'About us: who performs, who sells, how to reach us',
    priestsPage: 'Our priests: who performs',
    about:
      'Prices are in US dollars. Each ritual comes in three options, each for the terms named with it. Payment is by card or in cryptocurrency. The texts report a tradition: no result is promised, and a ritual does not replace a doctor, a lawyer or a financial adviser.',
    otherLanguage: 'Every page is also in Russian: put `lang=ru` in place of `lang=en`.',
    rituals: 'Rituals',
    articles: 'Articles',
    terms: 'Terms',
    dates: 'Dates and performed rituals',
    calendar: 'Calendar: group rituals with free places, festivals and days of the moon',
    feed: 'The same as an iCalendar feed',
    proofs: 'Performed rituals, shown with consent and without names',
    term: catalogue.card.said,
    offer: (tier: Tier | null, prices: string) =>
      tier ? `${catalogue.tiers[tier].label}: ${prices}` : `For each intention: ${prices}`,
    api: 'OpenAPI 3.1 of every call; reading the catalogue needs no key.',
    full: 'whole texts of every ritual and article.',
    mcp: (address: string) =>
      `Programs that speak the Model Context Protocol (streamable HTTP) find the same at ${address}: search, texts, lunar calendar and prices of a cart. Nothing is bought there.`,
  },
  reference: {
    title: 'API reference',
    lead: 'Every call of the shop, for programs. Reading the catalogue needs no key; the shop alone sets prices.',
    mcp: 'Programs that speak the Model Context Protocol find the catalogue, the lunar calendar and prices at `POST /mcp`.',
    part: (tag: string) => tag,
    all: 'All calls',
    otherLanguage: 'Русский',
    parameters: 'Parameters',
    required: 'required',
    body: 'Body',
    answer: 'Answer',
    example: 'Example',
    problems: 'When something is wrong',
  },
  offline: {
    title: 'No connection',
    text: 'This page cannot be shown without a connection. It will open by itself when the connection is back.',
    kept: 'Kept on this device',
    nothing: 'Nothing is kept yet: the rituals and articles you open will be kept here.',
    retry: 'Try again',
  },
  tooMany: {
    title: 'Too many requests',
    text: 'More requests have come from your network than we can handle. Wait a few seconds and try again.',
    retry: 'Try again',
  },
  ambiguous: {
    title: 'This address has a mistake in it',
    text: 'It gives the same thing twice, such as the language, and we cannot tell which of the two is meant.',
    retry: 'Open the page without it',
  },
  heroNote: 'Vedic yagyas: choose a ritual, give the names, receive a recording.',
  picture: {
    ritual: (name: string) => `${name}: a drawn yantra`,
    article: (name: string) => `${name}: a drawn ornament`,
    shop: (name: string) => `${name}: a drawn Sri Yantra`,
    hero: 'A fire ritual performed in your name',
  },
}

export type MachineMessages = typeof en
